/**
 * What happened → a delivery for each endpoint that wants to be told. Ids are derived from endpoint and event, so an
 * event seen twice is told once; what happened before an endpoint was added, or while it was off, is not told to it.
 */
import { creditsDecider, creditsId, CreditReserved } from '#domain/billing/credits.js';
import { lowCredits } from '#domain/billing/low-credits.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import {
  DocumentDeleted,
  ExtractionCompleted,
  ExtractionFailed,
  FieldsConfirmed,
  FieldsEdited,
  type DocumentEvent,
} from '#domain/documents/document.events.js';
import { STATUS_AFTER } from '#domain/documents/status-after.js';
import { deliveryDecider } from '#domain/webhooks/delivery.js';
import { endpointsDecider } from '#domain/webhooks/endpoints.js';
import { streamName } from '#kernel/decider.js';
import type { ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { JsonObject } from '#kernel/json.js';
import type { WebhookEvent } from '#kernel/webhook-events.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';

const NAME = 'plan-deliveries';

interface Facts {
  readonly facts: JsonObject;
  /** Told once per endpoint; the event's id when absent. */
  readonly once?: string;
}

interface Occasion {
  readonly workspaceId: string;
  readonly message: WebhookEvent;
  readonly documentId?: string;
  /** Asked only when an endpoint wants it. undefined: there is nothing to tell. */
  about(): Promise<Facts | undefined>;
}

export function planDeliveries(decisions: Decisions): Reactor {
  const plan = async (event: ReadEvent, occasion: Occasion) => {
    const { workspaceId, message, documentId } = occasion;
    const happenedAt = event.metadata.occurredAt;
    const endpoints = await decisions.state(endpointsDecider, workspaceId);
    const wanting = [...endpoints.values()].filter(
      ({ off, events, toldFrom = '' }) => !off && events.includes(message) && toldFrom <= happenedAt,
    );
    const found = wanting.length > 0 ? await occasion.about() : undefined;
    if (!found) return;
    const { facts: about, once = event.id } = found;
    const told = { message, workspaceId, eventId: event.id, happenedAt, about, ...(documentId && { documentId }) };
    for (const { endpointId } of wanting) {
      const deliveryId = derivedId('delivery', endpointId, once);
      const command = { type: 'PlanDelivery', deliveryId, endpointId, ...told } as const;
      await decisions.run(deliveryDecider, deliveryId, command, causedBy(event, NAME));
    }
  };
  const ofDocument =
    (message: WebhookEvent, about: (data: Told) => JsonObject) => (event: ReadEvent & { data: Told }) => {
      const { workspaceId, documentId } = event.data;
      const facts = async () => ({
        facts: { docType: await docTypeOf(decisions, documentId), ...about(event.data) },
      });
      return plan(event, { workspaceId, documentId, message, about: facts });
    };
  const completed = STATUS_AFTER.ExtractionCompleted;
  return defineReactor(
    NAME,
    when(
      ExtractionCompleted,
      ofDocument('document.completed', () => ({ status: completed, version: 1 })),
    ),
    when(ExtractionFailed, (event) => {
      const { code, message } = event.data;
      const about = () => ({ status: STATUS_AFTER.ExtractionFailed, error: { code, message } });
      return ofDocument('document.failed', about)(event);
    }),
    when(
      FieldsEdited,
      ofDocument('document.edited', ({ version = 1 }) => ({ status: completed, version })),
    ),
    when(
      FieldsConfirmed,
      ofDocument('document.confirmed', ({ version = 1 }) => ({ status: completed, version })),
    ),
    when(
      DocumentDeleted,
      ofDocument('document.deleted', () => ({ status: 'deleted' })),
    ),
    when(CreditReserved, (event) => {
      const { workspaceId, period } = event.data;
      return plan(event, {
        workspaceId,
        message: 'credits.low',
        about: async () => {
          const low = lowCredits(await decisions.state(creditsDecider, creditsId(workspaceId, period)));
          // Once for each height of the period: who was given more is told again.
          const once = derivedId('credits.low', workspaceId, period, String(low?.granted));
          return low && { facts: { period, ...low }, once };
        },
      });
    }),
  );
}

interface Told {
  readonly workspaceId: string;
  readonly documentId: string;
  readonly version?: number;
}

/** As it was read; `unknown` of what was not. */
async function docTypeOf(decisions: Decisions, documentId: string): Promise<string> {
  for await (const event of decisions.each<DocumentEvent>(streamName(documentDecider.category, documentId)))
    if (event.type === 'ExtractionCompleted') return event.data.docType;
  return 'unknown';
}
