/**
 * The items printed on every invoice (26) and receipt (153) of the development folder, written down from looking at
 * each (a PDF whose font does not render: from its text). A line for each: its name in the folder, its SHA-256, its
 * items. Another folder's labels tell them themselves, as `items`.
 * Sums, taxes, service charges, rounding and what has no amount of its own are no items; discounts among them are.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PrintedItem } from '#extraction/scoring/line-items.js';

const LINES = join('bench', 'line-items', 'labelled.jsonl');

type Items = ReadonlyMap<string, readonly PrintedItem[]>;

/** What a folder's own labels tell, by the document's name in it; empty where they tell no items. */
export function labelledItems(folder: string): Items {
  const labels = linesOf(join(folder, 'labels.jsonl')).map((line) => JSON.parse(line) as Labelled);
  return new Map(labels.flatMap(({ file, items }) => (items ? [[file, items] as const] : [])));
}

interface Labelled {
  readonly file: string;
  readonly items?: readonly PrintedItem[];
}

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

/** Of the development folder, by the document's name in it. */
export function printedItems(folder: string): Items {
  return new Map(
    linesOf(LINES).map((line) => {
      const { file, sha256, items } = JSON.parse(line) as { file: string; sha256: string; items: PrintedItem[] };
      const found = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      if (found !== sha256) throw new Error(`${file} is not the document whose items were written down.`);
      return [file, items];
    }),
  );
}
