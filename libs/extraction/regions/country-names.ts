/**
 * Countries by the names they have in print: those of the languages that most of the world's papers add, and each
 * country's own in its own language → ISO 3166-1 alpha-3.
 */
import countries from 'i18n-iso-countries';
import { fold } from '../layout/fold.js';

const OF_ALL = ['en', 'fr', 'es', 'pt'];
/** Of these the country's own name alone: "Suomi", "Österreich", "Schweiz". */
const OWN =
  'de de-AT de-CH de-LI it nl nl-BE fr-BE sv da nb fi pl cs sk hu ro hr sl bs sq et lv lt is ga tr id ms fil sw vi az uz el bg uk';
/** Ways to write them that no locale has. */
const MORE: Readonly<Record<string, string>> = {
  usa: 'USA',
  'united states of america': 'USA',
  'great britain': 'GBR',
  'czech republic': 'CZE',
  'republica checa': 'CZE',
  turkey: 'TUR',
  'russian federation': 'RUS',
  'viet nam': 'VNM',
  macedonia: 'MKD',
  swaziland: 'SWZ',
  'cape verde': 'CPV',
  'republic of korea': 'KOR',
};
/** Of a country and of a state or a part of one: "Georgia", "New Jersey". */
const AMBIGUOUS: ReadonlySet<string> = new Set(['GEO', 'JEY']);
/** Shorter ones are words, too. */
const SHORTEST = 4;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ALPHA_3 = countries.getAlpha2Codes();

function nameIn(locale: string, alpha2: string): string | undefined {
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(alpha2);
  return name === undefined ? undefined : fold(name);
}

function namesOf(): Map<string, string> {
  const all = OF_ALL.flatMap((locale) => Object.keys(ALPHA_3).map((alpha2) => [locale, alpha2] as const));
  const own = OWN.split(' ').map((locale) => [locale, new Intl.Locale(locale).maximize().region ?? ''] as const);
  const names = [...all, ...own].flatMap(([locale, alpha2]): [string, string][] => {
    const name = nameIn(locale, alpha2);
    const code = ALPHA_3[alpha2];
    return name && code && name.length >= SHORTEST && !AMBIGUOUS.has(code) ? [[name, code]] : [];
  });
  return new Map([...Object.entries(MORE), ...names]);
}

/** As English texts write them first, escaped for a regular expression, but for the USA: its states have laws. */
export const COUNTRIES_IN_ENGLISH: readonly string[] = Object.entries(ALPHA_3).flatMap(([alpha2, code]) => {
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(alpha2);
  return name && name.length >= SHORTEST && code !== 'USA' && !AMBIGUOUS.has(code) ? [escaped(name)] : [];
});

const CODE_OF = namesOf();
const NAME = new RegExp(
  `(?<!\\p{L}|new )(?:${[...CODE_OF.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?!\\p{L})`,
  'u',
);

/** It says nothing but a country. */
export const isCountryName = (text: string): boolean => CODE_OF.has(fold(text.trim()).replace(/\.$/, ''));

/** The first country that a text names. */
export function countryNamedIn(text: string): string | undefined {
  const name = NAME.exec(fold(text))?.[0];
  return name === undefined ? undefined : CODE_OF.get(name);
}
