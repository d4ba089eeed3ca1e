/** Everything under /payment. */
import { PaymentController } from './payment.controller.js';
import { TestCheckoutController } from './test-checkout.controller.js';
import { WebhookController } from './webhook.controller.js';

export const billingControllers = [PaymentController, TestCheckoutController, WebhookController];
