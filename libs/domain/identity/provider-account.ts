/**
 * An account at a company's identity provider opens one account here at a time (stream `provideraccount-<HMAC of issuer
 * and subject>`). The stream names nobody outside; what opens an account stands in the account's own stream, too, and
 * goes with its key.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf } from '#kernel/event.js';

export const ProviderAccountClaimed = defineEvent({
  name: 'ProviderAccountClaimed',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});
export const ProviderAccountReleased = defineEvent({
  name: 'ProviderAccountReleased',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});
export const providerAccountEvents = [ProviderAccountClaimed, ProviderAccountReleased] as const;
type ProviderAccountEvent = EventOf<(typeof providerAccountEvents)[number]>;

interface ProviderAccount {
  readonly heldBy?: string;
}

interface ProviderAccountCommand {
  /** A claim takes over from whoever held it: the caller knows that their account is gone. */
  readonly type: 'ClaimProviderAccount' | 'ReleaseProviderAccount';
  readonly userId: string;
}

export const providerAccountDecider: Decider<ProviderAccountCommand, ProviderAccountEvent, ProviderAccount> = {
  category: 'provideraccount',
  initial: {},
  evolve: (_state, { type, data: { userId } }) => (type === 'ProviderAccountClaimed' ? { heldBy: userId } : {}),
  decide({ type, userId }, { heldBy }) {
    const isHeld = heldBy === userId;
    if (type === 'ReleaseProviderAccount') return isHeld ? [ProviderAccountReleased({ userId })] : [];
    return isHeld ? [] : [ProviderAccountClaimed({ userId })];
  },
};
