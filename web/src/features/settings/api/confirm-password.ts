/** The password once more, for what cannot be undone: whether the server wants it, and giving it. */
import { AccountAnswer, FreshToken } from '#contracts/auth.js';
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
export async function confirmPassword(currentPassword: string): Promise<void> {
  const { token } = await write('POST', apiPaths.confirmPassword, FreshToken, { body: { currentPassword } });
  const session = currentSession();
  if (session) startSession({ ...session, token });
}
