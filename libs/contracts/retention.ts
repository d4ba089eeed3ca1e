/** /workspaces/retention and /documents/{id}/hold: how long documents are kept, and which are not to be deleted. */
import * as z from 'zod/mini';
import { LONGEST_DAYS } from '#kernel/retention.js';
import { msg } from '#texts/msg.js';

const SENTENCE = msg('Give whole days, from 1 to 36,500');
const bounds = [z.int(SENTENCE), z.minimum(1, SENTENCE), z.maximum(LONGEST_DAYS, SENTENCE)] as const;
const Days = z.nullable(z.number(SENTENCE).check(...bounds));

/** PUT /workspaces/retention: days from the upload; null: it does not go by itself. */
export const RetentionBody = z.object({
  /** Only the files. */
  originalsAfterDays: Days,
  /** Everything: file, values, versions. */
  documentsAfterDays: Days,
});
export type RetentionBody = z.infer<typeof RetentionBody>;

export const RetentionRule = z.object({
  originalsAfterDays: z.nullable(z.int()),
  documentsAfterDays: z.nullable(z.int()),
  /** ISO 8601, UTC: nothing goes before, a day after it was set. null: nothing goes by itself. */
  begins: z.nullable(z.string()),
});
export type RetentionRule = z.infer<typeof RetentionRule>;
export const RetentionAnswer = z.object({ rule: RetentionRule });
export type RetentionAnswer = z.infer<typeof RetentionAnswer>;

const AskedDays = z.optional(z.coerce.number(SENTENCE).check(...bounds));
/** GET /workspaces/retention/preview: as text; absent: that does not go by itself. */
export const RetentionPreviewQuery = z.object({ originalsAfterDays: AskedDays, documentsAfterDays: AskedDays });

const Taken = z.object({
  count: z.int(),
  /** When the oldest of them was uploaded, ISO 8601, UTC. */
  oldest: z.nullable(z.string()),
  /** File names of the oldest five. */
  names: z.array(z.string()),
});
/** What a rule that is set now would take in the moment it begins. */
export const RetentionPreview = z.object({
  begins: z.string(),
  /** As a whole. */
  documents: Taken,
  /** Of documents that stay. */
  originals: Taken,
  /** Documents of the workspace that are on hold, and stay. */
  held: z.int(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

/** GET /workspaces/retention/changes: one of them. */
export const RetentionChange = z.object({
  /** ISO 8601, UTC */
  at: z.string(),
  originalsAfterDays: z.nullable(z.int()),
  documentsAfterDays: z.nullable(z.int()),
  begins: z.string(),
  /** Name of who set it; 'Former member' when the account is gone. */
  by: z.string(),
});
export type RetentionChange = z.infer<typeof RetentionChange>;
/** Newest first, at most a hundred. */
export const RetentionChangeList = z.object({ changes: z.array(RetentionChange) });
export type RetentionChangeList = z.infer<typeof RetentionChangeList>;

/** PUT /documents/{id}/hold */
export const HoldBody = z.object({
  reason: z
    .string(msg('Say why it is held'))
    .check(
      z.trim(),
      z.minLength(1, msg('Say why it is held')),
      z.maxLength(500, msg('Say it in at most 500 characters')),
    ),
});
export type HoldBody = z.infer<typeof HoldBody>;
