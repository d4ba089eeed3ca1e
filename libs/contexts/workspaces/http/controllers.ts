/** Everything under /workspaces. */
import { WorkspacesController } from './workspaces.controller.js';
import { MembersController } from './members.controller.js';

export const workspaceControllers = [WorkspacesController, MembersController];
