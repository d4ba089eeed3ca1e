/**
 * Accuracy, speed and memory of the engine, each beside its peer.
 * In the same run, because a busy machine slows both. With `--corpus` the answers are scored first; then per reader
 * what everything around it costs, what two children sustain beside two bare tesseract.js workers, and a picture
 * beside the plain tesseract command of the system, where there is one; a one-page PDF with a text layer; with
 * `--documents N` the memory of its own of a child and of this process over N documents, one in four a picture, in a
 * child that is replaced only when it is worn out (`--memory-only` leaves out all else). A receipt is drawn here;
 * files given as arguments are measured instead of it.
 *   npm run bench -- extraction [--corpus FOLDER [--cache FOLDER]] [--documents N [--memory-only]] [picture…]
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { portableGraymap } from '#adapters/tesseract/portable-graymap.js';
import { drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { makeInvoicePdf } from '#extraction/testing/made-invoice.js';
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { ownMemoryOf } from '#adapters/child-pool/memory.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { childPids, largestChildMb } from '../measuring/children-memory.js';
import { accuracyTable, calibrationCurve } from '../corpus/report.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { plainTesseract } from './plain-tesseract.js';
import { aroundReaders, bareTesseract, medianOf, prepared, sustained, type Sustained } from './speed.js';

const ROUNDS = 9;
/** Receipts of the sustained run; the pictures given are read again and again. */
const SUSTAINED = 60;

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
const many = Array.from({ length: SUSTAINED }, (_, index) => pictures[index % pictures.length]!);
const told = ({ perMinute, p50, p95 }: Sustained) =>
  `${perMinute.toFixed(0)} a minute, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;

async function speed(): Promise<void> {
  const plain = await plainTesseract();
  if (!plain) console.log('plain tesseract: skipped, no such command here');
  for (const [index, picture] of plain ? pictures.entries() : []) {
    const ready = portableGraymap(await prepared(picture));
    const took = await medianOf(ROUNDS, () => plain!(ready));
    console.log(`${files[index] ?? 'drawn receipt'}: plain tesseract ${took.toFixed(0)} ms`);
  }
  for (const names of [OCR_ENGINES, ['tesseract'] as const]) {
    const { readings, readersMs, around } = await aroundReaders(names, pictures);
    const inReaders = `${readings} readings of ${pictures.length} pictures took ${readersMs.toFixed(0)} ms`;
    console.log(`${names.join(' + ')}: ${inReaders}, all around them ${(100 * around).toFixed(1)} % of that`);
  }
  console.log(`two children, both readers: ${told(await sustained(OCR_ENGINES, many))}`);
  const [bare, ours] = [await bareTesseract(many), await sustained(['tesseract'], many)];
  console.log(`two bare tesseract.js workers: ${told(bare)}`);
  console.log(`two children, tesseract alone: ${told(ours)}, ratio ${(ours.perMinute / bare.perMinute).toFixed(2)}`);
}

if (!values['memory-only']) await speed();
const extractor = new LocalExtractor({
  children: 1,
  modelsDir: ocrModelsDirFrom(process.env),
  recycleAfter: Infinity,
});
await extractor.warm();
const { pdf } = makeInvoicePdf();
console.log(`one-page PDF with a text layer: ${(await medianOf(ROUNDS, () => extractor.extract(pdf))).toFixed(0)} ms`);
const documents = Number(values.documents ?? 0);
const children = new Set<string>();
const tell = (done: number) => {
  for (const pid of childPids()) children.add(pid);
  const own = ownMemoryOf(process.pid) / 2 ** 20;
  const figures = `child ${largestChildMb().toFixed(0)} MB, parent ${own.toFixed(0)} MB, ${children.size} children so far`;
  console.log(`after ${done} documents: ${figures}`);
};
for (let done = 0; done < documents; done++) {
  if (done % Math.ceil(documents / 10) === 0) tell(done);
  await extractor.extract(done % 4 === 0 ? pictures[(done / 4) % pictures.length]! : pdf);
}
if (documents > 0) tell(documents);
await extractor.close();
