import { withWholeLigatures } from './ligatures.js';
import { textLayer } from './text-layer.js';

const VIEW = [1, 0, 0, 1, 0, 0];
/** An item as pdf.js tells it, ten points high. */
const item = (str: string, x: number, width: number) => ({ str, width, height: 10, transform: [10, 0, 0, 10, x, 100] });
const wordsOf = (...items: readonly ReturnType<typeof item>[]) => textLayer(items, VIEW, 600, 800);

describe('text that runs from the right', () => {
  it('has its first word at the right', () => {
    const [left, right] = wordsOf(item('רחוב הדקל', 100, 50)).sort((a, b) => a.box[0] - b.box[0]);
    expect([left?.text, right?.text]).toEqual(['הדקל', 'רחוב']);
  });

  it('has Latin words and figures in it from the left', () => {
    const words = wordsOf(item('הזמנה PO 1187 מספר', 100, 120)).sort((a, b) => a.box[0] - b.box[0]);
    expect(words.map(({ text }) => text)).toEqual(['מספר', 'PO', '1187', 'הזמנה']);
  });

  it('is joined out of glyphs that stand from the left', () => {
    // "ريال" as four glyphs, the last letter first.
    const glyphs = [item('ﻝ', 100, 5), item('ﺎ', 105, 3), item('ﻳ', 108, 4), item('ر', 112, 4)];
    expect(wordsOf(...glyphs).map(({ text }) => text)).toEqual(['ريال']);
    expect(wordsOf(...glyphs.toReversed()).map(({ text }) => text)).toEqual(['ريال']);
  });

  it('has a ligature of its font in the order of its letters, however it is stated', () => {
    expect(wordsOf(item('ﺪﻳﱪﺗ', 100, 30)).map(({ text }) => text)).toEqual(['ديبرت']);
    const [turned] = wordsOf(item('السالم', 100, 30));
    const run = ['م', 'لا', 'س', 'ل', 'ا'];
    expect(withWholeLigatures([turned!], [run]).map(({ text }) => text)).toEqual(['السلام']);
  });
});

it('figures of Arabic, Persian and Thai are those of everywhere', () => {
  const texts = wordsOf(item('٢٠٢٦/٠٣/١٥', 100, 60), item('۱۲٫۵۰', 200, 40), item('๒๕๖๘', 300, 30));
  expect(texts.map(({ text }) => text)).toEqual(['2026/03/15', '12.50', '2568']);
});
