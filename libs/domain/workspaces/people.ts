/**
 * Who is what in a workspace, decided in the workspace's own stream: so two changes at the same moment are decided one
 * after the other, and a workspace has always one owner at least. What somebody was registered as stands in their own
 * stream; here is the owner who made the workspace, who joined with an account they had, whoever changed, and who left.
 */
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent } from '#kernel/event.js';
import { ROLES, type Role } from '#kernel/roles.js';
import { mustBeAllowed } from './allowed.js';

const one = { workspaceId: z.uuid(), userId: z.uuid() };

export const MemberRoleChanged = defineEvent({
  name: 'MemberRoleChanged',
  version: 1,
  schema: z.strictObject({ ...one, from: z.enum(ROLES), to: z.enum(ROLES) }),
});

/** By an invitation, with an account that there was. */
export const MemberJoined = defineEvent({
  name: 'MemberJoined',
  version: 1,
  schema: z.strictObject({ ...one, role: z.enum(ROLES), invitationId: z.uuid() }),
});

/**
 * By their own wish, an owner's, or with the account. The account follows when it has no other workspace; nobody makes
 * an owner of who is leaving.
 */
export const MemberLeft = defineEvent({ name: 'MemberLeft', version: 1, schema: z.strictObject(one) });

export type People = ReadonlyMap<string, Role | 'left'>;

export interface Person {
  readonly userId: string;
  /** What their account was registered as in this workspace, if in this. */
  readonly joinedAs: Role | undefined;
}

export const roleIn = (people: People, { userId, joinedAs }: Person): Role | 'left' =>
  people.get(userId) ?? joinedAs ?? 'left';

/** Ids. Nobody joins as owner but who makes the workspace, so all of them are known here. */
export const ownersIn = (people: People): readonly string[] =>
  [...people].flatMap(([userId, role]) => (role === 'owner' ? [userId] : []));

export const isSoleOwner = (people: People, userId: string): boolean =>
  people.get(userId) === 'owner' && ownersIn(people).length === 1;

/**
 * Whether they are an owner in this moment, whatever the guard saw a moment ago.
 * @param by undefined: an operator. @throws owner_only
 */
export function mustOwn(people: People, by: string | undefined): void {
  if (by !== undefined && people.get(by) !== 'owner') mustBeAllowed('member', 'members');
}

export function lastOwner(): DomainError {
  return new DomainError(
    'last_owner',
    'conflict',
    'A workspace has always an owner. Make somebody else an owner first.',
  );
}

export function ownerStays(): DomainError {
  return new DomainError(
    'owner_stays',
    'conflict',
    'An owner of a workspace cannot be removed. Give them another role first; the last owner stays.',
  );
}

export function memberNotFound(): DomainError {
  return new DomainError('member_not_found', 'not-found', 'Member not found');
}
