/**
 * Forgets who was asked and never came: the claim on the address that a cut-off acceptance left goes first, then the key. Whoever has an account
 * under the invitation's id by now is left alone, also when they registered by themselves and took the claim up: the key is the account's.
 */
import type { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { streamName } from '#kernel/decider.js';
import type { EventOf } from '#kernel/event.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import { invitationsDecider, inviteeSubject, MemberInvited } from '#domain/membership/invitations.js';

export interface Forgetting {
  readonly decisions: Decisions;
  readonly keys: KeyRing;
  readonly emailKeys: EmailKeys;
}

export async function forgetInvitee(
  { decisions, keys, emailKeys }: Forgetting,
  { workspaceId, invitationId }: { readonly workspaceId: string; readonly invitationId: string },
  cause: Cause,
): Promise<void> {
  const hasAccount = async () => (await decisions.state(userDecider, invitationId)).status !== 'none';
  if (await hasAccount()) return;
  const email = await addressOf(decisions, workspaceId, invitationId);
  if (email !== '') {
    const release = { type: 'ReleaseEmail', userId: invitationId } as const;
    await decisions.run(emailClaimDecider, emailKeys.keyOf(email), release, cause);
    if (await hasAccount()) return; // registered in between
  }
  await keys.shred(inviteeSubject(invitationId));
}

/** As the invitation says, also after its end; empty once it is erased. */
async function addressOf(decisions: Decisions, workspaceId: string, invitationId: string): Promise<string> {
  const history = await decisions.read(streamName(invitationsDecider.category, workspaceId));
  const invitations = history
    .filter(({ type }) => type === MemberInvited.name)
    .map(({ data }) => data as EventOf<typeof MemberInvited>['data']);
  return invitations.find((one) => one.invitationId === invitationId)?.email ?? '';
}
