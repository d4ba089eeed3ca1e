/** The log as it stands, batch by batch, ending where a subscription would begin to wait. */
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { EventStore } from '#ports/event-store.js';

interface WholeLogOptions {
  /** Exclusive; from the beginning when absent. */
  readonly after?: Position;
  readonly types?: readonly string[];
  readonly signal: AbortSignal;
}

/** @throws the signal's reason, so that a check that was stopped is never taken for one that found nothing */
export async function* wholeLog(
  store: Pick<EventStore, 'subscribe'>,
  { after, types, signal }: WholeLogOptions,
): AsyncGenerator<readonly RecordedEvent[]> {
  const reading = new AbortController();
  try {
    for await (const message of store.subscribe({ after, types, signal: AbortSignal.any([signal, reading.signal]) })) {
      if (message.kind === 'events') yield message.events;
      else if (message.kind === 'caught-up') return;
    }
    signal.throwIfAborted();
  } finally {
    reading.abort();
  }
}
