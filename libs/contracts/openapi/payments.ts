/** The API described: plans and money. */
import {
  CheckoutBody,
  CheckoutSession,
  PlanChoice,
  SubscriptionInfo,
  TestOrder,
  TestPayment,
  WebhookAnswer,
} from '../payment.js';
import { answers, body, open } from './parts.js';
import { tagged } from './tags.js';

export const paymentPaths = tagged('Plans and payment', {
  '/payment/create-checkout-session': {
    post: {
      operationId: 'createCheckoutSession',
      summary: 'Where to pay for a plan',
      description: 'With a subscription: where to confirm the change to it. For owners.',
      ...body(CheckoutBody),
      responses: answers(200, 'The address to go to', CheckoutSession, 400, 401, 403),
    },
  },
  '/payment/subscription/cancel': {
    post: {
      operationId: 'cancelSubscription',
      summary: 'Cancel the subscription with the end of its period',
      description: 'For owners, within 15 minutes of giving the password (403 `confirm_password`).',
      responses: answers(200, 'As it is now', SubscriptionInfo, 401, 403, 409),
    },
  },
  '/payment/subscription/reactivate': {
    post: {
      operationId: 'reactivateSubscription',
      summary: 'Take a cancellation back',
      description: 'Before the period ends. For owners.',
      responses: answers(200, 'As it is now', SubscriptionInfo, 401, 403, 409),
    },
  },
  '/payment/subscription/change': {
    post: {
      operationId: 'changePlan',
      summary: 'Change the plan',
      description: 'To a larger one at once, to a smaller one with the next period. For owners.',
      ...body(PlanChoice),
      responses: answers(200, 'As it is now', SubscriptionInfo, 400, 401, 402, 403, 409),
    },
  },
  '/payment/billing-page': {
    post: {
      operationId: 'openBillingPage',
      summary: 'Where to see invoices and change the card',
      description: 'A page of the payment provider. For owners.',
      responses: answers(200, 'The address to go to', CheckoutSession, 401, 403, 409),
    },
  },
  '/payment/webhook': {
    post: {
      operationId: 'receivePaymentMessage',
      summary: 'Messages of the payment provider',
      description: 'Signed by Stripe over the bytes of the body; for nobody else.',
      ...open,
      parameters: [
        {
          name: 'Stripe-Signature',
          in: 'header',
          required: true,
          description: 'As Stripe makes it',
          schema: { type: 'string' },
        },
      ],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', description: 'An event as Stripe sends it' } } },
      },
      responses: answers(200, 'Dealt with', WebhookAnswer, 400),
    },
  },
  '/payment/test-checkout/{session}': {
    parameters: [
      {
        name: 'session',
        in: 'path',
        required: true,
        description: 'As it stands in the address that the checkout answered',
        schema: { type: 'string' },
      },
    ],
    get: {
      operationId: 'getTestOrder',
      summary: 'An order on the page where nothing is paid',
      description: 'Not there when payments are real.',
      responses: answers(200, 'The order', TestOrder, 401, 404),
    },
    post: {
      operationId: 'concludeTestOrder',
      summary: 'Conclude such an order',
      description: 'Nothing is paid; the plan is booked as if it had been. For owners.',
      ...body(TestPayment),
      responses: answers(200, 'Where to go next', CheckoutSession, 400, 401, 402, 403, 404),
    },
  },
  '/payment/subscription': {
    get: {
      operationId: 'getSubscription',
      summary: 'The subscription of the workspace, if there is one',
      description: 'With plan and credits of the workspace.',
      responses: answers(200, 'Subscription', SubscriptionInfo, 401),
    },
  },
});
