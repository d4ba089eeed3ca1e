/** Leaving a workspace that is not open. */
import { Said } from '#contracts/engagement.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { workspacesKey } from '../../../entities/account/keys.js';
import { write } from '../../../lib/http.js';

export function useLeaveWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await write('DELETE', apiPaths.workspace(id), Said)).message,
    onSettled: () => client.invalidateQueries({ queryKey: workspacesKey }),
  });
}
