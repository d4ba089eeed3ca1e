/** Parts of countries that issue documents of their own: provinces of Canada, states of Australia; code → names. */
import { fold } from '../layout/fold.js';
import { US_STATES } from './united-states.js';

const CANADA: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia|Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'New Brunswick|Nouveau-Brunswick',
  NL: 'Newfoundland and Labrador|Newfoundland & Labrador|Terre-Neuve-et-Labrador',
  NS: 'Nova Scotia|Nouvelle-Écosse',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};
const AUSTRALIA: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** As they are printed, for a regular expression: none has a sign that stands for another there. */
export const PROVINCES_IN_PRINT: readonly string[] = [...Object.values(CANADA), ...Object.values(AUSTRALIA)];

export interface Province {
  /** ISO 3166-1 alpha-3 */
  readonly country: 'USA' | 'CAN' | 'AUS';
  readonly code: string;
}

const COUNTRIES = [
  { country: 'USA', parts: US_STATES, postcode: String.raw`\d{5}(?:-\d{4})?` },
  { country: 'CAN', parts: CANADA, postcode: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d` },
  { country: 'AUS', parts: AUSTRALIA, postcode: String.raw`\d{4}` },
] as const;

const BY_NAME = new Map(
  COUNTRIES.flatMap(({ country, parts }) =>
    Object.entries(parts).flatMap(([code, names]) =>
      names.split('|').map((name): [string, Province] => [fold(name), { country, code }]),
    ),
  ),
);
const NAME = new RegExp(
  `(?<![a-z])(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})(?![a-z]{2})`,
);
const WITH_POSTCODE = COUNTRIES.map(({ country, parts, postcode }) => ({
  country,
  pattern: new RegExp(`(?<![A-Z])(${Object.keys(parts).join('|')})[\\s,.]*${postcode}(?![\\dA-Z])`),
}));
/** "ON, CAN": the part, then its country. */
const WITH_COUNTRY = /^([A-Z]{2,3})[ ,]{1,2}(USA|CAN|AUS)$/;

export const provinceNamedIn = (text: string): Province | undefined => BY_NAME.get(NAME.exec(fold(text))?.[0] ?? '');

/** "FRESNO, CA 93722", "THUNDER BAY ON P7B 4K2", "TAMWORTH NSW 2340" */
export function provinceWithPostcode(text: string): Province | undefined {
  for (const { country, pattern } of WITH_POSTCODE) {
    const code = pattern.exec(text)?.[1];
    if (code) return { country, code };
  }
  return undefined;
}

export function provinceWithCountry(text: string): Province | undefined {
  const [, code = '', country] = WITH_COUNTRY.exec(text.trim()) ?? [];
  const known = COUNTRIES.find((one) => one.country === country);
  return known && code in known.parts ? { country: known.country, code } : undefined;
}
