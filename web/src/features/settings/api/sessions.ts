/** Where the member is signed in, and signing out there: one by one, or everywhere else. */
import { FreshToken } from '#contracts/auth.js';
import { MemberSessionList } from '#contracts/sessions.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, remove, write } from '../../../lib/http.js';
import { currentSession, startSession } from '../../../entities/account/session.js';

/** The session goes on with the token that comes back. */
async function endSessions(currentPassword: string): Promise<void> {
  const { token } = await write('POST', apiPaths.endSessions, FreshToken, { body: { currentPassword } });
  const session = currentSession();
  if (session) startSession({ ...session, token });
}

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await read(apiPaths.sessions, MemberSessionList, { signal })).sessions,
    staleTime: 0,
  });

function useChange<Given>(mutationFn: (given: Given) => Promise<void>) {
  const client = useQueryClient();
  // Also when it failed: it may have ended elsewhere meanwhile.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }) });
}

export const useEndSession = () => useChange((id: string) => remove(apiPaths.session(id)));
export const useEndSessions = () => useChange(endSessions);
