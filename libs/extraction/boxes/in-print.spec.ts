import { type Box, type Page, type Word } from '../model/page.js';
import { withTickBoxes } from './in-print.js';
import { type TickBox } from './tick-boxes.js';

/** A word at a place along one line, ten pixels high. */
const word = (text: string, x0: number, x1: number, y = 100): Word => ({
  text,
  box: [x0, y, x1, y + 10],
  confidence: 0.97,
  source: 'ocr',
  line: 3,
});

const tickBox = (left: number, more: Partial<TickBox> = {}): TickBox => ({
  box: [left, 100, left + 10, 110],
  state: 'empty',
  plain: true,
  clear: [8, 4],
  ...more,
});

const read = (words: readonly Word[], boxes: readonly TickBox[]) => {
  const page: Page = { index: 0, width: 600, height: 800, words };
  return [...withTickBoxes(page, boxes).words].sort((a, b) => a.box[0] - b.box[0]).map(({ text }) => text);
};

describe('boxes among the words of a page', () => {
  it.each<[string, readonly Word[], readonly TickBox[], readonly string[]]>([
    ['before its option', [word('Single', 115, 150)], [tickBox(100)], ['☐', 'Single']],
    ['ticked', [word('Single', 115, 150)], [tickBox(100, { state: 'ticked' })], ['☒', 'Single']],
    [
      'instead of the letter it was taken for',
      [word('X', 100, 111), word('No', 115, 125)],
      [tickBox(100)],
      ['☐', 'No'],
    ],
    ['where a word begins over it', [word('Single', 98, 150)], [tickBox(100)], ['☐', 'Single']],
    ['without the tick in front of its option', [word('XFIRE', 99, 150)], [tickBox(100)], ['☐', 'FIRE']],
    ['without what else was read of it', [word('[Fire', 99, 150)], [tickBox(100)], ['☐', 'Fire']],
    ['where a word ends over it', [word('(£210)x', 60, 111)], [tickBox(100)], ['(£210)', '☐']],
    ['where a word was read over it', [word('statusSingle', 60, 150)], [tickBox(100)], ['status', '☐', 'Single']],
    [
      'twice in a word',
      [word('SexMaleFemale', 60, 192)],
      [tickBox(85), tickBox(140)],
      ['Sex', '☐', 'Male', '☐', 'Female'],
    ],
    ['in the middle of a word of capitals', [word('CHAIRBED', 60, 140)], [tickBox(95)], ['CHAI', '☐', 'RBED']],
    ['beside a word that is whole', [word('Air', 90, 130)], [tickBox(100)], ['☐', 'Air']],
    ['behind a word that is whole', [word('Air', 90, 130)], [tickBox(112)], ['Air', '☐']],
  ])('stand %s', (_, words, boxes, texts) => {
    expect(read(words, boxes)).toEqual(texts);
  });

  it('are left out far from print, on its line and beside it', () => {
    expect(read([word('Single', 200, 250)], [tickBox(100)])).toEqual(['Single']);
    expect(read([word('Single', 20, 60)], [tickBox(100)])).toEqual(['Single']);
    expect(read([word('Single', 115, 150, 130)], [tickBox(100)])).toEqual(['Single']);
  });

  it('are left out where they may be letters: close to print on both sides in a word', () => {
    const close = { plain: false, clear: [2, 2] } as const;
    expect(read([word('BOARD', 80, 150)], [tickBox(100, close)])).toEqual(['BOARD']);
    expect(read([word('BOARD', 80, 150)], [tickBox(100, { ...close, plain: true })])).toContain('☐');
    expect(read([word('BOARD', 80, 150)], [tickBox(100, { ...close, clear: [2, 8] })])).toContain('☐');
    expect(read([word('Yes', 112, 150)], [tickBox(100, close)])).toEqual(['☐', 'Yes']);
    expect(read([word('Yes', 60, 98)], [tickBox(100, close)])).toEqual(['Yes', '☐']);
  });

  it('leave print where it is seen to begin again, and are of its line', () => {
    const page: Page = { index: 0, width: 600, height: 800, words: [word('statusSingle', 60, 150)] };
    const { words } = withTickBoxes(page, [tickBox(100)]);
    const boxes = words.map(({ box }): Box => box);
    expect(boxes).toEqual([
      [60, 100, 92, 110],
      [114, 100, 150, 110],
      [100, 100, 110, 110],
    ]);
    expect(words.map(({ line }) => line)).toEqual([3, 3, 3]);
  });

  it('are hardly sure where a tick may be dirt', () => {
    const page: Page = { index: 0, width: 600, height: 800, words: [word('Single', 115, 150)] };
    const { words } = withTickBoxes(page, [tickBox(100, { state: 'unsure' })]);
    expect(words.at(-1)).toMatchObject({ text: '☐', confidence: 0.5 });
  });
});
