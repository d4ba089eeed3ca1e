/** GET /workspaces/usage and /workspaces/usage/history */
import * as z from 'zod/mini';
import { Plan } from './auth.js';

export const Usage = z.object({
  plan: Plan,
  monthlyCredits: z.number(),
  /** Credits of this period that are used or reserved by documents still being read. */
  usedCredits: z.number(),
  /** Part of usedCredits that is only reserved; it comes back when a document fails. */
  reservedCredits: z.number(),
  remainingCredits: z.number(),
  /** 0..100 */
  usagePercentage: z.number(),
  /** ISO 8601, UTC: when the period ends and credits start anew. */
  resetsAt: z.string(),
});
export type Usage = z.infer<typeof Usage>;

export const UsageAnswer = z.object({ usage: Usage });
export type UsageAnswer = z.infer<typeof UsageAnswer>;

export const UsageDay = z.object({
  /** `2026-03-01`, a day of UTC */
  date: z.string(),
  /** Documents uploaded that day. */
  documents: z.number(),
  /** Credits used that day. */
  credits: z.number(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** The last 30 days, oldest first; the last is today. */
export const UsageHistory = z.object({ days: z.array(UsageDay) });
export type UsageHistory = z.infer<typeof UsageHistory>;
