/** How sure the engine was of a value, in words as well as in figures; and which values a person has set since. */
import type { DocumentVersion } from '#contracts/documents.js';

export type Certainty = 'sure' | 'likely' | 'check';

export const CERTAINTY_WORDS: Record<Certainty, string> = { sure: 'Sure', likely: 'Likely', check: 'Check' };

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'check';
}

/** The least sure value at or below a path; undefined where the engine said nothing. */
export function lowestUnder(path: string, confidence: Readonly<Record<string, number>>): number | undefined {
  const below = `${path}.`;
  const found = Object.keys(confidence).filter((key) => key === path || key.startsWith(below));
  return found.length === 0 ? undefined : Math.min(...found.map((key) => confidence[key]!));
}

export interface Tally {
  readonly values: number;
  readonly toCheck: number;
}

export function tally(confidence: Readonly<Record<string, number>>, isEdited: (path: string) => boolean): Tally {
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
