/**
 * What members set in a document since it was read, however many versions ago: the paths, and the lists whose rows are
 * no longer those that were read. Bounded: of more, the latest are kept. Pure.
 */
import type { FieldChange } from './field-changes.js';

export interface Edited {
  readonly edited: readonly string[];
  /** Paths of lists that rows were added to or taken from. */
  readonly moved: readonly string[];
}

const MOST_PATHS = 10_000;
/** letters, all paths together */
const LONGEST = 500_000;

export const NOTHING_EDITED: Edited = { edited: [], moved: [] };

export function withEdited({ edited, moved }: Edited, changes: readonly FieldChange[]): Edited {
  const lists = changes.filter(({ before, after }) => before === undefined || after === undefined).map(listOf);
  return {
    edited: latest(
      edited,
      changes.map(({ path }) => path),
    ),
    moved: latest(
      moved,
      lists.filter((list) => list !== undefined),
    ),
  };
}

/** `line_items` of `line_items.0.amount` */
const listOf = ({ path }: FieldChange): string | undefined => /^(.*?)\.\d+(?:\.|$)/.exec(path)?.[1];

function latest(known: readonly string[], more: readonly string[]): string[] {
  const paths = new Set(known);
  for (const path of more) {
    paths.delete(path);
    paths.add(path);
  }
  const kept: string[] = [];
  let letters = 0;
  for (const path of [...paths].reverse()) {
    letters += path.length;
    if (kept.length >= MOST_PATHS || letters > LONGEST) break;
    kept.push(path);
  }
  return kept.reverse();
}
