/**
 * What the lines of a label's address are: postcodes of many countries, names of countries, parts of a building that
 * come before the street.
 */
import countries from 'i18n-iso-countries';
import { fold } from '../../../layout/fold.js';
import { lettersInWords } from '../../../normalise/confusions.js';
import { hasLegalForm, hasStreetWord, isCountry, postcodeTown } from '../../../fields/vocabulary/names.js';

const CODES = [
  String.raw`\d{2}\.\d{3}-\d{3}`,
  String.raw`[A-Z]\d{4}[A-Z]{3}`,
  String.raw`\d{5}-\d{3,4}`,
  String.raw`\d{3}-\d{4}`,
  String.raw`(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}`,
  String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`,
  String.raw`[A-Z]{1,2}[1-9][A-Z\d]?\d[A-Z]{2}`,
  String.raw`\d{2}-\d{3}`,
  String.raw`\d{4}-\d{3}`,
  String.raw`\d{3} \d{2}(?! ?\d)`,
  String.raw`\d{4} ?[A-Z]{2}`,
  String.raw`\d{5,7}`,
  String.raw`\d{4}`,
];
const POSTCODE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${CODES.join('|')})(?![\p{L}\p{N}])`, 'gu');
const STATE_CODE = /(?<=(?<!\p{L})[A-Z]{2}[ ,]+)\d{5}(?:-\d{4})?(?![\d-])/u;
const ALONE = new RegExp(String.raw`^(?:${CODES.join('|')})$`, 'u');

const MORE_COUNTRIES =
  /^(?:czech republic|czechia|ceska republika|slovakia|slovensko|slovenska republika|hungary|magyarorszag|romania|bulgaria|croatia|hrvatska|slovenia|slovenija|serbia|greece|hellas|turkey|turkiye|ukraine|russia|estonia|eesti|latvia|lithuania|lietuva|iceland|island|malta|cyprus|liechtenstein|monaco|israel|united arab emirates|u\.?a\.?e\.?|saudi arabia|qatar|kuwait|egypt|south africa|nigeria|kenya|morocco|maroc|new zealand|mexico|brazil|brasil|argentina|chile|colombia|peru|south korea|korea|taiwan|thailand|vietnam|viet nam|indonesia|philippines|pakistan|bangladesh|sri lanka|scotland|wales|northern ireland|eire|espagne|italie|royaume-uni|etats-unis|estados unidos|reino unido|alemania|francia|duitsland|frankrijk|belgie|niemcy|francja)\.?$/;
/** Rooms, houses and departments: they belong to the address when they stand between the name and the street. */
const PART_OF_BUILDING =
  /(?<!\p{L})(?:c\/[o0]|care of|department|dept|cottage|house|hall|manor|farm|lodge|villa|residence|chambers|mews|wharf|pier|hangar|building|bldg|tower|warehouse|sawmill|barn|yard|dock|gate|floor|level|suite|unit|apartment|apt|flat|batiment|bat|etage|escalier|appartement|gebaude|stock|hinterhaus|entrance|business park|trading estate|industrial estate|retail park|mail ?stop|immeuble|hameau|lieu[- ]dit|zi|zac|zone (?:industrielle|artisanale|commerciale|d[’']activites?)|parc d[’']activites?|zona industriale|poligono|edificio|edif|lager|rampe|industriepark|gewerbepark|industriegebiet|gewerbegebiet)(?!\p{L})/u;

/** Nothing but a postcode, long enough to be no number of a house. */
export const isPostcode = (text: string): boolean => ALONE.test(text.trim());

export const hasPostcode = (text: string): boolean => postcodeTown(text) !== undefined || isCodeAlone(text);

/** "592 30", "SE-592 30", "C.P. 80054": nothing but a postcode and what is said of it. */
export const isCodeAlone = (text: string): boolean => ALONE.test(text.trim().replace(CALLED, ''));
const CALLED = /^(?:(?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT)[ ,-]+|C\.? ?P\.? *|CEP:? *)(?=\d)/;

/** "Elmtown", "Elmtown, Elm Province". */
export const TOWN_ALONE = /^\p{Lu}[\p{L} .'’-]+(?:, \p{Lu}[\p{L} .'’-]+){0,2}$/u;

