/** Signs a member in by a passkey: alone, or after a password that was right as far as it went. */
import { Session } from '#contracts/auth.js';
import { PasskeyOptions, type LoginPasskeyBody, type PasskeyQuestionBody } from '#contracts/passkeys.js';
import { useMutation } from '@tanstack/react-query';
import { askPasskey } from '../../../entities/account/passkey.js';
import { startSession } from '../../../entities/account/session.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

async function login(challenge: string | undefined): Promise<Session> {
  const question: PasskeyQuestionBody = { challenge };
  const options = await write('POST', apiPaths.loginPasskeyOptions, PasskeyOptions, { body: question, signsIn: true });
  const body: LoginPasskeyBody = { challenge, passkey: await askPasskey(options) };
  return write('POST', apiPaths.loginPasskey, Session, { body, signsIn: true });
}

/** @param challenge of the login that wants a second factor; absent when the passkey is all */
export const useLoginPasskey = (challenge?: string) =>
  useMutation({ mutationFn: () => login(challenge), onSuccess: startSession });
