/** What the month's credits went to, as a ledger: newest first, ten lines at a time. */
import type { CreditEntry } from '#contracts/workspaces.js';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { calendarDate, calendarMonth, count } from '../../../lib/format.js';
import { Badge, type Tone } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { useCredits } from '../api/credits.query.js';

const WORDS: Record<CreditEntry['kind'], readonly [string, Tone]> = {
  granted: ['Granted', 'accent'],
  reserved: ['Reserved', 'warn'],
  used: ['Used', 'neutral'],
  released: ['Given back', 'good'],
};
const REASONS = {
  failed: 'could not be read',
  timed_out: 'took too long',
  deleted: 'deleted before it was read',
  abandoned: 'upload not finished',
};

export function CreditHistory() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCredits(page);
  return (
    <section aria-labelledby="credit-history" className="mt-10 flex max-w-2xl flex-col gap-3">
      <h2 id="credit-history" className="text-lg">
        Credit history
      </h2>
      {error && !data && (
        <ErrorState title="The history could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && (
        <p className="border-y py-4 text-ink-soft">No credit was used yet. One credit reads one document.</p>
      )}
      {data && data.entries.length > 0 && (
        <Ledger label="Credit history">
          {data.entries.map((entry) => (
            <LedgerRow key={entry.id}>
              <Entry entry={entry} />
            </LedgerRow>
          ))}
        </Ledger>
      )}
      {data && data.pagination.pages > 1 && (
        <nav
          aria-label="Pages of the history"
          className="flex items-center justify-end gap-3 text-sm text-ink-soft tabular"
        >
          <p aria-live="polite">
            Page {page} of {data.pagination.pages}
          </p>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={page >= data.pagination.pages} onClick={() => setPage(page + 1)}>
            Next
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
      <span className="min-w-0 grow truncate">
        <What entry={entry} />
        {entry.reason && <span className="text-sm text-ink-soft"> · {REASONS[entry.reason]}</span>}
      </span>
      <TimeAgo at={entry.at} className="hidden w-28 shrink-0 text-sm text-ink-faint sm:block" />
      <span className="flex w-24 shrink-0">
        <Badge tone={tone}>{word}</Badge>
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
const periodWords = (period: string, extra = false) =>
  `${extra ? 'Extra credits' : 'Credits'} ${period.length > 7 ? `from ${calendarDate(period)}` : `of ${calendarMonth(period)}`}`;

function What({ entry: { kind, period, extra, documentId, filename } }: { entry: CreditEntry }) {
  if (kind === 'granted') return <span className="font-medium">{periodWords(period, extra)}</span>;
  if (!filename || !documentId) return <span className="text-ink-soft">Deleted document</span>;
  return (
    <Link to={paths.document(documentId)} className="link">
      {filename}
    </Link>
  );
}
