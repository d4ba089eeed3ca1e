/** What a page's instructions draw, each with how its own space lies on the page as it is shown. */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box } from '../model/page.js';

export type Matrix = readonly [number, number, number, number, number, number];

export interface PlacedOperator {
  /** Among the page's instructions. */
  readonly at: number;
  readonly operator: number;
  readonly args: readonly unknown[] | null;
  /** Of a form, its own space. */
  readonly matrix: Matrix;
}

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/**
 * Placed anew each time they are gone through: a page may have some hundred thousand.
 * @param view how the page's space lies on it, points
 */
export const placedOperators = (operators: Operators, view: readonly number[]): Iterable<PlacedOperator> => ({
  [Symbol.iterator]: () => placed(operators, view),
});

function* placed({ fnArray, argsArray }: Operators, view: readonly number[]): Generator<PlacedOperator> {
  const saved: Matrix[] = [];
  let matrix = view as Matrix;
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = product(matrix, args as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const [own] = args as readonly [Matrix | null];
      if (own) matrix = product(matrix, own);
    }
    yield { at, operator, args, matrix };
  }
}

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** @param edges x0, y0, x1, y1 in the space of the matrix */
export function boxOf([a, b, c, d, e, f]: Matrix, edges: ArrayLike<number>): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(edges);
  const [left, top, right, bottom] = [
    a * x0 + c * y0 + e,
    b * x0 + d * y0 + f,
    a * x1 + c * y1 + e,
    b * x1 + d * y1 + f,
  ];
  return [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
}
