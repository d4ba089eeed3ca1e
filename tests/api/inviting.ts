/** Inviting to a workspace and accepting, as its owner and a guest do over HTTP. */
import { InvitationLinks } from '#contexts/membership/application/invitation-links.js';
import type { InvitedRole } from '#kernel/roles.js';
import type { Member, TestApp } from './app.js';

export const PASSWORD = 'correct horse';
export const WEEK_MS = 7 * 24 * 60 * 60_000;

/** @param at asked each time, as the app is started only before the tests run */
export function inviting(at: () => { readonly app: TestApp; readonly owner: Member }) {
  let guests = 0;
  const fresh = () => `guest-${++guests}@example.test`;
  const invite = (email: string, role = 'member', token = at().owner.token) =>
    at().app.json('POST', '/api/workspaces/invitations', { email, role }, token);
  /** @returns the invitation's id */
  const invited = async (email: string): Promise<string> => (await invite(email)).body.data.invitation.id;
  const revoke = (id: string) =>
    at().app.json('DELETE', `/api/workspaces/invitations/${id}`, undefined, at().owner.token);
  /** As it stands in the mail; made by the app itself, because the outbox forgets. */
  const linkOf = (invitationId: string, { workspaceId } = at().owner) =>
    new URL(at().app.running.app.get(InvitationLinks).urlOf({ workspaceId, invitationId })).hash.slice(1);
  const accept = (token: string, more: object = {}) =>
    at().app.json('POST', '/api/auth/accept-invitation', {
      token,
      name: 'Guest Example',
      password: PASSWORD,
      recaptchaToken: 'any',
      ...more,
    });
  const joined = async (role: InvitedRole, email = fresh()) => {
    const { body } = await invite(email, role);
    const { data } = (await accept(linkOf(body.data.invitation.id))).body;
    return { email, token: data.token as string, userId: data.user.id as string };
  };
  return { fresh, invite, invited, revoke, linkOf, accept, joined };
}

export const refused = ({ status, body }: Awaited<ReturnType<TestApp['json']>>) => [status, body.error.code];
