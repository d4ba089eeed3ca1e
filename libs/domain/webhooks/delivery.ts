/**
 * One message to one endpoint (stream `delivery-<id>`), from when it is due until it was taken or given up. What is
 * sent is not kept here: it is made of the log when it is sent, so that nothing of a deleted document outlives it. What
 * an endpoint answered may repeat what it was sent, and is sealed under the document's key, or else the endpoint's.
 */
import { z } from 'zod';
import type { Dated, Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { ATTEMPT_OUTCOMES, TEST_EVENT, WEBHOOK_EVENTS } from '#kernel/webhook-events.js';
import { endpointSubject } from './endpoint.events.js';

const place = {
  deliveryId: z.uuid(),
  workspaceId: z.uuid(),
  endpointId: z.uuid(),
  /** Messages about one document go out in order. */
  documentId: z.uuid().optional(),
};
const about: z.ZodType<JsonObject> = z.record(z.string(), z.json());

export const DeliveryPlanned = defineEvent({
  name: 'DeliveryPlanned',
  version: 1,
  schema: z.strictObject({
    ...place,
    message: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    /** The event it tells of; its values stand there. */
    eventId: z.string(),
    happenedAt: z.iso.datetime(),
    /** Facts that say nothing about anybody. */
    about,
  }),
});
export const DeliveryAttempted = defineEvent({
  name: 'DeliveryAttempted',
  version: 1,
  schema: z.strictObject({
    ...place,
    attempt: z.int().positive(),
    outcome: z.enum(ATTEMPT_OUTCOMES),
    /** HTTP; null: no answer */
    status: z.int().nullable(),
    /** milliseconds until it was answered or given up */
    tookMs: z.int().nonnegative(),
    /** null: not again by itself */
    nextAt: z.iso.datetime().nullable(),
    /** Whose key seals the answer. */
    sealedFor: z.enum(['document', 'endpoint']),
    /** Its first 4,096 bytes as text, or why there was none. */
    answer: z.string(),
  }),
  personal: {
    subject: (data): Subject => (data.sealedFor === 'document' ? `document:${data.documentId}` : endpointSubject(data)),
    erasedAs: { answer: '' },
  },
});
/** Not tried any more: the endpoint is switched off. */
export const DeliveryGivenUp = defineEvent({
  name: 'DeliveryGivenUp',
  version: 1,
  schema: z.strictObject(place),
});
/** To be sent again, on the owner's word. */
export const DeliveryRepeated = defineEvent({ name: 'DeliveryRepeated', version: 1, schema: z.strictObject(place) });
/** Its endpoint is gone, or its time is over. */
export const DeliveryForgotten = defineEvent({ name: 'DeliveryForgotten', version: 1, schema: z.strictObject(place) });

export const deliveryEvents = [
  DeliveryPlanned,
  DeliveryAttempted,
  DeliveryGivenUp,
  DeliveryRepeated,
  DeliveryForgotten,
] as const;
export type DeliveryEvent = EventOf<(typeof deliveryEvents)[number]>;

export type Planned = Readonly<EventOf<typeof DeliveryPlanned>['data']>;
export type Attempted = Readonly<EventOf<typeof DeliveryAttempted>['data']>;
type Place = Pick<Planned, 'deliveryId' | 'workspaceId' | 'endpointId' | 'documentId'>;

export type Delivery =
  | { readonly status: 'none' | 'forgotten' }
  | {
      readonly status: 'pending' | 'taken' | 'failed';
      readonly planned: Planned;
      /** Since it was planned or last sent again on the owner's word: what the pauses are counted by. */
      readonly attempts: number;
      readonly attemptsInAll: number;
      /** ISO 8601, UTC; absent: at once. Only while pending. */
      readonly dueAt?: string;
    };

export type DeliveryCommand =
  | ({ readonly type: 'PlanDelivery' } & Planned)
  | ({ readonly type: 'RecordAttempt' } & Omit<Attempted, keyof Place | 'attempt'>)
  | { readonly type: 'GiveUpDelivery' | 'ForgetDelivery' }
  | { readonly type: 'RepeatDelivery'; readonly workspaceId: string; readonly endpointId: string };

export const deliveryDecider: Decider<DeliveryCommand, DeliveryEvent, Delivery> = {
  category: 'delivery',
  initial: { status: 'none' },

  evolve(state, event: DeliveryEvent & Dated): Delivery {
    if (event.type === 'DeliveryPlanned')
      return { status: 'pending', planned: event.data, attempts: 0, attemptsInAll: 0 };
    if (!isKept(state)) return state;
    const { dueAt: _due, ...rest } = state;
    switch (event.type) {
      case 'DeliveryAttempted': {
        const { outcome, nextAt, attempt } = event.data;
        const counted = { ...rest, attempts: state.attempts + 1, attemptsInAll: attempt };
        if (outcome === 'taken') return { ...counted, status: 'taken' };
        return nextAt === null ? { ...counted, status: 'failed' } : { ...counted, dueAt: nextAt };
      }
      case 'DeliveryGivenUp':
        return { ...rest, status: 'failed' };
      case 'DeliveryRepeated':
        return { ...rest, status: 'pending', attempts: 0 };
      case 'DeliveryForgotten':
        return { status: 'forgotten' };
    }
  },

  decide(command, state) {
    if (command.type === 'PlanDelivery') {
      const { type: _type, ...planned } = command;
      return state.status === 'none' ? [DeliveryPlanned(planned)] : [];
    }
    if (command.type === 'RepeatDelivery') {
      if (!isKept(state) || !belongs(state.planned, command)) throw deliveryNotFound();
      return state.status === 'pending' ? [] : [DeliveryRepeated(placeOf(state.planned))];
    }
    if (!isKept(state)) return [];
    const at = placeOf(state.planned);
    switch (command.type) {
      case 'RecordAttempt': {
        if (state.status !== 'pending') return [];
        const { type: _type, ...attempt } = command;
        return [DeliveryAttempted({ ...at, ...attempt, attempt: state.attemptsInAll + 1 })];
      }
      case 'GiveUpDelivery':
        return state.status === 'pending' ? [DeliveryGivenUp(at)] : [];
      case 'ForgetDelivery':
        return [DeliveryForgotten(at)];
    }
  },
};

export const isKept = (state: Delivery): state is Extract<Delivery, { planned: Planned }> =>
  state.status !== 'none' && state.status !== 'forgotten';

const belongs = (planned: Planned, { workspaceId, endpointId }: Pick<Place, 'workspaceId' | 'endpointId'>) =>
  planned.workspaceId === workspaceId && planned.endpointId === endpointId;

function placeOf({ deliveryId, workspaceId, endpointId, documentId }: Planned): Place {
  return { deliveryId, workspaceId, endpointId, ...(documentId !== undefined && { documentId }) };
}

export function deliveryNotFound(): DomainError {
  return new DomainError('delivery_not_found', 'not-found', 'Delivery not found');
}
