/**
 * An e-mail address belongs to one account at a time (stream `email-<HMAC of the address>`). Claiming comes before registering; when
 * a registration died in between, the claim is still held by the user id it was made for, and going on with that id is allowed.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf } from '#kernel/event.js';
import { emailTaken } from './user.decider.js';

export const EmailClaimed = defineEvent({
  name: 'EmailClaimed',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});
export const EmailReleased = defineEvent({
  name: 'EmailReleased',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});
export const emailEvents = [EmailClaimed, EmailReleased] as const;
export type EmailEvent = EventOf<(typeof emailEvents)[number]>;

export interface EmailClaim {
  readonly heldBy?: string;
}

export type EmailCommand = { readonly type: 'ClaimEmail' | 'ReleaseEmail'; readonly userId: string };

export const emailClaimDecider: Decider<EmailCommand, EmailEvent, EmailClaim> = {
  category: 'email',
  initial: {},
  evolve: (_state, event) => (event.type === 'EmailClaimed' ? { heldBy: event.data.userId } : {}),
  decide(command, { heldBy }) {
    if (command.type === 'ReleaseEmail')
      return heldBy === command.userId ? [EmailReleased({ userId: command.userId })] : [];
    if (heldBy === command.userId) return [];
    if (heldBy !== undefined) throw emailTaken();
    return [EmailClaimed({ userId: command.userId })];
  },
};
