/**
 * Labels alone over their values, in whatever words, that nothing else has told: on a page whose couplets say that
 * labels stand over values, as the parts of a form that are written in over several lines do.
 */
import { type Layout } from '../../layout/layout.js';
import { type Segment } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { coupletLabels } from './couplets.js';
import { type Pair } from './pair.js';
import { continued, under, written } from './reach.js';

/** @param isFree whether nothing else holds a cell */
export function lone(layout: Layout, isLabel: (text: string) => boolean, isFree: (cell: Segment) => boolean): Pair[] {
  const labels = coupletLabels(layout.lines, isLabel);
  return layout.lines.flatMap(({ segments }, index) =>
    segments.flatMap((label): Pair[] => {
      if (segments.length > 1 || !labels.has(label) || !isFree(label)) return [];
      const below = under(layout, index, label, isLabel);
      if (!below || !isFree(below.segment)) return [];
      const { segment: value } = below;
      const pair = { label: tidy(label.text), value, text: written(value.text), beside: false };
      return [continued(layout, below.index, label, pair, isLabel)];
    }),
  );
}
