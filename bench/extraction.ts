/**
 * What everything around the readers costs, and what a child holds on to: warm receipts through LocalExtractor against each raw
 * reader on the prepared picture in the same run (a busy machine slows both), a one-page PDF with a text layer, and, with
 * `--documents N`, the resident memory of a child and of this process over N documents, one in four a picture, the others PDFs
 * with a text layer, in a child that is replaced only when it is worn out; `--memory-only` leaves out all else. Documents are drawn here; files given as arguments are
 * measured instead of the receipt.
 * Each receipt is read by the plain tesseract command of the system too, where there is one; one thread each. With `--corpus`
 * the engine's answers are scored first.
 *   npm run bench:extraction -- [--corpus FOLDER [--cache FOLDER]] [--documents N [--memory-only]] [picture…]
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { PpocrReader } from '#adapters/ppocr/ppocr-reader.js';
import { TesseractReader } from '#adapters/tesseract/tesseract-reader.js';
import { decode } from '#extraction/decode/decode.js';
import { sniff } from '#extraction/sniff/sniff.js';
import { drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { OCR_ENGINES, type OcrImage } from '#ports/ocr-engine.js';
import { childPids, largestChildMb } from './children-memory.js';
import { accuracyTable, calibrationCurve } from './corpus/report.js';
import { scoreCorpus } from './corpus/score-corpus.js';
import { plainTesseract } from './extraction/plain-tesseract.js';

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

/** What the reader gets: decoding and preparing it is part of what is around the reader. */
async function prepared(bytes: Uint8Array): Promise<OcrImage> {
  const document = await decode(bytes, sniff(bytes));
  const picture = await document.pages[0]!.picture();
  await document.close();
  return picture;
}

const { values, positionals: files } = parseArgs({
  options: {
    documents: { type: 'string' },
    corpus: { type: 'string' },
    cache: { type: 'string' },
    'memory-only': { type: 'boolean' },
  },
  allowPositionals: true,
});
if (values.corpus) {
  const scored = await scoreCorpus(values.corpus, { cache: values.cache });
  console.log([...accuracyTable(scored), '', ...calibrationCurve(scored), ''].join('\n'));
}
const pictures =
  files.length > 0 ? await Promise.all(files.map((file) => readFile(file))) : [(await drawReceipt()).jpeg];
const raw = { ppocr: new PpocrReader(), tesseract: new TesseractReader() };

const only = values['memory-only'] === true;
const plain = only ? undefined : await plainTesseract();
if (!plain && !only) console.log('plain tesseract: skipped, no such command here');
for (const [index, picture] of pictures.entries()) {
  if (!plain) break;
  const { png } = await prepared(picture);
  const took = await median(() => plain(png));
  console.log(`${files[index] ?? 'drawn receipt'}: plain tesseract ${took.toFixed(0)} ms`);
}

for (const name of only ? [] : OCR_ENGINES) {
  const extractor = new LocalExtractor({ children: 1, prewarm: true, ocrEngines: [name] });
  for (const [index, picture] of pictures.entries()) {
    const page = await prepared(picture);
    const alone = await median(() => raw[name].read(page));
    const whole = await median(() => extractor.extract(picture));
    const file = files[index] ?? 'drawn receipt';
    const ratio = (whole / alone).toFixed(2);
    console.log(`${file}: ${name} ${alone.toFixed(0)} ms, extractor ${whole.toFixed(0)} ms, ratio ${ratio}`);
  }
  await raw[name].close();
  await extractor.close();
}

const extractor = new LocalExtractor({ children: 1, prewarm: true, recycleAfter: Infinity });
const { pdf } = makeInvoicePdf();
console.log(`one-page PDF with a text layer: ${(await median(() => extractor.extract(pdf))).toFixed(0)} ms`);
const documents = Number(values.documents ?? 0);
const children = new Set<string>();
const tell = (done: number) => {
  for (const pid of childPids()) children.add(pid);
  const own = process.memoryUsage.rss() / 2 ** 20;
  const figures = `child ${largestChildMb().toFixed(0)} MB, parent ${own.toFixed(0)} MB, ${children.size} children so far`;
  console.log(`after ${done} documents: ${figures}`);
};
for (let done = 0; done < documents; done++) {
  if (done % Math.ceil(documents / 10) === 0) tell(done);
  await extractor.extract(done % 4 === 0 ? pictures[(done / 4) % pictures.length]! : pdf);
}
if (documents > 0) tell(documents);
await extractor.close();
