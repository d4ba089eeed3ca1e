/**
 * Pages in an alphabet that the first reader does not write come out as Latin letters it is not sure of. Such a page is
 * read once in each other alphabet there is data for; when that is surer, it is in a language of that alphabet. Letters
 * that one language of an alphabet lacks make its data doubt the pages of a sister (Ukrainian read as Bulgarian), so a
 * page that names its language clearly is judged by a reading in that language.
 */
import { type OcrEngine, type OcrImage } from '#ports/ocr-engine.js';
import { commonWordsAmong } from '../language/common-words.js';
import { detectLanguage } from '../language/detect.js';
import { LANGUAGE_DATA } from '../language/language-data.js';
import { fold } from '../layout/fold.js';
import { type Word } from '../model/page.js';

/** One language of each alphabet, whose data reads all its letters well enough to tell. */
const ALPHABETS = [
  { data: 'bul', letters: /\p{Script=Cyrillic}/gu, languages: ['bg', 'uk', 'ru'] },
  { data: 'ell', letters: /\p{Script=Greek}/gu, languages: ['el'] },
] as const;
/** Mean confidence of a reading in the right alphabet, and how much surer it must be than the first. */
const SURE = 0.7;
const SURER = 0.03;
/** Of all letters, those of the alphabet. */
const MOSTLY = 0.7;
const LEAST_LETTERS = 40;
/** How clearly a reading must name a sister language for the page to be read in that, too. */
const CLEARLY = 0.5;

/** Below this mean confidence a page may be in letters the reader does not know. */
const HARDLY_READ = 0.88;
const LEAST_WORDS = 8;
/**
 * A page in Latin letters, however badly read, still shows words everybody knows: on receipts of which tesseract was
 * hardly sure, one in ten or more. Another alphabet taken for Latin shows none. Asking the other alphabets costs four
 * times the first reading.
 */
const KNOWN_WORDS = 5;
const KNOWN_SHARE = 0.1;

/** Whether a first reading, in Latin letters, is doubtful in a way that another alphabet would explain. */
export function perhapsOtherScript(words: readonly Word[]): boolean {
  if (words.length < LEAST_WORDS || words[0]?.source !== 'ocr') return false;
  if (meanOf(words.map(({ confidence }) => confidence)) >= HARDLY_READ) return false;
  const tokens = words.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []).map(fold);
  const known = commonWordsAmong(tokens);
  return known < KNOWN_WORDS || known < KNOWN_SHARE * tokens.length;
}

/** @returns the language data to read with, or undefined when the alphabet is Latin */
export async function otherScript(
  picture: OcrImage,
  sure: number,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<string | undefined> {
  for (const { data, letters, languages } of ALPHABETS) {
    if (!ocr.languages().includes(data)) continue;
    const probe = await reading(picture, data, ocr, signal);
    const own = probe.text.match(letters)?.length ?? 0;
    const all = probe.text.match(/\p{L}/gu)?.length ?? 0;
    if (own < LEAST_LETTERS || own < MOSTLY * all) continue;
    const { code, confidence } = detectLanguage(probe.text);
    const named = (languages as readonly string[]).includes(code) ? LANGUAGE_DATA[code] : undefined;
    const better = named && ocr.languages().includes(named) ? named : data;
    const sister = better !== data && confidence >= CLEARLY;
    const { surety } = sister ? await reading(picture, better, ocr, signal) : probe;
    if (surety >= SURE && surety >= sure + SURER) return better;
  }
  return undefined;
}

async function reading(picture: OcrImage, data: string, ocr: OcrEngine, signal?: AbortSignal) {
  const { words } = await ocr.read(picture, { languages: [data], signal });
  return { text: words.map(({ text }) => text).join(' '), surety: meanOf(words.map(({ confidence }) => confidence)) };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
