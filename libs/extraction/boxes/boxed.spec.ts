import { type DecodedDocument } from '../decode/document.js';
import { type Page, type Word } from '../model/page.js';
import { drawnSheet } from '../testing/drawn-boxes.js';
import { boxed } from './boxed.js';

const sheet = drawnSheet((pen) => {
  for (const [at, text] of ['Air', 'Rail', 'Road'].entries()) {
    pen.frame(40 + at * 70, 50, 10, at === 1 ? 'cross' : 'none');
    pen.word(text, 55 + at * 70, 50);
  }
});
/** In points, where the picture has dots. */
const [WIDTH, HEIGHT] = [360, 288];
const unit = WIDTH / sheet.picture.width;
const words = sheet.print.map(([x0, y0, x1, y1], at): Word => {
  const box = [x0 * unit, y0 * unit, x1 * unit, y1 * unit] as const;
  return { text: ['Air', 'Rail', 'Road'][at]!, box, confidence: 0.97, source: 'ocr' };
});
const page: Page = { index: 0, width: WIDTH, height: HEIGHT, words };
const documentOf = (layer?: readonly Word[]): DecodedDocument => ({
  pages: [{ width: WIDTH, height: HEIGHT, ...(layer && { words: layer }), picture: async () => sheet.picture }],
  attachments: [],
  close: async () => {},
});

describe('pages with their boxes', () => {
  it('have each in its place, in the unit of the page', async () => {
    const [seen] = await boxed(documentOf(), [page]);
    const tick = seen!.words.find(({ text }) => text === '☒')!;
    expect(tick.box.map(Math.round)).toEqual([110, 40, 120, 51]);
    expect(seen!.words.filter(({ text }) => text === '☐')).toHaveLength(2);
  });

  it('stay as they are where they have a text layer', async () => {
    expect(await boxed(documentOf(words), [page])).toEqual([page]);
  });
});
