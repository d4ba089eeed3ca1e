/** Facts about a member's account (stream `user-<id>`). */
import { z } from 'zod';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';

const userSubject = (data: { userId: string }): Subject => `user:${data.userId}`;

export const UserRegistered = defineEvent({
  name: 'UserRegistered',
  version: 1,
  schema: z.strictObject({
    userId: z.uuid(),
    workspaceId: z.uuid(),
    role: z.enum(['owner', 'member', 'auditor']),
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

/** Every token issued before is worthless from here on. */
export const SessionsRevoked = defineEvent({
  name: 'SessionsRevoked',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), epoch: z.int().positive() }),
});

export const UserDeleted = defineEvent({
  name: 'UserDeleted',
  version: 1,
  schema: z.strictObject({ userId: z.uuid(), workspaceId: z.uuid() }),
});

export const userEvents = [UserRegistered, PasswordChanged, SessionsRevoked, UserDeleted] as const;
export type UserEvent = EventOf<(typeof userEvents)[number]>;
