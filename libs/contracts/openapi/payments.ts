/** The API described: plans and money. */
import { ProofBody } from '../auth.js';
import {
  CheckoutBody,
  CheckoutSession,
  PlanChoice,
  SubscriptionInfo,
  TestOrder,
  TestPayment,
  WebhookAnswer,
} from '../payment.js';
import { answers, content, json, open } from './parts.js';

export const paymentPaths = {
  '/payment/create-checkout-session': {
    post: {
      summary: 'Where to pay for a plan; with a subscription, where to confirm the change to it',
      requestBody: { content: content(json(CheckoutBody, 'input')) },
      responses: answers(200, 'The address to go to', CheckoutSession, 400, 401, 403),
    },
  },
  '/payment/subscription/cancel': {
    post: {
      summary: 'Cancel the subscription with the end of its period; for the owner',
      requestBody: { content: content(json(ProofBody, 'input')) },
      responses: answers(200, 'As it is now', SubscriptionInfo, 400, 401, 403, 409, 429),
    },
  },
  '/payment/subscription/reactivate': {
    post: {
      summary: 'Take a cancellation back, before the period ends',
      responses: answers(200, 'As it is now', SubscriptionInfo, 401, 403, 409),
    },
  },
  '/payment/subscription/change': {
    post: {
      summary: 'Another plan: a larger one at once, a smaller one with the next period',
      requestBody: { content: content(json(PlanChoice, 'input')) },
      responses: answers(200, 'As it is now', SubscriptionInfo, 400, 401, 402, 403, 409),
    },
  },
  '/payment/billing-page': {
    post: {
      summary: 'Where to see invoices and change the card',
      responses: answers(200, 'The address to go to', CheckoutSession, 401, 403, 409),
    },
  },
  '/payment/webhook': {
    post: {
      summary: 'Messages of the payment provider, signed over the bytes of the body',
      ...open,
      parameters: [{ name: 'Stripe-Signature', in: 'header', required: true, schema: { type: 'string' } }],
      requestBody: { content: content({ type: 'object', description: 'An event as Stripe sends it' }) },
      responses: answers(200, 'Dealt with', WebhookAnswer, 400),
    },
  },
  '/payment/test-checkout/{session}': {
    parameters: [{ name: 'session', in: 'path', required: true, schema: { type: 'string' } }],
    get: {
      summary: 'An order on the page where nothing is paid; not there when payments are real',
      responses: answers(200, 'The order', TestOrder, 401, 404),
    },
    post: {
      summary: 'Conclude such an order',
      requestBody: { content: content(json(TestPayment, 'input')) },
      responses: answers(200, 'Where to go next', CheckoutSession, 400, 401, 402, 403, 404),
    },
  },
  '/payment/subscription': {
    get: {
      summary: 'The subscription of the workspace, if there is one',
      responses: answers(200, 'Subscription', SubscriptionInfo, 401),
    },
  },
};
