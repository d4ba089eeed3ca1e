/** Signs a member in: the form's values and a bot-check token, for a session that this browser then keeps. */
import { Session, type LoginBody, type LoginForm } from '#contracts/auth.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';
import { startSession } from '../../../entities/account/session.js';

async function login(form: LoginForm): Promise<Session> {
  const body: LoginBody = { ...form, recaptchaToken: await botCheckToken('login') };
  return write('POST', apiPaths.login, Session, { body, signsIn: true });
}

export function useLogin() {
  return useMutation({ mutationFn: login, onSuccess: startSession });
}
