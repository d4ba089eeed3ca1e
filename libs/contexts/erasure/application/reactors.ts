/**
 * What follows from a deleted account and from a deleted or cleaned-up workspace, until nothing of it can be read any
 * more. Each step does nothing when it was done before, and the key goes last: as long as it is there, everything
 * needed to go on can be read.
 */
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { ApiKeyCreated, apiKeysDecider } from '#domain/identity/api-keys.js';
import type { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { DocumentUploaded } from '#domain/documents/document.events.js';
import type { ProviderAccounts } from '#contexts/identity/application/provider-accounts.js';
import { otherCopy, type AccountMails } from '#contexts/identity/application/send-mails.js';
import { TemplateSaved } from '#domain/export/template.js';
import { WebhookAdded } from '#domain/webhooks/endpoint.events.js';
import { endpointsDecider } from '#domain/webhooks/endpoints.js';
import { passkeysDecider } from '#domain/identity/passkeys.js';
import { secondFactorDecider } from '#domain/identity/second-factor.js';
import { personIn, WorkspaceJoined } from '#domain/identity/belonging.js';
import { userDecider, type User } from '#domain/identity/user.decider.js';
import { UserDeleted, UserRegistered } from '#domain/identity/user.events.js';
import { MemberLeft } from '#domain/workspaces/people.js';
import { WorkspaceCleanedUp, workspaceDecider, WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { streamName } from '#kernel/decider.js';
import type { EventOf, ReadEvent } from '#kernel/event.js';
import { sandboxOf } from '#kernel/sandbox.js';
import { membersOf } from '#projections/accounts/queries.js';
import { ownersCopy } from '#contexts/workspaces/application/tell-owners.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBy } from '#write-side/caused-by.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import type { WorkspaceDocuments } from './workspace-documents.js';
import type { WorkspaceTemplates } from './workspace-templates.js';

/**
 * MemberLeft → the account deleted, if it has no other workspace. UserDeleted → all workspaces left, those whose last
 * owner it was deleted, a farewell while the address is known, the address free, the key shredded.
 */
export function eraseAccounts(
  decisions: Decisions,
  claims: AddressClaims,
  providers: ProviderAccounts,
  mails: AccountMails,
  keys: KeyRing,
): Reactor {
  return defineReactor(
    'erase-accounts',
    // Done already, unless a crash cut it off between the two facts.
    when(MemberLeft, async (event) => {
      const { userId, workspaceId } = event.data;
      const cause = causedBy(event, 'erase-accounts');
      if (await isIn(decisions, workspaceId, userId)) return; // they came back meanwhile
      const leave = { type: 'LeaveWorkspace', workspaceId, removedAt: event.position } as const;
      await decisions.run(userDecider, userId, leave, cause);
    }),
    when(UserDeleted, async (event) => {
      const { userId } = event.data;
      const cause = causedBy(event, 'erase-accounts');
      const user = await decisions.state(userDecider, userId);
      if (user.status === 'none') return keys.shred(`user:${userId}`);
      const everIn = [...user.workspaces.keys()];
      for (const workspaceId of everIn) {
        const leave = { type: 'LeaveWorkspace', workspaceId, ...personIn(user, workspaceId) } as const;
        await decisions.run(workspaceDecider, workspaceId, leave, cause);
      }
      // No address: the key is gone, and what comes before it was done.
      if (user.email !== '') {
        const own = await decisions.read(streamName(userDecider.category, userId));
        const ofFactor = await decisions.read(streamName(secondFactorDecider.category, userId));
        const ofPasskeys = await decisions.read(streamName(passkeysDecider.category, userId));
        const ofOwners = await Promise.all(everIn.map((workspaceId) => mailsToOwner(decisions, user, workspaceId)));
        const told = [...own, ...own.map(otherCopy), ...ofFactor, ...ofPasskeys, ...ofOwners.flat()];
        if (user.address === 'lost') await mails.forget(told);
        else await mails.farewell(event, { address: user.email, language: user.language }, told);
        await claims.release(user.email, userId, cause);
        if (user.others.wanted) await claims.release(user.others.wanted.email, userId, cause);
        for (const key of Object.values(user.providerAccounts)) await providers.release(key, userId, cause);
      }
      await keys.shred(`user:${userId}`);
    }),
  );
}

/**
 * WorkspaceDeleted and WorkspaceCleanedUp → documents deleted; with the workspace its API keys, its templates, its
 * webhooks, its members and its key, too.
 */
export function eraseWorkspaces(
  decisions: Decisions,
  views: Views,
  documents: WorkspaceDocuments,
  templates: WorkspaceTemplates,
  keys: KeyRing,
): Reactor {
  const name = 'erase-workspaces';
  const removeWebhooks = (workspaceId: string, cause: Cause) =>
    decisions.run(endpointsDecider, workspaceId, { type: 'RemoveAllWebhooks', workspaceId }, cause);
  // An account is nothing without a workspace, and goes with its last one.
  const leave = (userId: string, workspaceId: string, cause: Cause) =>
    decisions.run(userDecider, userId, { type: 'LeaveWorkspace', workspaceId }, cause);
  const leaveIfGone = async (event: ReadEvent<EventOf<typeof UserRegistered | typeof WorkspaceJoined>>) => {
    const { userId, workspaceId } = event.data;
    if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'deleted') return;
    await leave(userId, workspaceId, causedBy(event, name));
  };
  return defineReactor(
    name,
    when(WorkspaceCleanedUp, async (event) => {
      await documents.deleteBefore(event.data.workspaceId, event.position, 'stay', causedBy(event, name));
    }),
    when(WorkspaceDeleted, async (event) => {
      const { workspaceId } = event.data;
      const cause = causedBy(event, name);
      await decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, cause);
      for (const id of [workspaceId, sandboxOf(workspaceId)]) await removeWebhooks(id, cause);
      await documents.deleteBefore(workspaceId, event.position, 'go', cause);
      await templates.deleteBefore(workspaceId, event.position, cause);
      for (const { userId } of await membersOf(views, workspaceId)) await leave(userId, workspaceId, cause);
      for (const id of [sandboxOf(workspaceId), workspaceId]) await keys.shred(`workspace:${id}`);
    }),
    // Somebody who was invited and accepted while the workspace was being deleted.
    when(UserRegistered, leaveIfGone),
    when(WorkspaceJoined, leaveIfGone),
    when(DocumentUploaded, async (event) => {
      await documents.deleteIfWorkspaceIsGone(event.data.workspaceId, event.data.documentId, causedBy(event, name));
    }),
    when(ApiKeyCreated, async (event) => {
      const { workspaceId } = event.data;
      if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'deleted') return;
      await decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, causedBy(event, name));
    }),
    when(TemplateSaved, async (event) => {
      await templates.deleteIfWorkspaceIsGone(event.data.workspaceId, event.data.templateId, causedBy(event, name));
    }),
    when(WebhookAdded, async (event) => {
      const { workspaceId } = event.data;
      if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'deleted') return;
      await removeWebhooks(workspaceId, causedBy(event, name));
    }),
  );
}

async function isIn(decisions: Decisions, workspaceId: string, userId: string): Promise<boolean> {
  const workspace = await decisions.state(workspaceDecider, workspaceId);
  return workspace.status === 'active' && (workspace.people.get(userId) ?? 'left') !== 'left';
}

/** What it was told as an owner of the workspace, ever. */
async function mailsToOwner(decisions: Decisions, user: Exclude<User, { status: 'none' }>, workspaceId: string) {
  const about = await decisions.read(streamName(subscriptionDecider.category, workspaceId));
  return about.map((event) => ownersCopy(event, personIn(user, workspaceId)));
}
