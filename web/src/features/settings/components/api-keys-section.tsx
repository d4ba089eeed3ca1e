/** The API keys of the workspace: which there are, when each was last used, making one and ending one. */
import type { ApiKey } from '#contracts/api-keys.js';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { msg, t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow, LedgerSkeleton } from '../../../ui/ledger.js';
import { Panel } from '../../../ui/panel.js';
import { toast } from '../../../ui/toast-list.js';
import { useApiKeys, useRevokeApiKey } from '../api/api-keys.js';
import { wantsPassword } from '../api/confirm-password.js';
import { isPast, keyNote } from '../model/key-words.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { PasswordDialog } from './password-dialog.js';

const MAKE = msg('New Key');
type Step = 'asking' | 'password' | 'making';

export function ApiKeysSection() {
  const { data: keys, error, refetch } = useApiKeys();
  const [step, setStep] = useState<Step | undefined>();
  const close = () => setStep(undefined);
  const begin = async () => {
    setStep('asking');
    setStep((await wantsPassword()) ? 'password' : 'making');
  };
  return (
    <Panel
      title={t('API Keys')}
      aside={
        <Button
          size="small"
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          busy={step === 'asking'}
          onClick={() => void begin()}
        >
          {t(MAKE)}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {t(
          'A program signs in with a key instead of your password. It belongs to the workspace, does only what you allow it, and histories name it.',
        )}
      </p>
      {error && !keys && (
        <ErrorState title={t('The keys could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !keys && <LedgerSkeleton label={t('Loading the keys')} rows={2} />}
      {keys?.length === 0 && <p className="border-y py-4 text-ink-soft">{t('No API keys yet.')}</p>}
      {keys && keys.length > 0 && (
        <Ledger label={t('API keys')}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Ledger>
      )}
      {step === 'password' && <PasswordDialog action={t(MAKE)} onVerified={() => setStep('making')} onCancel={close} />}
      {step === 'making' && <NewKeyDialog onWantsPassword={() => setStep('password')} onClose={close} />}
    </Panel>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, ending, scopes, sandbox } = apiKey;
  const shape = `recto_${sandbox ? 'test' : 'live'}_…${ending}`;
  const [shownAt] = useState(Date.now);
  const past = isPast(apiKey, shownAt);
  const confirm = useConfirm();
  const revocation = useRevokeApiKey();
  const revoke = async () => {
    const text = t('Programs that use it are shut out at once, for good. Histories go on naming it.');
    if (!(await confirm({ title: t('Revoke {name}?', { name }), text, action: t('Revoke') }))) return;
    // Awaited, not by callbacks of the row: it may be gone by then.
    try {
      await revocation.mutateAsync(id);
      toast.success(t('{name} was revoked', { name }));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to revoke the key')));
    }
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-col gap-0.5 py-2.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="font-mono text-xs text-ink-soft">{shape}</code>
          {sandbox && <Badge>{t('Sandbox')}</Badge>}
          {past && <Badge tone="warn">{t('Expired')}</Badge>}
        </span>
        <span className="text-sm text-ink-soft">{keyNote(apiKey, past)}</span>
        <span className="font-mono text-xs text-ink-soft">{scopes.join(' · ')}</span>
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={t('Revoke {name}', { name })}
        busy={revocation.isPending}
        onClick={() => void revoke()}
      >
        {t('Revoke')}
      </Button>
    </LedgerRow>
  );
}
