import { pageOf } from '../testing/made-page.js';
import { type Word } from '../model/page.js';
import { blocksOf } from './blocks.js';
import { fold } from './fold.js';
import { labelFinder, phrases } from './labels.js';
import { layOut } from './layout.js';
import { labelled } from './near.js';

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + text.length * 6, y + 10],
  confidence: 1,
  source: 'ocr',
});

describe('lines', () => {
  it('puts words on lines by their height on the page, whatever order they come in', () => {
    const words = [word('9.00', 300, 41), word('Second', 40, 60), word('Total', 40, 40)];
    const { lines } = layOut([{ index: 0, width: 600, height: 800, words }]);
    expect(lines.map((line) => line.text)).toEqual(['Total 9.00', 'Second']);
    expect(lines[0]?.segments.map((segment) => segment.text)).toEqual(['Total', '9.00']);
  });

  it('follows a line that climbs across the page', () => {
    const words = Array.from({ length: 12 }, (_, i) => word(`w${i}`, 40 + i * 40, 100 - i * 2));
    const next = Array.from({ length: 12 }, (_, i) => word(`v${i}`, 40 + i * 40, 118 - i * 2));
    const { lines } = layOut([{ index: 0, width: 600, height: 800, words: [...next, ...words] }]);
    expect(
      lines.map((line) =>
        line.text
          .split(' ')
          .map((text) => text[0])
          .join(''),
      ),
    ).toEqual(['w'.repeat(12), 'v'.repeat(12)]);
  });

  it('keep what the reader found in one line together, however its words overlap', () => {
    const wide = (line: number): Word[] => [
      { ...word('Harbour', 40, 40), box: [40, 40, 90, 50], line },
      { ...word('88', 66, 40), box: [66, 40, 92, 50], line: 1 },
    ];
    const texts = (words: readonly Word[]) =>
      layOut([{ index: 0, width: 600, height: 800, words }]).lines.map(({ text }) => text);
    expect(texts(wide(1))).toEqual(['Harbour 88']);
    expect(texts(wide(2))).toEqual(['Harbour', '88']);
    expect(texts(wide(1).map(({ line: _, ...rest }) => rest))).toEqual(['Harbour', '88']);
  });

  it('follow a page that lies askew over the gap between what is sold and its price', () => {
    const names = ['Rye loaf small', 'Apple juice 1L', 'Oat milk fresh', 'Honey in a jar', 'Pears by weight'];
    const words = names.flatMap((name, row) => [
      ...name.split(' ').map((text, at) => ({ ...word(text, 40 + at * 50, 100 + row * 16 - at * 2), line: row })),
      { ...word(`${row}.00`, 440, 84 + row * 16), line: 10 + row },
    ]);
    const { lines } = layOut([{ index: 0, width: 600, height: 800, words }]);
    expect(lines.map(({ text }) => text)).toEqual(names.map((name, row) => `${name} ${row}.00`));
  });

  it('are in their order beside a mark that is several of them high', () => {
    const mark: Word = { ...word('I', 300, 0), box: [300, 56, 306, 100] };
    const words = [word('Ada', 40, 40), word('Quay', 40, 56), word('Street', 70, 56), mark, word('Town', 40, 66)];
    const { lines } = layOut([{ index: 0, width: 600, height: 800, words }]);
    expect(lines.map(({ words: [first] }) => first?.text)).toEqual(['Ada', 'Quay', 'Town']);
  });

  it('are one segment where a printer of labels leaves wide spaces', () => {
    const { lines } = layOut([
      { index: 0, width: 600, height: 800, words: [word('United', 40, 40), word('States', 88, 40)] },
    ]);
    expect(lines[0]?.segments).toHaveLength(1);
  });

  it('gives pages to the text in order, parted by form feeds', () => {
    const page = { width: 600, height: 800 };
    expect(
      layOut([
        { ...page, index: 0, words: [word('one', 0, 0)] },
        { ...page, index: 1, words: [word('two', 0, 0)] },
      ]).text,
    ).toBe('one\ftwo');
  });
});

describe('blocks', () => {
  it('go on in a line that rises or falls, by how tall its words are', () => {
    const falling = [word('Larkspur', 40, 114), word('Mill', 95, 118), word('House', 126, 122)];
    const words = [word('Ada', 40, 100), ...falling, word('Harbour', 40, 131)];
    const blocks = blocksOf(layOut([{ index: 0, width: 400, height: 400, words }]));
    expect(blocks.map(({ lines }) => lines.length)).toEqual([3]);
  });

  it.each([
    ['evenly', { tops: [40, 61, 81], first: 12, lines: [3] }],
    ['and not where none is before', { tops: [40, 60, 80], first: 10, lines: [1, 1, 1] }],
    ['unevenly not', { tops: [40, 55, 75], first: 10, lines: [2, 1] }],
    ['not far apart', { tops: [40, 64, 88], first: 14, lines: [2, 1] }],
  ])('go on where letters without tails leave more room, as the lines before do: %s', (_, { tops, first, lines }) => {
    const words = tops.map((top, row): Word => ({
      ...word('Larkspur', 40, top),
      box: [40, top, 90, top + (row === 0 ? first : 10)],
    }));
    const blocks = blocksOf(layOut([{ index: 0, width: 400, height: 400, words }]));
    expect(blocks.map((block) => block.lines.length)).toEqual(lines);
  });

  it('gathers what stands flush left and close together, column by column', () => {
    const blocks = blocksOf(
      layOut([pageOf(['Acme Ltd|Widget GmbH', '1 Main Street|Lindenallee 7', '', '', 'Much further down'])]),
    );
    expect(blocks.map((block) => block.lines.map((line) => line.text))).toEqual([
      ['Acme Ltd', '1 Main Street'],
      ['Widget GmbH', 'Lindenallee 7'],
      ['Much further down'],
    ]);
  });
});

describe('labels', () => {
  const find = labelFinder({
    number: phrases('invoice no | n° facture\nrechnungsnummer'),
    total: phrases('total | total ttc'),
  });
  const on = (lines: readonly string[]) =>
    labelled(layOut([pageOf(lines)]), find).map(({ name, phrase, right, below }) => [
      name,
      phrase,
      right?.text ?? below()[0]?.text,
    ]);

  it('finds the longest phrase, never inside a word', () => {
    expect(on(['Total TTC 9,00', 'Subtotal 7,00', 'totally']).map(([name, phrase]) => [name, phrase])).toEqual([
      ['total', 'total ttc'],
    ]);
  });

  it('reads over accents, case and the punctuation between words', () => {
    expect(on(['INVOICE-NO. 47', 'Nº Facture : 12', 'Rechnungsnummer:|R-9'])).toEqual([
      ['number', 'invoice-no', '. 47'].map((part) => (part === '. 47' ? '47' : part)),
      ['number', expect.stringContaining('facture'), ': 12'],
      ['number', 'rechnungsnummer', 'R-9'],
    ]);
  });

  it('looks under a label that heads a column', () => {
    expect(on(['Invoice no|Total', '4711|9,00'])).toEqual([
      ['number', 'invoice no', '4711'],
      ['total', 'total', '9,00'],
    ]);
  });
});

describe('fold', () => {
  it('keeps every place where it was', () => {
    for (const text of ['Größe', 'Échéance', 'Łódź', 'ÆØÅ', '🐀 x']) expect(fold(text)).toHaveLength(text.length);
    expect(fold('Échéance Größe')).toBe('echeance grose');
  });
});
