/** Made-up events, streams and types for the suite; random, so that runs on a shared server do not meet. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { EventMetadata, NewEvent, RecordedEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';

export const aStream = (category = 'document'): string => `${category}-${randomUUID()}`;

/** A type that no other test uses. */
export const aType = (): string => `ContractEvent${randomBytes(6).toString('hex')}`;

export function anEvent(type = aType(), data: JsonObject = { documentId: randomUUID(), pages: 3 }): NewEvent {
  return { id: randomUUID(), type, data, metadata: someMetadata() };
}

export function someEvents(count: number, type = aType()): NewEvent[] {
  return Array.from({ length: count }, (_, number) => anEvent(type, { number }));
}

export function someMetadata(): EventMetadata {
  return {
    occurredAt: '2026-03-01T09:00:00.000Z',
    actor: { kind: 'member', id: randomUUID() },
    correlationId: randomUUID(),
    causationId: randomUUID(),
    schema: 1,
    previousHash: '',
    hash: randomBytes(32).toString('hex'),
  };
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

export const revisionsOf = (events: readonly RecordedEvent[]): number[] => events.map(({ revision }) => revision);

export const range = (length: number): number[] => Array.from({ length }, (_, at) => at);
