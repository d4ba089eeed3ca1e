/**
 * Credits of one billing period of one workspace (stream `credits-<workspace>-<period>`; each period closes the books
 * on the one before, so the stream stays short). A credit is reserved when a document is uploaded, used when it was
 * read, released when it could not be. Each request settles once: used and released are final, whatever comes later or
 * twice. A document that could not be read for want of time is released like others at first; repeated in a period, it
 * is used, as it cost what reading costs. What a period grants is a height and not a sum: a larger plan raises it, a
 * smaller one leaves it, and saying it again changes nothing. What an operator gives comes on top, for that period
 * only.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf } from '#kernel/event.js';
import { PersistentSet } from '#kernel/persistent-set.js';
import { sentence } from '#texts/sentence.js';

/** `2026-03`, or `2026-03-15` for one that began on that day (see billing/domain/entitlement.ts). */
const period = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
const place = { workspaceId: z.uuid(), period };

/** Why a credit comes back. */
const RELEASE_REASONS = ['failed', 'timed_out', 'deleted', 'abandoned'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

export const CreditPeriodOpened = defineEvent({
  name: 'CreditPeriodOpened',
  version: 1,
  /** granted: null = unlimited */
  schema: z.strictObject({ ...place, granted: z.int().nonnegative().nullable() }),
});
/** A larger plan, in the midst of the period. */
export const CreditGrantRaised = defineEvent({
  name: 'CreditGrantRaised',
  version: 1,
  /** granted: null = unlimited */
  schema: z.strictObject({ ...place, granted: z.int().nonnegative().nullable() }),
});
/** By an operator, on top of what the plan grants. The reason can be read for ever, so it must name nobody. */
export const CreditsGranted = defineEvent({
  name: 'CreditsGranted',
  version: 1,
  schema: z.strictObject({ ...place, credits: z.int().positive(), reason: z.string().min(1) }),
});
export const CreditReserved = defineEvent({
  name: 'CreditReserved',
  version: 1,
  schema: z.strictObject({ ...place, requestId: z.uuid(), documentId: z.uuid() }),
});
export const CreditUsed = defineEvent({
  name: 'CreditUsed',
  version: 2,
  /** reason: why it was used though nothing was read */
  schema: z.strictObject({ ...place, requestId: z.uuid(), reason: z.literal('timed_out').optional() }),
  upcasts: { 1: (old) => old },
});
export const CreditReleased = defineEvent({
  name: 'CreditReleased',
  version: 2,
  schema: z.strictObject({ ...place, requestId: z.uuid(), reason: z.enum(RELEASE_REASONS) }),
  upcasts: { 1: (old) => old },
});

/** Of a period: documents that took too long whose credit comes back. */
export const FREE_TIME_OUTS = 3;
/** Said to the member with each. */
export const TIME_OUTS_COST = `The first ${FREE_TIME_OUTS} such documents of a billing period cost nothing; each one more uses its credit.`;

export const creditEvents = [
  CreditPeriodOpened,
  CreditGrantRaised,
  CreditsGranted,
  CreditReserved,
  CreditUsed,
  CreditReleased,
] as const;
export type CreditEvent = EventOf<(typeof creditEvents)[number]>;

export interface Credits {
  readonly opened: boolean;
  /** By the plan. */
  readonly granted: number | null;
  /** By an operator. */
  readonly extra: number;
  readonly used: number;
  /** Released because reading took too long. */
  readonly timedOut: number;
  /**
   * Requests whose credit is reserved and not yet settled. Settled ones are only counted, so that the state stays
   * small.
   */
  readonly open: PersistentSet;
}

type DataOf<T extends CreditEvent['type']> = Readonly<Extract<CreditEvent, { type: T }>['data']>;

export type CreditCommand =
  /** granted: what the plan grants now; counts when the period is not opened or was opened with less. */
  | ({ readonly type: 'ReserveCredit' } & DataOf<'CreditReserved'> & Pick<DataOf<'CreditPeriodOpened'>, 'granted'>)
  | ({ readonly type: 'GrantCredits' } & DataOf<'CreditsGranted'>)
  | ({ readonly type: 'UseCredit' } & Omit<DataOf<'CreditUsed'>, 'reason'>)
  /** One that timed out is used when there were too many of them in the period. */
  | ({ readonly type: 'ReleaseCredit' } & DataOf<'CreditReleased'>);

export const creditsDecider: Decider<CreditCommand, CreditEvent, Credits> = {
  category: 'credits',
  initial: { opened: false, granted: 0, extra: 0, used: 0, timedOut: 0, open: PersistentSet.empty },

  evolve(state, event) {
    switch (event.type) {
      case 'CreditPeriodOpened':
      case 'CreditGrantRaised':
        return { ...state, opened: true, granted: event.data.granted };
      case 'CreditsGranted':
        return { ...state, extra: state.extra + event.data.credits };
      case 'CreditReserved':
        return { ...state, open: state.open.with(event.data.requestId) };
      case 'CreditUsed':
        return { ...state, used: state.used + 1, open: state.open.without(event.data.requestId) };
      case 'CreditReleased': {
        const timedOut = state.timedOut + (event.data.reason === 'timed_out' ? 1 : 0);
        return { ...state, timedOut, open: state.open.without(event.data.requestId) };
      }
    }
  },

  decide(command, state) {
    const { workspaceId, period } = command;
    if (command.type === 'GrantCredits') {
      const { credits, reason } = command;
      return [CreditsGranted({ workspaceId, period, credits, reason })];
    }
    const { requestId } = command;
    const reserved = state.open.has(requestId);
    switch (command.type) {
      case 'ReserveCredit': {
        if (reserved) return [];
        const granted = state.opened ? higherGrant(state.granted, command.granted) : command.granted;
        const limit = granted === null ? Infinity : granted + state.extra;
        if (state.used + state.open.size >= limit) throw noCredits(limit);
        const opened = state.opened ? [] : [CreditPeriodOpened({ workspaceId, period, granted })];
        const raised =
          state.opened && granted !== state.granted ? [CreditGrantRaised({ workspaceId, period, granted })] : [];
        return [
          ...opened,
          ...raised,
          CreditReserved({ workspaceId, period, requestId, documentId: command.documentId }),
        ];
      }
      case 'UseCredit':
        return reserved ? [CreditUsed({ workspaceId, period, requestId })] : [];
      case 'ReleaseCredit': {
        const { reason } = command;
        if (!reserved) return [];
        if (reason === 'timed_out' && state.timedOut >= FREE_TIME_OUTS)
          return [CreditUsed({ workspaceId, period, requestId, reason })];
        return [CreditReleased({ workspaceId, period, requestId, reason })];
      }
    }
  },
};

/** null = unlimited */
export function higherGrant(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}

export function creditsId(workspaceId: string, period: string): string {
  return `${workspaceId}-${period}`;
}

function noCredits(granted: number): DomainError {
  return new DomainError(
    'no_credits',
    'payment-required',
    sentence(
      'All {granted} credits of this month are used. Upgrade your plan or wait for the next month to upload more documents.',
      { granted },
    ),
  );
}