/**
 * The last line of an address, but for the country's. "3417 Prescott Ave" and "Los Carrera 1475 Depto 804" only look
 * like a postcode with its town.
 */
export const isTownLine = (text: string): boolean => {
  if (STREET_TOWN_CODE.test(text.trim())) return true;
  const at = postcodeTown(text)?.start ?? 0;
  // "Quay 3-h, 8261 AN Elmtown" ends with it, behind a comma.
  const ends = /,\s*$/.test(text.slice(0, at)) && /^\d{4} (?:[A-Z]{2} )?\p{Lu}[\p{L} '-]+$/u.test(text.slice(at));
  const within = at > LONGEST_CODE_OF_COUNTRY && !ends && /^\d{4} \p{L}/u.test(text.slice(at));
  const street = hasStreetWord(text) && (/^\d{1,4}\b/.test(text.trim()) || AT_A_NUMBERED_ROAD.test(text.trim()));
  return hasPostcode(text) && !within && !street;
};
/** "31077 County Road 12": a house's number may be as long as a postcode. */
const AT_A_NUMBERED_ROAD = /(?:^|[–—-]\s*)\d{5} .*\p{L} \d{1,3}$/u;
const LONGEST_CODE_OF_COUNTRY = 4;

/** "Pleasant Point 7982", "SHIZUOKA 4240008": the end of an address where the order is town, postcode. */
export const townWithNumber = (text: string): boolean =>
  /^\p{L}[\p{L}'’. -]{2,}(?:, \p{L}[\p{L}'’. -]{2,})?,? (?:\d{4}|\d{7})$/u.test(text.trim());

