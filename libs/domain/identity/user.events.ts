/** Facts about a member's account (stream `user-<id>`). */
import { z } from 'zod';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { ROLES } from '#kernel/roles.js';
import { LANGUAGES } from '#texts/languages.js';
import { addressChangeEvents } from './address-change.js';
import { belongingEvents } from './belonging.js';

const userSubject = (data: { userId: string }): Subject => `user:${data.userId}`;

export const UserRegistered = defineEvent({
  name: 'UserRegistered',
  version: 1,
  schema: z.strictObject({
    userId: z.uuid(),
    workspaceId: z.uuid(),
    role: z.enum(ROLES),
    name: z.string(),
    email: z.string(),
    /** Argon2id, PHC string */
    passwordHash: z.string(),
  }),
  personal: { subject: userSubject, erasedAs: { name: 'Deleted member', email: '', passwordHash: '' } },
});

export const PasswordChanged = defineEvent({
  name: 'PasswordChanged',
  version: 1,
  schema: z.strictObject({
    userId: z.uuid(),
    /** Argon2id, PHC string */
    passwordHash: z.string(),
  }),
  personal: { subject: userSubject, erasedAs: { passwordHash: '' } },
});

/** Somebody, signed in or not, says that the password is forgotten: a mail with a link to a new one is to be sent. */
export const PasswordResetRequested = defineEvent({
  name: 'PasswordResetRequested',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});

/** A new password by such a link, without the old one. */
export const PasswordReset = defineEvent({
  name: 'PasswordReset',
  version: 1,
  schema: z.strictObject({
    userId: z.uuid(),
    /** Argon2id, PHC string */
    passwordHash: z.string(),
  }),
  personal: { subject: userSubject, erasedAs: { passwordHash: '' } },
});

/** Every token issued before is worthless from here on. */
export const SessionsRevoked = defineEvent({
  name: 'SessionsRevoked',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), epoch: z.int().positive() }),
});

/** Why a mail with a link was asked for: by who is signed in, or by a registration under the same address. */
const LINK_REASONS = ['resend', 'registration'] as const;

/** A mail with a link to the account's address is to be sent, once more. */
export const AddressLinkRequested = defineEvent({
  name: 'AddressLinkRequested',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), reason: z.enum(LINK_REASONS) }),
});

/** Who has the password of the account reads the mail of its address. */
export const AddressConfirmed = defineEvent({
  name: 'AddressConfirmed',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});

/** Before it was confirmed, somebody who reads its mail made another account with it. All else stays as it is. */
export const AddressLost = defineEvent({
  name: 'AddressLost',
  version: 1,
  schema: z.strictObject({ userId: z.uuid() }),
});

/** From here on an account at the company's identity provider opens this one; one of each issuer. */
export const ProviderAccountLinked = defineEvent({
  name: 'ProviderAccountLinked',
  version: 1,
  schema: z.strictObject({
    userId: z.uuid(),
    issuer: z.string(),
    /** Keyed hash of issuer and subject, hex: the id of its stream. */
    accountKey: z.string(),
  }),
  personal: { subject: userSubject, erasedAs: { issuer: '', accountKey: '' } },
});

/** The account is spoken to in it: as its member chose, or as the browser asked that registered it. */
export const LanguageChosen = defineEvent({
  name: 'LanguageChosen',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), language: z.enum(LANGUAGES) }),
});

/** workspaceId: where it was registered. */
export const UserDeleted = defineEvent({
  name: 'UserDeleted',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), workspaceId: z.uuid() }),
});

export const userEvents = [
  UserRegistered,
  AddressLinkRequested,
  AddressConfirmed,
  AddressLost,
  ...addressChangeEvents,
  PasswordChanged,
  PasswordResetRequested,
  PasswordReset,
  SessionsRevoked,
  ProviderAccountLinked,
  ...belongingEvents,
  LanguageChosen,
  UserDeleted,
] as const;
export type UserEvent = EventOf<(typeof userEvents)[number]>;
