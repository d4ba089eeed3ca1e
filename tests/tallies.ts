/** The read model of the invented tallies: one view each, gone once the tally is closed. */
import type { EventOf, ReadEvent } from '#kernel/event.js';
import { defineProjection } from '#read-side/projection.js';
import { Added, Closed } from './tally.js';

export interface TallyView {
  readonly tallyId: string;
  readonly sum: number;
  readonly last: string;
}

export interface TalliesOptions {
  readonly name?: string;
  readonly version?: number;
  /** Sees each event that is folded; what it throws makes the event poison. */
  readonly folding?: (event: ReadEvent<EventOf<typeof Added>>) => void;
}

export function tallies({ name = 'tallies', version = 1, folding = () => undefined }: TalliesOptions = {}) {
  return defineProjection<TallyView>({
    name,
    version,
    indexes: [{ fields: ['sum'] }],
    on: (on) => [
      on(Added, {
        key: ({ data }) => data.tallyId,
        evolve: (view, event) => {
          folding(event);
          return { tallyId: event.data.tallyId, sum: (view?.sum ?? 0) + event.data.by, last: event.data.note };
        },
      }),
      on(Closed, { key: ({ data }) => data.tallyId, evolve: () => undefined }),
    ],
  });
}
