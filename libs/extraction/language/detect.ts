/**
 * The language of a text as ISO 639-1, `und` when there is too little to tell. Common words decide, because documents
 * are full of names and codes; a statistical guess helps where none are found. Text without either stays `und`.
 */
import { detectAll } from 'tinyld';
import { fold } from '../layout/fold.js';
import { commonWordPoints } from './common-words.js';
import { languageByScript } from './by-script.js';
import { LANGUAGE_DATA } from './language-data.js';

export interface DetectedLanguage {
  readonly code: string;
  /** 0..1 */
  readonly confidence: number;
  /** 0..1: how sure it is that the text is not English, whichever of two sister languages it is. */
  readonly notEnglish: number;
}

const NOTHING: DetectedLanguage = { code: 'und', confidence: 0, notEnglish: 0 };
const ENOUGH_LETTERS = 20;
/** What a sure statistical guess weighs in common words. */
const GUESS_POINTS = 3;

/** Not Vietnamese, whose short syllables the statistics find in names and noise; its own words tell it surely. */
const GUESSED = Object.keys(LANGUAGE_DATA).filter((code) => code !== 'vi');

export function detectLanguage(text: string): DetectedLanguage {
  const byScript = languageByScript(text);
  if (byScript) return { code: byScript, confidence: 1, notEnglish: 1 };
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.join('').length < ENOUGH_LETTERS) return NOTHING;
  const points = commonWordPoints(words.map(fold));
  const sample = words.join(' ').toLowerCase().slice(0, 4000);
  for (const { lang, accuracy } of detectAll(sample, { only: GUESSED }).slice(0, 3)) {
    points.set(lang, (points.get(lang) ?? 0) + accuracy * GUESS_POINTS);
  }
  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  const [best, next] = ranked;
  if (!best) return NOTHING;
  const lead = (best[1] - (next?.[1] ?? 0)) / best[1];
  const amount = Math.min(1, best[1] / 8);
  const notEnglish = best[0] === 'en' ? 0 : 1 - (points.get('en') ?? 0) / best[1];
  const round = (value: number) => Math.round(value * amount * 100) / 100;
  return { code: best[0], confidence: round(lead), notEnglish: round(notEnglish) };
}
