/** Month names of the languages we read, whole and short, folded (no accents); longest match wins. */
import { fold } from '../layout/fold.js';

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'nl',
  'id',
  'ms',
  'sv',
  'da',
  'is',
  'es',
  'it',
  'pl',
  'pt',
  'ro',
  'el',
  'bg',
  'uk',
  'ru',
];
/** Short ones of these are words of their own. */
const ONLY_WHOLE = [
  'fi',
  'et',
  'lv',
  'lt',
  'cs',
  'sk',
  'sl',
  'hu',
  'tr',
  'mk',
  'sr',
  'sq',
  'az',
  'ca',
  'af',
  'sw',
  'fil',
  'ar-SA-u-ca-gregory',
  'ar-LB',
  'ar-DZ',
  'ar-MA',
  'he',
  'th',
];
/** Ways to write them that no locale has. */
const MORE: Readonly<Record<string, number>> = { febr: 2, mrz: 3, maerz: 3, aou: 8 };
/** Croatia's, but for October, which is Poland's November here; and Serbia's in Latin letters. */
const CROATIAN = [
  'sijecnja',
  'veljace',
  'ozujka',
  'travnja',
  'svibnja',
  'lipnja',
  'srpnja',
  'kolovoza',
  'rujna',
  '',
  'studenoga',
  'prosinca',
];
const SERBIAN = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'avgusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
];
/** Thailand's short ones, each with its points. */
const THAI = ['ม.ค', 'ก.พ', 'มี.ค', 'เม.ย', 'พ.ค', 'มิ.ย', 'ก.ค', 'ส.ค', 'ก.ย', 'ต.ค', 'พ.ย', 'ธ.ค'];

const NUMBER_OF = new Map<string, number>([
  ...LANGUAGES.flatMap((language) => [...namesIn(language, 'long'), ...namesIn(language, 'short')]),
  ...ONLY_WHOLE.flatMap((language) => namesIn(language, 'long')),
  ...Object.entries(MORE),
  ...[CROATIAN, SERBIAN]
    .flatMap((months) => months.map((name, index): [string, number] => [name, index + 1]))
    .filter(([name]) => name !== ''),
  ['studenog', 11],
  ...THAI.map((name, index): [string, number] => [name, index + 1]),
  // “In January” is one word in Hebrew.
  ...namesIn('he', 'long').map(([name, month]): [string, number] => [`ב${name}`, month]),
]);

/** By themselves and as they stand in a date: many languages decline them. */
function namesIn(locale: string, month: 'long' | 'short'): [name: string, month: number][] {
  return [{ month }, { month, day: 'numeric' } as const].flatMap((form) => {
    const written = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = written.formatToParts(Date.UTC(2024, index, 15));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [fold(name).replace(/\.$/, ''), index + 1];
    }).filter(([name]) => /^\p{L}[\p{L}\p{M}]{2}/u.test(name));
  });
}

/** Alternation for a regular expression over folded text. */
export const MONTHS = [...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|');

export const monthNumber = (name: string): number | undefined => NUMBER_OF.get(name);
