/** A mail to each owner of a workspace about something that happened in it, as far as there are any. */
import type { Words } from '#contexts/identity/application/mail-words.js';
import { recipientOf, type AccountMails } from '#contexts/identity/application/send-mails.js';
import { personIn } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { ownersIn, type Person } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { Decisions } from '#write-side/decisions.js';

interface ToOwner {
  readonly name?: string;
  readonly publicUrl: string;
}
export type TellOwners = (event: ReadEvent, workspaceId: string, wording: (to: ToOwner) => Words) => Promise<void>;

/**
 * One owner's mail about it, and no other's. That of who made the workspace by registering is called as it was when
 * there was one owner only, so that none of before is sent twice or left behind.
 */
export function ownersCopy<A extends { readonly id: string }>(about: A, { userId, joinedAs }: Person): A {
  return joinedAs === 'owner' ? about : { ...about, id: derivedId('copy', about.id, userId) };
}

export function tellOwners(mails: AccountMails, decisions: Decisions, publicUrl: string): TellOwners {
  const tell = async (event: ReadEvent, workspaceId: string, userId: string, wording: (to: ToOwner) => Words) => {
    const owner = await decisions.state(userDecider, userId);
    if (owner.status === 'none') return;
    const copy = ownersCopy(event, personIn(owner, workspaceId));
    const to = recipientOf(owner);
    if (!to) return mails.forget([copy]);
    await mails.send(copy, to, wording({ ...to, publicUrl }));
    // Deleted just now, perhaps after the farewell had forgotten the mails before it.
    if ((await decisions.state(userDecider, userId)).status !== 'active') await mails.forget([copy]);
  };
  return async (event, workspaceId, wording) => {
    const workspace = await decisions.state(workspaceDecider, workspaceId);
    // Deleted; a process that died after it had sent the mail may have left it.
    if (workspace.status !== 'active') return mails.forget([event]);
    for (const userId of ownersIn(workspace.people)) await tell(event, workspaceId, userId, wording);
  };
}
