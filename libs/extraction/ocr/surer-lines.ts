/**
 * Two readings of the same page as one: of each line the reading the reader was surer of, and lines that only the
 * second found. A line is replaced whole, never mended character by character, so that its words and their places stay
 * those of one reading.
 */
import { type Line, linesOf } from '../layout/lines.js';
import { heightOf, middle } from '../model/boxes.js';
import { fold } from '../layout/fold.js';
import { type Box, type Page, type Word } from '../model/page.js';

/** Mean confidence by which the second reading of a line must be the surer. */
const SURER = 0.015;
/** A line only the second reading found must be this sure. */
const SURE = 0.85;
/** A reading of far fewer characters read less, however surely. */
const MUCH_LESS = 0.8;
const MUCH_MORE = 1.5;

export function surerLines(page: Page, again: Page): Page {
  const first = linesOf(page);
  const seconds = linesOf(again);
  const words: Word[] = [];
  const used = new Set<Line>();
  for (const line of first) {
    const twins = seconds.filter((other) => !used.has(other) && beside(line, other));
    const other = twins.flatMap((twin) => twin.words);
    if (isBetter(other, line.words)) {
      words.push(...other);
      twins.forEach((twin) => used.add(twin));
    } else {
      words.push(...line.words);
      twins.forEach((twin) => used.add(twin));
    }
  }
  const missed = missedBy(
    first,
    seconds.filter((line) => !used.has(line)),
  );
  return { ...page, words: [...words, ...missed] };
}

/** The page with the lines that only another reading of it found, where that one was sure of them. */
export function withMissedLines(page: Page, other: Page): Page {
  const missed = missedBy(linesOf(page), linesOf(other));
  return missed.length === 0 ? page : { ...page, words: [...page.words, ...missed] };
}

/**
 * The page with the accents of another reading, of the words it reads with the same letters: one reader writes none.
 */
export function withAccents(page: Page, other: Page): Page {
  const accented = other.words.filter(({ text }) => /[^\p{ASCII}]/u.test(text) && /\p{L}{2}/u.test(text));
  const words = page.words.map((word) => {
    const twin = accented.find(({ box, text }) => over(word.box, box) && sameLetters(word.text, text));
    return twin ? { ...word, text: twin.text } : word;
  });
  return { ...page, words };
}

/** Letters of other alphabets in a line, at least, for it to be in one, and how surely they are read then. */
const OF_ANOTHER = { letters: 2, sure: 0.7 };

/**
 * The page with what another reading was sure of, which knows one of the page's two alphabets: lines with none of the
 * other's letters, and single words. Lines of both readings have the same numbers.
 */
export function withSureLines(page: Page, other: Page): Page {
  const linesOfBoth = Map.groupBy(page.words, ({ line }) => line);
  const isOther = (line: number | undefined) => {
    const own = (linesOfBoth.get(line) ?? []).filter(({ text }) => NOT_LATIN.test(text));
    return own.map(({ text }) => text).join('').length >= OF_ANOTHER.letters && sureness(own) >= OF_ANOTHER.sure;
  };
  const sure = [...Map.groupBy(other.words, ({ line }) => line)].filter(
    ([line, words]) => sureness(words) >= SURE_FIGURES && charactersIn(words) >= 3 && !isOther(line),
  );
  const lines = new Set(sure.map(([line]) => line));
  const latin = other.words.filter(({ text, confidence }) => LATIN_WORD.test(text) && confidence >= SURE_FIGURES);
  const own = page.words.filter(({ line }) => !lines.has(line));
  const words = own.map((word) => {
    const twin = NOT_LATIN.test(word.text) ? undefined : latin.find(({ box }) => over(word.box, box));
    if (twin) return { ...word, text: twin.text, confidence: twin.confidence };
    return isMadeUp(word, other) ? { ...word, confidence: word.confidence * DOUBT } : word;
  });
  return { ...page, words: [...words, ...sure.flatMap(([, sureWords]) => sureWords)] };
}
/** Of a word's confidence, when it has figures where the reader that knows figures saw letters: “P.O.” is no 800. */
const DOUBT = 0.5;
const isMadeUp = (word: Word, { words }: Page): boolean => {
  const seen = /\d/.test(word.text) ? words.filter(({ box }) => over(word.box, box) || over(box, word.box)) : [];
  return seen.length > 0 && seen.every(({ text }) => !/\d/.test(text));
};

