/**
 * What follows from an invitation: the mail with its link, and when it comes to nothing, the mail and the address
 * forgotten. Who joins with an account they had is in the workspace, whatever was cut off, and the invitation's address
 * is forgotten; that of an account made by it stays under the account's key and goes with the account. The mail's id is
 * derived from the invitation, so that one sent again after a crash is the same mail.
 */
import { words, type Words } from '#contexts/identity/application/mail-words.js';
import type { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { PRODUCT } from '#kernel/operator-switches.js';
import type { ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { InvitedRole } from '#kernel/roles.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import { causedBy } from '#write-side/caused-by.js';
import { MailRefused, type Mailer } from '#ports/mailer.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Language } from '#texts/languages.js';
import { msg } from '#texts/msg.js';
import { part, sentence, type Sentence } from '#texts/sentence.js';
import type { Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import {
  InvitationAccepted,
  InvitationExpired,
  InvitationRevoked,
  invitationsDecider,
  isGood,
  isOpen,
  MemberInvited,
} from '#domain/membership/invitations.js';
import { workspaceDecider, WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { forgetInvitee } from './forget-invitee.js';
import { finishJoining } from './joining.js';
import type { InvitationLinks } from './invitation-links.js';

const mailId = (invitationId: string) => derivedId('invitation-mail', invitationId);

interface InvitationMailing {
  readonly decisions: Decisions;
  readonly keys: KeyRing;
  readonly claims: AddressClaims;
  readonly mailer: Mailer;
  readonly links: InvitationLinks;
  readonly clock: Clock;
  readonly log: Log;
}

type Caused = Pick<ReadEvent, 'id' | 'metadata'>;

export function sendInvitations(mailing: InvitationMailing): Reactor {
  const { decisions, mailer, links, clock, log } = mailing;
  const forget = async (event: Caused, workspaceId: string, invitationId: string) => {
    await mailer.forget([mailId(invitationId)]);
    await forgetInvitee(mailing, { workspaceId, invitationId }, causedBy(event, 'send-invitations'));
  };
  /** Of who invites: whoever is invited is a stranger yet. */
  const languageOf = async ({ metadata: { actor } }: Caused): Promise<Language> => {
    const inviter = actor.kind === 'member' ? await decisions.state(userDecider, actor.id) : undefined;
    return inviter?.status === 'active' ? (inviter.language ?? 'en') : 'en';
  };
  const send = async (event: Caused, workspaceId: string, invitationId: string) => {
    const workspace = await decisions.state(workspaceDecider, workspaceId);
    // Sent in the moment the workspace was deleted.
    if (workspace.status === 'deleted') return forget(event, workspaceId, invitationId);
    const invitation = (await decisions.state(invitationsDecider, workspaceId)).get(invitationId);
    if (!invitation || !isGood(invitation, clock.iso()) || invitation.email === '') return;
    const name = workspace.status === 'active' ? workspace.name : part(msg('a workspace'));
    const url = links.urlOf({ workspaceId, invitationId });
    try {
      await mailer.send({
        id: mailId(invitationId),
        to: { address: invitation.email },
        ...invitationMail({ workspace: name, role: invitation.role, url }).in(await languageOf(event)),
      });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // Ids only: what a mail server says repeats the address.
      log('warn', 'mail refused', { eventId: event.id });
    }
  };
  const goOn = async (event: Caused, workspaceId: string, invitationId: string, userId: string) => {
    const user = await decisions.state(userDecider, userId);
    const invitation = (await decisions.state(invitationsDecider, workspaceId)).get(invitationId);
    const { status } = await decisions.state(workspaceDecider, workspaceId);
    // A registration that had been cut off makes its account by itself, in this workspace.
    if (user.status !== 'active' || status !== 'active' || !invitation) return;
    const { role } = invitation;
    await finishJoining(decisions, user, { workspaceId, invitationId, role }, causedBy(event, 'send-invitations'));
  };
  return defineReactor(
    'send-invitations',
    when(MemberInvited, (event) => send(event, event.data.workspaceId, event.data.invitationId)),
    when(InvitationRevoked, (event) => forget(event, event.data.workspaceId, event.data.invitationId)),
    when(InvitationExpired, (event) => forget(event, event.data.workspaceId, event.data.invitationId)),
    when(InvitationAccepted, async (event) => {
      const { workspaceId, invitationId, userId } = event.data;
      if (userId === invitationId) return mailer.forget([mailId(invitationId)]);
      await goOn(event, workspaceId, invitationId, userId);
      await forget(event, workspaceId, invitationId);
    }),
    when(WorkspaceDeleted, async (event) => {
      const { workspaceId } = event.data;
      const invitations = await decisions.state(invitationsDecider, workspaceId);
      for (const invitation of invitations.values()) {
        // Members are erased with their accounts; here goes who never became one.
        const { status } = await decisions.state(userDecider, invitation.acceptedBy ?? invitation.invitationId);
        if (isOpen(invitation) || status === 'none') await forget(event, workspaceId, invitation.invitationId);
      }
    }),
  );
}

const ASKS: Record<InvitedRole, string> = {
  member: msg(
    'an owner of {workspace} invites you to it on {product}, where documents become data. As a member you upload documents, correct what was read from them, and export it.',
  ),
  reviewer: msg(
    'an owner of {workspace} invites you to it on {product}, where documents become data. As a reviewer you correct and confirm what was read from documents, and export it.',
  ),
  auditor: msg(
    'an owner of {workspace} invites you to it on {product}, where documents become data. As an auditor you see every document with its history and export it, and change nothing.',
  ),
};

export function invitationMail(invited: { workspace: string | Sentence; role: InvitedRole; url: string }): Words {
  return words(
    sentence('You are invited to a workspace on {product}', { product: PRODUCT }),
    msg('Hello,'),
    [
      sentence(ASKS[invited.role], { workspace: invited.workspace, product: PRODUCT }),
      msg(
        'Open the link and choose a password, or sign in when you have an account; it works once, within seven days. If you did not expect this, do nothing: no account is made, and your address is forgotten when the seven days are over.',
      ),
    ],
    { title: msg('Accept the invitation'), url: invited.url },
  );
}
