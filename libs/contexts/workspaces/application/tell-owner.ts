/** A mail to the owner of a workspace about something that happened in it, if there still is one. */
import type { Words } from '#contexts/identity/application/mails.js';
import { recipientOf, type AccountMails } from '#contexts/identity/application/send-mails.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { ReadEvent } from '#kernel/event.js';
import type { Decisions } from '#write-side/decisions.js';

interface ToOwner {
  readonly name?: string;
  readonly publicUrl: string;
}
export type TellOwner = (event: ReadEvent, workspaceId: string, wording: (to: ToOwner) => Words) => Promise<void>;

export function tellOwner(mails: AccountMails, decisions: Decisions, publicUrl: string): TellOwner {
  return async (event, workspaceId, wording) => {
    const workspace = await decisions.state(workspaceDecider, workspaceId);
    // Deleted; a process that died after it had sent the mail may have left it.
    if (workspace.status !== 'active') return mails.forget([event]);
    const owner = await decisions.state(userDecider, workspace.ownerId);
    const to = recipientOf(owner);
    if (!to) return mails.forget([event]);
    await mails.send(event, to, wording({ ...to, publicUrl }));
    // Deleted just now, perhaps after the farewell had forgotten the mails before it.
    if ((await decisions.state(userDecider, workspace.ownerId)).status !== 'active') await mails.forget([event]);
  };
}
