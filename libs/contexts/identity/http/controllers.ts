/** What members change of their account, and the check of forms that need none. */
import { AccountController } from './account.controller.js';
import { BotCheckController } from './bot-check.controller.js';

export const identityControllers = [AccountController, BotCheckController];
