import sharp from 'sharp';
import { mustBeWithinLimits } from '#domain/documents/limits.js';
import { OcrEngine } from '#ports/ocr-engine.js';
import { extractDocument } from './pipeline.js';
import { turnedBy } from './model/pose.js';
import { makePdf } from './testing/made-pdf.js';

class NoReader extends OcrEngine {
  read = () => Promise.reject(new Error('everything has a text layer'));
  languages = () => [];
  close = async () => {};
}

/** Whatever it is shown lies on its side. */
class TurningReader extends OcrEngine {
  read = async () => {
    const words = ['Invoice', 'number:', '2041'].map((text, at) => {
      return { text, confidence: 0.95, line: 0, box: [at * 100, 0, at * 100 + 90, 20] as const };
    });
    return { engine: 'made up', words, moved: { pose: turnedBy(90), turn: 90, width: 400, height: 800 } as const };
  };
  languages = () => [];
  close = async () => {};
}

it('tells of a page that was turned its size as it came, where its values stood on that, and by how much', async () => {
  const lying = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { pages, evidence } = await extractDocument(lying, {}, new TurningReader());
  expect(pages).toEqual([{ width: 800, height: 400, turn: 90 }]);
  expect(Object.values(evidence)).toEqual([{ page: 0, box: [0, 0.275, 0.025, 0.5], source: 'ocr' }]);
});

it('answers with what a document holds, and says how many values are left out', async () => {
  const lines = Array.from({ length: 80 }, (_, n) => ({ text: 'A: '.repeat(60), x: 5, y: 20 + n * 6, size: 4 }));
  const bytes = makePdf({ pages: [lines, lines, lines, lines] });
  const result = await extractDocument(bytes, {}, new NoReader());
  mustBeWithinLimits(result.extraction);
  const { extraction, confidence, evidence } = result;
  expect(Buffer.byteLength(JSON.stringify({ extraction, confidence, evidence }))).toBeLessThan(700_000);
  expect(result.leftOut).toBeGreaterThan(1_000);
});

it('reads the first document of a file of several, and says where the next begins', async () => {
  const page = (number: string, day: number, total: string) =>
    [`Invoice number: ${number}`, `Invoice date: ${day} May 2026`, `Total due: ${total}`].map((text, at) => {
      return { text, x: 60, y: 100 + at * 20, size: 10 };
    });
  const two = makePdf({ pages: [page('L-4711', 7, '120.00'), page('L-4712', 8, '960.00')] });
  const { extraction, anotherFrom, pages } = await extractDocument(two, {}, new NoReader());
  expect(extraction).toMatchObject({ invoice_number: 'L-4711', invoice_date: '2026-05-07', total_amount: 120 });
  expect([anotherFrom, pages.length]).toEqual([2, 2]);
  const one = makePdf({ pages: [page('L-4711', 7, '120.00'), page('L-4711', 7, '120.00')] });
  expect(await extractDocument(one, {}, new NoReader())).not.toHaveProperty('anotherFrom');
});
