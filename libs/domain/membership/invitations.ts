/**
 * Who was asked to join a workspace (stream `invitations-<workspace>`). An invitation is good for seven days and for
 * one account; inviting the same address again ends the link sent before. The address is sealed under the key of the
 * account that is to come of it, which has the invitation's id: it is erased with that account, and with an
 * invitation that comes to nothing, be it taken back or not answered in time.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { INVITED_ROLES, type InvitedRole } from '#kernel/roles.js';
import { sentence } from '#texts/sentence.js';

const one = { workspaceId: z.uuid(), invitationId: z.uuid() };

export const inviteeSubject = (invitationId: string): Subject => `user:${invitationId}`;

export const MemberInvited = defineEvent({
  name: 'MemberInvited',
  version: 1,
  schema: z.strictObject({ ...one, email: z.string(), role: z.enum(INVITED_ROLES), expiresAt: z.iso.datetime() }),
  personal: { subject: ({ invitationId }): Subject => inviteeSubject(invitationId), erasedAs: { email: '' } },
});
/** Taken back by the owner, or a newer one was sent. */
export const InvitationRevoked = defineEvent({ name: 'InvitationRevoked', version: 1, schema: z.strictObject(one) });
/** Nobody answered in time, or who did never got their account: the acceptance was cut off and not taken up again. */
export const InvitationExpired = defineEvent({ name: 'InvitationExpired', version: 1, schema: z.strictObject(one) });
/** userId is another than the invitation's when a registration under that address had been cut off. */
export const InvitationAccepted = defineEvent({
  name: 'InvitationAccepted',
  version: 1,
  schema: z.strictObject({ ...one, userId: z.uuid() }),
});

export const invitationEvents = [MemberInvited, InvitationRevoked, InvitationExpired, InvitationAccepted] as const;
type InvitationEvent = EventOf<(typeof invitationEvents)[number]>;

export interface Invitation {
  readonly invitationId: string;
  readonly email: string;
  readonly role: InvitedRole;
  /** ISO 8601, UTC */
  readonly invitedUntil: string;
  /** The account it was taken for. */
  readonly acceptedBy?: string;
}

/** Open and accepted ones; what was revoked or expired is gone. */
export type Invitations = ReadonlyMap<string, Invitation>;

type Place = { readonly workspaceId: string; readonly invitationId: string };
export type InvitationCommand = Place &
  (
    | { readonly type: 'InviteMember'; readonly email: string; readonly role: InvitedRole }
    | { readonly type: 'AcceptInvitation'; readonly userId: string }
    | { readonly type: 'RevokeInvitation' | 'ExpireInvitation' }
    /** Only for an acceptance that no account came of. */
    | { readonly type: 'AbandonAcceptance' }
  );

const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_OPEN = 100;
/** Longer than any request that takes up an acceptance may still be under way. */
const GIVEN_UP_AFTER_MS = 60 * 60_000;

export const isOpen = ({ acceptedBy }: Invitation): boolean => acceptedBy === undefined;
export const isGood = (invitation: Invitation, now: string): boolean =>
  isOpen(invitation) && now < invitation.invitedUntil;

/** Whether an acceptance that no account came of can be ended. */
const isGivenUp = (invitation: Pick<Invitation, 'invitedUntil'>, now: string): boolean =>
  Date.parse(now) >= Date.parse(invitation.invitedUntil) + GIVEN_UP_AFTER_MS;

export const invitationsDecider: Decider<InvitationCommand, InvitationEvent, Invitations> = {
  category: 'invitations',
  initial: new Map(),

  evolve(state, event) {
    const { invitationId } = event.data;
    const next = new Map(state);
    switch (event.type) {
      case 'MemberInvited': {
        const { email, role, expiresAt } = event.data;
        return next.set(invitationId, { invitationId, email, role, invitedUntil: expiresAt });
      }
      case 'InvitationRevoked':
      case 'InvitationExpired':
        next.delete(invitationId);
        return next;
      case 'InvitationAccepted': {
        const invitation = state.get(invitationId);
        return invitation ? next.set(invitationId, { ...invitation, acceptedBy: event.data.userId }) : state;
      }
    }
  },

  decide(command, state, { now }) {
    const { workspaceId, invitationId } = command;
    const invitation = state.get(invitationId);
    switch (command.type) {
      case 'InviteMember': {
        const { email, role } = command;
        const before = [...state.values()].filter((one) => isOpen(one) && isSameAddress(one.email, email));
        const good = [...state.values()].filter((one) => isGood(one, now) && !before.includes(one));
        if (good.length >= MOST_OPEN) throw tooMany();
        const expiresAt = new Date(Date.parse(now) + GOOD_FOR_MS).toISOString();
        return [
          ...before.map((one) => InvitationRevoked({ workspaceId, invitationId: one.invitationId })),
          MemberInvited({ workspaceId, invitationId, email, role, expiresAt }),
        ];
      }
      case 'AcceptInvitation':
        if (invitation?.acceptedBy === command.userId) return [];
        if (!invitation || !isGood(invitation, now)) throw invitationUsed();
        return [InvitationAccepted({ workspaceId, invitationId, userId: command.userId })];
      case 'RevokeInvitation':
        if (!invitation || !isOpen(invitation)) throw invitationNotFound();
        return [InvitationRevoked({ workspaceId, invitationId })];
      case 'ExpireInvitation':
        if (!invitation || !isOpen(invitation) || isGood(invitation, now)) return [];
        return [InvitationExpired({ workspaceId, invitationId })];
      case 'AbandonAcceptance':
        if (!invitation || isOpen(invitation) || !isGivenUp(invitation, now)) return [];
        return [InvitationExpired({ workspaceId, invitationId })];
    }
  },
};

function isSameAddress(a: string, b: string): boolean {
  const plain = (email: string) => email.trim().toLowerCase().normalize('NFC');
  return plain(a) === plain(b);
}

export function invitationUsed(): DomainError {
  return new DomainError(
    'invitation_used',
    'conflict',
    'This invitation was used already, taken back or is too old. Please ask for a new one.',
  );
}

export function invitationNotFound(): DomainError {
  return new DomainError('invitation_not_found', 'not-found', 'Invitation not found');
}

function tooMany(): DomainError {
  return new DomainError(
    'too_many_invitations',
    'conflict',
    sentence('A workspace has at most {most} open invitations. Take one back before you send another.', {
      most: MOST_OPEN,
    }),
  );
}
