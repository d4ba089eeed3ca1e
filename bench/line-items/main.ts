/**
 * How line items are read: precision and recall of every cell.
 * On invoices and receipts made here, a style of table at a time; with a folder of documents, whether the items read
 * off each add up to its subtotal or total, which no label tells but arithmetic does.
 *   npm run bench -- line-items [--corpus FOLDER [--cache FOLDER]] [--misses]
 */
import { parseArgs } from 'node:util';
import { openReaders } from '#adapters/local-extractor/warm-readers.js';
import { extractDocument } from '#extraction/pipeline.js';
import { drawLines } from '#extraction/testing/drawn-receipt.js';
import { makeItemReceipt, RECEIPT_STYLES } from '#extraction/testing/made-item-receipts.js';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { type MadeItem, makeTable } from '#extraction/testing/made-tables.js';
import { TABLE_STYLES } from '#extraction/testing/table-styles.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { addUp, CELLS, type CellCounts, countCells, noCounts, type ReadItem } from './cells.js';

const SEEDS = [0, 1, 2, 3];
const { values } = parseArgs({
  options: { corpus: { type: 'string' }, cache: { type: 'string' }, misses: { type: 'boolean' } },
});
const { reader: ocr } = await openReaders({ modelsDir: ocrModelsDirFrom(process.env) });

async function itemsOf(bytes: Uint8Array): Promise<readonly ReadItem[]> {
  const { extraction } = await extractDocument(bytes, {}, ocr);
  return (extraction['line_items'] ?? []) as readonly ReadItem[];
}

async function measure(
  name: string,
  made: readonly { bytes: Uint8Array; items: readonly MadeItem[] }[],
  all: CellCounts,
) {
  const counts = noCounts();
  for (const { bytes, items } of made) {
    const read = await itemsOf(bytes);
    const missed = countCells(items, read, counts, all);
    if (values.misses && missed) console.log('  want', JSON.stringify(items), '\n  got ', JSON.stringify(read));
  }
  console.log(row(name, counts));
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '    –' : ((100 * part) / whole).toFixed(0).padStart(5);
const row = (name: string, counts: CellCounts) =>
  `${name.padEnd(46)}${CELLS.map((cell) => `${percent(counts[cell].right, counts[cell].read)} /${percent(counts[cell].right, counts[cell].made)}`).join('  ')}`;

for (const kind of ['invoices', 'receipts'] as const) {
  console.log(`${`${kind} (precision / recall, %)`.padEnd(46)}${CELLS.map((cell) => cell.padStart(12)).join('  ')}`);
  const all = noCounts();
  if (kind === 'invoices')
    for (const style of TABLE_STYLES) {
      const tables = SEEDS.map((seed) => makeTable(style, seed));
      await measure(
        style.name,
        tables.map(({ pages, items }) => ({ bytes: makePdf({ pages }), items })),
        all,
      );
    }
  else
    for (const style of RECEIPT_STYLES) {
      const receipts = SEEDS.map((seed) => makeItemReceipt(style, seed));
      const made = [];
      for (const { lines, items } of receipts) made.push({ bytes: await drawLines(lines), items });
      await measure(style.name, made, all);
    }
  console.log(`${row('all', all)}\n`);
}
await ocr.close();

if (values.corpus) {
  for (const docType of ['invoice', 'receipt'] as const) {
    const documents = await scoreCorpus(values.corpus, {
      cache: values.cache,
      wanted: (label) => label.docType === docType,
    });
    const withItems = documents.filter(({ answer }) => answer.extraction['line_items'] !== undefined);
    const right = withItems.filter(({ answer }) => addUp(answer.extraction));
    console.log(
      `${docType}: ${documents.length} documents, ${withItems.length} with items, of which ${right.length} add up`,
    );
    if (values.misses)
      for (const { label, answer } of documents)
        if (!right.some((one) => one.label === label))
          console.log(`  ${label.file} ${JSON.stringify(answer.extraction['line_items'] ?? [])}`);
  }
}
