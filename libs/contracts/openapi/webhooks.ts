/** The API described: webhooks. */
import { Said } from '../engagement.js';
import {
  AddWebhookBody,
  ChangeWebhookBody,
  DeliveriesQuery,
  DeliveryStarted,
  RepeatedRange,
  RepeatRangeBody,
  RotateSecretBody,
  WebhookAnswer,
  WebhookDeliveryDetail,
  WebhookDeliveryList,
  WebhookList,
  WebhookSecret,
} from '../webhooks.js';
import { answers, body, CURSOR_NOTE, forKeys, idempotencyKey, idParameter, queryParameters } from './parts.js';
import { tagged } from './tags.js';

/** What a webhook is told is about documents. */
const KEYS_WITH = ['webhooks', 'documents:read'] as const;
const webhookId = idParameter('webhook');
const deliveryId = { ...idParameter('delivery'), name: 'delivery' };

export const webhookPaths = tagged('Webhooks', {
  '/webhooks': {
    get: {
      operationId: 'listWebhooks',
      ...forKeys(...KEYS_WITH),
      summary: 'Where messages go',
      description: 'In the order they were added. For owners, and for API keys.',
      responses: answers(200, 'Webhooks', WebhookList, 401, 403),
    },
    post: {
      operationId: 'addWebhook',
      ...forKeys(...KEYS_WITH),
      summary: 'Add a webhook',
      description:
        'The answer has the secret that signs its messages; it is never shown again. Addresses of private networks are ' +
        'refused (`address_refused`). At most ten. For owners, and for API keys.',
      parameters: [idempotencyKey('made again with it, one whose answer was lost adds no second webhook')],
      ...body(AddWebhookBody),
      responses: answers(201, 'Added', WebhookSecret, 400, 401, 403, 409),
    },
  },
  '/webhooks/{id}': {
    parameters: [webhookId],
    put: {
      operationId: 'changeWebhook',
      ...forKeys(...KEYS_WITH),
      summary: 'Change a webhook, switch it off or on',
      description: 'While it is switched off, nothing is sent there and nothing is kept to be sent. For owners.',
      ...body(ChangeWebhookBody),
      responses: answers(200, 'Changed', WebhookAnswer, 400, 401, 403, 404, 409),
    },
    delete: {
      operationId: 'removeWebhook',
      ...forKeys(...KEYS_WITH),
      summary: 'Remove a webhook with its deliveries',
      description: 'Its address, its secrets and what it answered can then be read by nobody. For owners.',
      responses: answers(200, 'Removed', Said, 401, 403, 404),
    },
  },
  '/webhooks/{id}/secret': {
    parameters: [webhookId],
    post: {
      operationId: 'rotateWebhookSecret',
      ...forKeys(...KEYS_WITH),
      summary: 'A new secret',
      description:
        'For 24 hours messages are signed with both. Until that is over another new one is refused ' +
        '(409 `rotation_running`), unless `overlap` is false: then those before end at once. For owners.',
      parameters: [idempotencyKey('made again with it, one whose answer was lost is told the same secret')],
      ...body(RotateSecretBody),
      responses: answers(200, 'The new secret', WebhookSecret, 400, 401, 403, 404, 409),
    },
  },
  '/webhooks/{id}/test': {
    parameters: [webhookId],
    post: {
      operationId: 'testWebhook',
      ...forKeys(...KEYS_WITH),
      summary: 'Send a message of the type webhook.test',
      description: 'Sent once, also while the webhook is switched off. For owners.',
      parameters: [idempotencyKey('made again with it, it is the same message')],
      responses: answers(202, 'On its way', DeliveryStarted, 400, 401, 403, 404),
    },
  },
  '/webhooks/{id}/deliveries': {
    parameters: [webhookId],
    get: {
      operationId: 'listDeliveries',
      ...forKeys(...KEYS_WITH),
      summary: 'Messages to a webhook, newest first',
      description: 'Those of the last thirty days. For owners.',
      parameters: queryParameters(DeliveriesQuery, {
        cursor: CURSOR_NOTE,
        page: 'Which page, from 1',
        limit: 'Messages a page',
        status: 'Only those',
      }),
      responses: answers(200, 'One page', WebhookDeliveryList, 400, 401, 403, 404),
    },
  },
  '/webhooks/{id}/deliveries/{delivery}': {
    parameters: [webhookId, deliveryId],
    get: {
      operationId: 'getDelivery',
      ...forKeys(...KEYS_WITH),
      summary: 'A message with every attempt and what was answered',
      description: 'For owners.',
      responses: answers(200, 'Delivery', WebhookDeliveryDetail, 401, 403, 404),
    },
  },
  '/webhooks/{id}/deliveries/{delivery}/repeat': {
    parameters: [webhookId, deliveryId],
    post: {
      operationId: 'repeatDelivery',
      ...forKeys(...KEYS_WITH),
      summary: 'Send a message again',
      description: 'Under the same id. For owners.',
      responses: answers(202, 'On its way', DeliveryStarted, 401, 403, 404, 409),
    },
  },
  '/webhooks/{id}/repeat': {
    parameters: [webhookId],
    post: {
      operationId: 'repeatDeliveries',
      ...forKeys(...KEYS_WITH),
      summary: 'Send the messages of a time again',
      description: 'Those that failed, or those that were taken; at most 1,000, the oldest first. For owners.',
      ...body(RepeatRangeBody),
      responses: answers(202, 'On their way', RepeatedRange, 400, 401, 403, 404, 409),
    },
  },
});
