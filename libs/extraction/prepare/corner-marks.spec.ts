import { paintOverCornerMarks } from './corner-marks.js';

const [WIDTH, HEIGHT] = [800, 600];

type Bar = readonly [x0: number, y0: number, x1: number, y1: number];

function pictureWith(bars: readonly Bar[], scale = 1) {
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const grey = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of bars) {
    for (let y = y0 * scale; y < y1 * scale; y++) grey.fill(0, y * width + x0 * scale, y * width + x1 * scale);
  }
  return { grey, width, height };
}

/** Two arms of 36 pixels, 4 thick, from a corner. */
function angle(x: number, y: number, right: boolean, down: boolean): readonly [flat: Bar, tall: Bar] {
  const [left, top] = [right ? x : x - 36, down ? y : y - 36];
  return [
    [left, down ? y : y - 4, left + 36, down ? y + 4 : y],
    [right ? x : x - 4, top, right ? x + 4 : x, top + 36],
  ];
}

/** Arms of 13 pixels, 2 thick; each faces another of the pattern. */
function smallAngle(x: number, y: number): readonly Bar[] {
  const [right, down] = [x % 36 < 18, y % 36 < 18];
  return [
    [x, down ? y : y + 11, x + 13, down ? y + 2 : y + 13],
    [right ? x : x + 11, y, right ? x + 2 : x + 13, y + 13],
  ];
}

const FOUR = [
  angle(60, 100, true, true),
  angle(700, 100, false, true),
  angle(60, 400, true, false),
  angle(700, 400, false, false),
];
const PRINT: readonly Bar[] = [
  [80, 120, 84, 132],
  [90, 120, 102, 124],
];

/** Whether these bars are left as those. */
function becomes(bars: readonly Bar[], left: readonly Bar[], scale = 1): boolean {
  const picture = pictureWith(bars, scale);
  paintOverCornerMarks(picture);
  return Buffer.from(picture.grey).equals(pictureWith(left, scale).grey);
}

it.each([
  ['four angles', FOUR.flat()],
  ['three, where the fourth is not whole', FOUR.slice(1).flat()],
  ['angles of a page two degrees askew', [angle(60, 100, true, true), angle(700, 120, false, true), FOUR[2]!].flat()],
])('paints over %s at the corners of a field, and not what stands in them', (_, marks) => {
  expect(becomes([...marks, ...PRINT], PRINT)).toBe(true);
});

it('paints over them in a picture of any size', () => {
  expect(becomes([...FOUR.flat(), ...PRINT], PRINT, 3)).toBe(true);
});

it.each<[string, readonly Bar[]]>([
  ['two angles', FOUR.slice(0, 2).flat()],
  [
    'letters in bold print',
    [angle(60, 100, true, false), angle(110, 100, true, false), angle(160, 100, true, false)].flat(),
  ],
  [
    'angles of a field no larger than letters',
    [angle(60, 100, true, true), angle(140, 100, false, true), angle(60, 180, true, false)].flat(),
  ],
  [
    'angles of three sizes',
    [
      FOUR[0]!,
      [
        [640, 100, 700, 104],
        [696, 100, 700, 160],
      ] as const,
      [
        [60, 384, 80, 388],
        [60, 368, 64, 388],
      ] as const,
    ].flat(),
  ],
  [
    'a frame',
    [
      [60, 100, 700, 104],
      [60, 396, 700, 400],
      [60, 100, 64, 400],
      [696, 100, 700, 400],
    ],
  ],
  [
    'letters with a third arm',
    [
      ...FOUR.flat(),
      ...FOUR.flatMap(([[x0, y0, x1]]) => [
        [x0, y0 < 300 ? y0 + 16 : y0 - 16, x1, y0 < 300 ? y0 + 20 : y0 - 12] as const,
      ]),
    ],
  ],
  [
    'a pattern of angles',
    Array.from({ length: 1200 }, (_, at) => smallAngle(20 + (at % 40) * 18, 20 + Math.floor(at / 40) * 18)).flat(),
  ],
])('leaves %s', (_, bars) => {
  expect(becomes(bars, bars)).toBe(true);
});
