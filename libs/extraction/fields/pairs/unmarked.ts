/**
 * Labels that nothing marks, known by what forms ask for: the value is the next cell, or a figure right under the
 * label, as under the headings of a table or in boxes whose label is printed small at the top.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { continued, under } from './reach.js';

/** In heights of the label: a value may stand this far beside it. */
const NEAR = 8;

export function unmarked(layout: Layout, isLabel: (text: string) => boolean): Pair[] {
  const labels = (text: string) => isLabel(text) || mayAsk(text);
  return layout.lines.flatMap(({ segments }, index) =>
    segments.flatMap((label, place): Pair[] => {
      if (isLabel(label.text) || !mayAsk(label.text)) return [];
      const next = segments[place + 1];
      const near = next && next.box[0] - label.box[2] < heightOf(label.box) * NEAR;
      if (near && answers(next.text, labels) && (/\d/.test(next.text) || !/ /.test(label.text))) {
        const pair = { label: tidy(label.text), value: next, text: tidy(next.text), beside: true };
        return [continued(layout, index, label, pair, labels)];
      }
      const below = under(layout, index, label, labels);
      if (!below || !answers(below.segment.text, labels) || !/\d/.test(below.segment.text)) return [];
      const { segment } = below;
      const pair = { label: tidy(label.text), value: segment, text: tidy(segment.text), beside: false };
      return [continued(layout, below.index, label, pair, labels)];
    }),
  );
}

function answers(text: string, labels: (text: string) => boolean): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^[\p{Ll}(]/u.test(text) && !labels(text) && !asks(text);
}
