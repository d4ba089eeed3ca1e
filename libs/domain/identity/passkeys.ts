/**
 * A member's passkeys (stream `passkeys-<user>`): keys in their devices by which they sign in, each asked for finger,
 * face or PIN. Whether an answer was given before, and whether a key was copied, is decided here, by the log: so it is
 * exact over processes and restarts. Only who holds a key comes as far as to have its use written down.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { sentence } from '#texts/sentence.js';

const user = { userId: z.uuid() };
const passkey = { ...user, passkeyId: z.uuid() };
/** What the device says of itself with each answer. */
const answer = {
  /** How often it was used, as the device counts; 0 for ever with those that do not. */
  counter: z.int().nonnegative(),
  /** Whether its maker keeps a copy for the member's other devices. */
  synced: z.boolean(),
  /** Which question was answered: good for nothing any more. */
  challenge: z.string(),
};

export const PasskeyAdded = defineEvent({
  name: 'PasskeyAdded',
  version: 1,
  schema: z.strictObject({
    ...passkey,
    ...answer,
    name: z.string(),
    /** base64url, as the device calls it */
    credentialId: z.string(),
    /** COSE, base64url */
    publicKey: z.string(),
    /** How a browser reaches it: `internal`, `usb`, … */
    transports: z.array(z.string()),
  }),
  personal: {
    subject: ({ userId }): Subject => `user:${userId}`,
    erasedAs: { name: '', credentialId: '', publicKey: '', transports: [] },
  },
});

export const PasskeyUsed = defineEvent({
  name: 'PasskeyUsed',
  version: 1,
  schema: z.strictObject({ ...passkey, ...answer }),
});

export const PasskeyRemoved = defineEvent({ name: 'PasskeyRemoved', version: 1, schema: z.strictObject(passkey) });

/** From here on the password alone signs nobody in. */
export const PasskeyRequired = defineEvent({ name: 'PasskeyRequired', version: 1, schema: z.strictObject(user) });
export const PasskeyNotRequired = defineEvent({ name: 'PasskeyNotRequired', version: 1, schema: z.strictObject(user) });

export const passkeyEvents = [PasskeyAdded, PasskeyUsed, PasskeyRemoved, PasskeyRequired, PasskeyNotRequired] as const;
type PasskeyEvent = EventOf<(typeof passkeyEvents)[number]>;

export const MOST_PASSKEYS = 20;
/** A question is good for minutes; the rest is for clocks that disagree. */
const REMEMBERED_MS = 60 * 60_000;

export interface Passkey {
  readonly passkeyId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: readonly string[];
  readonly name: string;
  readonly counter: number;
  readonly synced: boolean;
  /** ISO 8601, UTC */
  readonly addedAt: string;
  readonly usedAt?: string;
}

export interface MemberPasskeys {
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Besides the password. */
  readonly required: boolean;
  /** Questions that were answered within the last hour. */
  readonly answered: readonly { readonly challenge: string; readonly at: string }[];
}

interface Answer {
  readonly counter: number;
  readonly synced: boolean;
  readonly challenge: string;
}

export type PasskeyCommand = { readonly userId: string } & (
  | ({ readonly type: 'AddPasskey' } & Answer &
      Pick<Passkey, 'passkeyId' | 'credentialId' | 'publicKey' | 'transports' | 'name'>)
  | ({ readonly type: 'UsePasskey'; readonly passkeyId: string } & Answer)
  | { readonly type: 'RemovePasskey'; readonly passkeyId: string }
  | { readonly type: 'RequirePasskey' | 'WaivePasskey' }
);

