/**
 * A text of the code in a reader's language. The English text is its own name: it stands where it is used, and other
 * languages' catalogs are looked up by it. With values it is an ICU message (plurals, numbers, dates), without it is
 * plain. Where one English text means two things, what follows a bar tells them apart and is never shown: `Open|verb`.
 */
import { IntlMessageFormat, type Formats, type FormatXMLElementFn } from 'intl-messageformat';

/** Translations by English text. */
export type Catalog = Readonly<Record<string, string>>;
export type Value = string | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** @param locale BCP 47, for numbers and dates in it */
export function translate(locale: string, catalog: Catalog | undefined, text: string, values?: Values): string {
  const pattern = patternOf(catalog, text);
  if (!values) return pattern;
  return String(messageOf(locale, pattern, true).format(values as Record<string, Value>));
}

/** The same with parts of another kind: `<b>…</b>` is what the value `b` makes of what stands in it. */
export function translateParts<Part>(
  locale: string,
  catalog: Catalog | undefined,
  text: string,
  values: Readonly<Record<string, Value | Part | FormatXMLElementFn<Part, Part>>>,
): (string | Part)[] {
  const made = messageOf(locale, patternOf(catalog, text), false).format<Part>(values as Record<string, Part>);
  return Array.isArray(made) ? made : [made];
}

/** English by its own words. */
export function patternOf(catalog: Catalog | undefined, text: string): string {
  return catalog?.[text] ?? text.replace(/\|[a-z ]+$/, '');
}

/** `{at, date, day}` and `{at, time, minute}`: of UTC, as mails say it. */
const FORMATS: Partial<Formats> = {
  date: { day: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } },
  time: { minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } },
};

const messages = new Map<string, IntlMessageFormat>();

/** As many as there are texts with values in the code, in the languages somebody reads. */
function messageOf(locale: string, pattern: string, ignoreTag: boolean): IntlMessageFormat {
  const key = `${locale} ${ignoreTag} ${pattern}`;
  let message = messages.get(key);
  if (!message) messages.set(key, (message = new IntlMessageFormat(pattern, locale, FORMATS, { ignoreTag })));
  return message;
}
