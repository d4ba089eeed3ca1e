/**
 * Pages in an alphabet that the first reader does not write come out as Latin letters, in capitals even surely read
 * ones, that make no word. Such a page is read once in each other alphabet there is data for; when that is surer, or
 * finds words of its languages, the page is in one of them. Letters that one language of an alphabet lacks make its
 * data doubt the pages of a sister (Ukrainian read as Bulgarian), so a page that names its language clearly is judged
 * by a reading in that language.
 */
import { type OcrEngine, type OcrImage, type OcrWord } from '#ports/ocr-engine.js';
import { commonWordsAmong } from '../language/common-words.js';
import { detectLanguage } from '../language/detect.js';
import { LANGUAGE_DATA } from '../language/language-data.js';
import { fold } from '../layout/fold.js';
import { type Word } from '../model/page.js';
import { sureness } from './surer-lines.js';

interface Alphabet {
  readonly data: string;
  readonly letters: RegExp;
  readonly languages: readonly string[];
  /** Data of other languages of it, with letters that the first lacks: of these the surest reads what names none. */
  readonly sisters?: readonly string[];
  /**
   * How surely its words are enough to be read, however sure the first reading was, of letters that are never taken for
   * Latin ones. Figures do not count: of Arabic's own its data knows hardly any.
   */
  readonly enough?: number;
}

/**
 * One language of each alphabet, whose data reads all its letters well enough to tell. Words that Latin print is read
 * as are sure to 0.37 at most in Arabic, 0.36 in Hebrew, 0.50 in Thai (twelve, nine and nine pictures).
 */
const ALPHABETS: readonly Alphabet[] = [
  { data: 'bul', letters: /\p{Script=Cyrillic}/gu, languages: ['bg', 'uk', 'ru', 'sr', 'mk'], sisters: ['kaz', 'ukr'] },
  { data: 'ell', letters: /\p{Script=Greek}/gu, languages: ['el'] },
  { data: 'kor', letters: /\p{Script=Hangul}/gu, languages: ['ko'] },
  { data: 'ara', letters: /\p{Script=Arabic}/gu, languages: ['ar'], enough: 0.5 },
  { data: 'heb', letters: /\p{Script=Hebrew}/gu, languages: ['he'], enough: 0.5 },
  { data: 'tha', letters: /\p{Script=Thai}/gu, languages: ['th'], enough: 0.65 },
];
/** Of some of these the first reader takes letters for Latin ones, and is sure of it. */
export const looksLikeLatin = (data: string): boolean =>
  !ALPHABETS.some(({ data: own, enough }) => own === data && enough);

/** Mean confidence of a reading in the right alphabet, and how much surer it must be than the first. */
const SURE = 0.7;
const SURER = 0.03;
/** Of all letters, those of the alphabet. */
const MOSTLY = 0.7;
const LEAST_LETTERS = 40;
const LEAST_OF_WORD = 3;
/** How clearly a reading must name a sister language for the page to be read in that, too. */
const CLEARLY = 0.5;

/** Words of an alphabet's languages that show a page is in one of them, and which share of all words they are. */
const NAMED = 3;
const NAMED_SHARE = 0.06;

/** Below this mean confidence a page may be in letters the reader does not know; where hardly a word is, below that. */
const HARDLY_READ = 0.88;
const WORDLESS = { confidence: 0.98, words: 1, share: 0.03 };
const LEAST_WORDS = 8;
/** Letters to figures: a reader that cannot write an alphabet may leave its words out, and is sure of the figures. */
const HARDLY_A_LETTER = 0.2;
/**
 * A page in Latin letters, however badly read, still shows words everybody knows: on receipts of which tesseract was
 * hardly sure, one in ten or more. Another alphabet taken for Latin shows none. Each other alphabet costs a reading
 * of the whole page.
 */
const KNOWN_WORDS = 5;
const KNOWN_SHARE = 0.1;

/** Lines in the other of a page's two alphabets: read at less than this, without a known word, or silent. */
const STRANGE = { confidence: 0.9, letters: 4, least: 5, share: 0.35 };

/**
 * Whether a first reading, in Latin letters, is doubtful in a way that another alphabet would explain.
 * @param found how many lines the reader found, where it tells
 */
export function perhapsOtherScript(words: readonly Word[], found = 0): boolean {
  if (words[0]?.source !== 'ocr') return false;
  if (manyStrangeLines(words, found)) return true;
  if (words.length < LEAST_WORDS) return false;
  const print = words.map(({ text }) => text).join('');
  if (countOf(print, /\p{L}/gu) < countOf(print, /\d/g) * HARDLY_A_LETTER) return true;
  const sure = meanOf(words.map(({ confidence }) => confidence));
  if (sure >= WORDLESS.confidence) return false;
  const tokens = wordsIn(words.map(({ text }) => text).join(' '));
  const known = commonWordsAmong(tokens);
  if (known <= Math.max(WORDLESS.words, WORDLESS.share * tokens.length)) return true;
  return sure < HARDLY_READ && (known < KNOWN_WORDS || known < KNOWN_SHARE * tokens.length);
}

