/** What a webhook may be told of. A name is never changed: receivers decide by it. */
export const WEBHOOK_EVENTS = [
  'document.completed',
  'document.failed',
  'document.edited',
  'document.confirmed',
  'document.deleted',
  'credits.low',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on the owner's word only, to see whether anybody answers. */
export const TEST_EVENT = 'webhook.test';
export type MessageType = WebhookEvent | typeof TEST_EVENT;

/** How an attempt went; `taken` is the only good one. */
export const ATTEMPT_OUTCOMES = [
  'taken',
  'refused',
  'redirected',
  'gone',
  'timed_out',
  'no_connection',
  'address',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** Why an endpoint is switched off: by its owner, as it answered 410, as it took nothing for days. */
export const OFF_REASONS = ['owner', 'gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
