/**
 * A member's second factor (stream `secondfactor-<user>`): codes of an authenticator app, and ten recovery codes.
 * Whether a code was given before, and how often wrong ones were, is decided here, by the log: so it is exact over
 * processes and restarts. Only who knows the password comes as far as to give one, so wrong ones are few enough to be
 * written down.
 */
import { z } from 'zod';
import { backoffDelay, type Backoff } from '#kernel/backoff.js';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { tryAgainIn } from './too-many-attempts.js';

const subject = ({ userId }: { userId: string }): Subject => `user:${userId}`;
const user = { userId: z.uuid() };
/** SHA-256, hex: nobody guesses the 80 random bits of one, so a fast hash is enough (ADR 30). */
const recoveryHashes = z.array(z.string());

/** A secret is shown; it proves nothing before a first code of it came. */
export const SecondFactorOffered = defineEvent({
  name: 'SecondFactorOffered',
  version: 1,
  schema: z.strictObject({
    ...user,
    /** Base32 */
    secret: z.string(),
  }),
  personal: { subject, erasedAs: { secret: '' } },
});

/** With the secret that was offered last. */
export const SecondFactorTurnedOn = defineEvent({
  name: 'SecondFactorTurnedOn',
  version: 1,
  schema: z.strictObject({ ...user, step: z.int().nonnegative(), recoveryHashes }),
  personal: { subject, erasedAs: { recoveryHashes: [] } },
});

/** `step`: periods of thirty seconds since 1970; no code of it or of an earlier one is good again. */
export const SecondFactorCodeUsed = defineEvent({
  name: 'SecondFactorCodeUsed',
  version: 1,
  schema: z.strictObject({ ...user, step: z.int().nonnegative() }),
});

/** `index`: which of the codes. */
export const RecoveryCodeUsed = defineEvent({
  name: 'RecoveryCodeUsed',
  version: 1,
  schema: z.strictObject({ ...user, index: z.int().nonnegative() }),
});

/** By who gave the right password. */
export const SecondFactorCodeRefused = defineEvent({
  name: 'SecondFactorCodeRefused',
  version: 1,
  schema: z.strictObject(user),
});

/** The old ones are worthless. */
export const RecoveryCodesRenewed = defineEvent({
  name: 'RecoveryCodesRenewed',
  version: 1,
  schema: z.strictObject({ ...user, recoveryHashes }),
  personal: { subject, erasedAs: { recoveryHashes: [] } },
});

export const SecondFactorTurnedOff = defineEvent({
  name: 'SecondFactorTurnedOff',
  version: 1,
  schema: z.strictObject(user),
});

export const secondFactorEvents = [
  SecondFactorOffered,
  SecondFactorTurnedOn,
  SecondFactorCodeUsed,
  RecoveryCodeUsed,
  SecondFactorCodeRefused,
  RecoveryCodesRenewed,
  SecondFactorTurnedOff,
] as const;
type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;

/** Wrong codes in a row before the first wait. */
export const FREE_TRIES = 10;
const WAIT: Backoff = { firstMs: 30_000, longestMs: 15 * 60_000 };

export interface SecondFactor {
  /** Base32; only what was offered since it was last on or off. */
  readonly offered?: string;
  readonly on?: {
    readonly secret: string;
    /** ISO 8601, UTC */
    readonly since: string;
    /** Of the last code that was taken. */
    readonly lastStep: number;
    /** null: used. */
    readonly recoveryHashes: readonly (string | null)[];
    /** Wrong codes since the last right one, and when the last of them came (ISO 8601, UTC). */
    readonly refused: number;
    readonly refusedAt: string;
  };
}

/** What somebody gave, looked at beforehand. */
export type GivenCode =
  | {
      /**
       * Of the app: the step whose code it is, if it is one of those around now; and the secret that it was held to.
       */
      readonly step: number | undefined;
      readonly secret: string;
    }
  | { readonly recoveryHash: string };

export type SecondFactorCommand = { readonly userId: string } & (
  | { readonly type: 'OfferSecondFactor'; readonly secret: string }
  | {
      readonly type: 'TurnOnSecondFactor';
      readonly given: Extract<GivenCode, { secret: string }>;
      readonly recoveryHashes: readonly string[];
    }
  | { readonly type: 'UseCode'; readonly given: GivenCode }
  | { readonly type: 'RenewRecoveryCodes'; readonly given: GivenCode; readonly recoveryHashes: readonly string[] }
  /** `given` is absent when an operator does it. */
  | { readonly type: 'TurnOffSecondFactor'; readonly given?: GivenCode }
);

