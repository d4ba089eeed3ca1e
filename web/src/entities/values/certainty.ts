/** How sure the engine was of a value, as one of three words. */
export type Certainty = 'sure' | 'likely' | 'check';

export const CERTAINTY_WORDS: Record<Certainty, string> = { sure: 'Sure', likely: 'Likely', check: 'Check' };

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'check';
}
