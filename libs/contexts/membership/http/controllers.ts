/** How one comes to a session, and who is in a workspace. */
import { AuthController } from './auth.controller.js';
import { MembersController } from './members.controller.js';

export const membershipControllers = [AuthController, MembersController];
