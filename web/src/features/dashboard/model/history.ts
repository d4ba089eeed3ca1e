/** The figures behind the chart of the last days. Pure. */
import type { UsageDay } from '#contracts/workspaces.js';
import { calendarDate } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';

export interface Totals {
  readonly documents: number;
  readonly credits: number;
}

export function totalsOf(days: readonly UsageDay[]): Totals {
  return days.reduce((sum, day) => ({ documents: sum.documents + day.documents, credits: sum.credits + day.credits }), {
    documents: 0,
    credits: 0,
  });
}

/** The top of the scale: a round number no day exceeds. */
export function scaleOf(days: readonly UsageDay[]): number {
  const most = Math.max(4, ...days.flatMap(({ documents, credits }) => [documents, credits]));
  const step = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((factor) => factor * step).find((top) => top >= most) ?? most;
}

export function inWords({ documents, credits }: Totals): string {
  return t(
    '{documents, plural, one {# document} other {# documents}}, {credits, plural, one {# credit} other {# credits}}',
    { documents, credits },
  );
}

/** What a reader who does not see the chart should know of it. */
export function summaryOf(days: readonly UsageDay[]): string {
  const best = days.reduce<UsageDay | undefined>(
    (most, day) => (day.documents > (most?.documents ?? 0) ? day : most),
    undefined,
  );
  const text = t('Last {days} days: {figures}.', { days: days.length, figures: inWords(totalsOf(days)) });
  if (!best) return text;
  return `${text} ${t('Most on {date}: {figures}.', { date: calendarDate(best.date), figures: inWords(best) })}`;
}
