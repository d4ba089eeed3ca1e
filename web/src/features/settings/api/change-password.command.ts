/** Changes the password. Every other session ends; this one goes on with the token that comes back. */
import { FreshToken, type ChangePasswordBody } from '#contracts/auth.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { currentSession, startSession } from '../../../entities/account/session.js';

async function changePassword({ currentPassword, newPassword }: ChangePasswordBody): Promise<void> {
  const { token } = await write('POST', apiPaths.changePassword, FreshToken, {
    body: { currentPassword, newPassword },
  });
  const session = currentSession();
  if (session) startSession({ ...session, token });
}

export function useChangePassword() {
  return useMutation({ mutationFn: changePassword });
}
