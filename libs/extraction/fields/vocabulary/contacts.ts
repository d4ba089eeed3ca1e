/** Patterns that prove themselves: e-mail addresses, IBANs (check sum), BICs, VAT numbers, telephone numbers. */
import { countrySpecs } from 'ibantools';
import { digitFor } from '../../normalise/confused-characters.js';

export interface Match {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface CheckedMatch extends Match {
  /** Its check sum is right. */
  readonly valid: boolean;
  /** As long as its country's are, and figures where they have figures. */
  readonly shaped: boolean;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** Of countries that have some: what "MP05" begins in Italy's invoices is a way to pay. */
const IBAN = new RegExp(
  String.raw`(?<![A-Z0-9])(${withIbans().join('|')})\s?(\d{2}(?:[\s.-]?(?!IBAN)[A-Z0-9]){11,30})(?![A-Z0-9])`,
  'g',
);
const BIC = /(?<![A-Z0-9])[A-Z]{4}\s?[A-Z]{2}\s?[A-Z0-9]{2}(?:\s?[A-Z0-9]{3})?(?![A-Z0-9])/g;
const PHONE = /(?<![\w/.,-])\(?\+?\(?\d(?:[\s()./-]{0,3}\d){6,14}(?![\w])/g;
const VAT =
  /(?<![A-Z0-9])(?:ATU|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)[\s.-]?[A-Z0-9](?:[\s.-]?[A-Z0-9]){6,12}(?![A-Z0-9])/g;

const VAT_SHAPE: Record<string, RegExp> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]?\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  EL: /^EL\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  GB: /^GB(\d{9}|\d{12}|[A-Z]{2}\d{3})$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  NO: /^NO\d{9}(MVA)?$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

export function findEmails(text: string): Match[] {
  return matches(text, EMAIL);
}

export function findIbans(text: string): CheckedMatch[] {
  return [...text.toUpperCase().matchAll(IBAN)].flatMap((match) => {
    const length = countrySpecs[match[1] ?? '']?.chars;
    if (!length) return [];
    const [whole] = match;
    let end = 0;
    for (let seen = 0; end < whole.length && seen < length; end++) if (/[A-Z0-9]/.test(whole[end]!)) seen++;
    const print = whole.slice(0, end).replace(/[\s.-]/g, '');
    if (print.length < length - 1) return [];
    const proved = print.length === length ? provedIban(print) : undefined;
    const value = proved ?? print;
    const [valid, shaped] = [proved !== undefined, hasItsShape(value)];
    return [{ value, start: match.index, end: match.index + end, valid, shaped }];
  });
}

/**
 * As printed, else with a letter that was read for a figure, where the check sum comes out by it. Only where a letter
 * cannot stand: banks of many countries have names, not numbers.
 */
function provedIban(print: string): string | undefined {
  if (mod97(print) === 1) return print;
  if (hasItsShape(print)) return undefined;
  return [...print.slice(4)]
    .map((letter, at) => print.slice(0, 4 + at) + digitFor(letter) + print.slice(5 + at))
    .find((value) => hasItsShape(value) && mod97(value) === 1);
}

function withIbans(): string[] {
  return Object.entries(countrySpecs).flatMap(([code, { chars }]) => (chars ? [code] : []));
}

const hasItsShape = (iban: string): boolean =>
  new RegExp(countrySpecs[iban.slice(0, 2)]?.bban_regexp ?? '').test(iban.slice(4));

export function findBics(text: string): Match[] {
  return matches(text, BIC).map((match) => ({ ...match, value: match.value.replace(/\s/g, '') }));
}

/** "VAT Reg No 123456789" announces a number and is none of Norway's, which prints "NO 123 456 789 MVA". */
const ANNOUNCES = /^(?:NO(?!\d)(?!.*MVA$))/;
/** "2 hr 3 115.00 345.00", "DE 02-09-2025": a country's code is in capitals, and amounts and dates are no numbers. */
const IS_OTHER = /^(?![A-Z]{2})|\d\.\d{2} |\d[.-]\d{2}[.-](?:19|20)\d{2}$/;

/**
 * Only numbers of a member state's shape; the prefix is part of the number. What goes on with digits is none: an IBAN.
 */
export function findVatIds(text: string): Match[] {
  const ibans = findIbans(text).filter(({ valid }) => valid);
  return [...text.toUpperCase().matchAll(VAT)].flatMap((match) => {
    if (ibans.some(({ start, end }) => match.index >= start && match.index < end)) return [];
    const print = text.slice(match.index, match.index + match[0].length);
    if (ANNOUNCES.test(print) || IS_OTHER.test(print)) return [];
    const shape = VAT_SHAPE[match[0].slice(0, 2)];
    const shaped = (read: (text: string) => string, rest: RegExp): Match[] => {
      for (let end = match[0].length; end > 8; end--) {
        const value = read(match[0].slice(0, end).replace(/[\s.-]/g, ''));
        const goesOn = rest.test(text.slice(match.index + end));
        if (shape?.test(value) && !goesOn) return [{ value, start: match.index, end: match.index + end }];
      }
      return [];
    };
    const printed = shaped((as) => as, /^(?:\d|[\s.-]\d{2})/);
    return printed.length > 0 ? printed : shaped(withFigures, /^(?:[\p{L}\d]|[\s.-]\d{2})/u);
  });
}

/** "DE1O434486I": letters that stand for figures behind the prefix, where the most are figures. */
const withFigures = (print: string): string =>
  print.replace(/\d/g, '').length > 4 ? print : print.slice(0, 2) + print.slice(2).replace(/[OIL]/g, digitFor);

export function findPhones(text: string): Match[] {
  return matches(text, PHONE).map((match) => ({ ...match, value: match.value.trim() }));
}

function matches(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of rearranged) rest = Number(`${rest}${Number.parseInt(character, 36)}`) % 97;
  return rest;
}