export const passkeysDecider: Decider<PasskeyCommand, PasskeyEvent, MemberPasskeys> = {
  category: 'passkeys',
  initial: { passkeys: [], required: false, answered: [] },

  evolve(state, event) {
    const at = event.metadata?.occurredAt ?? '';
    switch (event.type) {
      case 'PasskeyAdded': {
        const { userId: _user, challenge, ...added } = event.data;
        return { ...answered(state, challenge, at), passkeys: [...state.passkeys, { ...added, addedAt: at }] };
      }
      case 'PasskeyUsed': {
        const { passkeyId, counter, synced, challenge } = event.data;
        const passkeys = state.passkeys.map((one) =>
          one.passkeyId === passkeyId ? { ...one, counter, synced, usedAt: at } : one,
        );
        return { ...answered(state, challenge, at), passkeys };
      }
      case 'PasskeyRemoved':
        return { ...state, passkeys: state.passkeys.filter(({ passkeyId }) => passkeyId !== event.data.passkeyId) };
      case 'PasskeyRequired':
        return { ...state, required: true };
      case 'PasskeyNotRequired':
        return { ...state, required: false };
    }
  },

  decide(command, { passkeys, required, answered: before }) {
    const { userId } = command;
    const isUsed = (challenge: string) => before.some((one) => one.challenge === challenge);
    switch (command.type) {
      case 'AddPasskey': {
        const { type: _type, transports, ...added } = command;
        if (isUsed(added.challenge)) throw passkeyRefused();
        if (passkeys.some(({ credentialId }) => credentialId === added.credentialId)) throw passkeyKnown();
        if (passkeys.length >= MOST_PASSKEYS) throw tooManyPasskeys();
        return [PasskeyAdded({ ...added, transports: [...transports] })];
      }
      case 'UsePasskey': {
        const { passkeyId, counter, synced, challenge } = command;
        const known = passkeys.find((one) => one.passkeyId === passkeyId);
        if (!known) throw passkeyUnknown();
        if (isUsed(challenge)) throw passkeyRefused();
        if ((counter > 0 || known.counter > 0) && counter <= known.counter) throw passkeyCopied();
        return [PasskeyUsed({ userId, passkeyId, counter, synced, challenge })];
      }
      case 'RemovePasskey': {
        const { passkeyId } = command;
        if (!passkeys.some((one) => one.passkeyId === passkeyId)) throw passkeyNotFound();
        const removed = PasskeyRemoved({ userId, passkeyId });
        // What nobody has cannot be asked for.
        return required && passkeys.length === 1 ? [removed, PasskeyNotRequired({ userId })] : [removed];
      }
      case 'RequirePasskey':
        if (passkeys.length === 0) throw noPasskey();
        return required ? [] : [PasskeyRequired({ userId })];
      case 'WaivePasskey':
        return required ? [PasskeyNotRequired({ userId })] : [];
    }
  },
};

function answered(state: MemberPasskeys, challenge: string, at: string): MemberPasskeys {
  const since = Date.parse(at) - REMEMBERED_MS;
  const lately = state.answered.filter((one) => !(Date.parse(one.at) < since));
  return { ...state, answered: [...lately, { challenge, at }] };
}

/** Not `unauthorized`, like all that is said of a passkey: a member whose device fails stays signed in. */
export function passkeyUnknown(): DomainError {
  return new DomainError(
    'passkey_unknown',
    'invalid',
    'This passkey opens no account here. If it was removed, please sign in with your password.',
  );
}

export function passkeyRefused(): DomainError {
  return new DomainError(
    'passkey_refused',
    'invalid',
    'The passkey could not be checked, or it took longer than five minutes. Please try again.',
  );
}

function passkeyCopied(): DomainError {
  return new DomainError(
    'passkey_copied',
    'invalid',
    'This passkey was refused: there seems to be a copy of it. Please sign in another way, remove it and add a new one.',
  );
}

function passkeyKnown(): DomainError {
  return new DomainError('passkey_known', 'conflict', 'This passkey is one of yours already.');
}

function tooManyPasskeys(): DomainError {
  return new DomainError(
    'too_many_passkeys',
    'conflict',
    sentence('An account has {most} passkeys at most. Please remove one first.', { most: MOST_PASSKEYS }),
  );
}

function noPasskey(): DomainError {
  return new DomainError('no_passkey', 'conflict', 'There is no passkey to ask for. Please add one first.');
}

export function passkeyNotFound(): DomainError {
  return new DomainError('passkey_not_found', 'not-found', 'This passkey was removed already.');
}
