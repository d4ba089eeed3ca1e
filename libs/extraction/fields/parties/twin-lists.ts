/**
 * A form of two halves, as Korea's tax office has it: each label stands twice on a row, for the seller at the left and
 * for the buyer at the right, and no word that can be read says so ("공급자", letter under letter).
 */
import { type LabelHit } from '../../layout/labels.js';
import { type Layout } from '../../layout/layout.js';
import { type Segment } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { placed } from './address-block.js';
import { findParts, type LabelledParty, type Part } from './labelled-party.js';

interface PartCell {
  readonly hit: LabelHit<Part>;
  readonly cell: Segment;
}

/** What a label has beside it is at most so many heights of its print above or below. */
const BESIDE = 1.3;

export function twinParties(layout: Layout): LabelledParty[] {
  const names = twins(layout, 'name');
  const addresses = twins(layout, 'address');
  if (!names || !addresses) return [];
  return (['vendor', 'customer'] as const).flatMap((role, half) => {
    const name = valueOf(layout, names, half);
    const address = valueOf(layout, addresses, half);
    return name && address
      ? [{ role, name: placed([name], tidy(name.text)), address: placed([address], tidy(address.text)) }]
      : [];
  });
}

/** The two cells of the first row that begin with the same label for a part. */
function twins({ lines }: Layout, part: Part): readonly [PartCell, PartCell] | undefined {
  for (const { segments } of lines) {
    const [left, right, ...more] = segments.flatMap((cell) =>
      findParts(cell)
        .filter(({ name, start }) => name === part && start === 0)
        .map((hit) => ({ hit, cell })),
    );
    if (left && right && more.length === 0 && left.hit.phrase === right.hit.phrase) return [left, right];
  }
  return undefined;
}

/** The nearest cell of more than a letter to the right of the label, in its own half. */
function valueOf({ lines }: Layout, pair: readonly [PartCell, PartCell], half: number): Segment | undefined {
  const { cell } = pair[half]!;
  const end = half === 0 ? pair[1].cell.box[0] : Infinity;
  const isBeside = ({ box, page, text }: Segment) =>
    page === cell.page &&
    box[0] >= cell.box[2] &&
    box[0] < end &&
    Math.abs(middle(box) - middle(cell.box)) < heightOf(cell.box) * BESIDE &&
    /[\p{L}\p{N}]{2}/u.test(text) &&
    findParts({ ...cell, text }).length === 0;
  return lines
    .flatMap(({ segments }) => segments)
    .filter(isBeside)
    .sort((a, b) => a.box[0] - b.box[0])[0];
}
