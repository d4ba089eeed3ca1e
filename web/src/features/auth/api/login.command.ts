/**
 * Signs a member in: the form's values and a bot-check token, for a session that this browser then keeps, or for the
 * question for a code, which is given with what came back.
 */
import { Session, type LoginBody, type LoginForm } from '#contracts/auth.js';
import { SecondFactorRequired, type LoginCodeBody } from '#contracts/second-factor.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { ApiError } from '../../../lib/api-error.js';
import { write } from '../../../lib/http.js';
import { startSession } from '../../../entities/account/session.js';

async function login(form: LoginForm): Promise<Session> {
  const body: LoginBody = { ...form, recaptchaToken: await botCheckToken('login') };
  return write('POST', apiPaths.login, Session, { body, signsIn: true });
}

export function useLogin() {
  return useMutation({ mutationFn: login, onSuccess: startSession });
}

/** Of a login that was right as far as it went. */
export function secondFactorOf(error: unknown): SecondFactorRequired | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return undefined;
  return SecondFactorRequired.safeParse(error.details).data;
}

export function useLoginCode(challenge: string) {
  const give = (code: string): Promise<Session> => {
    const body: LoginCodeBody = { challenge, code };
    return write('POST', apiPaths.loginCode, Session, { body, signsIn: true });
  };
  return useMutation({ mutationFn: give, onSuccess: startSession });
}
