/** What was sent to a webhook, what it answered, and the way to send it again. */
import type { Webhook, WebhookDelivery } from '#contracts/webhooks.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { msg, rich, t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow, LedgerSkeleton } from '../../../ui/ledger.js';
import { Select } from '../../../ui/select.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { toast } from '../../../ui/toast-list.js';
import { useDeliveries, useDelivery, useRepeatDelivery, useRepeatFailed } from '../api/webhooks.js';
import { deliveryState, outcomeWords, repeatedWords } from '../model/webhook-words.js';

/** Days; messages are kept for thirty. */
const SPANS = [
  [1 / 24, msg('the last hour')],
  [1, msg('the last day')],
  [7, msg('the last 7 days')],
  [30, msg('the last 30 days')],
] as const;

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch } = useDeliveries(webhook.id, page);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Deliveries')}
      wide
      footer={
        <Button look="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <p className="font-mono text-sm break-all text-ink-soft">{webhook.url}</p>
      {error && !data && (
        <ErrorState title={t('The deliveries could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LedgerSkeleton label={t('Loading deliveries')} rows={4} />}
      {data?.deliveries.length === 0 && (
        <p className="text-ink-soft">{t('Nothing was sent there in the last 30 days.')}</p>
      )}
      {data && data.deliveries.length > 0 && (
        <Ledger label={t('Deliveries')}>
          {data.deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              open={opened === delivery.id}
              onToggle={() => setOpened(opened === delivery.id ? undefined : delivery.id)}
              webhookId={webhook.id}
            />
          ))}
        </Ledger>
      )}
      {data && data.pagination.pages > 1 && (
        <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          {t('Page {page} of {pages}', { page, pages: data.pagination.pages })}
          <Button size="small" disabled={page >= data.pagination.pages} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </p>
      )}
      {data && data.deliveries.length > 0 && <SendFailedAgain webhookId={webhook.id} />}
    </Dialog>
  );
}

function SendFailedAgain({ webhookId }: { webhookId: string }) {
  const [days, setDays] = useState<number>(30);
  const repeating = useRepeatFailed(webhookId);
  const repeat = () =>
    repeating.mutateAsync(days).then(
      (repeated) => toast.success(repeatedWords(repeated)),
      (fault: unknown) => toast.error(messageOf(fault, t('Failed to send again'))),
    );
  return (
    <div className="flex flex-wrap items-end gap-3 pt-2">
      <Field label={t('What failed in')}>
        {(ids) => (
          <Select {...ids} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {SPANS.map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button busy={repeating.isPending} onClick={() => void repeat()}>
        {t('Send failed ones again')}
      </Button>
    </div>
  );
}

interface DeliveryRowProps {
  webhookId: string;
  delivery: WebhookDelivery;
  open: boolean;
  onToggle: () => void;
}

function DeliveryRow({ webhookId, delivery, open, onToggle }: DeliveryRowProps) {
  const { words, tone } = deliveryState(delivery);
  return (
    <LedgerRow>
      <div className="min-w-0 grow py-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button type="button" aria-expanded={open} onClick={onToggle} className="link min-h-8 font-mono text-sm">
            {delivery.type}
          </button>
          <Badge tone={tone}>{words}</Badge>
          <TimeAgo at={delivery.plannedAt} className="ml-auto text-sm text-ink-soft" />
        </div>
        {open && <DeliveryDetail webhookId={webhookId} delivery={delivery} />}
      </div>
    </LedgerRow>
  );
}

function DeliveryDetail({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { data, error } = useDelivery(webhookId, delivery.id);
  const repeating = useRepeatDelivery(webhookId);
  const repeat = () =>
    repeating.mutateAsync(delivery.id).then(
      () => toast.success(t('On its way again')),
      (fault: unknown) => toast.error(messageOf(fault, t('Failed to send it again'))),
    );
  if (error && !data) return <p className="text-sm text-bad">{messageOf(error, t('It could not be loaded'))}</p>;
  if (!data) return <LedgerSkeleton label={t('Loading the delivery')} rows={1} />;
  const header = `webhook-id: ${data.request.id}`;
  return (
    <div className="flex flex-col gap-3 pt-2 pb-1">
      <p className="font-mono text-xs break-all text-ink-soft">{header}</p>
      <Text label={t('Sent')} text={data.request.body} />
      {data.attempts.map(({ at, outcome, code, tookMs, answer }) => (
        <div key={at} className="flex flex-col gap-1">
          <p className="text-sm text-ink-soft">
            {rich('{moment} · {outcome} · {time} ms', {
              moment: <TimeAgo at={at} />,
              outcome: outcomeWords(outcome, code),
              time: tookMs,
            })}
          </p>
          {answer !== '' && <Text label={t('Answered')} text={answer} />}
        </div>
      ))}
      {delivery.status !== 'pending' && (
        <Button size="small" className="self-start" busy={repeating.isPending} onClick={() => void repeat()}>
          {t('Send again')}
        </Button>
      )}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      role="region"
      className="max-h-40 overflow-auto rounded-md border bg-sunken p-3 font-mono text-xs leading-5 break-all whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
