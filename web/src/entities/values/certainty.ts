/** How sure the engine was of a value, as one of three words. */
import { msg } from '../../lib/texts.js';

export type Certainty = 'sure' | 'likely' | 'check';

export const CERTAINTY_WORDS: Record<Certainty, string> = {
  sure: msg('Sure'),
  likely: msg('Likely'),
  check: msg('Check'),
};

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'check';
}
