/** What the month's credits went to, as a ledger: newest first, ten lines at a time. */
import type { CreditEntry } from '#contracts/workspaces.js';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { calendarDate, calendarMonth, count } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';
import { Badge, type Tone } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { useCredits } from '../api/credits.query.js';

const WORDS: Record<CreditEntry['kind'], readonly [string, Tone]> = {
  granted: [msg('Granted'), 'accent'],
  reserved: [msg('Reserved'), 'warn'],
  used: [msg('Used|credit'), 'neutral'],
  released: [msg('Given back'), 'good'],
};
const REASONS = {
  failed: msg('could not be read'),
  timed_out: msg('took too long'),
  deleted: msg('deleted before it was read'),
  abandoned: msg('upload not finished'),
};

export function CreditHistory() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCredits(page);
  return (
    <section aria-labelledby="credit-history" className="mt-10 flex max-w-2xl flex-col gap-3">
      <h2 id="credit-history" className="text-lg">
        {t('Credit history')}
      </h2>
      {error && !data && (
        <ErrorState title={t('The history could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && (
        <p className="border-y py-4 text-ink-soft">{t('No credit was used yet. One credit reads one document.')}</p>
      )}
      {data && data.entries.length > 0 && (
        <Ledger label={t('Credit history')}>
          {data.entries.map((entry) => (
            <LedgerRow key={entry.id}>
              <Entry entry={entry} />
            </LedgerRow>
          ))}
        </Ledger>
      )}
      {data && data.pagination.pages > 1 && (
        <nav
          aria-label={t('Pages of the history')}
          className="flex items-center justify-end gap-3 text-sm text-ink-soft tabular"
        >
          <p aria-live="polite">{t('Page {page} of {pages}', { page, pages: data.pagination.pages })}</p>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('Previous')}
          </Button>
          <Button size="small" disabled={page >= data.pagination.pages} onClick={() => setPage(page + 1)}>
            {t('Next')}
          </Button>
        </nav>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const [word, tone] = WORDS[entry.kind];
  return (
    <>
      <span className={classNames('min-w-0 grow', entry.kind !== 'granted' && 'truncate')}>
        <What entry={entry} />
        {entry.reason && <span className="text-sm text-ink-soft"> · {t(REASONS[entry.reason])}</span>}
      </span>
      <TimeAgo at={entry.at} className="hidden w-28 shrink-0 text-sm text-ink-faint sm:block" />
      <span className="flex w-24 shrink-0">
        <Badge tone={tone}>{t(word)}</Badge>
      </span>
      <span className="w-12 shrink-0 text-right font-medium tabular">
        {entry.kind === 'granted'
          ? `+${entry.credits === null ? '∞' : count(entry.credits)}`
          : entry.kind === 'released'
            ? '0'
            : '−1'}
      </span>
    </>
  );
}

/** `2026-03` is a calendar month, `2026-03-15` a period that began that day. */
function periodWords(period: string, extra = false): string {
  if (period.length > 7) {
    const day = calendarDate(period);
    return extra ? t('Extra credits from {day}', { day }) : t('Credits from {day}', { day });
  }
  const month = calendarMonth(period);
  return extra ? t('Extra credits of {month}', { month }) : t('Credits of {month}', { month });
}

function What({ entry: { kind, period, extra, documentId, filename } }: { entry: CreditEntry }) {
  if (kind === 'granted') return <span className="font-medium">{periodWords(period, extra)}</span>;
  if (!filename || !documentId) return <span className="text-ink-soft">{t('Deleted document')}</span>;
  return (
    <Link to={paths.document(documentId)} className="link">
      {filename}
    </Link>
  );
}
