/**
 * Every text a member reads, in the language of the account, or else of the browser. `t` and `rich` are asked while a
 * screen is drawn, never when a module is loaded: what stands in a list of a module is marked with `msg` and given to
 * `t` where it is drawn. One page speaks one language: another one is another page.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { firstSpoken, isLanguage, type Language } from '#texts/languages.js';
import { translate, translateParts, type Catalog, type Values } from '#texts/translate.js';

export { msg } from '#texts/msg.js';

const STORED = 'language';

let spoken: Language = 'en';
let catalog: Catalog | undefined;

export const language = (): Language => spoken;

/** For numbers and dates: the browser's own region where it speaks that language. */
export function locale(): string {
  if (typeof navigator === 'undefined') return spoken;
  return navigator.languages.find((tag) => firstSpoken([tag]) === spoken) ?? spoken;
}

/**
 * What the address says, else what the reader chose, else the first of the browser's languages that Recto speaks.
 * @param search of the address, such as `?lang=de`
 */
export function wantedLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  const chosen = localStorage.getItem(STORED);
  return isLanguage(chosen) ? chosen : (firstSpoken(navigator.languages) ?? 'en');
}

/** Kept in this browser; what is drawn stays as it is until the page is loaded again. */
export function rememberLanguage(chosen: Language): void {
  localStorage.setItem(STORED, chosen);
}

/** @throws where its texts cannot be fetched */
export async function speak(wanted: Language): Promise<void> {
  catalog = await catalogOf(wanted);
  spoken = wanted;
}

async function catalogOf(wanted: Language): Promise<Catalog | undefined> {
  switch (wanted) {
    case 'en':
      return undefined;
    case 'de':
      return (await import('#texts/de/shown.js')).shown;
    case 'fr':
      return (await import('#texts/fr/shown.js')).shown;
    case 'es':
      return (await import('#texts/es/shown.js')).shown;
  }
}

export function t(text: string, values?: Values): string {
  return translate(locale(), catalog, text, values);
}

type Wrap = (inside: ReactNode) => ReactNode;

/** `rich('Open <b>{name}</b>', { name, b: (inside) => <b>{inside}</b> })` */
export function rich(
  text: string,
  values: Readonly<Record<string, string | number | Date | ReactNode | Wrap>>,
): ReactNode {
  const made = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => (value as Wrap)(together(parts)) : value,
  ]);
  const all = Object.fromEntries(made) as Parameters<typeof translateParts<object>>[3];
  return together(translateParts(locale(), catalog, text, all));
}

const together = (parts: readonly (ReactNode | object)[]): ReactNode =>
  createElement(Fragment, null, ...(parts as ReactNode[]));
