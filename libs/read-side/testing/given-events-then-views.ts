/**
 * Specification of a projection: given(events).then(views). It also replays every event twice and cuts the log at every
 * place, going on from the views of the prefix, and expects the same views each time. For specs only.
 */
import { inspect, isDeepStrictEqual } from 'node:util';
import type { DomainEvent, ReadEvent } from '#kernel/event.js';
import { positionOf } from '#kernel/position.js';
import type { StoredView } from '#ports/read-model-store.js';
import { foldBatch } from '../fold-batch.js';
import type { Projection } from '../projection.js';

const SHOWN = { depth: Infinity, sorted: true, breakLength: 120 };

interface GivenEvent {
  readonly event: DomainEvent;
  readonly at?: string;
  readonly by?: string;
  readonly erased?: boolean;
}

export function specifyProjection<V extends object>(projection: Projection<V>) {
  return {
    given: (...given: (DomainEvent | GivenEvent)[]) => ({
      then(views: Record<string, V>): void {
        const events = given.map(asRead);
        const expected = asStored(views);
        for (const [how, result] of replays(projection, events)) {
          const actual = asStored(result);
          if (isDeepStrictEqual(actual, expected)) continue;
          throw new Error(`${how}: expected\n${inspect(expected, SHOWN)}\nbut got\n${inspect(actual, SHOWN)}`);
        }
      },
    }),
  };
}

function* replays(projection: Projection, events: ReadEvent[]): Generator<[string, Record<string, unknown>]> {
  yield ['replayed at once', live(apply(projection, events, new Map()))];
  let twice = new Map<string, StoredView>();
  for (const event of events) twice = apply(projection, [event], apply(projection, [event], twice));
  yield ['every event twice', live(twice)];
  for (let cut = 0; cut <= events.length; cut++) {
    const prefix = apply(projection, events.slice(0, cut), new Map());
    yield [`resumed after ${cut} events`, live(apply(projection, events.slice(cut), prefix))];
    // A crash may leave views ahead of the checkpoint: then the whole log comes again.
    yield [`started over after ${cut} events`, live(apply(projection, events, prefix))];
  }
}

function apply(
  projection: Projection,
  events: ReadEvent[],
  views: ReadonlyMap<string, StoredView>,
): Map<string, StoredView> {
  const result = new Map(views);
  const { writes, poison } = foldBatch(projection, events, views);
  if (poison) throw poison.error;
  for (const { id, view, position } of writes) result.set(id, { view, position });
  return result;
}

function live(views: Map<string, StoredView>): Record<string, unknown> {
  return Object.fromEntries([...views].filter(([, { view }]) => view !== null).map(([id, { view }]) => [id, view]));
}

/** Views are stored as JSON: an undefined field is an absent one. */
function asStored(views: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(views));
}

/** @param index of the given events, from 0 */
export const idOfGiven = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

function asRead(given: DomainEvent | GivenEvent, index: number): ReadEvent {
  const { event, at, by, erased } = 'event' in given ? given : ({ event: given } as GivenEvent);
  return {
    id: idOfGiven(index),
    stream: 'given-1',
    revision: index,
    position: positionOf(index + 1),
    type: event.type,
    data: event.data,
    erased: erased ?? false,
    metadata: {
      occurredAt: at ?? `2026-03-01T09:00:${String(index % 60).padStart(2, '0')}.000Z`,
      actor: { kind: 'member', id: by ?? 'ada' },
      correlationId: 'c',
      causationId: 'c',
      schema: 1,
      previousHash: '',
      hash: '',
    },
  };
}
