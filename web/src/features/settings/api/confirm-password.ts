/** Proving once more who one is, for what cannot be undone: whether the server wants it, and doing so. */
import { AccountAnswer, FreshToken, type ConfirmationBody } from '#contracts/auth.js';
import { PasskeyOptions } from '#contracts/passkeys.js';
import { askPasskey } from '../../../entities/account/passkey.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { currentSession, startSession } from '../../../entities/account/session.js';
import { ApiError } from '../../../lib/api-error.js';
import { read, write } from '../../../lib/http.js';

/** Where the server cannot be asked it says so itself, when it is to do something. */
export const wantsPassword = (): Promise<boolean> =>
  read(apiPaths.account, AccountAnswer).then(
    ({ confirmed }) => !confirmed,
    () => false,
  );

export const saysToConfirm = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'confirm_password';

/** The session goes on with the token that comes back. */
export async function confirmIdentity(body: ConfirmationBody): Promise<void> {
  const { token } = await write('POST', apiPaths.confirmIdentity, FreshToken, { body });
  const session = currentSession();
  if (session) startSession({ ...session, token });
}

/** @throws ApiError · PasskeyError */
export async function confirmByPasskey(): Promise<void> {
  const options = await write('POST', apiPaths.passkeyQuestion, PasskeyOptions);
  await confirmIdentity({ passkey: await askPasskey(options) });
}
