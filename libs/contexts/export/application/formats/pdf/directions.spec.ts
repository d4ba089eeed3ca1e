import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnCharacters, inDrawnOrder } from './directions.js';
import { Typesetter } from './typesetter.js';

const drawn = (line: string) => inDrawnOrder(line).map(({ text, rightToLeft }) => (rightToLeft ? `<${text}` : text));

describe('the order in which a line is drawn', () => {
  it.each([
    ['Total 12.50', ['Total 12.50']],
    ['שלום עולם', ['<שלום עולם']],
    ['Invoice שלום עולם 7', ['Invoice ', '7', '<שלום עולם ']],
    ['חשבונית 120.50 ILS', ['ILS', '< ', '120.50', '<חשבונית ']],
    ['فاتورة رقم 2026', ['2026', '<فاتورة رقم ']],
  ])('of %s', (line, wanted) => expect(drawn(line)).toEqual(wanted));

  it('turns round what stands between the letters, brackets too', () => {
    expect(drawnCharacters(' (a')).toBe('a) ');
    expect(drawnCharacters('שלום')).toBe('שלום');
  });
});

it('sets Hebrew, Arabic, Devanagari and Thai in faces that have them, the first word of Hebrew on the right', async () => {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.addPage();
  const type = new Typesetter(document);
  const style = { cut: 'regular', size: 12, colour: '#000000' } as const;
  const lines = ['שלום עולם', 'فاتورة', 'चालान', 'ใบแจ้งหนี้'];
  lines.forEach((line, at) => type.draw(line, style, 50, 100 + at * 20));
  document.end();
  await once(document, 'end');
  const page = await (
    await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise
  ).getPage(1);
  const items = (await page.getTextContent()).items as { str: string; transform: number[] }[];
  const x = (text: string) => items.find(({ str }) => str.includes(text))!.transform[4]!;
  expect(x('שלום')).toBeGreaterThan(x('עולם'));
  const text = items.map(({ str }) => str).join('');
  expect(text).not.toContain('□');
  // Letters by themselves: where they stand close, a reader guesses at spaces.
  for (const letter of 'فاتورة') expect(text.normalize('NFKC')).toContain(letter);
  expect(text).toContain('ใบแจ้ง');
});
