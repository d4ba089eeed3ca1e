/**
 * An e-mail address belongs to one account at a time (stream `email-<HMAC of the address>`). Claiming comes before
 * registering; when a registration died in between, the claim is still held by the user id it was made for, and going
 * on with that id is allowed. An account that never confirmed the address may have to hand it over; it goes on being
 * signed in to under the address, with its own password, and so is remembered here until it is deleted.
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
/** To the account of somebody who reads its mail. */
export const EmailHandedOver = defineEvent({
  name: 'EmailHandedOver',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), from: z.uuid() }),
});
export const emailEvents = [EmailClaimed, EmailReleased, EmailHandedOver] as const;
type EmailEvent = EventOf<(typeof emailEvents)[number]>;

export interface EmailClaim {
  readonly heldBy?: string;
  /** Accounts that lost it and are still there. Each costs a wrong password one more comparison. */
  readonly lostBy: readonly string[];
}

type EmailCommand =
  | { readonly type: 'ClaimEmail' | 'ReleaseEmail'; readonly userId: string }
  | { readonly type: 'HandOverEmail'; readonly userId: string; readonly from: string };

const MOST_LOST = 3;

export const emailClaimDecider: Decider<EmailCommand, EmailEvent, EmailClaim> = {
  category: 'email',
  initial: { lostBy: [] },
  evolve({ heldBy, lostBy }, event) {
    const { userId } = event.data;
    switch (event.type) {
      case 'EmailClaimed':
        return { heldBy: userId, lostBy };
      case 'EmailHandedOver':
        return { heldBy: userId, lostBy: [...lostBy, event.data.from] };
      case 'EmailReleased':
        return {
          ...(heldBy !== undefined && heldBy !== userId && { heldBy }),
          lostBy: lostBy.filter((other) => other !== userId),
        };
    }
  },
  decide(command, { heldBy, lostBy }) {
    const { userId } = command;
    switch (command.type) {
      case 'ReleaseEmail':
        return heldBy === userId || lostBy.includes(userId) ? [EmailReleased({ userId })] : [];
      case 'ClaimEmail':
        if (heldBy === userId) return [];
        if (heldBy !== undefined) throw emailTaken();
        return [EmailClaimed({ userId })];
      case 'HandOverEmail':
        if (heldBy === userId) return [];
        if (heldBy !== command.from || isFull({ lostBy })) throw emailTaken();
        return [EmailHandedOver({ userId, from: command.from })];
    }
  },
};

/** So many accounts lost the address that the next one keeps it. */
export const isFull = ({ lostBy }: Pick<EmailClaim, 'lostBy'>): boolean => lostBy.length >= MOST_LOST;
