/** /workspaces/api-keys: what programs sign in with. */
import * as z from 'zod/mini';
import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { msg } from '#texts/msg.js';

export const KeyScope = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof KeyScope>;

export const ApiKeyBody = z.object({
  /** Histories name it so. */
  name: z
    .string(msg('Give the key a name'))
    .check(
      z.trim(),
      z.minLength(1, msg('Give the key a name')),
      z.maxLength(60, msg('A name has at most 60 characters')),
    ),
  scopes: z
    .array(KeyScope, msg('Choose what the key may do'))
    .check(
      z.minLength(1, msg('Choose what the key may do')),
      z.maxLength(KEY_SCOPES.length, msg('Choose each scope once')),
    ),
  /** ISO 8601, UTC. Absent or null: good until it is revoked. */
  expiresAt: z.optional(z.nullable(z.iso.datetime(msg('Expiry must be a time like 2027-01-31T00:00:00Z')))),
  /** Costs no credits, reads the six sample documents alone, and sees nothing of the workspace. */
  sandbox: z.optional(z.boolean()),
});
export type ApiKeyBody = z.infer<typeof ApiKeyBody>;

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(KeyScope),
  sandbox: z.boolean(),
  /** Its last characters, to tell it from others. */
  ending: z.string(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  /** null: good until it is revoked. */
  expiresAt: z.nullable(z.string()),
  /** A day of UTC, `2026-03-01`; null: never. */
  lastUsedOn: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Newest first; those whose time is over are among them, revoked ones are not. */
export const ApiKeyList = z.object({ apiKeys: z.array(ApiKey) });
export type ApiKeyList = z.infer<typeof ApiKeyList>;

export const NewApiKey = z.object({
  apiKey: ApiKey,
  /** The key itself. It is shown once and kept nowhere. */
  secret: z.string(),
});
export type NewApiKey = z.infer<typeof NewApiKey>;
