/** ISO 3166-1 alpha-3 codes, and the further codes of ICAO 9303 that name no country of that list. */
import countries from 'i18n-iso-countries';

const ICAO = 'RKS EUE UNO UNA UNK XXA XXB XXC XXX XOM GBD GBN GBO GBP GBS UTO';
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(countries.getAlpha3Codes()), ...ICAO.split(' ')]);

export const isCountryCode = (code: string): boolean => KNOWN.has(code);
