/** Where the value of a card's label may stand: in its cell, in the next one, or under it. */
import { type LabelHit } from '../../layout/labels.js';
import { type Layout } from '../../layout/layout.js';
import { type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { segmentsUnder } from '../../layout/near.js';
import { findIdLabels } from './labels/all.js';
import { type IdLabel } from './labels/names.js';

export interface LabelledCell {
  readonly layout: Layout;
  /** Of the cell's line. */
  readonly index: number;
  readonly cell: Segment;
  /** The next cell of the line. */
  readonly next?: Segment;
  /** Of the cell. */
  readonly labels: readonly LabelHit<IdLabel>[];
  /** Those of one name. */
  readonly own: readonly LabelHit<IdLabel>[];
}

/** What may be the value, the likeliest first. */
export function valuesOf({ layout, index, cell, next: beyond, labels, own }: LabelledCell): Span[] {
  const end = own.at(-1)!.end;
  const next = labels.find(({ start }) => start >= end);
  const rest = wordsAt(cell, end, next?.start ?? cell.text.length).filter(
    (word) => !own.some(({ words }) => words.includes(word)),
  );
  const glued =
    /^[\s:.]*(?=\S)/.exec(cell.text.slice(end, next?.start)) && rest.length === 0 ? gluedTo(cell, own.at(-1)!) : [];
  const within = rest.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [spanOf(rest, cell.page)] : glued;
  const beside = !next && within.length === 0 ? [beyond].filter((span) => span !== undefined) : [];
  const label =
    labels.length === own.length ? cell.box : spanOf([...own[0]!.words, ...own.at(-1)!.words], cell.page).box;
  const under = upToLabel(segmentsUnder(layout, index, label), own[0]!.name);
  const owned = beside.some((span) => standsUnderLabel(layout, cell, span));
  return [...within, ...(owned ? [...under, ...beside] : [...beside, ...under])];
}

/** Under the next label stands the next one's value; a label's own translation has its value under it. */
function upToLabel(under: readonly Segment[], name: IdLabel): Segment[] {
  const next = under.findIndex(
    (cell) => isLabel(cell.text, cell) && !findIdLabels(cell).some((hit) => hit.name === name),
  );
  return next < 0 ? [...under] : under.slice(0, next);
}

/** On a card at an angle the value beside a label may be that of another one, right above it. */
const standsUnderLabel = ({ lines }: Layout, own: Segment, value: Segment): boolean =>
  lines.some(({ segments }) =>
    segments.some(({ box, page, text, words }) => {
      const gap = middle(value.box) - middle(box);
      const overlap = Math.min(box[2], value.box[2]) - Math.max(box[0], value.box[0]);
      const above = page === value.page && gap > 0 && gap < heightOf(value.box) * 2 && overlap > 0;
      return above && words[0] !== own.words[0] && isLabel(text, { page, words, box, text });
    }),
  );

/** Labels and nothing else: a label's translation is not its value, be it read only in part. */
export const isLabel = (value: string, span: Span): boolean =>
  findIdLabels({ ...span, text: value }).reduce((sum, { start, end }) => sum + end - start, 0) >
  value.trim().length * 0.55;

/** "DOB:04/24/1976" is one word: the value begins after the label's end. */
function gluedTo(cell: Segment, { words, end }: LabelHit<IdLabel>): Span[] {
  const word = words.at(-1)!;
  const text = cell.text
    .slice(end)
    .replace(/ .*$/s, '')
    .replace(/^[:.]+/, '');
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...spanOf([word], cell.page), text }] : [];
}
