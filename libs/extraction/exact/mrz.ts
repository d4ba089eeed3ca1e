/**
 * The machine-readable zone of travel documents (ICAO 9303: TD1 3×30, TD2 2×36, TD3 2×44). Letters and digits a reader confuses
 * are repaired by position, and check digits say which fields are proved. Not read: the long names of truncated zones.
 */
export interface MrzField {
  readonly value: string;
  /** Its check digit is right; undefined when the zone has none for it. */
  readonly proved?: boolean;
}

export interface Mrz {
  readonly format: 'TD1' | 'TD2' | 'TD3';
  readonly lines: readonly string[];
  readonly kind: string;
  readonly issuer: MrzField;
  readonly number: MrzField;
  readonly nationality: MrzField;
  readonly birthDate?: MrzField;
  readonly expiryDate?: MrzField;
  readonly sex?: MrzField;
  readonly surname: MrzField;
  readonly givenNames: MrzField;
}

const DIGITS: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8', G: '6' };
const LETTERS: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B' };
const numeric = (text: string) => text.replace(/[A-Z]/g, (letter) => DIGITS[letter] ?? letter);
const alphabetic = (text: string) => text.replace(/\d/g, (digit) => LETTERS[digit] ?? digit);

/** A text line as a line of a zone, if it can be one. */
export function asMrzLine(text: string): string | undefined {
  const line = text
    .replace(/[«‹(\[{]/g, '<')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]/g, '');
  return line.length >= 28 && line.length <= 48 && (line.includes('<') || /^\D?\d/.test(line)) ? line : undefined;
}

/** @param now ISO date; two-digit years of birth lie before it */
export function parseMrz(texts: readonly string[], now: string): Mrz | undefined {
  const [first, second, third] = texts;
  if (first && second && third && near(first, 30))
    return td1(
      [first, second, third].map((line) => fit(line, 30)),
      now,
    );
  if (!first || !second) return undefined;
  if (near(first, 44)) return twoLines('TD3', [fit(first, 44), fit(second, 44)], now);
  return near(first, 36) ? twoLines('TD2', [fit(first, 36), fit(second, 36)], now) : undefined;
}

const near = (line: string, length: number) => Math.abs(line.length - length) <= 2;

/** Fillers are what readers miscount; they are taken out or put in where the longest run is. */
function fit(line: string, length: number): string {
  if (line.length >= length) {
    const run = /<{3,}/.exec(line);
    const extra = line.length - length;
    return run && extra > 0 ? line.slice(0, run.index) + line.slice(run.index + extra) : line.slice(0, length);
  }
  const run = line.lastIndexOf('<<');
  return run > length / 2
    ? line.slice(0, run) + '<'.repeat(length - line.length) + line.slice(run)
    : line.padEnd(length, '<');
}

function twoLines(format: 'TD2' | 'TD3', lines: readonly string[], now: string): Mrz {
  const [first, second] = lines as [string, string];
  return {
    format,
    lines,
    kind: first.slice(0, 2).replace(/</g, ''),
    issuer: { value: country(first.slice(2, 5)) },
    ...names(first.slice(5)),
    number: checked(second.slice(0, 9), second[9]!),
    nationality: { value: country(second.slice(10, 13)) },
    birthDate: date(second.slice(13, 19), second[19]!, now, 'past'),
    sex: sexOf(second[20]!),
    expiryDate: date(second.slice(21, 27), second[27]!, now, 'any'),
  };
}

function td1(lines: readonly string[], now: string): Mrz {
  const [first, second, third] = lines as [string, string, string];
  return {
    format: 'TD1',
    lines,
    kind: first.slice(0, 2).replace(/</g, ''),
    issuer: { value: country(first.slice(2, 5)) },
    number: checked(first.slice(5, 14), first[14]!),
    birthDate: date(second.slice(0, 6), second[6]!, now, 'past'),
    sex: sexOf(second[7]!),
    expiryDate: date(second.slice(8, 14), second[14]!, now, 'any'),
    nationality: { value: country(second.slice(15, 18)) },
    ...names(third),
  };
}

function names(text: string): { surname: MrzField; givenNames: MrzField } {
  const [surname = '', given = ''] = alphabetic(text).replace(/<+$/, '').split('<<');
  const clean = (part: string) => part.replace(/<+/g, ' ').trim();
  return { surname: { value: clean(surname) }, givenNames: { value: clean(given) } };
}

const country = (text: string): string => {
  const code = alphabetic(text).replace(/</g, '');
  return code === 'D' ? 'DEU' : code;
};

function sexOf(letter: string): MrzField | undefined {
  return letter === 'F' || letter === 'M'
    ? { value: letter }
    : letter === '<' || letter === 'X'
      ? { value: 'X' }
      : undefined;
}

/** Tried as read, then with letters turned to digits, then only the confusable O. */
function checked(text: string, check: string): MrzField {
  const tries = [
    text,
    text.replace(/O/g, '0'),
    numeric(text),
    text[0]! + numeric(text.slice(1)),
    text.slice(0, 2) + numeric(text.slice(2)),
  ];
  const digit = numeric(check);
  const right = tries.find((candidate) => String(checkDigit(candidate)) === digit);
  return { value: (right ?? text).replace(/</g, ''), proved: right !== undefined };
}

function date(text: string, check: string, now: string, when: 'past' | 'any'): MrzField | undefined {
  const digits = numeric(text);
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(digits);
  if (!match || Number(match[2]) < 1 || Number(match[2]) > 12 || Number(match[3]) < 1 || Number(match[3]) > 31)
    return undefined;
  const this2 = Number(now.slice(2, 4));
  const year = Number(match[1]);
  const century = when === 'past' ? (year > this2 ? 1900 : 2000) : year > this2 + 50 ? 1900 : 2000;
  return { value: `${century + year}-${match[2]}-${match[3]}`, proved: String(checkDigit(digits)) === numeric(check) };
}

export function checkDigit(text: string): number {
  const weights = [7, 3, 1];
  let sum = 0;
  [...text].forEach((character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    sum += value * weights[index % 3]!;
  });
  return sum % 10;
}
