/** Areas that a page's instructions fill, in their order. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box } from '../model/page.js';
import { boxOf, type PlacedOperator } from './placed-operators.js';

export interface Fill {
  /** Among the page's instructions. */
  readonly from: number;
  /** Around it, on the page as it is shown, points. */
  readonly box: Box;
  /** As pdf.js writes it; nothing where it is a pattern or a shade. */
  readonly colour?: string;
  /** Hides what it lies on, all over its box. */
  readonly covers: boolean;
}

interface State {
  colour: string | undefined;
  opaque: boolean;
}

export const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
/** A rectangle's path: it moves to a corner and draws to three others, each with its two numbers; then it is closed. */
const RECTANGLE = [3 * 4, 3 * 5 + 1];

/** A shade fills what it is clipped to. */
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

export function drawnFills(operators: Iterable<PlacedOperator>): Fill[] {
  const fills: Fill[] = [];
  const saved: State[] = [];
  let state: State = { colour: '#000000', opaque: true };
  for (const { at: from, operator, args, matrix } of operators) {
    const [first, second, third] = (args ?? []) as readonly [never, never, never];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push({ ...state });
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    else if (operator === OPS.setFillRGBColor) state.colour = first;
    else if (operator === OPS.setFillColorN) state.colour = undefined;
    else if (operator === OPS.setGState) state.opaque = isOpaque(first, state.opaque);
    else if (operator === OPS.shadingFill) fills.push({ from, box: EVERYWHERE, covers: false });
    else if (operator === OPS.constructPath && FILLS.has(first) && third) {
      const { colour, opaque } = state;
      const covers = opaque && colour !== undefined && isRectangle(second);
      fills.push({ from, box: boxOf(matrix, third), covers, ...(colour && { colour }) });
    }
  }
  return fills;
}

function isOpaque(set: readonly (readonly [key: string, value: unknown])[], before: boolean): boolean {
  const said = set.filter(([key]) => key === 'ca' || key === 'BM' || key === 'SMask');
  if (said.length === 0) return before;
  return said.every(([key, value]) =>
    key === 'ca' ? value === 1 : key === 'SMask' ? !value : value === 'source-over',
  );
}

const isRectangle = ([path]: readonly [ArrayLike<number> | null]): boolean =>
  path !== null && path.length >= RECTANGLE[0]! && path.length <= RECTANGLE[1]!;