/** "27 Quay Street, Nelson 7010", "Sandton, Gauteng 2191", "Sandton, Gauteng, 2191". */
const STREET_TOWN_CODE = /,\s*\p{L}[\p{L} .'’-]{2,}(?<!\p{L}{2}\.),? \d{4}$/u;

/** "US" or "(US)" alone on a line; its S may be read as a small one. */
const isCountryCode = (text: string): boolean => {
  const code = /^\(?([A-Z]{2}|USA|U[sk])\)?$/.exec(text.trim())?.[1]?.toUpperCase();
  return code !== undefined && (code === 'UK' || countries.isValid(code));
};

/** Also with the code of the country after its name ("UNITED STATES US"). */
export const isCountryLine = (text: string): boolean =>
  isCountryCode(text) ||
  [text, text.replace(/\s*[-,(]?\s*\b[A-Z]{2,3}\)?$/, ''), text.replace(/^\(?[A-Z]{2,3}\)?\s*[-–,]\s*/, '')].some(
    (name) => name.trim() !== '' && (isCountry(name) || MORE_COUNTRIES.test(fold(name.trim()))),
  );

/** "7630257 Santiago, CHILE", "PASTO / NARIÑO / COLOMBIA": behind its town. */
export function endsInCountry(text: string): boolean {
  const [, town = '', country = ''] = /^(.*[^,/\s])\s*[,/]([^,/]+)$/u.exec(text) ?? [];
  return isCountryLine(text) || (isCountryLine(country) && (/\d{4}/.test(town) || town.includes(' / ')));
}

/** "Dr" and "St" that begin a line go with a name, and "Al" within one; streets end or begin with them. */
const TITLE = /^(?:dr|st)\.?\s(?=[^\d]*$)|(?<=\p{L}[ -])al[ -](?=\p{L}[^\d]*$)/iu;

export const isAddressPart = (text: string): boolean => {
  const street = hasStreetWord(text.replace(TITLE, '')) || STREET_FIRST.test(text);
  if (hasLegalForm(text) && !street && !HOUSE_AND_FLAT.test(text)) return false;
  return /\d/.test(text) || street || isInBuilding(text);
};

/** Whom to ask for over a street; over a room, where in the house that is. */
export const isDepartment = (text: string): boolean => /^[^\d]*(?<!\p{L})(?:department|dept)\W*$/u.test(fold(text));

export const isInBuilding = (text: string): boolean => PART_OF_BUILDING.test(fold(text));

/** "Koulutie 8 as. 2": the flat's word may look like a company's form. */
const HOUSE_AND_FLAT = /\p{L} \d+\p{L}? \p{L}+\.? \d+\p{L}?$/u;

/** Streets of Latin America by their kind, short: the boulevard's is no legal form there. */
const STREET_FIRST = /^(?:bv|bvar|blvr|cra|cll?|dg|tv|pje)\b\.? (?=.*\d)/i;

/** An address without a name over it: it begins with its house, plot or floor, or with its street. */
export const beginsAddress = (text: string): boolean =>
  /^\W*(?:plot|flat|shop|house|door|unit|lot|no\.?|h\.? ?no\.?|level|floor)\W{0,2}\d/i.test(text) ||
  /, (?:p\.? ?o\.? ?)?box \d/i.test(text) ||
  (/^\d+\p{L}?[ ,/-]/u.test(text.trim()) && hasStreetWord(text) && !hasLegalForm(text)) ||
  STREET_AND_NUMBER.test(text.trim());
/** "Calle Nardos #245", "Blvd. Solidaridad 1180". */
const STREET_AND_NUMBER =
  /^(?:calle|avenida|av\.|blvd\.?|boulevard|carrera|calzada|rua)\s[^\d]+\s(?:#|n[º°o]?\.?)? ?\d+\p{L}?$/iu;

/** The one beside a state's code, else the last; of bare numbers those a house may have come last. */
export function postcodeIn(address: string): string | undefined {
  const [street = '', ...others] = address.split(',');
  const numbered = others.length > 0 && hasStreetWord(street) && !isTownLine(street);
  const town = (numbered ? address.replace(/^\d{3,5}(?= )/, '') : address).replace(HOUSE, '');
  const codes = [...town.matchAll(POSTCODE)];
  return (
    STATE_CODE.exec(address)?.[0] ??
    OF_TAIWAN.exec(address)?.[0] ??
    codes.at(-1)?.[0] ??
    PROVINCE_AND_CODE.exec(town)?.[0]
  );
}
/** "407臺中市": before the town, of three figures, or with more for the street. */
const OF_TAIWAN = /^\d{3}(?:\d{2,3})?(?=\s?\p{Script=Han}{2}[市縣县])/u;
/** "B1900 La Plata": Argentina's provinces have a letter. */
const PROVINCE_AND_CODE = /(?<=(?<![\p{L}\p{N}])[A-HJ-NP-Z])\d{4}(?= \p{Lu}\p{Ll})/u;
/** "Av San Martin 1540, …", "Carrera 33 # 48-109": what ends the street is the house; "гр." is a town. */
const HOUSE = /^(?!(?:гр?|с|м)\. )\p{L}[^,\d]*\p{L}\.? \d{3,5}(?=,)|# ?\d{1,3}\p{L}? ?- ?\d{1,3}|N[º°o]\.? ?\d+/u;

/**
 * Digits among letters are letters, but for the postcodes that mix them; a raised small letter behind a number is an
 * "o", in French an "e".
 */
export function mended(address: string): string {
  let text = '';
  let from = 0;
  for (const { index, 0: code } of address.matchAll(POSTCODE)) {
    text += lettersInWords(address.slice(from, index)) + code;
    from = index + code.length;
  }
  return (text + lettersInWords(address.slice(from)))
    .replace(/(?<![\p{L}\p{N}])([Cc])\/0(?![\p{L}\p{N}])/gu, (_, c) => `${c}/${c === 'C' ? 'O' : 'o'}`)
    .replace(CAPITAL_L, '$1l')
    .replace(/(?<=, )U[sk]$/, (code) => code.toUpperCase())
    .replace(/(?<=\d)°/g, 'º')
    .replace(/(?<=\d)º(?= [ée]tage)/giu, 'e');
}

/** "Jl." (Jalan), "Bl. 3", "Al Quoz", "Mill Pl" and "lgh 12" (a flat): the small L was read as a capital I. */
const CAPITAL_L =
  /(?<![\p{L}\p{N}])(J(?=I\.|In )|B(?=I\.? ?\d|Ik)|A(?=I[ -]\p{Lu}\p{Ll})|(?<=\p{Ll} )P(?=I(?:[.,]|$))|(?=Igh\.? \d))I/gu;
