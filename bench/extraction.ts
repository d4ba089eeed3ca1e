/**
 * What everything around the reader costs: a warm receipt through LocalExtractor against raw tesseract.js on the same picture,
 * and a one-page PDF with a text layer. Documents are drawn here; files given as arguments are measured instead of the receipt.
 *   node dist/bench/extraction.js [picture…]
 */
import { readFile } from 'node:fs/promises';
import { createWorker, OEM } from 'tesseract.js';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { languageFolder } from '#adapters/tesseract/language-data.js';
import { drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';

const ROUNDS = 9;

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let i = 0; i < ROUNDS; i++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}

const files = process.argv.slice(2);
const pictures =
  files.length > 0 ? await Promise.all(files.map((file) => readFile(file))) : [(await drawReceipt()).jpeg];
const folder = languageFolder(['eng']);
const raw = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder.path, gzip: true, cacheMethod: 'none' });
const extractor = new LocalExtractor({ children: 1, prewarm: true });
const { pdf } = makeInvoicePdf();

for (const [index, picture] of pictures.entries()) {
  const alone = await median(() => raw.recognize(picture));
  const whole = await median(() => extractor.extract(picture));
  const name = files[index] ?? 'drawn receipt';
  console.log(
    `${name}: tesseract.js ${alone.toFixed(0)} ms, extractor ${whole.toFixed(0)} ms, ratio ${(whole / alone).toFixed(2)}`,
  );
}
console.log(`one-page PDF with a text layer: ${(await median(() => extractor.extract(pdf))).toFixed(0)} ms`);
await raw.terminate();
await extractor.close();
