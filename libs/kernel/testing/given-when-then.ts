/**
 * Specification of a decider in three words: given(events).when(command).then(events · code · nothing). For specs only.
 */
import { inspect, isDeepStrictEqual } from 'node:util';
import { fold, type Decider, type DecisionContext } from '../decider.js';
import { DomainError } from '../domain-error.js';
import type { DomainEvent } from '../event.js';

const SHOWN = { depth: Infinity, sorted: true, breakLength: 120 };

export const anyMember: DecisionContext = {
  now: '2026-03-01T09:00:00.000Z',
  actor: { kind: 'member', id: '0190a000-0000-7000-8000-000000000001' },
};

export interface Outcome<E> {
  /** Exactly these events, in this order. */
  then(...events: E[]): void;
  /** Refused with this code. */
  thenRefused(code: string): void;
  /** Accepted, and nothing to record. */
  thenNothing(): void;
}

export function specify<C, E extends DomainEvent, S>(decider: Decider<C, E, S>) {
  const outcome = (events: readonly E[], command: C, ctx: DecisionContext): Outcome<E> => {
    const decide = () => decider.decide(command, fold(decider, events), ctx);
    return {
      then: (...expected) => expectEqual(decide(), expected),
      thenNothing: () => expectEqual(decide(), []),
      thenRefused(code) {
        let decided: readonly E[];
        try {
          decided = decide();
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          expectEqual(error.code, code);
          return;
        }
        throw new Error(`expected a refusal with ${code}, but it was accepted: ${JSON.stringify(decided)}`);
      },
    };
  };
  return {
    given: (...events: E[]) => ({
      when: (command: C, ctx: DecisionContext = anyMember) => outcome(events, command, ctx),
    }),
  };
}

function expectEqual(actual: unknown, expected: unknown): void {
  // Strictly: the order of fields does not matter, but a stray undefined or Date must not slip through.
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`expected\n${inspect(expected, SHOWN)}\nbut got\n${inspect(actual, SHOWN)}`);
}
