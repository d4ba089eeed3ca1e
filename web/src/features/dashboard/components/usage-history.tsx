/** The last 30 days: a small chart, the day one points at in words, and the same figures as a table. */
import type { UsageDay } from '#contracts/workspaces.js';
import { useState, type ReactNode } from 'react';
import { calendarDate, count } from '../../../lib/format.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Loading, Skeleton } from '../../../ui/skeleton.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { useUsageHistory } from '../api/usage-history.query.js';
import { inWords, totalsOf } from '../model/history.js';
import { UsageChart } from './usage-chart.js';
import { t } from '../../../lib/texts.js';

export function UsageHistory() {
  const { data: days, error, refetch } = useUsageHistory();
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-xl">
        {t('Last 30 Days')}
      </h2>
      {days ? (
        <History days={days} />
      ) : error ? (
        <ErrorState title={t('Your usage could not be loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('Loading the last 30 days')}>
          <Skeleton className="h-42 w-full" />
        </Loading>
      )}
    </section>
  );
}

function History({ days }: { days: readonly UsageDay[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const totals = totalsOf(days);
  if (totals.documents + totals.credits === 0)
    return <p className="border-t pt-4 text-ink-soft">{t('Nothing was uploaded in the last 30 days.')}</p>;
  const day = chosen === null ? undefined : days[chosen];
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-ink tabular">
          {day ? `${calendarDate(day.date)}: ${inWords(day)}` : t('In all: {figures}', { figures: inWords(totals) })}
        </span>
        <span className="flex gap-5 text-xs text-ink-faint">
          <Key mark={<span className="h-3 w-2 bg-line-strong" />}>{t('Documents uploaded')}</Key>
          <Key mark={<span className="h-0.5 w-3.5 bg-ink" />}>{t('Credits used')}</Key>
        </span>
      </figcaption>
      <UsageChart days={days} chosen={chosen} onChoose={setChosen} />
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-faint tabular">
        <span>{days[0] && calendarDate(days[0].date)}</span>
        <span>{t('Today')}</span>
      </p>
      <FiguresTable days={days} />
    </figure>
  );
}

function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="flex items-center">
        {mark}
      </span>
      {children}
    </span>
  );
}

/** Days on which nothing happened are left out. */
function FiguresTable({ days }: { days: readonly UsageDay[] }) {
  const busy = days.filter(({ documents, credits }) => documents + credits > 0).toReversed();
  return (
    <details className="text-sm">
      <summary className="link w-fit">{t('Show as a table')}</summary>
      <div className="mt-3 max-w-md">
        <TableFrame label={t('Documents and credits by day')}>
          <thead className="text-left text-ink-soft">
            <tr className="border-b">
              <th className="py-2 pr-4 font-medium">{t('Day')}</th>
              <th className="py-2 pr-4 text-right font-medium">{t('Documents')}</th>
              <th className="py-2 text-right font-medium">{t('Credits')}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {busy.map(({ date, documents, credits }) => (
              <tr key={date} className="not-last:border-b">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {calendarDate(date)}
                </th>
                <td className="py-1.5 pr-4 text-right">{count(documents)}</td>
                <td className="py-1.5 text-right">{count(credits)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
        <p className="pt-2 text-xs text-ink-faint">
          {t('Days are those of UTC; days on which nothing happened are left out.')}
        </p>
      </div>
    </details>
  );
}
