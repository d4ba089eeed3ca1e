/**
 * The free tests of one visitor on one day (stream `freetest-<keyed hash of the visitor>-<day>`). A test counts from
 * the moment it is taken, so that many at once gain nothing, and comes back when nobody could begin it. That there is
 * an answer is told to the process that waits for it. What was tested, and what came of it, is in no event.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf } from '#kernel/event.js';
import { msg } from '#texts/msg.js';

export const FreeTestTaken = defineEvent({
  name: 'FreeTestTaken',
  version: 1,
  schema: z.strictObject({ testId: z.uuid() }),
});
/** It was never begun: the visitor has it still. */
export const FreeTestReturned = defineEvent({
  name: 'FreeTestReturned',
  version: 1,
  schema: z.strictObject({ testId: z.uuid() }),
});
/** Well or not; the visitor may have gone. */
export const FreeTestAnswered = defineEvent({
  name: 'FreeTestAnswered',
  version: 1,
  schema: z.strictObject({ testId: z.uuid() }),
});
export const freeTestEvents = [FreeTestTaken, FreeTestReturned, FreeTestAnswered] as const;
type FreeTestEvent = EventOf<(typeof freeTestEvents)[number]>;

interface FreeTests {
  readonly taken: readonly string[];
}

type FreeTestCommand =
  | { readonly type: 'TakeFreeTest'; readonly testId: string; readonly limit: number }
  | { readonly type: 'ReturnFreeTest'; readonly testId: string }
  | { readonly type: 'AnswerFreeTest'; readonly testId: string };

export const freeTestDecider: Decider<FreeTestCommand, FreeTestEvent, FreeTests> = {
  category: 'freetest',
  initial: { taken: [] },
  evolve: ({ taken }, { type, data: { testId } }) => {
    if (type === 'FreeTestTaken') return { taken: [...taken, testId] };
    return { taken: type === 'FreeTestReturned' ? taken.filter((each) => each !== testId) : taken };
  },
  decide(command, { taken }, { now }) {
    const { testId } = command;
    if (command.type === 'ReturnFreeTest') return taken.includes(testId) ? [FreeTestReturned({ testId })] : [];
    if (command.type === 'AnswerFreeTest') return taken.includes(testId) ? [FreeTestAnswered({ testId })] : [];
    if (taken.length >= command.limit) throw limitReached(now);
    return [FreeTestTaken({ testId })];
  },
};

/** @param now ISO 8601, UTC */
export function limitReached(now: string): DomainError {
  const message = msg('Daily free test limit reached. Please sign up for unlimited access.');
  const retryAfter = Math.ceil((Date.parse(endOfDay(now)) - Date.parse(now)) / 1000);
  return new DomainError('daily_limit', 'rate-limited', message, { retryAfter });
}

/** Nobody could begin it. */
export function busy(): DomainError {
  return new DomainError(
    'busy',
    'unavailable',
    'Too many people are trying Recto right now. Please try again in a moment.',
  );
}

export const TOOK_TOO_LONG = msg('Reading this picture took too long. Please try a smaller or clearer one.');

/** `2026-03-01T09:00:00.000Z` → `2026-03-01`. Days are those of UTC: one moment for all. */
export const dayOf = (now: string): string => now.slice(0, 10);

export function endOfDay(now: string): string {
  return new Date(Date.parse(`${dayOf(now)}T00:00:00.000Z`) + 24 * 60 * 60_000).toISOString();
}
