/**
 * The items printed on every invoice (26) and receipt (153) of the development folder, written down from looking at
 * each (a PDF whose font does not render: from its text). A line for each: its name in the folder, its SHA-256, its
 * items.
 * Sums, taxes, service charges, rounding and what has no amount of its own are no items; discounts among them are.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PrintedItem } from '#extraction/scoring/line-items.js';

const LINES = join('bench', 'line-items', 'labelled.jsonl');

/** By the document's name in the folder. */
export function printedItems(folder: string): ReadonlyMap<string, readonly PrintedItem[]> {
  const lines = readFileSync(LINES, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const { file, sha256, items } = JSON.parse(line) as { file: string; sha256: string; items: PrintedItem[] };
      const found = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      if (found !== sha256) throw new Error(`${file} is not the document whose items were written down.`);
      return [file, items];
    }),
  );
}
