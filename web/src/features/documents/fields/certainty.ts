/** How sure the engine was of a value, in words as well as in figures; and which values a person has set since. */
import type { DocumentVersion } from '#contracts/documents.js';

export type Certainty = 'sure' | 'likely' | 'check';

/** What is known of how values came to be. */
export interface Reading {
  /** Path → 0..1 */
  readonly confidence: Readonly<Record<string, number>>;
  readonly isEdited: (path: string) => boolean;
  readonly currency: string | undefined;
}

export const CERTAINTY_WORDS: Record<Certainty, string> = { sure: 'Sure', likely: 'Likely', check: 'Check' };

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'check';
}

/** The least sure value at or below a path that nobody has set since; undefined where the engine said nothing. */
export function lowestUnder(path: string, { confidence, isEdited }: Reading): number | undefined {
  const below = `${path}.`;
  const found = Object.keys(confidence).filter((key) => (key === path || key.startsWith(below)) && !isEdited(key));
  return found.length === 0 ? undefined : Math.min(...found.map((key) => confidence[key]!));
}

export interface Tally {
  readonly values: number;
  readonly toCheck: number;
}

export function tally({ confidence, isEdited }: Reading): Tally {
  const paths = Object.keys(confidence);
  return {
    values: paths.length,
    toCheck: paths.filter((path) => certaintyOf(confidence[path]!) === 'check' && !isEdited(path)).length,
  };
}

/** Was this value, or the group it stands in, set by a person? */
export function editedBy(versions: readonly DocumentVersion[]): (path: string) => boolean {
  const changed = new Set(
    versions.filter(({ version }) => version > 1).flatMap(({ fieldChanges }) => fieldChanges.map(({ path }) => path)),
  );
  return (path) => {
    for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.'))))
      if (changed.has(part)) return true;
    return false;
  };
}
