/** The workspaces of the account, going on in another of them, and coming into one more. */
import { Session } from '#contracts/auth.js';
import { JoinedWorkspace, WorkspaceList, type JoinBody, type SwitchBody } from '#contracts/memberships.js';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { workspacesKey } from './keys.js';
import { moveTo } from './session.js';

export const useWorkspaces = () =>
  useQuery({
    queryKey: workspacesKey,
    queryFn: async ({ signal }) => (await read(apiPaths.workspaces, WorkspaceList, { signal })).workspaces,
  });

/** The page is left for the dashboard of the other one when this resolves. */
export async function switchTo(workspaceId: string): Promise<void> {
  const body: SwitchBody = { workspaceId };
  moveTo(await write('POST', apiPaths.switchWorkspace, Session, { body }));
}

/** @param token of an invitation to the address one is signed in with */
export async function joinAndSwitch(token: string): Promise<void> {
  const body: JoinBody = { token };
  const { workspace } = await write('POST', apiPaths.joinWorkspace, JoinedWorkspace, { body });
  await switchTo(workspace.id);
}
