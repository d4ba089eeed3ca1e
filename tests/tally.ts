/**
 * An invented stream for specs that need one and no business: numbers are added up, and labelled with something
 * personal.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf } from '#kernel/event.js';

export const Added = defineEvent({
  name: 'Added',
  version: 1,
  schema: z.strictObject({ tallyId: z.string(), by: z.int(), note: z.string() }),
  personal: { subject: ({ tallyId }) => `document:${tallyId}`, erasedAs: { note: 'erased' } },
});
export const Closed = defineEvent({ name: 'Closed', version: 1, schema: z.strictObject({ tallyId: z.string() }) });

export const tallyEvents = [Added, Closed];
export type TallyEvent = EventOf<typeof Added> | EventOf<typeof Closed>;
export type TallyCommand = { type: 'Add'; tallyId: string; by: number } | { type: 'Close'; tallyId: string };

export interface Tally {
  readonly sum: number;
  readonly notes: readonly string[];
  readonly closed: boolean;
}

export const tallyDecider: Decider<TallyCommand, TallyEvent, Tally> = {
  category: 'tally',
  initial: { sum: 0, notes: [], closed: false },
  evolve: (state, event) =>
    event.type === 'Closed'
      ? { ...state, closed: true }
      : { ...state, sum: state.sum + event.data.by, notes: [...state.notes, event.data.note] },
  decide(command, { sum, closed }) {
    if (command.type === 'Close') return closed ? [] : [Closed({ tallyId: command.tallyId })];
    if (closed) throw new DomainError('closed', 'conflict', 'This tally is closed.');
    return [Added({ tallyId: command.tallyId, by: command.by, note: `after ${sum}` })];
  },
};
