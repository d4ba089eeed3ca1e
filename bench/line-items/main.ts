/**
 * How line items are read: precision and recall of rows and of every cell.
 * On invoices and receipts made here, a style of table at a time. With the development folder instead on its invoices
 * and receipts, whose items were written down, a half at a time, and by whether what is read adds up to a sum; with
 * another folder on those whose labels tell their `items`.
 *   npm run bench -- line-items [--corpus FOLDER [--cache FOLDER]] [--misses]
 * Misses are those of made documents, of the half that rules are written from, and of another folder.
 */
import { parseArgs } from 'node:util';
import { openReaders } from '#adapters/local-extractor/warm-readers.js';
import { extractDocument } from '#extraction/pipeline.js';
import { drawLines } from '#extraction/testing/drawn-receipt.js';
import { makeItemReceipt, RECEIPT_STYLES } from '#extraction/testing/made-item-receipts.js';
import { makePdf } from '#extraction/testing/made-pdf.js';
import { type MadeItem, makeTable } from '#extraction/testing/made-tables.js';
import { TABLE_STYLES } from '#extraction/testing/table-styles.js';
import {
  CELLS,
  type ItemTally,
  NO_ITEMS,
  plusItems,
  type ReadItem,
  scoreItems,
} from '#extraction/scoring/line-items.js';
import { f1, part, precision, recall } from '#extraction/scoring/tally.js';
import { type JsonObject } from '#kernel/json.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type Scored } from '../corpus/accuracy.js';
import { scoreCorpus } from '../corpus/score-corpus.js';
import { addUp } from './add-up.js';
import { labelledItems, printedItems } from './labelled.js';

const SEEDS = [0, 1, 2, 3];
const { values } = parseArgs({
  options: { corpus: { type: 'string' }, cache: { type: 'string' }, misses: { type: 'boolean' } },
});
type Made = { readonly bytes: Uint8Array; readonly items: readonly MadeItem[] };

async function measure(name: string, made: readonly Made[], ocr: OcrEngine): Promise<ItemTally> {
  let tally = NO_ITEMS;
  for (const { bytes, items } of made) {
    const { extraction } = await extractDocument(bytes, {}, ocr);
    tally = plusItems(tally, compared(items, itemsIn(extraction)));
  }
  console.log(row(name, tally));
  return tally;
}

function compared(items: Parameters<typeof scoreItems>[0], read: readonly ReadItem[], name = ''): ItemTally {
  const tally = scoreItems(items, read);
  const whole = Object.values(tally).every((one) => one.correct === one.labelled && one.correct === one.predicted);
  if (values.misses && !whole) console.log(`  ${name} want`, JSON.stringify(items), '\n  got ', JSON.stringify(read));
  return tally;
}

const itemsIn = (extraction: JsonObject) => (extraction['line_items'] ?? []) as readonly ReadItem[];
const percent = (value: number) => (100 * value).toFixed(1).padStart(5);
const row = (name: string, { rows, ...cells }: ItemTally) =>
  [
    name.padEnd(46),
    `${String(rows.labelled).padStart(4)} ${percent(precision(rows))} /${percent(recall(rows))} =${percent(f1(rows))}`,
    ...CELLS.map((cell) => `${percent(precision(cells[cell]))} /${percent(recall(cells[cell]))}`),
  ].join('  ');
const heading = (name: string) =>
  [name.padEnd(46), 'rows, precision / recall = F1', ...CELLS.map((cell) => cell.padStart(12))].join('  ');

async function measureMade() {
  const { reader: ocr } = await openReaders({ modelsDir: ocrModelsDirFrom(process.env) });
  for (const kind of ['invoices', 'receipts'] as const) {
    console.log(heading(`made ${kind}`));
    let all = NO_ITEMS;
    if (kind === 'invoices')
      for (const style of TABLE_STYLES) {
        const tables = SEEDS.map((seed) => makeTable(style, seed));
        const made = tables.map(({ pages, items }) => ({ bytes: makePdf({ pages }), items }));
        all = plusItems(all, await measure(style.name, made, ocr));
      }
    else
      for (const style of RECEIPT_STYLES) {
        const made: Made[] = [];
        for (const { lines, items } of SEEDS.map((seed) => makeItemReceipt(style, seed)))
          made.push({ bytes: await drawLines(lines), items });
        all = plusItems(all, await measure(style.name, made, ocr));
      }
    console.log(`${row('all', all)}\n`);
  }
  await ocr.close();
}

async function measureCorpus(corpus: string) {
  const { cache } = values;
  const labelled = labelledItems(corpus);
  const isOther = labelled.size > 0;
  const printed = isOther ? labelled : printedItems(corpus);
  const read = ({ answer }: Scored) => itemsIn(answer.extraction);
  for (const docType of ['invoice', 'receipt'] as const) {
    const documents = await scoreCorpus(corpus, { cache, wanted: (label) => label.docType === docType });
    console.log(heading(`${docType}s whose items were written down`));
    for (const half of isOther ? (['all'] as const) : (['fit', 'report'] as const)) {
      const ours = documents.filter((one) => (isOther || one.half === half) && printed.has(one.label.file));
      const tally = ours
        .map((one) => {
          const items = printed.get(one.label.file)!;
          return half !== 'report' ? compared(items, read(one), one.label.file) : scoreItems(items, read(one));
        })
        .reduce(plusItems, NO_ITEMS);
      console.log(row(`${half}, ${ours.length} documents`, tally));
    }
    const withItems = documents.filter((one) => read(one).length > 0);
    const right = withItems.filter(({ answer }) => addUp(answer.extraction));
    console.log(
      `all ${documents.length} ${docType}s: ${withItems.length} with items, of which ${right.length} add up ` +
        `(${percent(part(right.length, documents.length)).trim()} % of all)\n`,
    );
  }
}

if (values.corpus) await measureCorpus(values.corpus);
else await measureMade();
