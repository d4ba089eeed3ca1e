/**
 * The four angles that stand at the corners of a field (of an address, mostly) in place of a frame. To a reader they
 * are letters, "L" and "7", at the ends of the lines beside them; so they are painted over. Three of a field are
 * enough: the fourth may touch print, and an "L" in bold print has no two companions.
 */
import { release } from '#kernel/release.js';
import { type OcrImage } from '#ports/ocr-engine.js';

/** Marks are looked for where the shorter side has so many pixels, up to twice as many. */
const SEEN_SIDE = 700;
/** Of 255; light has been evened. */
const DARK = 128;
/** Length of an arm: pixels seen at least, and part of the shorter side at most. */
const SHORTEST = 12;
const LONGEST = 0.08;
/** Of its length, how thick an arm is at most, and how much of it is there. */
const THICKEST = 0.3;
const WHOLE = 0.7;
/** Of a mark's ink, how much lies outside its arms at most. */
const ASTRAY = 0.12;
/** Arms of a mark, and marks of a field, are alike in length to this part. */
const UNLIKE = 0.3;
/** A field is so many arms wide and high at least. */
const LEAST_FIELD = 3;
/** More are a pattern, and each is compared with all. */
const MOST = 1000;
/** A page lies askew by so much at most: the tangent of two degrees. */
const ASKEW = 0.035;

interface Dots {
  /** One for each pixel seen, row by row: 1 is ink, 2 ink of a part that was found. */
  readonly dots: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What hangs together; ends are part of it. */
interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly ink: number;
}

type Box = Omit<Part, 'ink'>;

interface Mark {
  readonly arms: readonly Box[];
  /** Its corner, … */
  readonly x: number;
  readonly y: number;
  /** … and where its arms go from there. */
  readonly right: boolean;
  readonly down: boolean;
  readonly length: number;
}

/** Paints over in the picture given. */
export function paintOverCornerMarks(picture: OcrImage): void {
  const step = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / SEEN_SIDE));
  const seen = dotsOf(picture, step);
  const marks = partsOf(seen, Math.min(seen.width, seen.height) * LONGEST).flatMap((part) => markOf(part, seen) ?? []);
  release(seen.dots);
  if (marks.length > MOST) return;
  for (const { arms } of new Set(marks.flatMap((mark) => fieldOf(mark, marks))))
    for (const arm of arms) paintOver(picture, arm, step);
}

function dotsOf({ grey, width, height }: OcrImage, step: number): Dots {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const dots = new Uint8Array(across * down);
  const limit = DARK * step * step;
  for (let y = 0, at = 0; y < down; y++) {
    for (let x = 0; x < across; x++, at++) {
      let sum = 0;
      for (let j = 0, from = y * step * width + x * step; j < step; j++, from += width)
        for (let i = 0; i < step; i++) sum += grey[from + i]!;
      if (sum < limit) dots[at] = 1;
    }
  }
  return { dots, width: across, height: down };
}

/** Those of a mark's size, as high as wide. */
function partsOf({ dots, width, height }: Dots, longest: number): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  for (let start = 0; start < dots.length; start++) {
    if (dots[start] !== 1) continue;
    let [x0, y0, x1, y1, ink] = [width, height, 0, 0, 0];
    dots[start] = 2;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      ink++;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const next = j * width + i;
          if (dots[next] !== 1) continue;
          dots[next] = 2;
          open.push(next);
        }
      }
    }
    const [long, tall] = [x1 - x0 + 1, y1 - y0 + 1];
    if (Math.min(long, tall) >= SHORTEST && Math.max(long, tall) <= longest && alike(long, tall))
      parts.push({ x0, y0, x1, y1, ink });
  }
  return parts;
}

/** A part that is two arms and nothing else: an "E" has more, a table's corner goes on. */
function markOf(part: Part, { dots, width }: Dots): Mark | undefined {
  const { x0, y0, x1, y1, ink } = part;
  const [long, tall] = [x1 - x0 + 1, y1 - y0 + 1];
  const inkOf = (left: number, top: number, right: number, bottom: number) => {
    let sum = 0;
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) sum += Math.sign(dots[y * width + x]!);
    return sum;
  };
  const rows = range(y0, y1).filter((y) => inkOf(x0, y, x1, y) >= long * WHOLE);
  const columns = range(x0, x1).filter((x) => inkOf(x, y0, x, y1) >= tall * WHOLE);
  if (!isArm(rows, y0, y1) || !isArm(columns, x0, x1)) return undefined;
  const onArms = rows.reduce((sum, y) => sum + inkOf(x0, y, x1, y), 0);
  const offRows = range(y0, y1).filter((y) => !rows.includes(y));
  const onOther = columns.reduce(
    (sum, x) => sum + offRows.reduce((all, y) => all + Math.sign(dots[y * width + x]!), 0),
    0,
  );
  if (ink - onArms - onOther > ink * ASTRAY) return undefined;
  const [right, down] = [columns[0]! - x0 <= EDGE, rows[0]! - y0 <= EDGE];
  const arms = [
    { x0, y0: rows[0]!, x1, y1: rows.at(-1)! },
    { x0: columns[0]!, y0, x1: columns.at(-1)!, y1 },
  ];
  return { arms, x: right ? x0 : x1, y: down ? y0 : y1, right, down, length: (long + tall) / 2 };
}

/** Pixels that the edge of an arm may be off. */
const EDGE = 1;

/** Whether these rows (columns) are one arm at an edge. */
function isArm(at: readonly number[], from: number, to: number): boolean {
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined || last - first >= at.length + EDGE) return false;
  return at.length <= (to - from + 1) * THICKEST && (first - from <= EDGE || to - last <= EDGE);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const alike = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(2, UNLIKE * Math.max(a, b));

/** A mark with the one level with it and the one above or below it: where all four are there, each has both. */
function fieldOf(mark: Mark, marks: readonly Mark[]): readonly Mark[] {
  const others = marks.filter(({ length }) => alike(length, mark.length));
  const beside = others.find(
    (other) => other.right !== mark.right && other.down === mark.down && faces(mark, other, 'x', 'y'),
  );
  const over = others.find(
    (other) => other.right === mark.right && other.down !== mark.down && faces(mark, other, 'y', 'x'),
  );
  return beside && over ? [mark, beside, over] : [];
}

/** Arms point at each other over the width (or the height) of a field. */
function faces(mark: Mark, other: Mark, along: 'x' | 'y', across: 'x' | 'y'): boolean {
  const away = (other[along] - mark[along]) * (mark[along === 'x' ? 'right' : 'down'] ? 1 : -1);
  const off = Math.abs(other[across] - mark[across]);
  return away >= mark.length * LEAST_FIELD && off <= Math.max(3, mark.length * UNLIKE, away * ASKEW);
}

function paintOver({ grey, width, height }: OcrImage, { x0, y0, x1, y1 }: Box, step: number): void {
  const [left, right] = [Math.max(0, (x0 - 1) * step), Math.min(width, (x1 + 2) * step)];
  for (let y = Math.max(0, (y0 - 1) * step); y < Math.min(height, (y1 + 2) * step); y++)
    grey.fill(255, y * width + left, y * width + right);
}