export const secondFactorDecider: Decider<SecondFactorCommand, SecondFactorEvent, SecondFactor> = {
  category: 'secondfactor',
  initial: {},

  evolve(state, event) {
    const at = event.metadata?.occurredAt ?? '';
    const { on } = state;
    switch (event.type) {
      case 'SecondFactorOffered':
        return { ...state, offered: event.data.secret };
      case 'SecondFactorTurnedOn': {
        const { step: lastStep, recoveryHashes } = event.data;
        return {
          on: { secret: state.offered ?? '', since: at, lastStep, recoveryHashes, refused: 0, refusedAt: '' },
        };
      }
      case 'SecondFactorCodeUsed':
        return on ? { on: { ...on, lastStep: event.data.step, refused: 0 } } : state;
      case 'RecoveryCodeUsed': {
        if (!on) return state;
        const { index } = event.data;
        return { on: { ...on, recoveryHashes: on.recoveryHashes.with(index, null), refused: 0 } };
      }
      case 'SecondFactorCodeRefused':
        return on ? { on: { ...on, refused: on.refused + 1, refusedAt: at } } : state;
      case 'RecoveryCodesRenewed':
        return on ? { on: { ...on, recoveryHashes: event.data.recoveryHashes } } : state;
      case 'SecondFactorTurnedOff':
        return {};
    }
  },

  decide(command, { offered, on }, { now }) {
    const { userId } = command;
    switch (command.type) {
      case 'OfferSecondFactor':
        if (on) throw secondFactorIsOn();
        return [SecondFactorOffered({ userId, secret: command.secret })];
      case 'TurnOnSecondFactor': {
        if (on) throw secondFactorIsOn();
        const { given, recoveryHashes } = command;
        if (offered === undefined || offered !== given.secret) throw notOffered();
        // Not counted: who turns it on sees the secret.
        if (given.step === undefined) throw wrongCode();
        return [SecondFactorTurnedOn({ userId, step: given.step, recoveryHashes: [...recoveryHashes] })];
      }
      case 'UseCode':
        return [judged(userId, on, command.given, now)];
      case 'RenewRecoveryCodes': {
        const used = judged(userId, on, command.given, now);
        if (used.type === 'SecondFactorCodeRefused') return [used];
        return [used, RecoveryCodesRenewed({ userId, recoveryHashes: [...command.recoveryHashes] })];
      }
      case 'TurnOffSecondFactor': {
        if (!on) throw secondFactorIsOff();
        if (!command.given) return [SecondFactorTurnedOff({ userId })];
        const used = judged(userId, on, command.given, now);
        if (used.type === 'SecondFactorCodeRefused') return [used];
        return [used, SecondFactorTurnedOff({ userId })];
      }
    }
  },
};

/** @throws second_factor_off · too_many_attempts */
function judged(userId: string, on: SecondFactor['on'], given: GivenCode, now: string) {
  if (!on) throw secondFactorIsOff();
  const waitMs = waitsUntil(on) - Date.parse(now);
  if (waitMs > 0) throw tooManyCodes(Math.ceil(waitMs / 1_000));
  if ('recoveryHash' in given) {
    const index = on.recoveryHashes.indexOf(given.recoveryHash);
    return index < 0 ? SecondFactorCodeRefused({ userId }) : RecoveryCodeUsed({ userId, index });
  }
  const { step, secret } = given;
  const isGood = step !== undefined && step > on.lastStep && secret === on.secret;
  return isGood ? SecondFactorCodeUsed({ userId, step }) : SecondFactorCodeRefused({ userId });
}

/** Epoch milliseconds; 0 while there are free tries. */
function waitsUntil({ refused, refusedAt }: NonNullable<SecondFactor['on']>): number {
  const over = refused - FREE_TRIES;
  return over < 0 ? 0 : Date.parse(refusedAt) + backoffDelay(over + 1, WAIT);
}

/** Not `unauthorized`: a member who mistypes stays signed in. */
export function wrongCode(): DomainError {
  return new DomainError(
    'wrong_code',
    'invalid',
    'This code is not correct, or was used before. Please enter the one that your app shows now.',
  );
}

function secondFactorIsOn(): DomainError {
  return new DomainError('second_factor_on', 'conflict', 'Two-factor authentication is on already.');
}

export function secondFactorIsOff(): DomainError {
  return new DomainError('second_factor_off', 'conflict', 'Two-factor authentication is off.');
}

export function notOffered(): DomainError {
  return new DomainError('second_factor_not_offered', 'conflict', 'Please begin again, with a new secret.');
}

function tooManyCodes(seconds: number): DomainError {
  return new DomainError('too_many_attempts', 'rate-limited', tryAgainIn(seconds), { retryAfter: seconds });
}
