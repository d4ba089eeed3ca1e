/** The language of a text as ISO 639-1, `und` when there is too little to tell. Statistical; short or numeric text misleads. */
import { detectAll } from 'tinyld';
import { LANGUAGE_DATA } from './language-data.js';

const ENOUGH_LETTERS = 20;

export interface DetectedLanguage {
  readonly code: string;
  /** 0..1 */
  readonly confidence: number;
}

export function detectLanguage(text: string): DetectedLanguage {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const sample = words.join(' ').toLowerCase().slice(0, 6000);
  if (sample.length < ENOUGH_LETTERS) return { code: 'und', confidence: 0 };
  const [best] = detectAll(sample, { only: Object.keys(LANGUAGE_DATA) });
  return best ? { code: best.lang, confidence: best.accuracy } : { code: 'und', confidence: 0 };
}
