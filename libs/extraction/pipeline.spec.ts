import { mustBeWithinLimits } from '#domain/documents/limits.js';
import { OcrEngine } from '#ports/ocr-engine.js';
import { extractDocument } from './pipeline.js';
import { makePdf } from './testing/made-pdf.js';

class NoReader extends OcrEngine {
  read = () => Promise.reject(new Error('everything has a text layer'));
  languages = () => [];
  close = async () => {};
}

it('answers with what a document holds, and says how many values are left out', async () => {
  const lines = Array.from({ length: 80 }, (_, n) => ({ text: 'A: '.repeat(60), x: 5, y: 20 + n * 6, size: 4 }));
  const bytes = makePdf({ pages: [lines, lines, lines, lines] });
  const result = await extractDocument(bytes, {}, new NoReader());
  mustBeWithinLimits(result.extraction);
  const { extraction, confidence, evidence } = result;
  expect(Buffer.byteLength(JSON.stringify({ extraction, confidence, evidence }))).toBeLessThan(700_000);
  expect(result.leftOut).toBeGreaterThan(1_000);
});
