/**
 * What a page draws that says where a form is filled in: small squares and circles are boxes to tick, and what was
 * filled in before the form was flattened is still cut off at the edges of its field.
 */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box } from '../model/page.js';
import { boxOf, placedOperators } from './placed-operators.js';

export interface DrawnShapes {
  /** On the page as it is shown, in points; each whether something is drawn in it. */
  readonly squares: readonly { readonly box: Box; readonly marked: boolean }[];
  readonly clips: readonly Box[];
}

/** Points: smaller are bullets, larger are frames. */
const SIDES = [5.5, 18] as const;
const UNLIKE = 0.15;
/** Of the side: what is drawn inside as large as this is a mark, else the inner edge of the frame or a speck. */
const MARK = [0.3, 0.75] as const;
const TOUCHING = 1;
/** More are a pattern. */
const MOST = 300;

export async function drawnShapes(page: PDFPageProxy, view: readonly number[]): Promise<DrawnShapes> {
  const paths: Box[] = [];
  const clips: Box[] = [];
  for (const { operator, args, matrix } of placedOperators(await page.getOperatorList(), view)) {
    if (operator === OPS.paintFormXObjectBegin) {
      const [, box] = args as readonly [unknown, ArrayLike<number> | null];
      if (box) clips.push(boxOf(matrix, box));
    } else if (operator === OPS.constructPath) {
      const [painted, , around] = args as readonly [number, unknown, ArrayLike<number> | null];
      if (around && around.length === 4) (painted === OPS.endPath ? clips : paths).push(boxOf(matrix, around));
    }
  }
  return { squares: squaresOf(paths), clips };
}

function squaresOf(paths: readonly Box[]): DrawnShapes['squares'] {
  const sized = paths.filter(
    (box) =>
      sideOf(box) >= SIDES[0] && sideOf(box) <= SIDES[1] && Math.abs(widthOf(box) - sideOf(box)) < sideOf(box) * UNLIKE,
  );
  if (sized.length > MOST) return [];
  const outer = sized.filter(
    (box, at) =>
      !sized.some((other, place) => place !== at && holds(other, box) && (sideOf(other) > sideOf(box) || place < at)),
  );
  const alone = outer.filter((box) => !outer.some((other) => other !== box && touches(box, other)));
  return alone.map((box) => ({
    box,
    marked: paths.some((path) => holds(box, path) && isMark(Math.max(widthOf(path), sideOf(path)) / sideOf(box))),
  }));
}

const isMark = (part: number): boolean => part >= MARK[0] && part <= MARK[1];
const widthOf = ([x0, , x1]: Box): number => x1 - x0;
const sideOf = ([, y0, , y1]: Box): number => y1 - y0;
const holds = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] - 0.5 && inner[1] >= outer[1] - 0.5 && inner[2] <= outer[2] + 0.5 && inner[3] <= outer[3] + 0.5;
const touches = (one: Box, other: Box): boolean =>
  one[0] < other[2] + TOUCHING &&
  other[0] < one[2] + TOUCHING &&
  one[1] < other[3] + TOUCHING &&
  other[1] < one[3] + TOUCHING;
