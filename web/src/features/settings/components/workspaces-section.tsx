/** The workspaces of the account, for who has several, and leaving those that are not open. */
import type { WorkspaceList } from '#contracts/memberships.js';
import { ROLE_TITLES } from '#contracts/roles.js';
import { useState } from 'react';
import { useWorkspaces } from '../../../entities/account/workspaces.js';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm, wantsPassword } from '../api/confirm-password.js';
import { useLeaveWorkspace } from '../api/leave-workspace.js';
import { PasswordDialog } from './password-dialog.js';

type Membership = WorkspaceList['workspaces'][number];

export function WorkspacesSection() {
  const { data: workspaces = [] } = useWorkspaces();
  if (workspaces.length < 2) return null;
  return (
    <section aria-labelledby="workspaces" className="mt-10 flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id="workspaces" className="text-lg">
          {t('Workspaces')}
        </h2>
        <p className="text-ink-soft">{t('To leave the one you are in, open another one first.')}</p>
      </div>
      <Ledger label={t('Workspaces')}>
        {workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} />
        ))}
      </Ledger>
    </section>
  );
}

function WorkspaceRow({ workspace: { id, name, role, lastOwner, current } }: { workspace: Membership }) {
  const [step, setStep] = useState<'asking' | 'password' | undefined>();
  const confirm = useConfirm();
  const leaving = useLeaveWorkspace();
  const leave = async () => {
    const text = t('You see nothing of it any more until somebody invites you again. What you did in it stays.');
    const title = t('Leave {name}?', { name });
    if (!(await confirm({ title, text, action: t('Leave') }))) return;
    try {
      toast.success(await leaving.mutateAsync(id));
    } catch (error) {
      if (saysToConfirm(error)) setStep('password');
      else toast.error(messageOf(error, t('The workspace could not be left. Please try again.')));
    }
  };
  const begin = async () => {
    setStep('asking');
    const wants = await wantsPassword();
    setStep(wants ? 'password' : undefined);
    if (!wants) await leave();
  };
  const verified = () => {
    setStep(undefined);
    void leave();
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <span className="font-medium wrap-anywhere">{name}</span>
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(ROLE_TITLES[role])}</Badge>
        {current && <span className="text-sm text-ink-soft">{t('You are in it')}</span>}
        {!current && lastOwner && <span className="text-sm text-ink-soft">{t('You are its last owner')}</span>}
      </span>
      {!current && !lastOwner && (
        <Button
          look="quiet"
          size="small"
          aria-label={t('Leave {name}', { name })}
          busy={step === 'asking' || leaving.isPending}
          onClick={() => void begin()}
        >
          {t('Leave')}
        </Button>
      )}
      {step === 'password' && (
        <PasswordDialog action={t('Leave')} onVerified={verified} onCancel={() => setStep(undefined)} />
      )}
    </LedgerRow>
  );
}
