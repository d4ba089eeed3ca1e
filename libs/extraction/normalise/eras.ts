/** Dates of East Asia whose years count from an era: "令和7年10月22日", Taiwan's "114年10月22日". */

/** The year before the first of each era. */
export const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };
const TAIWAN = 1911;
const PATTERN = /(?:(令和|平成|昭和|民國|民国)\s?)?(?<!\d)(\d{1,3}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})(?!\d)/gu;

interface EraDate {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Years of two figures without an era are those of this century. */
export function eraDatesIn(text: string): EraDate[] {
  return [...text.matchAll(PATTERN)].map(({ 0: all, 1: era, 2: said, 3: month, 4: day, index }) => {
    const count = said === '元' ? 1 : Number(said);
    const year = count + (era ? ERAS[era]! : count >= 100 ? TAIWAN : 2000);
    return { start: index, end: index + all.length, year, month: Number(month), day: Number(day) };
  });
}
