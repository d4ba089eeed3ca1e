/** The API described: the workspaces of an account. */
import { Session } from '../auth.js';
import { Said } from '../engagement.js';
import { JoinBody, JoinedWorkspace, SwitchBody, WorkspaceList } from '../memberships.js';
import { answers, body, idParameter } from './parts.js';
import { tagged } from './tags.js';

export const membershipPaths = tagged('Accounts and sessions', {
  '/auth/workspaces': {
    get: {
      operationId: 'listWorkspaces',
      summary: 'The workspaces your account is in, and what you are in each',
      description: 'The oldest first. All other operations are about the one that the token names (`current`).',
      responses: answers(200, 'Your workspaces', WorkspaceList, 401),
    },
  },
  '/auth/workspaces/{id}': {
    parameters: [idParameter('workspace')],
    delete: {
      operationId: 'leaveWorkspace',
      summary: 'Leave one of your workspaces, and keep your account',
      description:
        'Tokens that name it are worthless when this answers. Refused in your only one (409 `only_workspace`) and to its ' +
        'last owner (409 `last_owner`). Wants a proof of the last fifteen minutes (403 `confirm_password`).',
      responses: answers(200, 'Left', Said, 401, 403, 404, 409),
    },
  },
  '/auth/switch': {
    post: {
      operationId: 'switchWorkspace',
      summary: 'A token for another of your workspaces',
      description:
        'Of the same session: as long and as good a proof as the one it was asked with, which stays good for its own ' +
        'workspace. 404 for a workspace you are not in; 403 `provider_required` where its members must sign in by the ' +
        'identity provider and you did not.',
      ...body(SwitchBody),
      responses: answers(200, 'Signed in there', Session, 400, 401, 403, 404),
    },
  },
  '/auth/join': {
    post: {
      operationId: 'joinWorkspace',
      summary: 'Accept an invitation with the account you are signed in to',
      description:
        'When it came to the address of your account (else 409 `invited_under_another_address`), which is confirmed by ' +
        'it. Then switch to the workspace.',
      ...body(JoinBody),
      responses: answers(200, 'Joined', JoinedWorkspace, 400, 401, 403, 404, 409),
    },
  },
});
