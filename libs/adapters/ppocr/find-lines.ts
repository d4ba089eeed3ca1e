/**
 * Where there is text: the DB detector gives each pixel's chance to lie in the core of a line; connected pixels become boxes,
 * grown back to the whole line. The picture is scaled to a bounded size first (an unbounded one takes gigabytes); boxes are in
 * pixels of the picture given.
 */
import { type Detection } from './generation.js';
import { type GreyPicture, resized } from './grey-picture.js';
import { type Model } from './model.js';
import { grown, type Point, smallestBox, type TiltedBox } from './tilted-box.js';

/** The detector's own grid. */
const GRID = 32;
const SMALLEST = 3;
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
  /** Room for as many pixels as there are. */
  readonly stack: Int32Array;
}

export async function findLines(detector: Model, picture: GreyPicture, how: Detection): Promise<TiltedBox[]> {
  const size = seenSize(picture, how);
  const { data, width, height } = await resized(picture, size);
  const input = detector.greyInput(width, height);
  for (let i = 0; i < data.length; i++) input[i] = (data[i]! / 255 - how.mean) / how.deviation;
  const chances = await detector.run(input, width, height, [1, 1, height, width]);
  const [across, down] = [picture.width / width, picture.height / height];
  return boxesOf(chances, width, height, how).map(({ middle, length, height: tall, angle }) => ({
    middle: { x: middle.x * across, y: middle.y * down },
    length: length * across,
    height: tall * down,
    angle,
  }));
}

function seenSize({ width, height }: GreyPicture, { maxWidth, maxPixels, minSide }: Detection) {
  const enough = Math.max(1, minSide / Math.min(width, height));
  const scale = Math.min(enough, maxWidth / width, Math.sqrt(maxPixels / (width * height)));
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
  const field = { chances, width, height, text, seen, stack: new Int32Array(chances.length) };
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
  return boxes;
}

/** The pixels connected with one: the first and last of each row, which is all that a box around them needs. */
function component(start: number, { chances, width, height, text, seen, stack }: Field) {
  const rows = new Map<number, [number, number]>();
  let [top, count, sum] = [0, 0, 0];
  seen[start] = 1;
  stack[top++] = start;
  while (top > 0) {
    const at = stack[--top]!;
    const [x, y] = [at % width, Math.floor(at / width)];
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
        stack[top++] = next;
      }
    }
  }
  const edges: Point[] = [];
  for (const [y, [left, right]] of rows) edges.push({ x: left + 0.5, y: y + 0.5 }, { x: right + 0.5, y: y + 0.5 });
  return { edges, count, sum };
}