function manyStrangeLines(words: readonly Word[], found: number): boolean {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const silent = Math.max(0, found - lines.length);
  const lettered = lines.filter((line) => countOf(line.map(({ text }) => text).join(''), /\p{L}/gu) >= STRANGE.letters);
  const strange = silent + lettered.filter(isStrange).length;
  return strange >= STRANGE.least && strange >= STRANGE.share * (silent + lettered.length);
}

function isStrange(line: readonly Word[]): boolean {
  const text = line.map(({ text: each }) => each).join(' ');
  // "/ Subtotal": what stands before the bar was left out.
  if (/^[/|] ?\p{L}/u.test(text)) return true;
  return sureness(line) < STRANGE.confidence && commonWordsAmong(wordsIn(text)) === 0;
}

const countOf = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

const wordsIn = (text: string): string[] => (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(fold);

/** What a page came to in Latin letters. */
export interface FirstReading {
  /** Mean confidence of its words. */
  readonly sure: number;
  /** How many letters they have. */
  readonly letters: number;
}

export const firstReading = (words: readonly Word[]): FirstReading => ({
  sure: meanOf(words.map(({ confidence }) => confidence)),
  letters: countOf(words.map(({ text }) => text).join(''), /\p{L}/gu),
});

/** Letters that are surely read of an alphabet, to those of the first reading: it left out most of the page. */
const MORE = 1.5;

/** @returns the language data to read with, or undefined when the alphabet is Latin */
export async function otherScript(
  picture: OcrImage,
  { sure, letters: inLatin }: FirstReading,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const perhaps: Candidate[] = [];
  for (const { data, letters, languages, sisters = [], enough = Math.max(SURE, sure + SURER) } of ALPHABETS) {
    if (!ocr.languages().includes(data)) continue;
    const probe = await reading(picture, data, ocr, signal);
    const ofIts = probe.text.match(letters)?.length ?? 0;
    const all = probe.text.match(/\p{L}/gu)?.length ?? 0;
    if (ofIts < LEAST_LETTERS || ofIts < MOSTLY * all) continue;
    const { code, confidence } = detectLanguage(probe.text);
    const named = languages.includes(code) ? LANGUAGE_DATA[code] : undefined;
    const better = named && ocr.languages().includes(named) ? named : data;
    const sister = better !== data && confidence >= CLEARLY;
    const { words, surety: ofAll } = sister ? await reading(picture, better, ocr, signal) : probe;
    const surety = looksLikeLatin(data) ? ofAll : suretyOfWords(words, letters);
    const tokens = wordsIn(probe.text);
    const own = commonWordsAmong(tokens, languages);
    const isNamed = own >= NAMED && own >= NAMED_SHARE * tokens.length;
    const readsMore = surety >= SURE && ofIts * surety >= MORE * inLatin * sure;
    if (isNamed && surety >= SURE) return better;
    // Print of one alphabet may be read as another's, with a word of its languages: a later one may be surer of it.
    const isSure = isNamed || surety >= enough;
    if (isSure || readsMore) perhaps.push({ data: better, surety, sisters: isSure ? [] : sisters });
  }
  const [best] = perhaps.sort((one, other) => other.surety - one.surety);
  return best && surestOf(best, picture, ocr, signal);
}

interface Candidate {
  readonly data: string;
  readonly surety: number;
  /** What may read it more surely. */
  readonly sisters: readonly string[];
}

async function surestOf(
  { data, surety, sisters }: Candidate,
  picture: OcrImage,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<string> {
  let best = { data, surety };
  for (const sister of sisters.filter((each) => each !== data && ocr.languages().includes(each))) {
    const again = await reading(picture, sister, ocr, signal);
    if (again.surety > best.surety) best = { data: sister, surety: again.surety };
  }
  return best.data;
}

async function reading(picture: OcrImage, data: string, ocr: OcrEngine, signal?: AbortSignal) {
  const { words } = await ocr.read(picture, { languages: [data], signal });
  const text = words.map(({ text: each }) => each).join(' ');
  return { words, text, surety: meanOf(words.map(({ confidence }) => confidence)) };
}

/** Mean confidence of the letters of words that have some of an alphabet's, and no figure. */
function suretyOfWords(words: readonly OcrWord[], letters: RegExp): number {
  const lettered = words.filter(({ text }) => countOf(text, letters) >= LEAST_OF_WORD && !/\p{N}/u.test(text));
  const count = lettered.reduce((sum, { text }) => sum + text.length, 0);
  return lettered.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, count);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
