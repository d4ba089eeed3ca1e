/** How sure the engine was of values and groups of them, and which a person has set or confirmed since. */
import type { DocumentDetail } from '../documents/wire.js';
import { isAtOrBelow } from './path.js';

/** What is known of how values came to be. */
export interface Reading {
  /** Path → 0..1 */
  readonly confidence: Readonly<Record<string, number>>;
  readonly isEdited: (path: string) => boolean;
  readonly isConfirmed: (path: string) => boolean;
  readonly currency: string | undefined;
}

/**
 * The least sure value at or below a path that nobody has set or confirmed since; undefined where the engine said
 * nothing.
 */
export function lowestUnder(path: string, reading: Reading): number | undefined {
  const { confidence, isEdited, isConfirmed } = reading;
  const found = scoresUnder(path, confidence).filter(([key]) => !isEdited(key) && !isConfirmed(key));
  return found.length === 0 ? undefined : Math.min(...found.map(([, score]) => score));
}

/** Has somebody found every value at or below a path right that nobody set? */
export function confirmedUnder(path: string, reading: Reading): boolean {
  const unset = scoresUnder(path, reading.confidence).filter(([key]) => !reading.isEdited(key));
  return unset.length > 0 && unset.every(([key]) => reading.isConfirmed(key));
}

/** Of the value at a path, or of all below it. */
export function scoresUnder(path: string, confidence: Reading['confidence']): [key: string, score: number][] {
  return Object.entries(confidence).filter(([key]) => isAtOrBelow(key, path));
}

export function readingOf({ confidence, edited, confirmed, extraction }: DocumentDetail): Reading {
  const found = new Set(confirmed);
  return {
    confidence,
    isEdited: editedAmong(edited, confidence),
    isConfirmed: (path) => found.has(path),
    currency: typeof extraction.currency === 'string' ? extraction.currency : undefined,
  };
}

/**
 * Was this value, or the group it stands in, set by a person? A list that was scored as one value was edited with any
 * part of it.
 */
export function editedAmong(
  edited: readonly string[],
  confidence: Reading['confidence'] = {},
): (path: string) => boolean {
  const changed = new Set(edited);
  return (path) => {
    for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.'))))
      if (changed.has(part)) return true;
    return path in confidence && [...changed].some((at) => at.startsWith(`${path}.`));
  };
}
