/**
 * A text of the code in a reader's language. The English text is its own name: it stands where it is used, and other
 * languages' catalogs are looked up by it. With values it is an ICU message (plurals, numbers, dates), without it is
 * plain. Where one English text means two things, what follows a bar tells them apart and is never shown: `Open|verb`.
 */
import { IntlMessageFormat, type FormatXMLElementFn } from 'intl-messageformat';

/** Translations by English text. */
export type Catalog = Readonly<Record<string, string>>;
export type Value = string | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** Marks a text where it is written down, for whoever shows it to translate. */
export const msg = <Text extends string>(text: Text): Text => text;

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

const messages = new Map<string, IntlMessageFormat>();

/** As many as there are texts with values in the code, in the languages somebody reads. */
function messageOf(locale: string, pattern: string, ignoreTag: boolean): IntlMessageFormat {
  const key = `${locale} ${ignoreTag} ${pattern}`;
  let message = messages.get(key);
  if (!message) messages.set(key, (message = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag })));
  return message;
}
