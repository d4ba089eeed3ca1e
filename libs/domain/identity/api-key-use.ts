/**
 * On which days an API key was used (stream `apikeyuse-<key>`): one event a day at most, however often it is used, so
 * that the log does not grow with every request.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf } from '#kernel/event.js';

export const ApiKeyUsed = defineEvent({
  name: 'ApiKeyUsed',
  version: 1,
  schema: z.strictObject({ workspaceId: z.uuid(), keyId: z.uuid(), day: z.iso.date() }),
});
export const apiKeyUseEvents = [ApiKeyUsed] as const;
type ApiKeyUseEvent = EventOf<typeof ApiKeyUsed>;

interface NoteUse {
  readonly type: 'NoteUse';
  readonly workspaceId: string;
  readonly keyId: string;
}

/** The last day of UTC, `2026-03-01`; '' before the first. */
type LastUsedOn = string;

export const apiKeyUseDecider: Decider<NoteUse, ApiKeyUseEvent, LastUsedOn> = {
  category: 'apikeyuse',
  initial: '',
  evolve: (_state, { data }) => data.day,
  decide({ workspaceId, keyId }, lastUsedOn, { now }) {
    const day = dayOf(now);
    return day <= lastUsedOn ? [] : [ApiKeyUsed({ workspaceId, keyId, day })];
  },
};

/** @param now ISO 8601, UTC */
export const dayOf = (now: string): string => now.slice(0, 10);
