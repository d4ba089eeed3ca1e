import { type Pose } from '#ports/ocr-engine.js';
import { placed, turnedBy } from '#extraction/model/pose.js';
import { straightening } from './straighten.js';
import { seenThrough, type TiltedBox } from './tilted-box.js';

const [WIDTH, HEIGHT] = [1000, 1400];

/** A page of lines in two columns that begin under each other, photographed so. */
function photographed(pose: Pose, lines = 12): TiltedBox[] {
  const at = (x: number, y: number) => {
    const [across, down] = placed(pose, x, y);
    return { x: across * WIDTH, y: down * HEIGHT };
  };
  return Array.from({ length: lines }, (_, line) => 0.2 + line * 0.05).flatMap((y) =>
    [0.15, 0.6].map((x) => {
      const [from, to] = [at(x, y), at(x + 0.25, y)];
      const [across, down] = [to.x - from.x, to.y - from.y];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return { middle, length: Math.hypot(across, down), height: 20, angle: Math.atan2(down, across) };
    }),
  );
}

const level: Pose = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const turnedALittle = (degrees: number): Pose => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [down, across] = [(sin * HEIGHT) / WIDTH, (sin * WIDTH) / HEIGHT];
  return [cos, -down, 0.5 - cos / 2 + down / 2, across, cos, 0.5 - cos / 2 - across / 2, 0, 0, 1];
};
/** The top of the page is farther away, and so is its right side. */
const fromBelow: Pose = [0.8, 0.02, 0.1, 0.06, 0.8, 0.02, 0.12, -0.2, 1];

/** How much lines and edges lean on the straightened page, at most. */
function leaning(boxes: readonly TiltedBox[], pose: Pose): { rows: number; columns: number } {
  const back = (x: number, y: number) => nearest(pose, x / WIDTH, y / HEIGHT);
  const places = boxes.map(({ middle: { x, y }, length, angle }) =>
    [-0.5, 0.5].map((side) => back(x + side * length * Math.cos(angle), y + side * length * Math.sin(angle))),
  );
  const rows = places.map(([from, to]) => Math.abs(to![1] - from![1]) / (to![0] - from![0]));
  const [first, last] = [places[0]!, places.at(-2)!];
  const columns = [0, 1].map((end) => Math.abs(last[end]![0] - first[end]![0]) / (last[end]![1] - first[end]![1]));
  return { rows: Math.max(...rows), columns: Math.max(...columns) };
}

/** The place that the pose puts there, by going towards it. */
function nearest(pose: Pose, x: number, y: number): readonly [number, number] {
  let [u, v] = [x, y];
  for (let step = 0; step < 60; step++) {
    const [px, py] = placed(pose, u, v);
    [u, v] = [u + (x - px) / pose[0], v + (y - py) / pose[4]];
  }
  return [u, v];
}

