/** The events the store is measured with. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { NewEvent } from '#kernel/event.js';

export const TYPES = [
  'DocumentUploaded',
  'ExtractionRequested',
  'ExtractionCompleted',
  'FieldsEdited',
  'CreditsReserved',
];

/** About 700 bytes as stored: an event of usual size, with a sealed field, hashes and ids. */
export function anEvent(number: number): NewEvent {
  return {
    id: randomUUID(),
    type: TYPES[number % TYPES.length]!,
    data: {
      documentId: randomUUID(),
      workspaceId: randomUUID(),
      fileName: randomBytes(48).toString('base64'),
      mediaType: 'application/pdf',
      bytes: 100_000 + number,
      pages: 3,
    },
    metadata: {
      occurredAt: '2026-03-01T09:00:00.000Z',
      actor: { kind: 'member', id: randomUUID() },
      correlationId: randomUUID(),
      causationId: randomUUID(),
      schema: 1,
      previousHash: '',
      hash: randomBytes(32).toString('hex'),
    },
  };
}
