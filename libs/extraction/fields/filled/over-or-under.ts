/**
 * Whether labels stand over or under their fields, where rows of both take turns and each label is as near to the field
 * over it as to the one under it. Those of the first row have nothing over them, or those of the last nothing under
 * them: on the side on which more fields have a label, they have theirs.
 */
import { type Segment } from '../../layout/lines.js';
import { middle } from '../../model/boxes.js';
import { type Place } from './places.js';

/** What may be the label of a field. */
export interface Candidate {
  readonly place: Place;
  readonly cell: Segment;
  readonly side: 'inside' | 'left' | 'above' | 'below';
  readonly cost: number;
}

/** In points. */
const SAME_ROW = 4;
const rowOf = ({ place }: Candidate): number => Math.round(middle(place.box) / SAME_ROW);

/** @returns of each field between two labels the one that is another's */
export function othersLabels(all: readonly Candidate[]): ReadonlySet<Candidate> {
  const upright = all.filter(({ side }) => side === 'above' || side === 'below');
  return new Set(
    linked(upright).flatMap((group) => {
      const over = group.filter(({ side }) => side === 'above');
      const under = group.filter(({ side }) => side === 'below');
      if (over.length === under.length) return [];
      return over.length < under.length ? over : under;
    }),
  );
}

/** Groups in which each has its label or the row of its field in common with another. */
function linked(candidates: readonly Candidate[]): Candidate[][] {
  const ofRow = Map.groupBy(candidates, rowOf);
  const ofCell = Map.groupBy(candidates, ({ cell }) => cell);
  const seen = new Set<Candidate>();
  const groups: Candidate[][] = [];
  for (const first of candidates) {
    if (seen.has(first)) continue;
    const group: Candidate[] = [];
    const open = [first];
    for (let next = open.pop(); next; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      group.push(next);
      open.push(...ofRow.get(rowOf(next))!, ...ofCell.get(next.cell)!);
    }
    groups.push(group);
  }
  return groups;
}
