/** GET /workspaces/usage, /workspaces/usage/history and /workspaces/credits */
import * as z from 'zod/mini';
import { Plan } from './auth.js';
import { Cursor, Pagination } from './documents.js';

export const Usage = z.object({
  plan: Plan,
  monthlyCredits: z.number(),
  /** Credits of this period that are used or reserved by documents still being read. */
  usedCredits: z.int(),
  /** Part of usedCredits that is only reserved; it comes back when a document fails. */
  reservedCredits: z.int(),
  remainingCredits: z.number(),
  /** 0..100 */
  usagePercentage: z.number(),
  /** ISO 8601, UTC: when the period ends and credits start again. */
  resetsAt: z.string(),
});
export type Usage = z.infer<typeof Usage>;

export const UsageAnswer = z.object({ usage: Usage });
export type UsageAnswer = z.infer<typeof UsageAnswer>;

/** GET /workspaces/credits: everything arrives as text. */
export const CreditsQuery = z.object({
  cursor: Cursor,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
});
export type CreditsQuery = z.infer<typeof CreditsQuery>;

/** What a period was granted, or what became of the credit of one document. */
export const CreditEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC */
  at: z.string(),
  /** `2026-03`; with a subscription the day it began, `2026-03-15` */
  period: z.string(),
  kind: z.enum(['granted', 'reserved', 'used', 'released']),
  /** Given by whoever runs this installation, on top of what the plan grants. */
  extra: z.optional(z.literal(true)),
  /** null = unlimited */
  credits: z.nullable(z.number()),
  documentId: z.optional(z.string()),
  /** Absent when the document was deleted. */
  filename: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  /** Why a credit came back, or (`timed_out` only) was used though nothing was read. */
  reason: z.optional(z.enum(['failed', 'timed_out', 'deleted', 'abandoned'])),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const CreditsAnswer = z.object({ entries: z.array(CreditEntry), pagination: Pagination });
export type CreditsAnswer = z.infer<typeof CreditsAnswer>;
/** GET /workspaces/storage */
export const Storage = z.object({
  /** Of the original files that the workspace keeps, as they were uploaded. */
  usedBytes: z.int(),
  /** How many it may keep; null: there is no bound. */
  quotaBytes: z.nullable(z.int()),
});
export type Storage = z.infer<typeof Storage>;
export const StorageAnswer = z.object({ storage: Storage });
export type StorageAnswer = z.infer<typeof StorageAnswer>;

export const UsageDay = z.object({
  /** `2026-03-01`, a day of UTC */
  date: z.string(),
  /** Documents uploaded that day. */
  documents: z.int(),
  /** Credits used that day. */
  credits: z.int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** The last 30 days, oldest first; the last is today. */
export const UsageHistory = z.object({ days: z.array(UsageDay) });
export type UsageHistory = z.infer<typeof UsageHistory>;
