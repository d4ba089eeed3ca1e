/** What is done without anybody asking for it, and what it is done about. */
import type { ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { Cause } from './decisions.js';

/** By a reactor, about an event. Done about it once more, it is the same append. */
export function causedBy({ id, metadata }: Pick<ReadEvent, 'id' | 'metadata'>, reactor: string): Cause {
  return {
    actor: { kind: 'system', id: reactor },
    correlationId: metadata.correlationId,
    causationId: id,
    idempotenceKey: derivedId(reactor, id),
  };
}

/** By a sweep, about something that is overdue, under its own id. */
export function causedBySweep(sweep: string, about: string): Cause {
  return { actor: { kind: 'system', id: sweep }, correlationId: about, causationId: about };
}
