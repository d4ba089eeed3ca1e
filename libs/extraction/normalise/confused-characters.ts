/**
 * What readers take for each other, in one table. Nothing is put right by it alone: whoever uses it names the
 * characters that what stands around them proves wrong.
 */
interface Confused {
  /** All letters that the digit is read as. */
  readonly letters: string;
  /** The letter that is meant where a letter must stand: among capitals, among small letters. */
  readonly capital?: string;
  readonly small?: string;
}

const DIGITS: Readonly<Record<string, Confused>> = {
  '0': { letters: 'OoQDU', capital: 'O', small: 'o' },
  '1': { letters: 'IilLJ', capital: 'I', small: 'l' },
  '2': { letters: 'Z', capital: 'Z' },
  '4': { letters: 'A', capital: 'A' },
  '5': { letters: 'Ss', capital: 'S', small: 's' },
  '6': { letters: 'G', capital: 'G' },
  '7': { letters: 'T' },
  '8': { letters: 'B', capital: 'B', small: 'B' },
};

const DIGIT_FOR = new Map(
  Object.entries(DIGITS).flatMap(([digit, { letters }]) => [...letters].map((letter) => [letter, digit] as const)),
);

/** The digit a letter stands for; the letter itself when none is read as it. */
export const digitFor = (letter: string): string => DIGIT_FOR.get(letter) ?? letter;

/** The letter a digit stands for; the digit itself when it is read as none. */
export const capitalFor = (digit: string): string => DIGITS[digit]?.capital ?? digit;
export const smallFor = (digit: string): string => DIGITS[digit]?.small ?? digit;

/** "I0O" → "100": of what stands among digits, the letters that look most like one. */
export const digitsOf = (text: string): string => text.replace(/[OoIl]/g, digitFor);

/** Characters of the same outline, in folded text, by their first. */
const OUTLINES = ['il1jt7|!', 'o0qdc', 's5', 'b8', 'z2', 'mnh', 'g69', 'uv', 'e'];
const OUTLINE = new Map(
  OUTLINES.flatMap((alike) => [...alike].map((character) => [character, alike.charAt(0)] as const)),
);

/** What a word looks like: two words of one outline are read as each other. */
export const outline = (folded: string): string =>
  [...folded].map((character) => OUTLINE.get(character) ?? character).join('');

/** Capital → the capitals it is read as, in the type of machine-readable zones. */
export const CAPITALS_ALIKE: Readonly<Record<string, string>> = {
  O: 'DQC',
  D: 'O',
  Q: 'O',
  C: 'GO',
  G: 'C',
  I: 'LT',
  L: 'I',
  T: 'I',
  B: 'R',
  R: 'B',
  S: 'E',
  E: 'F',
  F: 'E',
  V: 'U',
  U: 'V',
  H: 'N',
  N: 'H',
};
