/**
 * How long a workspace keeps what was uploaded to it (stream `retention-<workspace>`): originals, whole documents, or
 * both go so many days after their upload. A rule that is set, or set otherwise, waits for a day before it takes
 * anything: it can be seen, and taken back, until then.
 */
import { z } from 'zod';
import type { Dated, Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type Actor, type EventOf } from '#kernel/event.js';
import { DAY_MS, LONGEST_DAYS, type RetentionDays } from '#kernel/retention.js';

const days = z.int().min(1).max(LONGEST_DAYS).nullable();

export const RetentionRuleSet = defineEvent({
  name: 'RetentionRuleSet',
  version: 1,
  schema: z.strictObject({
    workspaceId: z.uuid(),
    /** null: kept as long as their documents. */
    originalsAfterDays: days,
    /** null: kept until somebody deletes them. */
    documentsAfterDays: days,
    /** Nothing goes before. */
    begins: z.iso.datetime(),
  }),
});

export const retentionEvents = [RetentionRuleSet] as const;
export type RetentionEvent = EventOf<typeof RetentionRuleSet>;

export interface RetentionRule extends RetentionDays {
  /** ISO 8601, UTC */
  readonly begins: string;
}
export type Retention = { readonly status: 'none' } | ({ readonly status: 'set' } & RetentionRule);

type RetentionCommand = { readonly type: 'SetRetentionRule'; readonly workspaceId: string } & RetentionDays;

/** How the rule acts in the log, and what histories call it. */
export const RETENTION_ACTOR: Actor = { kind: 'system', id: 'retention-rule' };

export const retentionDecider: Decider<RetentionCommand, RetentionEvent, Retention> = {
  category: 'retention',
  initial: { status: 'none' },

  evolve: (_state, { data: { originalsAfterDays, documentsAfterDays, begins } }: RetentionEvent & Dated) => ({
    status: 'set',
    originalsAfterDays,
    documentsAfterDays,
    begins,
  }),

  decide({ workspaceId, originalsAfterDays, documentsAfterDays }, state, { now }) {
    mustMakeSense({ originalsAfterDays, documentsAfterDays });
    const before = daysOf(state);
    if (before.originalsAfterDays === originalsAfterDays && before.documentsAfterDays === documentsAfterDays) return [];
    return [RetentionRuleSet({ workspaceId, originalsAfterDays, documentsAfterDays, begins: beginOf(now) })];
  },
};

/** Where nothing was set, nothing goes. */
export function daysOf(state: Retention): RetentionDays {
  return state.status === 'none' ? { originalsAfterDays: null, documentsAfterDays: null } : state;
}

/** When a rule that is set now begins. @param now ISO 8601 */
export const beginOf = (now: string): string => new Date(Date.parse(now) + DAY_MS).toISOString();

/** The newest upload, ISO 8601, that is so many days old at that moment. */
export const cutoffOf = (afterDays: number, at: string): string =>
  new Date(Date.parse(at) - afterDays * DAY_MS).toISOString();

/** @throws originals_after_documents */
export function mustMakeSense({ originalsAfterDays, documentsAfterDays }: RetentionDays): void {
  if (originalsAfterDays === null || documentsAfterDays === null || originalsAfterDays < documentsAfterDays) return;
  throw new DomainError(
    'originals_after_documents',
    'unprocessable',
    'Originals go with their documents at the latest: give fewer days for originals, or none.',
  );
}
