/** Everything under /auth, and /bot-check. */
import { AuthController } from './auth.controller.js';
import { AccountController } from './account.controller.js';

export const identityControllers = [AuthController, AccountController];
