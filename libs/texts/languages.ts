/** The languages Recto speaks to people in. English is what stands in the code; the others are catalogs beside this. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** As each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The first language that Recto speaks of those a reader asks for. @param wanted BCP 47 tags, best first */
export function firstSpoken(wanted: readonly string[]): Language | undefined {
  return wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage);
}

/** @param header as `Accept-Language` says it (RFC 9110). @returns undefined when it names none of ours */
export function languageNamed(header: string | undefined): Language | undefined {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = asked.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return firstSpoken(best.map(({ tag }) => tag));
}

/** The same; English when it names none of ours. */
export const languageAsked = (header: string | undefined): Language => languageNamed(header) ?? 'en';
