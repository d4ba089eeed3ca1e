/** What was sent to a webhook, what it answered, and the way to send it again. */
import type { Webhook, WebhookDelivery } from '#contracts/webhooks.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
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
  [1 / 24, 'the last hour'],
  [1, 'the last day'],
  [7, 'the last 7 days'],
  [30, 'the last 30 days'],
] as const;

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch } = useDeliveries(webhook.id, page);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Deliveries"
      wide
      footer={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="font-mono text-sm break-all text-ink-soft">{webhook.url}</p>
      {error && !data && (
        <ErrorState title="The deliveries could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LedgerSkeleton label="Loading deliveries" rows={4} />}
      {data?.deliveries.length === 0 && <p className="text-ink-soft">Nothing was sent there in the last 30 days.</p>}
      {data && data.deliveries.length > 0 && (
        <Ledger label="Deliveries">
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
            Newer
          </Button>
          Page {page} of {data.pagination.pages}
          <Button size="small" disabled={page >= data.pagination.pages} onClick={() => setPage(page + 1)}>
            Older
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
      (fault: unknown) => toast.error(messageOf(fault, 'Failed to send again')),
    );
  return (
    <div className="flex flex-wrap items-end gap-3 pt-2">
      <Field label="What failed in">
        {(ids) => (
          <Select {...ids} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {SPANS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button busy={repeating.isPending} onClick={() => void repeat()}>
        Send failed ones again
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
      () => toast.success('On its way again'),
      (fault: unknown) => toast.error(messageOf(fault, 'Failed to send it again')),
    );
  if (error && !data) return <p className="text-sm text-bad">{messageOf(error, 'It could not be loaded')}</p>;
  if (!data) return <LedgerSkeleton label="Loading the delivery" rows={1} />;
  return (
    <div className="flex flex-col gap-3 pt-2 pb-1">
      <p className="font-mono text-xs break-all text-ink-soft">webhook-id: {data.request.id}</p>
      <Text label="Sent" text={data.request.body} />
      {data.attempts.map(({ at, outcome, code, tookMs, answer }) => (
        <div key={at} className="flex flex-col gap-1">
          <p className="text-sm text-ink-soft">
            <TimeAgo at={at} /> · {outcomeWords(outcome, code)} · {tookMs} ms
          </p>
          {answer !== '' && <Text label="Answered" text={answer} />}
        </div>
      ))}
      {delivery.status !== 'pending' && (
        <Button size="small" className="self-start" busy={repeating.isPending} onClick={() => void repeat()}>
          Send again
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
