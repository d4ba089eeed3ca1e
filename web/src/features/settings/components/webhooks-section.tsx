/** For the owner: where messages go, and the way to change it. */
import type { Webhook } from '#contracts/webhooks.js';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow, LedgerSkeleton } from '../../../ui/ledger.js';
import { Panel } from '../../../ui/panel.js';
import { toast } from '../../../ui/toast-list.js';
import { useRemoveWebhook, useTestWebhook, useWebhooks } from '../api/webhooks.js';
import { stateOf } from '../model/webhook-words.js';
import { DeliveriesDialog } from './deliveries-dialog.js';
import { RotateSecretDialog } from './rotate-secret-dialog.js';
import { SecretDialog } from './secret-dialog.js';
import { WebhookDialog } from './webhook-dialog.js';

type Shown =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'deliveries' | 'rotate'; readonly webhook: Webhook }
  | { readonly what: 'secret'; readonly secret: string };

export function WebhooksSection() {
  const { data: webhooks, error, refetch } = useWebhooks();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const showSecret = (secret: string) => setShown({ what: 'secret', secret });
  return (
    <Panel
      title={t('Webhooks')}
      aside={
        <Button
          size="small"
          icon={<WebhookIcon aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => setShown({ what: 'add' })}
        >
          {t('Add webhook')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {t('A program of yours is told when something happens, by a signed message to its address.')}
      </p>
      {error && !webhooks && (
        <ErrorState title={t('The webhooks could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!webhooks && !error && <LedgerSkeleton label={t('Loading webhooks')} rows={2} />}
      {webhooks?.length === 0 && <p className="border-y py-4 text-ink-soft">{t('No webhooks yet.')}</p>}
      {webhooks && webhooks.length > 0 && (
        <Ledger label={t('Webhooks')}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChange={() => setShown({ what: 'change', webhook })}
              onDeliveries={() => setShown({ what: 'deliveries', webhook })}
              onRotate={() => setShown({ what: 'rotate', webhook })}
            />
          ))}
        </Ledger>
      )}
      {shown?.what === 'add' && <WebhookDialog onClose={close} onSecret={showSecret} />}
      {shown?.what === 'change' && <WebhookDialog webhook={shown.webhook} onClose={close} onSecret={showSecret} />}
      {shown?.what === 'deliveries' && <DeliveriesDialog webhook={shown.webhook} onClose={close} />}
      {shown?.what === 'rotate' && <RotateSecretDialog webhook={shown.webhook} onClose={close} onSecret={showSecret} />}
      {shown?.what === 'secret' && <SecretDialog secret={shown.secret} onClose={close} />}
    </Panel>
  );
}

interface RowProps {
  webhook: Webhook;
  onChange: () => void;
  onDeliveries: () => void;
  onRotate: () => void;
}

function WebhookRow({ webhook, onChange, onDeliveries, onRotate }: RowProps) {
  const { id, url, description } = webhook;
  const confirm = useConfirm();
  const [removal, test] = [useRemoveWebhook(), useTestWebhook()];
  const { words, tone } = stateOf(webhook);
  const remove = async () => {
    const text = t('Nothing more is sent there, and what was delivered can be seen no more.');
    if (!(await confirm({ title: t('Remove this webhook?'), text, action: t('Remove') }))) return;
    await removal.mutateAsync(id).then(
      () => toast.success(t('Webhook removed')),
      (error: unknown) => toast.error(messageOf(error, t('Failed to remove the webhook'))),
    );
  };
  const tryIt = () =>
    test
      .mutateAsync(id)
      .then(onDeliveries, (error: unknown) => toast.error(messageOf(error, t('Failed to send the test'))));
  const named = description === '' ? url : description;
  const action = (title: string, onClick: () => void, busy = false) => (
    <Button
      look="quiet"
      size="small"
      aria-label={t('{action}: {name}', { action: title, name: named })}
      busy={busy}
      onClick={onClick}
    >
      {title}
    </Button>
  );
  return (
    <LedgerRow>
      <div className="flex min-w-0 grow flex-col gap-1 py-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-mono text-sm break-all">{url}</span>
          <Badge tone={tone}>{words}</Badge>
        </span>
        {description !== '' && <span className="truncate text-sm text-ink-soft">{description}</span>}
        <span className="-ml-3 flex flex-wrap">
          {action(t('Deliveries'), onDeliveries)}
          {action(t('Test'), () => void tryIt(), test.isPending)}
          {action(t('Change'), onChange)}
          {action(t('New secret'), onRotate)}
          {action(t('Remove'), () => void remove(), removal.isPending)}
        </span>
      </div>
    </LedgerRow>
  );
}
