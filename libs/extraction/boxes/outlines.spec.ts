import { type OcrImage } from '#ports/ocr-engine.js';
import { inkOf } from './ink.js';
import { outlinesOf } from './outlines.js';
import { strokesOf } from './strokes.js';
import { tickBoxes } from './tick-boxes.js';

const [WIDTH, HEIGHT] = [400, 200];
type Paint = (x0: number, y0: number, x1: number, y1: number, level?: number) => void;

function painted(draw: (paint: Paint) => void, width = WIDTH, height = HEIGHT): OcrImage {
  const grey = new Uint8Array(width * height).fill(255);
  draw((x0, y0, x1, y1, level = 0) => {
    for (let y = y0; y <= y1; y++) grey.fill(level, y * width + x0, y * width + x1 + 1);
  });
  return { grey, width, height };
}

/** A frame of thin lines. */
function frame(paint: Paint, x: number, y: number, side = 20): void {
  paint(x, y, x + side, y);
  paint(x, y + side, x + side, y + side);
  paint(x, y, x, y + side);
  paint(x + side, y, x + side, y + side);
}

function lookAt(draw: (paint: Paint) => void) {
  const ink = inkOf(painted(draw));
  const strokes = { upright: strokesOf(ink, 'upright', 12, 40), level: strokesOf(ink, 'level', 12, 40) };
  return outlinesOf(ink, strokes).map(({ plain, sharp }) => (sharp ? 'sharp' : plain ? 'plain' : 'no'));
}

describe('small frames', () => {
  it.each<[string, (paint: Paint) => void, readonly string[]]>([
    ['sharp where lines meet', (paint) => frame(paint, 50, 50), ['sharp']],
    [
      'sharp though a line is broken',
      (paint) => {
        frame(paint, 50, 50);
        paint(58, 50, 59, 50, 255);
        paint(50, 62, 50, 63, 255);
      },
      ['sharp'],
    ],
    [
      'plain with corners a little round',
      (paint) => {
        frame(paint, 50, 50);
        for (const [x, y] of [
          [50, 50],
          [70, 50],
          [50, 70],
          [70, 70],
        ] as const)
          paint(x, y, x, y, 255);
      },
      ['plain'],
    ],
    [
      'none without corners',
      (paint) => {
        frame(paint, 50, 50);
        paint(69, 50, 70, 51, 255);
      },
      ['no'],
    ],
    [
      'none with half of a side',
      (paint) => {
        frame(paint, 50, 50);
        paint(57, 70, 61, 70, 255);
      },
      ['no'],
    ],
    [
      'none where print stands close to the right',
      (paint) => {
        frame(paint, 50, 50);
        paint(74, 50, 75, 70);
      },
      ['no'],
    ],
    [
      'none where print stands close to the left',
      (paint) => {
        frame(paint, 50, 50);
        paint(45, 50, 46, 70);
      },
      ['no'],
    ],
    [
      'none between rules',
      (paint) => {
        frame(paint, 50, 50);
        paint(30, 46, 90, 46);
        paint(30, 74, 90, 74);
        paint(54, 60, 54, 60);
        paint(46, 40, 46, 58);
        paint(74, 40, 74, 58);
      },
      ['no'],
    ],
  ])('are %s', (_, draw, kinds) => {
    expect(lookAt(draw)).toEqual(kinds);
  });
});

describe('boxes to tick', () => {
  /** Words of a height of twenty. */
  const print = [[10, 150, 60, 170]] as const;
  const statesOn = (draw: (paint: Paint) => void) => tickBoxes(painted(draw), print).map(({ state }) => state);
  const fill = (paint: Paint, x: number, y: number, side = 20) => paint(x + 6, y + 6, x + side - 6, y + side - 6);
  const round = (paint: Paint, x: number, y: number, side = 20) => {
    frame(paint, x, y, side);
    for (const left of [x, x + side]) for (const top of [y, y + side]) paint(left, top, left, top, 255);
  };

  it('are known by an empty one', () => {
    const two = (paint: Paint) => {
      frame(paint, 50, 50);
      frame(paint, 150, 50);
      fill(paint, 150, 50);
    };
    expect(statesOn(two)).toEqual(['empty', 'ticked']);
    expect(statesOn((paint) => (two(paint), fill(paint, 50, 50)))).toEqual([]);
    expect(statesOn((paint) => frame(paint, 50, 50))).toEqual([]);
  });

  it('are not the squares of a pattern', () => {
    const rows = (count: number) => {
      const squares = (paint: Paint) => {
        for (let y = 0; y < count; y++) for (let x = 0; x < 40; x++) frame(paint, 10 + x * 40, 10 + y * 40);
      };
      return tickBoxes(painted(squares, 1620, 1220), print);
    };
    expect(rows(20)).toHaveLength(800);
    expect(rows(30)).toEqual([]);
  });

  it('are of a size, the largest that is there', () => {
    const mixed = (paint: Paint) => {
      for (const x of [50, 150]) frame(paint, x, 50);
      frame(paint, 250, 50, 30);
      for (const x of [50, 150]) frame(paint, x, 100, 13);
    };
    expect(statesOn(mixed)).toEqual(['empty', 'empty']);
  });

  it('are told though round, where two are clear and in line', () => {
    const at = (...places: readonly (readonly [number, number])[]) =>
      statesOn((paint) => places.forEach(([x, y]) => round(paint, x, y)));
    expect(at([50, 50], [150, 50])).toEqual(['empty', 'empty']);
    expect(at([50, 50], [50, 100])).toEqual(['empty', 'empty']);
    expect(at([50, 50], [150, 90])).toEqual([]);
  });

  it('are told though round, where they are in line with others', () => {
    const beside = (x: number, y: number) => (paint: Paint) => {
      for (const left of [50, 150]) frame(paint, left, 50);
      round(paint, x, y);
      fill(paint, x, y);
    };
    expect(statesOn(beside(250, 50))).toEqual(['empty', 'empty', 'ticked']);
    expect(statesOn(beside(250, 100))).toEqual(['empty', 'empty']);
  });
});
