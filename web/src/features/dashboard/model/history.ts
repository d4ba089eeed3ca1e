/** The figures behind the chart of the last days. Pure. */
import type { UsageDay } from '#contracts/workspaces.js';
import { calendarDate, count } from '../../../lib/format.js';

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
  return `${plural(documents, 'document')}, ${plural(credits, 'credit')}`;
}

/** What a reader who does not see the chart should know of it. */
export function summaryOf(days: readonly UsageDay[]): string {
  const best = days.reduce<UsageDay | undefined>(
    (most, day) => (day.documents > (most?.documents ?? 0) ? day : most),
    undefined,
  );
  const text = `Last ${days.length} days: ${inWords(totalsOf(days))}.`;
  return best ? `${text} Most on ${calendarDate(best.date)}: ${inWords(best)}.` : text;
}

function plural(n: number, noun: string): string {
  return `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
}
