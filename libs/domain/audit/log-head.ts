/**
 * A signed head of the log: how many events there were and a digest over all their hashes, in log order, signed. It stands in the
 * log itself (stream `audit-<day>`) and is kept outside, so that a log that lost its end, or a whole stream, or got a new chain,
 * does not fit any more. Counts and digests do not depend on the store, so a head stays good when the log moves to another one.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf } from '#kernel/event.js';

export const LogHeadSigned = defineEvent({
  name: 'LogHeadSigned',
  version: 1,
  schema: z.strictObject({
    /** Events covered: the first so many of the log. */
    events: z.int().positive(),
    /** SHA-256, hex: of the digest one event earlier ('' at first) followed by the event's hash. */
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    /** ISO 8601, UTC */
    signedAt: z.string(),
    /** Ed25519, raw, base64. Which key is to be trusted is for the reader to know. */
    publicKey: z.string(),
    /** Ed25519, base64, over `signedText`. */
    signature: z.string(),
  }),
});

export const auditEvents = [LogHeadSigned] as const;
export type AuditEvent = EventOf<(typeof auditEvents)[number]>;
export type SignedHead = EventOf<typeof LogHeadSigned>['data'];

/** What is signed: four lines that any tool can write. */
export function signedText({ events, digest, signedAt }: Pick<SignedHead, 'events' | 'digest' | 'signedAt'>): string {
  return `recto log head\n${events}\n${digest}\n${signedAt}\n`;
}

export interface AuditDay {
  /** Events covered by the newest head of the day. */
  readonly events: number;
}

export interface RecordHead {
  readonly type: 'RecordHead';
  readonly head: SignedHead;
}

export const auditDecider: Decider<RecordHead, AuditEvent, AuditDay> = {
  category: 'audit',
  initial: { events: 0 },
  evolve: (_state, event) => ({ events: event.data.events }),
  decide: ({ head }, state) => (head.events > state.events ? [LogHeadSigned(head)] : []),
};