const LATIN_WORD = /^[A-Za-z]{3,}[.:]?$/;
const NOT_LATIN = /(?=\p{L})\P{Script=Latin}/u;

/** What every alphabet's papers print in Latin letters or none: figures, codes ("BG123456789"), addresses of mail. */
const FIGURES = /^[\d.,:/+\-()%#*]*\d[\d.,:/+\-()%#*]*$/;
const CODE = /^[A-Z]{2}[A-Z\d]*\d{6}[A-Z\d-]*$|@\S+\.|^www\./;
const SURE_FIGURES = 0.9;
/** One word's share of the other's width. */
const AS_WIDE = 0.7;

/**
 * The page with the figures and codes of another reading, which knows them but not the page's letters: it is surer of
 * them than data whose letters look like figures ("Θ9Δ" is 094).
 */
export function withFigures(page: Page, other: Page): Page {
  const known = other.words.filter(({ text, confidence }) => isOfNoAlphabet(text) && confidence >= SURE_FIGURES);
  const words = page.words.map((word) => {
    const twin = known.find(({ box, text }) => over(word.box, box) && isAsWide(word.box, box) && isLike(word, text));
    return twin ? { ...word, text: twin.text, confidence: twin.confidence } : word;
  });
  return { ...page, words };
}

const isOfNoAlphabet = (text: string): boolean =>
  FIGURES.test(text) || CODE.test(text) || NUMBER.test(text) || CAPITALS.test(text) || text === '&';
/** The sign of a number, which is written so. */
const NUMBER = /^No[.:]?$/;
/** "IBAN", "UBBS": of these those the second reading is not sure of, as capitals of other alphabets look like them. */
const CAPITALS = /^[A-Z\d]{3,}:?$/;
const UNSURE = 0.7;

/** A lone figure may be a letter, "З" for 3, where the other reading saw one. */
function isLike({ text, confidence }: Word, known: string): boolean {
  if (known === '&') return text.length === 1;
  if (NUMBER.test(known)) return /^\P{Ll}\p{L}?[.:]?$/u.test(text);
  if (FIGURES.test(known)) return /\d/.test(text) || (known.match(/\d/g) ?? []).length > 1;
  return CODE.test(known) || confidence < UNSURE;
}

function isAsWide(a: Box, b: Box): boolean {
  const [one, another] = [a[2] - a[0], b[2] - b[0]];
  return Math.min(one, another) >= AS_WIDE * Math.max(one, another);
}

const over = (a: Box, b: Box): boolean => {
  const [x, y] = [(b[0] + b[2]) / 2, (b[1] + b[3]) / 2];
  return x > a[0] && x < a[2] && y > a[1] && y < a[3];
};

/** "Köln" and "Koln"; "Kaistraße" and "KaistraBe". */
const sameLetters = (plain: string, accented: string): boolean =>
  plain.length === accented.length &&
  [...plain].every((letter, index) => {
    const other = accented[index]!;
    return fold(letter) === fold(other) || (letter === 'B' && other === 'ß');
  });

function missedBy(own: readonly Line[], others: readonly Line[]): Word[] {
  return others
    .filter(
      (line) =>
        sureness(line.words) >= SURE && charactersIn(line.words) >= 3 && !own.some((known) => touches(line, known)),
    )
    .flatMap(({ words }) => words);
}

/** Mean confidence over the characters of the words. */
export function sureness(words: readonly Word[]): number {
  const count = charactersIn(words);
  return count === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / count;
}

const charactersIn = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

function isBetter(other: readonly Word[], own: readonly Word[]): boolean {
  const ratio = charactersIn(other) / charactersIn(own);
  return ratio >= MUCH_LESS && ratio <= MUCH_MORE && sureness(other) > sureness(own) + SURER;
}

const beside = (a: Line, b: Line): boolean =>
  Math.abs(middle(a.box) - middle(b.box)) < 0.5 * Math.min(heightOf(a.box), heightOf(b.box));

const touches = (a: Line, b: Line): boolean =>
  Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.3 * heightOf(a.box);
