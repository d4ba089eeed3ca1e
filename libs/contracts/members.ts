/**
 * /workspaces/members, /workspaces/invitations and POST /auth/accept-invitation: bodies, answers and the sentences
 * their forms show.
 */
import * as z from 'zod/mini';
import { INVITED_ROLES } from '#kernel/roles.js';
import { email, memberName, password, Role } from './auth.js';

const InvitedRole = z.enum(INVITED_ROLES);

export const InviteBody = z.object({ email, role: InvitedRole });
export type InviteBody = z.infer<typeof InviteBody>;

export const Member = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role });
export type Member = z.infer<typeof Member>;
export const MemberList = z.object({ members: z.array(Member) });
export type MemberList = z.infer<typeof MemberList>;

/** PUT /workspaces/members/{id}/role */
export const RoleBody = z.object({ role: Role });
export type RoleBody = z.infer<typeof RoleBody>;
export const MemberAnswer = z.object({ member: Member });
export type MemberAnswer = z.infer<typeof MemberAnswer>;

/** GET /workspaces/role-changes: one of them. */
export const RoleChange = z.object({
  /** ISO 8601, UTC */
  at: z.string(),
  /** Whose role it is; 'Former member' when the account is gone. */
  name: z.string(),
  /** null: they joined, with an account they had, or left. */
  from: z.nullable(Role),
  /** null: they left. */
  to: z.nullable(Role),
  /** Name of who did it; null: they did themselves. */
  by: z.nullable(z.string()),
});
export type RoleChange = z.infer<typeof RoleChange>;
/** Newest first, at most a hundred. */
export const RoleChangeList = z.object({ changes: z.array(RoleChange) });
export type RoleChangeList = z.infer<typeof RoleChangeList>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: InvitedRole,
  /** ISO 8601, UTC */
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
export const InvitationAnswer = z.object({ invitation: Invitation });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
/** Neither accepted nor taken back, newest first; those whose time is over are among them for some minutes. */
export const InvitationList = z.object({ invitations: z.array(Invitation) });
export type InvitationList = z.infer<typeof InvitationList>;

export const AcceptInvitationForm = z.object({ name: memberName, password });
export type AcceptInvitationForm = z.infer<typeof AcceptInvitationForm>;
export const AcceptInvitationBody = z.extend(AcceptInvitationForm, {
  /** What stands behind the # of the link. */
  token: z.string().check(z.maxLength(300)),
  recaptchaToken: z.optional(z.string()),
});
export type AcceptInvitationBody = z.infer<typeof AcceptInvitationBody>;
