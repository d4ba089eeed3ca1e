/**
 * The language of an identity document. Names, codes and labels in three languages tell little; where they leave it
 * open, it is that of the state that issued it, if that state has one official language.
 */
import { detectLanguage } from '../../language/detect.js';

/** Below this a few words of a second language on the card may have decided. */
const SURE_ENOUGH = 0.5;

/** ISO 639-1 → the states, ISO 3166-1 alpha-3, that issue documents in it and English or French at the most. */
const STATES: Readonly<Record<string, string>> = {
  en: 'GBR USA AUS NZL',
  de: 'DEU AUT LIE',
  fr: 'FRA MCO',
  nl: 'NLD',
  es: 'ESP MEX ARG COL CHL URY CRI PAN ECU VEN GTM HND NIC SLV DOM CUB',
  it: 'ITA SMR VAT',
  pt: 'PRT BRA AGO MOZ CPV',
  pl: 'POL',
  cs: 'CZE',
  sk: 'SVK',
  hu: 'HUN',
  ro: 'ROU MDA',
  sv: 'SWE',
  da: 'DNK',
  no: 'NOR',
  et: 'EST',
  lv: 'LVA',
  lt: 'LTU',
  hr: 'HRV',
  sl: 'SVN',
  bg: 'BGR',
  el: 'GRC',
  tr: 'TUR',
  ru: 'RUS',
  uk: 'UKR',
  is: 'ISL',
};

const LANGUAGE_OF = new Map(
  Object.entries(STATES).flatMap(([language, states]) => states.split(' ').map((state) => [state, language] as const)),
);

/**
 * @param detected ISO 639-1 or `und`. @param text of the document. @param issuer ISO 3166-1 alpha-3, absent when
 * unknown
 */
export function languageOfCard(detected: string, text: string, issuer: unknown): string {
  const own = typeof issuer === 'string' ? LANGUAGE_OF.get(issuer) : undefined;
  if (own === undefined) return detected;
  const { confidence, notEnglish } = detectLanguage(text);
  // Of two sister languages neither leads by much, though the text is surely in one of them.
  return Math.max(confidence, notEnglish) < SURE_ENOUGH ? own : detected;
}
