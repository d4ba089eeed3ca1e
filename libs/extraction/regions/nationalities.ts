/**
 * Nationalities as documents write them out, folded, in the languages of those who issue them and in English → ISO 3166
 * alpha-3.
 */
import { fold } from '../layout/fold.js';

const WORDS: Readonly<Record<string, string>> = {
  ARG: 'argentin',
  AUS: 'australian',
  AUT: 'osterreich|austrian|autrichien',
  BEL: 'belg',
  BGR: 'bulgar|balgar',
  BRA: 'brasileir|brazilian',
  CAN: 'canadian|canadien',
  CHE: 'schweizer|suisse|svizzer|swiss',
  CHL: 'chilen',
  CHN: 'chinese',
  COL: 'colombian',
  CYP: 'cypriot|kypri',
  CZE: 'cesk|czech|ceska republika',
  DEU: 'deutsch|german(?!ia)',
  DNK: 'dansk|danish',
  ESP: 'espanol|spanish',
  EST: 'eesti|estonian',
  FIN: 'suomi|suomalainen|finnish|finsk',
  FRA: 'francais|french',
  GBR: 'british|britannique|united kingdom',
  GRC: 'ellinik|hellenic|greek',
  HRV: 'hrvatsk|croat',
  HUN: 'magyar|hungarian',
  IND: 'indian$|bharatiya',
  IRL: 'eireannach|irish',
  ISL: 'islensk|icelandic|islandais',
  ISR: 'israeli',
  ITA: 'italian',
  JPN: 'japan',
  KOR: 'republic of korea|korean',
  LTU: 'lietuv|lithuanian',
  LUX: 'luxembourgeois|letzebuerg|luxemburg',
  LVA: 'latvi',
  MEX: 'mexican',
  MLT: 'maltes',
  NLD: 'nederlandse|dutch|neerlandais',
  NOR: 'norsk|norwegian',
  NZL: 'new zealand',
  PER: 'peruan',
  POL: 'polsk|polish|polonais',
  PRT: 'portugues',
  ROU: 'roman[ai]',
  RUS: 'rossi|russian',
  SRB: 'srpsk|serbian|srbij',
  SVK: 'slovensk[ae](?! republik[ae] slovenij)|slovak',
  SVN: 'slovenij|slovensko drzavljan|slovenian|slovene',
  SWE: 'svensk|swedish',
  TUR: 'turk|t\\.?c\\.?$',
  UKR: 'ukrain',
  USA: 'united states|american',
};
const PATTERNS = Object.entries(WORDS).map(([code, words]) => ({ code, pattern: new RegExp(`^\\W*(?:${words})`) }));

/** Undefined when no known word of nationality begins the text. */
export function nationalityOf(text: string): string | undefined {
  const folded = fold(text);
  return PATTERNS.find(({ pattern }) => pattern.test(folded))?.code;
}
