/**
 * The line of a zone that carries numbers and dates, found by its anchor: two dates with their check digits around the
 * sex. Of what a reader may have confused or counted twice, the fewest changes that make the check digit right are
 * taken.
 */
import { alphabetic, checks, numeric } from './mrz-characters.js';
import { isCountryCode } from '../../../regions/countries.js';
import { country } from './mrz-names.js';

export interface MrzField {
  readonly value: string;
  /** Its check digit is right; undefined when the zone has none for it. */
  readonly proved?: boolean;
}

export interface MrzData {
  /** 'card' has its document number in the line above (TD1). */
  readonly shape: 'card' | 'book' | 'french';
  readonly number?: MrzField;
  readonly nationality?: MrzField;
  readonly birthDate?: MrzField;
  readonly expiryDate?: MrzField;
  readonly sex?: MrzField;
  readonly givenNames?: string;
}

const D = '[0-9OQDUILJZSBGTA]';
const DATES = new RegExp(`(?=(${D}{6})(${D})([MFX<HN])(${D}{6})(${D}))`, 'g');
/** France's cards of 1988–2021: two lines of 36, number and given names in the second. */
const FRENCH = new RegExp(`^(${D}{12})(${D})([A-Z0-9<]{11,15}?)(${D}{6})(${D})([MF])(${D})$`);

/** @param latestBirth ISO date; two-digit years of birth lie before it */
export function dataIn(line: string, latestBirth: string, printed: ReadonlySet<string>): MrzData | undefined {
  const french = FRENCH.exec(line);
  const [, number = '', check = ''] = french ?? [];
  if (french && checks(numeric(number), check)) return frenchCard(french, latestBirth);
  const found = [...line.matchAll(DATES)]
    .flatMap((match) => {
      const [, birth = '', birthCheck = '', sex = '', expiry = '', expiryCheck = ''] = match;
      const birthDate = date(birth, birthCheck, latestBirth, 'past');
      const expiryDate = date(expiry, expiryCheck, latestBirth, 'any');
      return birthDate && expiryDate ? [{ at: match.index, sex, birthDate, expiryDate }] : [];
    })
    .sort((a, b) => proofs(b) - proofs(a))[0];
  if (!found || (proofs(found) === 0 && !wellFormed(line, found.at))) return undefined;
  const { at, birthDate, expiryDate } = found;
  const sex = sexOf(found.sex);
  const after = line.slice(at + 15);
  if (at <= 2) return { shape: 'card', birthDate, expiryDate, sex, nationality: { value: country(after.slice(0, 3)) } };
  if (at < 11) return undefined;
  return {
    shape: 'book',
    birthDate,
    expiryDate,
    sex,
    ...numberAndNation(line.slice(0, at), printed),
  };
}

const proofs = (found: { birthDate: MrzField; expiryDate: MrzField }) =>
  Number(found.birthDate.proved) + Number(found.expiryDate.proved);

/**
 * Specimens carry check digits of their own making: dates at their places and a known country beside them will do then.
 */
function wellFormed(line: string, at: number): boolean {
  if (at === 0) return line.length === 30 && isCountryCode(alphabetic(line.slice(15, 18)));
  return at === 13 && [36, 44].includes(line.length) && isCountryCode(alphabetic(line.slice(10, 13)));
}

function frenchCard(match: RegExpExecArray, latestBirth: string): MrzData {
  const [, number = '', , names = '', birth = '', check = '', sex = ''] = match;
  const birthDate = date(birth, check, latestBirth, 'past');
  return {
    shape: 'french',
    number: { value: numeric(number), proved: true },
    nationality: { value: 'FRA' },
    sex: sexOf(sex),
    givenNames: alphabetic(names)
      .replace(/<[KLCS<]*$/, '')
      .replace(/<+/g, ' ')
      .trim(),
    ...(birthDate ? { birthDate } : {}),
  };
}

function numberAndNation(prefix: string, printed: ReadonlySet<string>): Pick<MrzData, 'number' | 'nationality'> {
  const nation = /[A-Z0-9]{3}$|[D0]<<$/.exec(prefix)?.[0];
  const rest = prefix.slice(0, prefix.length - 3);
  return {
    number: checkedNumber(rest, printed),
    ...(nation ? { nationality: { value: country(nation) } } : {}),
  };
}

/** Nine characters and their check digit, in which characters may be confused or read twice. */
export function checkedNumber(text: string, printed: ReadonlySet<string>): MrzField {
  const right = shortened(text)
    .flatMap((ten) => variants(ten.slice(0, 9)).map((nine) => ({ nine, ten })))
    .filter(({ nine, ten }) => checks(nine, ten.charAt(9)))
    .map(({ nine, ten }) => ({
      value: nine.replace(/</g, ''),
      changes: changed(nine, ten) + (printed.has(nine.replace(/</g, '')) ? -10 : 0),
    }))
    .sort((a, b) => a.changes - b.changes)[0];
  return right ? { value: right.value, proved: true } : { value: text.slice(0, 9).replace(/</g, ''), proved: false };
}

/**
 * More than nine characters: a filler stands for the check digit, and the number goes on in the optional part up to its
 * own.
 */
export function longNumber(ten: string, optional: string): MrzField | undefined {
  const rest = ten[9] === '<' ? /^([A-Z0-9]{1,13})(\d)<(?=<|$)/.exec(optional) : null;
  const whole = `${ten.slice(0, 9)}${rest?.[1] ?? ''}`;
  return rest && checks(whole, rest[2] ?? '') ? { value: whole, proved: true } : undefined;
}

const changed = (nine: string, read: string) =>
  [...nine].filter((character, index) => character !== read[index]).length;

/** The text with its surplus characters left out, each at every place. */
function shortened(text: string): string[] {
  if (text.length === 10) return [text];
  if (text.length < 10 || text.length > 12) return [];
  const shorter = Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1));
  return [...new Set(shorter.flatMap(shortened))];
}

/** As read; up to three letters in front and digits after them; O is nought anywhere. */
function variants(text: string): string[] {
  const mixed = [0, 1, 2, 3].map((letters) => text.slice(0, letters) + numeric(text.slice(letters)));
  return [...new Set([text, text.replace(/O/g, '0'), text.replace(/[OQD]/g, '0'), ...mixed])];
}

function sexOf(letter: string): MrzField {
  return { value: letter === 'F' || letter === 'M' ? letter : letter === 'H' || letter === 'N' ? 'M' : 'X' };
}

function date(text: string, check: string, latestBirth: string, when: 'past' | 'any'): MrzField | undefined {
  const digits = numeric(text);
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(digits);
  if (!match || Number(match[2]) < 1 || Number(match[2]) > 12 || Number(match[3]) < 1 || Number(match[3]) > 31)
    return undefined;
  const latest = Number(latestBirth.slice(2, 4));
  const year = Number(match[1]);
  const century = year > (when === 'past' ? latest : latest + 50) ? 1900 : 2000;
  return { value: `${century + year}-${match[2]}-${match[3]}`, proved: checks(digits, check) };
}