describe('setting a photographed page straight', () => {
  it('leaves a page that lies straight, or nearly so, as it is', () => {
    expect(straightening(photographed(level), WIDTH, HEIGHT)).toBeUndefined();
    expect(straightening(photographed(turnedALittle(1)), WIDTH, HEIGHT)).toBeUndefined();
  });

  it.each([
    ['laid askew', turnedALittle(5)],
    ['seen from below', fromBelow],
  ] as const)('has rows run across and columns down: a page %s', (_, pose) => {
    const boxes = photographed(pose);
    const before = leaning(boxes, level);
    expect(Math.max(before.rows, before.columns)).toBeGreaterThan(0.05);
    const after = leaning(boxes, straightening(boxes, WIDTH, HEIGHT)!.pose);
    expect(after.rows).toBeLessThan(0.01);
    expect(after.columns).toBeLessThan(0.03);
  });

  it('has columns run down that lean towards each other though all rows are level', () => {
    const boxes = photographed([0.7, -0.15, 0.15, 0, 0.55, 0.1, 0, -0.3, 1]);
    const before = leaning(boxes, level);
    expect([before.rows < 0.01, before.columns > 0.05]).toEqual([true, true]);
    expect(leaning(boxes, straightening(boxes, WIDTH, HEIGHT)!.pose).columns).toBeLessThan(0.02);
  });

  it('takes columns to stand square to the rows where no edges say how they run', () => {
    const aside = [0, 200, 60, 260, 120, 320, 20, 220, 80];
    const ragged = photographed(turnedALittle(6), aside.length)
      .filter((_, at) => at % 2 === 0)
      .map((box, at) => {
        const middle = { x: box.middle.x + aside[at]!, y: box.middle.y + aside[at]! * Math.tan(box.angle) };
        return { ...box, middle, length: 120 + ((at * 5) % 9) * 37 };
      });
    const { pose } = straightening(ragged, WIDTH, HEIGHT)!;
    const [top, foot] = [placed(pose, 0.5, 0), placed(pose, 0.5, 1)];
    const lean = ((foot[0] - top[0]) * WIDTH) / ((foot[1] - top[1]) * HEIGHT);
    expect(lean).toBeCloseTo(-Math.tan((6 * Math.PI) / 180), 1);
  });

  it('leaves a page laid flat whose cells are ragged, and only by that lean apart', () => {
    const ragged = [0, 9, 12, 24, 30, 43, 46, 58, 69, 72, 85, 93];
    const boxes = photographed(level).map((box, at) => {
      const [line, right] = [Math.floor(at / 2), at % 2 === 1];
      const middle = { ...box.middle, x: box.middle.x + (right ? 1 : -1) * ragged[line]! };
      return { ...box, middle, length: box.length + ((at * 7) % 5) * 6 };
    });
    const upright = [0.4, 0.43, 0.46, 0.49].map((y) => ({
      middle: { x: 520, y: y * HEIGHT },
      length: 60,
      height: 20,
      angle: 0,
    }));
    expect(straightening([...boxes, ...upright], WIDTH, HEIGHT)).toBeUndefined();
  });

  it('is not led astray by short words and marks', () => {
    const boxes = photographed(fromBelow);
    const strewn = (length: number) =>
      boxes.flatMap(({ middle: { x, y } }, at) =>
        [1, 2, 3].map((each) => {
          const middle = { x: x + ((at * 31 * each) % 140), y: y + ((at * 17 * each) % 30) };
          return { middle, length, height: 20, angle: 0.4 };
        }),
      );
    const amongWords = straightening([...boxes, ...strewn(70)], WIDTH, HEIGHT)!;
    expect(leaning(boxes, amongWords.pose).rows).toBeLessThan(0.015);
    const amongMarks = straightening([...boxes, ...strewn(22)], WIDTH, HEIGHT)!;
    expect(leaning(boxes, amongMarks.pose).columns).toBeLessThan(0.03);
  });

  it('is not led astray by some lines that run otherwise', () => {
    const boxes = photographed(fromBelow);
    const astray = boxes.slice(0, 4).map((box) => ({ ...box, angle: box.angle + 0.3 }));
    const { pose } = straightening([...boxes, ...astray], WIDTH, HEIGHT)!;
    expect(leaning(boxes, pose).rows).toBeLessThan(0.015);
  });

  it('keeps the print and some paper around it, no larger than it was', () => {
    const { pose, width, height } = straightening(photographed(fromBelow), WIDTH, HEIGHT)!;
    const corners = [placed(pose, 0, 0), placed(pose, 1, 1)];
    const [first] = photographed(fromBelow);
    expect(corners[0]![0] * WIDTH).toBeLessThan(first!.middle.x - first!.length / 2);
    expect(width * height).toBeLessThan(WIDTH * HEIGHT);
  });

  it('has its lines with it: level, one under the other, as long and high as the page shows them', () => {
    const boxes = photographed(fromBelow);
    const { pose, ...size } = straightening(boxes, WIDTH, HEIGHT)!;
    const seen = boxes.map((box) => seenThrough(box, pose, { width: WIDTH, height: HEIGHT }, size));
    const columns = [seen.filter((_, at) => at % 2 === 0), seen.filter((_, at) => at % 2 === 1)];
    for (const column of columns) {
      const starts = column.map(({ middle, length }) => middle.x - length / 2);
      expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(12);
      const lengths = column.map(({ length }) => length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.06);
    }
    expect(Math.max(...seen.map(({ angle }) => Math.abs(angle)))).toBeLessThan(0.01);
    // The farther line is smaller in the photograph, not on the page.
    const grown = seen.map(({ height }, at) => height / boxes[at]!.height);
    expect(grown[0]! / grown.at(-1)!).toBeGreaterThan(1.1);
  });

  it('makes a line that runs up the page one that runs across it, where the page is turned', () => {
    const up = { middle: { x: 100, y: 700 }, length: 20, height: 400, angle: 0 };
    const seen = seenThrough(up, turnedBy(90), { width: WIDTH, height: HEIGHT }, { width: HEIGHT, height: WIDTH });
    expect(seen).toEqual({
      middle: { x: expect.closeTo(700), y: expect.closeTo(100) },
      length: expect.closeTo(400),
      height: expect.closeTo(20),
      angle: expect.closeTo(0),
    });
  });

  it('does nothing by the word of few lines, or of such as lean beyond belief', () => {
    expect(straightening(photographed(fromBelow, 3), WIDTH, HEIGHT)).toBeUndefined();
    const fan = photographed(level).map((box) => ({ ...box, angle: (box.middle.y / HEIGHT - 0.5) * 1.2 }));
    expect(straightening(fan, WIDTH, HEIGHT)).toBeUndefined();
  });
});
