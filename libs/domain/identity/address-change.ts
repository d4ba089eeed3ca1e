/**
 * Another address for an account (facts of its stream `user-<id>`): wanted by who is signed in, changed to by who reads
 * its mail, too, and stopped or put back by who reads the mail of the one before.
 */
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type Subject } from '#kernel/event.js';

const change = { userId: z.uuid(), changeId: z.uuid() };
const subject = ({ userId }: { userId: string }): Subject => `user:${userId}`;

export const AddressChangeRequested = defineEvent({
  name: 'AddressChangeRequested',
  version: 1,
  schema: z.strictObject({ ...change, email: z.string() }),
  personal: { subject, erasedAs: { email: '' } },
});

/** Who is signed in has opened the link in the mail to it. */
export const AddressChanged = defineEvent({
  name: 'AddressChanged',
  version: 1,
  schema: z.strictObject({ ...change, email: z.string(), from: z.string() }),
  personal: { subject, erasedAs: { email: '', from: '' } },
});

/** Before it was changed to. */
export const AddressChangeStopped = defineEvent({
  name: 'AddressChangeStopped',
  version: 1,
  schema: z.strictObject(change),
});

/** After it was changed to; `email` is the one from before. */
export const AddressPutBack = defineEvent({
  name: 'AddressPutBack',
  version: 1,
  schema: z.strictObject({ ...change, email: z.string(), from: z.string() }),
  personal: { subject, erasedAs: { email: '', from: '' } },
});

export const addressChangeEvents = [
  AddressChangeRequested,
  AddressChanged,
  AddressChangeStopped,
  AddressPutBack,
] as const;

export const CHANGE_MS = 30 * 60_000;
export const PUT_BACK_MS = 7 * 24 * 60 * 60_000;

/** What an account knows of its other addresses. */
export interface OtherAddresses {
  /** Asked for last, and neither changed to nor stopped. */
  readonly wanted?: { readonly changeId: string; readonly email: string; readonly at: string } | undefined;
  /** Confirmed ones that it had within the last seven days, oldest first. */
  readonly former: readonly { readonly changeId: string; readonly email: string; readonly at: string }[];
}

export const NO_OTHERS: OtherAddresses = { former: [] };

/** @param at ISO 8601, UTC; an event that was only just decided has none, and is new */
export const isWithin = (at: string, ms: number, now: string): boolean => !(Date.parse(now) - Date.parse(at) >= ms);

export function sameAddress(): DomainError {
  return new DomainError('same_address', 'invalid', 'This is the address of your account already.');
}

export function changeOver(): DomainError {
  return new DomainError(
    'link_used',
    'conflict',
    'This link is used up, or the change was stopped or asked for again since. Please ask for a new one if you need it.',
  );
}
