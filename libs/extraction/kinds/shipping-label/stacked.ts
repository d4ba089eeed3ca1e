/** A name of two words may stand in two lines: "MONDIAL" over "RELAY", "Tracked" over "48". */
import { blocksOf } from '../../layout/blocks.js';
import { type Layout } from '../../layout/layout.js';
import { type Span, spanOf } from '../../layout/lines.js';

/** @returns each line of a block joined with the one under it */
export const stacked = (layout: Layout): Span[] =>
  blocksOf(layout).flatMap(({ lines, page }) =>
    lines.slice(1).map((line, above) => spanOf([...lines[above]!.words, ...line.words], page)),
  );
