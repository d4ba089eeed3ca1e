/**
 * Days of the week as they stand beside a date, in the languages we read: 06/12/2024 on a Wednesday is in June,
 * whatever is usual where it was printed.
 */
import { fold } from '../layout/fold.js';

const LANGUAGES = ['en', 'de', 'fr', 'nl', 'sv', 'da', 'es', 'it', 'pl', 'pt'];
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY = 86_400_000;

/** Of names two languages share for different days ("mar", "ma") nothing is known. */
const NUMBERS = new Map<string, Set<number>>();
for (const language of LANGUAGES) {
  for (const weekday of ['long', 'short'] as const) {
    const written = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    for (let day = 0; day < 7; day++) {
      const name = fold(written.format(SUNDAY + day * DAY)).replace(/\.$/, '');
      if (/^[a-z]{3,}$/.test(name)) NUMBERS.set(name, (NUMBERS.get(name) ?? new Set()).add(day));
    }
  }
}

/** 0 for Sunday; undefined where a stretch of folded text names none, or two. */
export function weekdayIn(folded: string): number | undefined {
  const named = new Set(
    [...folded.matchAll(/[a-z]{3,}/g)].flatMap(([word]) => {
      const days = NUMBERS.get(word);
      return days?.size === 1 ? [...days] : [];
    }),
  );
  return named.size === 1 ? [...named][0] : undefined;
}
