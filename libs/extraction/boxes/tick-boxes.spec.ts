import { type BoxPen, drawnSheet, type Tick, type Wear } from '../testing/drawn-boxes.js';
import { tickBoxes } from './tick-boxes.js';

const OPTIONS = ['Single', 'Married', 'Divorced', 'Widowed'];
const TICKS: readonly Tick[] = ['none', 'cross', 'none', 'tick', 'none', 'scribble', 'none', 'none'];

/** Two rows of four options, each behind its box, with a label in front and print over and under them. */
function form(pen: BoxPen, side = 10, ticks: readonly Tick[] = TICKS): void {
  pen.word('APPLICATION FOR BOARD AND LODGING', 30, 40);
  for (const [at, tick] of ticks.entries()) {
    const [x, y] = [60 + (at % 4) * 72, 100 + Math.floor(at / 4) * 40];
    pen.frame(x, y, side, tick);
    pen.word(OPTIONS[at % 4]!, x + side + 5, y);
  }
  pen.word('Odd', 20, 100);
  pen.word('Bond', 20, 140);
  pen.word('Address 8 Dock Road', 30, 200);
}

const statesOn = (draw: (pen: BoxPen) => void, wear?: Wear) => {
  const { picture, print } = drawnSheet(draw, wear);
  return [...tickBoxes(picture, print)]
    .sort((a, b) => Math.round((a.box[1] - b.box[1]) / 60) || a.box[0] - b.box[0])
    .map(({ state }) => state);
};

const told = (ticks: readonly Tick[]) => ticks.map((tick) => (tick === 'none' ? 'empty' : 'ticked'));

describe('boxes to tick on a picture', () => {
  it.each<[string, number, Wear]>([
    ['at 100 dpi', 11, { dpi: 100 }],
    ['at 150 dpi', 10, {}],
    ['at 200 dpi', 9, { dpi: 200 }],
    ['at 300 dpi', 12, { dpi: 300 }],
    ['sloping by a degree', 10, { slope: 1 }],
    ['sloping by two degrees the other way', 10, { slope: -2, dpi: 200 }],
    ['in grain', 10, { grain: 40, seed: 7 }],
    ['with specks in their lines', 10, { broken: 0.04, seed: 3, dpi: 200 }],
    ['twice as high as print', 19, {}],
  ])('are found with their states %s', (_, side, wear) => {
    expect(statesOn((pen) => form(pen, side), wear)).toEqual(told(TICKS));
  });

  it.each([1, 2, 3, 4, 5, 6])('are found however they are ticked and worn (%i)', (seed) => {
    const marks: readonly Tick[] = ['none', 'cross', 'tick', 'none', 'fill', 'scribble', 'none'];
    const ticks = OPTIONS.concat(OPTIONS).map((_, at) => marks[(at * seed) % marks.length]!);
    const wear = { dpi: 130 + seed * 20, slope: (seed % 3) - 1, grain: seed * 5, seed };
    const states = statesOn((pen) => form(pen, 10, ticks), wear);
    expect(states).toEqual(told(ticks));
  });

  it.each(
    [100, 120, 150, 200].flatMap((dpi) =>
      ['12px serif', 'bold 12px sans-serif', 'bold 13px monospace'].map((face) => [dpi, face] as const),
    ),
  )('are no letters of their size, at %i dpi in %s', (dpi, face) => {
    const draw = (pen: BoxPen) => {
      form(pen, 9.5);
      for (const [at, text] of ['BODO BEDDED ROBE D', 'DB HOODED O BOB 80', 'QED EBB □ B DOE'].entries())
        pen.word(text, 60, [70, 122, 170][at]!, face);
      pen.word('B', 45, 122, face);
      pen.word('DO', 255, 122, face);
    };
    expect(statesOn(draw, { dpi, grain: 10 })).toEqual(told(TICKS));
  });

  it('touch a rule', () => {
    const draw = (pen: BoxPen) => {
      form(pen);
      pen.line(20, 101, 340, 101);
    };
    expect(statesOn(draw)).toEqual(told(TICKS));
  });

  it.each<[string, (pen: BoxPen) => void]>([
    [
      'letters',
      (pen) => {
        for (const [row, text] of ['ODD BOOK 0080 DQ', 'BOB DOB 8 0 O D', 'HOOD □ 口'].entries())
          for (const [at, face] of ['', 'bold ', 'italic '].entries())
            pen.word(text, 20 + at * 110, 60 + row * 30, `${face}10px sans-serif`);
      },
    ],
    [
      'cells of a table',
      (pen) => {
        for (let at = 0; at <= 6; at++) {
          pen.line(60, 60 + at * 12, 132, 60 + at * 12);
          pen.line(60 + at * 12, 60, 60 + at * 12, 132);
        }
        for (const at of [0, 1, 2, 3, 4]) pen.word('X', 63 + at * 12, 70 + at * 12);
        pen.word('Name of each guest', 140, 70);
      },
    ],
    [
      'a row of boxes for single letters',
      (pen) => {
        pen.line(60, 60, 204, 60);
        pen.line(60, 72, 204, 72);
        for (let at = 0; at <= 12; at++) pen.line(60 + at * 12, 60, 60 + at * 12, 72);
        for (const [at, letter] of [...'EXAMPLE'].entries()) pen.word(letter, 62 + at * 12, 70);
        pen.word('Name', 20, 70);
      },
    ],
    [
      'rings',
      (pen) => {
        for (const at of [0, 1, 2]) {
          pen.ring(60 + at * 80, 80);
          pen.word('Yes', 75 + at * 80, 80);
        }
      },
    ],
    ['a frame alone', (pen) => (pen.frame(60, 80, 10, 'cross'), pen.word('Yes', 75, 80))],
    ['nothing', () => {}],
  ])('are not %s', (_, draw) => {
    expect(statesOn(draw)).toEqual([]);
  });

  it('say nothing where a speck may be a tick', () => {
    const draw = (pen: BoxPen) => {
      form(
        pen,
        10,
        TICKS.map(() => 'none'),
      );
      pen.bar(64, 95, 1.9, 1.9);
    };
    expect(statesOn(draw)).toEqual(['unsure', ...Array.from({ length: 7 }, () => 'empty')]);
  });
});
