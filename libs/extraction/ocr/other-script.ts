/**
 * Pages in an alphabet that the first reader does not write come out as Latin letters it is not sure of. Such a page is read once
 * in each other alphabet there is data for; when that is surer, it is in a language of that alphabet.
 */
import { type OcrEngine, type OcrImage } from '#ports/ocr-engine.js';
import { detectLanguage } from '../language/detect.js';
import { LANGUAGE_DATA } from '../language/language-data.js';

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

/** @returns the language data to read with, or undefined when the alphabet is Latin */
export async function otherScript(
  picture: OcrImage,
  sure: number,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<string | undefined> {
  for (const { data, letters, languages } of ALPHABETS) {
    if (!ocr.languages().includes(data)) continue;
    const { words } = await ocr.read(picture, { languages: [data], signal });
    const text = words.map((word) => word.text).join(' ');
    const own = text.match(letters)?.length ?? 0;
    const all = text.match(/\p{L}/gu)?.length ?? 0;
    if (own < LEAST_LETTERS || own < MOSTLY * all) continue;
    const surety = meanOf(words.map(({ confidence }) => confidence));
    if (surety < SURE || surety < sure + SURER) continue;
    const { code } = detectLanguage(text);
    const better = (languages as readonly string[]).includes(code) ? LANGUAGE_DATA[code] : undefined;
    return better && ocr.languages().includes(better) ? better : data;
  }
  return undefined;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
