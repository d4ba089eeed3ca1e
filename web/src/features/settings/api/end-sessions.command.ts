/** Signs out everywhere else. This session goes on with the token that comes back. */
import { FreshToken } from '#contracts/auth.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { currentSession, startSession } from '../../../entities/account/session.js';

async function endSessions(currentPassword: string): Promise<void> {
  const { token } = await write('POST', apiPaths.endSessions, FreshToken, { body: { currentPassword } });
  const session = currentSession();
  if (session) startSession({ ...session, token });
}

export function useEndSessions() {
  return useMutation({ mutationFn: endSessions });
}
