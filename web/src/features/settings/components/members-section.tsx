/** For owners: who is in the workspace, as what, who was asked to be, and the way to change it. */
import type { Invitation, Member } from '#contracts/members.js';
import { ROLE_TITLES } from '#contracts/roles.js';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { dayOf } from '../../../lib/format.js';
import { installation } from '../../../lib/installation.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { toast } from '../../../ui/toast-list.js';
import { wantsPassword } from '../api/confirm-password.js';
import { useInvitations, useMembers, useRemoveMember, useRevokeInvitation } from '../api/members.js';
import { InviteDialog } from './invite-dialog.js';
import { PasswordDialog } from './password-dialog.js';
import { RoleDialog } from './role-dialog.js';

export function MembersSection() {
  const { data: members, error, refetch } = useMembers();
  const { data: invitations } = useInvitations();
  const [inviting, setInviting] = useState(false);
  const owners = members?.filter(({ role }) => role === 'owner').length;
  return (
    <section aria-labelledby="members" className="mt-10 flex max-w-2xl flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="members" className="text-lg">
          {t('Members')}
        </h2>
        {installation.registration !== 'closed' && (
          <Button
            size="small"
            icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => setInviting(true)}
          >
            {t('Invite')}
          </Button>
        )}
      </div>
      {error && !members && (
        <ErrorState title={t('The members could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {members && (
        <Ledger label={t('Members')}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} isLastOwner={member.role === 'owner' && owners === 1} />
          ))}
        </Ledger>
      )}
      {invitations && invitations.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-base font-medium tracking-normal">{t('Invited')}</h3>
          <Ledger label={t('Invitations')}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Ledger>
        </>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}

type Step = 'asking' | 'password' | 'choosing';

function MemberRow({ member, isLastOwner }: { member: Member; isLastOwner: boolean }) {
  const { id, name, email, role } = member;
  const [step, setStep] = useState<Step | undefined>();
  const close = () => setStep(undefined);
  const begin = async () => {
    setStep('asking');
    setStep((await wantsPassword()) ? 'password' : 'choosing');
  };
  const confirm = useConfirm();
  const removal = useRemoveMember();
  const remove = async () => {
    const text = t(
      '{name} is out of this workspace at once. An account that has no other is deleted for good. Documents and what was done to them stay.',
      { name },
    );
    if (!(await confirm({ title: t('Remove {name}?', { name }), text, action: t('Remove') }))) return;
    // Awaited, not by callbacks of the row: it may be gone by then.
    try {
      await removal.mutateAsync(id);
      toast.success(t('{name} was removed', { name }));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to remove the member')));
    }
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-col py-2">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-sm text-ink-soft">{email}</span>
      </span>
      <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(ROLE_TITLES[role])}</Badge>
      <span className="flex shrink-0 flex-col items-end sm:w-52 sm:flex-row sm:justify-end">
        {!isLastOwner && (
          <Button
            look="quiet"
            size="small"
            aria-label={t('Change role of {name}', { name })}
            busy={step === 'asking'}
            onClick={() => void begin()}
          >
            {t('Change Role')}
          </Button>
        )}
        {role !== 'owner' && (
          <Button
            look="quiet"
            size="small"
            aria-label={t('Remove {name}', { name })}
            busy={removal.isPending}
            onClick={() => void remove()}
          >
            {t('Remove')}
          </Button>
        )}
      </span>
      {step === 'password' && (
        <PasswordDialog action={t('Change Role')} onVerified={() => setStep('choosing')} onCancel={close} />
      )}
      {step === 'choosing' && (
        <RoleDialog member={member} onWantsPassword={() => setStep('password')} onClose={close} />
      )}
    </LedgerRow>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const [shownAt] = useState(Date.now);
  const revocation = useRevokeInvitation();
  const revoke = async () => {
    try {
      await revocation.mutateAsync(id);
      toast.success(t('Invitation taken back'));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to take the invitation back')));
    }
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-col py-2">
        <span className="truncate font-medium">{email}</span>
        <span className="text-sm text-ink-soft">
          {Date.parse(expiresAt) > shownAt
            ? t('Open until {day}', { day: dayOf(expiresAt) })
            : t('Too old since {day}', { day: dayOf(expiresAt) })}
        </span>
      </span>
      <Badge>{t(ROLE_TITLES[role])}</Badge>
      <span className="flex w-20 shrink-0 justify-end">
        <Button
          look="quiet"
          size="small"
          aria-label={t('Revoke the invitation of {email}', { email })}
          busy={revocation.isPending}
          onClick={() => void revoke()}
        >
          {t('Revoke')}
        </Button>
      </span>
    </LedgerRow>
  );
}
