/**
 * Where there is text: the DB detector gives each pixel's chance to lie in the core of a line; connected pixels become
 * boxes, grown back to the whole line. The picture is scaled to a bounded size first (an unbounded one takes
 * gigabytes); boxes are in pixels of the picture given.
 */
import { release } from '#kernel/release.js';
import { type Detection } from './generation.js';
import { type GreyPicture, type Levels, resized } from './grey-picture.js';
import { type Model } from './model.js';
import { grown, type Point, smallestBox, type TiltedBox } from './tilted-box.js';

/** The detector's own grid. */
const GRID = 32;
const SMALLEST = 3;
/** Rows that two strips of a tall picture share; a multiple of the grid. */
const OVERLAP = 96;
/** A small picture is enlarged so many times at most. */
const LARGEST = 3;
const MAX_LINES = 1500;

/** What the detector said of each pixel, row by row, and what is remembered while its parts are looked for. */
interface Field {
  /** 0..1 */
  readonly chances: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Chance from which a pixel counts as text. */
  readonly text: number;
  /** 1 where a part was found. */
  readonly seen: Uint8Array;
}

export async function findLines(detector: Model, levels: Levels, how: Detection): Promise<TiltedBox[]> {
  const [picture] = levels;
  const size = seenSize(picture, how);
  // From the smallest level that is large enough: half the way is done then, at a tenth of the price.
  const level = levels.findLast(({ width }) => width >= size.width) ?? picture;
  const seen = await resized(level, size);
  const { data, width, height } = seen;
  const [across, down] = [picture.width / width, picture.height / height];
  const boxes: TiltedBox[] = [];
  for (const { from, to, ownFrom, ownTo } of stripsOf(width, height, how.stripPixels)) {
    const tall = to - from;
    const input = detector.greyInput(width, tall);
    for (let i = 0, at = from * width; i < tall * width; i++, at++)
      input[i] = (data[at]! / 255 - how.mean) / how.deviation;
    const chances = await detector.run(input, width, tall, tall * width);
    for (const box of boxesOf(chances, width, tall, how)) {
      const y = box.middle.y + from;
      if (y < ownFrom || y >= ownTo) continue;
      const middle = { x: box.middle.x * across, y: y * down };
      boxes.push({ middle, length: box.length * across, height: box.height * down, angle: box.angle });
    }
  }
  if (seen !== level) release(data);
  return boxes;
}

/** Part of a picture, in rows. The strips overlap, so that each line is whole in the one that owns its middle. */
interface Strip {
  readonly from: number;
  readonly to: number;
  readonly ownFrom: number;
  readonly ownTo: number;
}

/** @param most pixels of a strip */
export function stripsOf(width: number, height: number, most: number): Strip[] {
  const tall = Math.max(2 * OVERLAP, Math.floor(most / width / GRID) * GRID);
  const strips: Strip[] = [];
  for (let from = 0; ; from += tall - OVERLAP) {
    const to = Math.min(height, from + tall);
    const last = to === height;
    strips.push({ from, to, ownFrom: from === 0 ? 0 : from + OVERLAP / 2, ownTo: last ? height : to - OVERLAP / 2 });
    if (last) return strips;
  }
}

/** As large as the detector sees a picture: a page that lies as large as one that stands. */
export function seenSize(
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
  { maxSide, maxPixels, minSide }: Detection,
) {
  const shorter = Math.min(width, height);
  const enough = Math.min(LARGEST, Math.max(1, minSide / shorter));
  const scale = Math.min(enough, maxSide / shorter, Math.sqrt(maxPixels / (width * height)));
  const fit = (side: number) => Math.max(GRID, Math.round((side * scale) / GRID) * GRID);
  return { width: fit(width), height: fit(height) };
}

export function boxesOf(
  chances: Float32Array,
  width: number,
  height: number,
  { text, sure, unclip }: Pick<Detection, 'text' | 'sure' | 'unclip'>,
): TiltedBox[] {
  const seen = new Uint8Array(chances.length);
  const field = { chances, width, height, text, seen };
  const boxes: TiltedBox[] = [];
  for (let start = 0; start < chances.length && boxes.length < MAX_LINES; start++) {
    if (seen[start] || chances[start]! <= text) continue;
    const { edges, count, sum } = component(start, field);
    const box = smallestBox(edges);
    const [length, tall] = [box.length + 1, box.height + 1];
    if (Math.min(length, tall) < SMALLEST || sum / count < sure) continue;
    const by = (length * tall * unclip) / (2 * (length + tall));
    boxes.push(grown({ ...box, length, height: tall }, by));
  }
  release(seen);
  return boxes;
}

/** The pixels connected with one: the first and last of each row, which is all that a box around them needs. */
function component(start: number, { chances, width, height, text, seen }: Field) {
  const rows = new Map<number, [number, number]>();
  const stack = [start];
  let [count, sum] = [0, 0];
  seen[start] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    count++;
    sum += chances[at]!;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        const next = j * width + i;
        if (seen[next] || chances[next]! <= text) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  const edges: Point[] = [];
  for (const [y, [left, right]] of rows) edges.push({ x: left + 0.5, y: y + 0.5 }, { x: right + 0.5, y: y + 0.5 });
  return { edges, count, sum };
}
