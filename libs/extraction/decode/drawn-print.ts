/**
 * Print that is drawn as curves, as programs for labels and letterheads leave it: no text says it. Where many shapes of
 * a letter's size stand close together, most of them curved, there is such print.
 */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box } from '../model/page.js';
import { around, heightOf, widthOf } from '../model/boxes.js';
import { FILLS } from './drawn-fills.js';
import { boxOf, type PlacedOperator } from './placed-operators.js';

/** Points: a letter's height. */
const HEIGHTS = [2.5, 60] as const;
/** Of its height, a letter's width; longer are lines and whole words in one piece. */
const WIDEST = 2;
/** In heights, how near the letters of a block stand to each other. */
const NEAR = 2.5;
/** Curved letters of a block; fewer are a sign, or a mark that says a name alone. */
const ENOUGH = 15;
/** More shapes are a map or a picture. */
const MOST = 20_000;

/** How pdf.js writes a path: what is done, and its numbers. */
const [MOVE, LINE, CURVE, QUADRATIC] = [0, 1, 2, 3];
const NUMBERS: Readonly<Record<number, number>> = { [MOVE]: 2, [LINE]: 2, [CURVE]: 6, [QUADRATIC]: 4 };

interface Block {
  box: Box;
  height: number;
  curved: number;
}

/** Boxes of the blocks of such print, on the page as it is shown, points. */
export function drawnPrint(operators: Iterable<PlacedOperator>): Box[] {
  const blocks: Block[] = [];
  let seen = 0;
  for (const { operator, args, matrix } of operators) {
    if (operator !== OPS.constructPath) continue;
    const [painted, [path]] = args as readonly [number, readonly [ArrayLike<number> | null]];
    if (!FILLS.has(painted) || !path) continue;
    for (const shape of shapesOf(path)) {
      const box = boxOf(matrix, shape.edges);
      if (heightOf(box) < HEIGHTS[0] || heightOf(box) > HEIGHTS[1] || widthOf(box) > heightOf(box) * WIDEST) continue;
      if (++seen > MOST) return [];
      add(blocks, { box, height: heightOf(box), curved: shape.curved ? 1 : 0 });
    }
  }
  return blocks.filter(({ curved }) => curved >= ENOUGH).map(({ box }) => box);
}

function* shapesOf(path: ArrayLike<number>): Generator<{ edges: readonly number[]; curved: boolean }> {
  let edges: number[] = [];
  let curved = false;
  for (let at = 0; at < path.length;) {
    const doing = path[at]!;
    if (doing === MOVE && edges.length > 0) {
      yield { edges, curved };
      [edges, curved] = [[], false];
    }
    curved ||= doing === CURVE || doing === QUADRATIC;
    const numbers = NUMBERS[doing] ?? 0;
    for (let k = at + 1; k <= at + numbers; k += 2) edges = reaching(edges, path[k]!, path[k + 1]!);
    at += 1 + numbers;
  }
  if (edges.length > 0) yield { edges, curved };
}

const reaching = ([x0 = Infinity, y0 = Infinity, x1 = -Infinity, y1 = -Infinity]: number[], x: number, y: number) => [
  Math.min(x0, x),
  Math.min(y0, y),
  Math.max(x1, x),
  Math.max(y1, y),
];

/** To the blocks it stands near, which are one then. */
function add(blocks: Block[], shape: Block): void {
  let whole = shape;
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = blocks[at]!;
    const reach = NEAR * Math.max(block.height, shape.height);
    if (!isNear(block.box, shape.box, reach)) continue;
    blocks.splice(at, 1);
    whole = {
      box: around([block, whole]),
      height: Math.max(block.height, whole.height),
      curved: block.curved + whole.curved,
    };
  }
  blocks.push(whole);
}

const isNear = (one: Box, other: Box, reach: number): boolean =>
  one[0] - reach < other[2] && other[0] - reach < one[2] && one[1] - reach < other[3] && other[1] - reach < one[3];
