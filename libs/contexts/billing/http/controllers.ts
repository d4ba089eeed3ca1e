/** Everything under /payment, and what a workspace uses. */
import { PaymentController } from './payment.controller.js';
import { TestCheckoutController } from './test-checkout.controller.js';
import { UsageController } from './usage.controller.js';
import { WebhookController } from './webhook.controller.js';

export const billingControllers = [PaymentController, TestCheckoutController, UsageController, WebhookController];
