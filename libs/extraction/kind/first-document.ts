/**
 * A file may hold several documents, scanned or printed one after another. What it says is told of one of them, the
 * first: a date of one beside the total of the next would be worse than nothing.
 */
import { fold, squeezed } from '../layout/fold.js';
import { layOut } from '../layout/layout.js';
import { type Kind } from './kind.js';
import { type Page } from '../model/page.js';
import { type Reading, readingOf } from '../reading/reading.js';

export interface Named {
  readonly id: string;
  /** All that its page says, and its codes. */
  readonly says: string;
}

export interface FirstDocument {
  /** Of its pages alone. */
  readonly reading: Reading;
  /** Number of the page, from 1, on which another document begins; absent: none does. */
  readonly anotherFrom?: number;
}

export function firstDocument({ identity, firstOnPage }: Kind, reading: Reading): FirstDocument {
  const { pages } = reading.layout;
  const end = identity && pages.length > 1 ? anotherAt(reading, identity) : -1;
  const own = end < 0 ? reading : ofPages(reading, pages.slice(0, end));
  const part = own.layout.pages.length === 1 && firstOnPage ? firstOnPage(own) : own;
  const another = part === own ? pages[end] : pages[0];
  return { reading: part, ...(another && { anotherFrom: another.index + 1 }) };
}

/** Index among the pages; negative when one document has them all. */
function anotherAt(reading: Reading, identity: NonNullable<Kind['identity']>): number {
  let first: Named | undefined;
  return reading.layout.pages.findIndex((page) => {
    const here = named(ofPages(reading, [page]), identity);
    const isAnother = first && here && areTwo(first, here);
    first ??= here;
    return isAnother;
  });
}

function ofPages({ language, rereads, barcodes }: Reading, pages: readonly Page[]): Reading {
  const own = new Set(pages.map(({ index }) => index));
  return readingOf(layOut(pages), language, {
    rereads: rereads.filter((layout) => layout.pages.every(({ index }) => own.has(index))),
    barcodes: barcodes.filter(({ page }) => own.has(page)),
  });
}

export function named(page: Reading, identity: (page: Reading) => string | undefined): Named | undefined {
  const id = identity(page);
  const says = () => [page.layout.text, ...page.barcodes.map(({ text }) => text)].join('\n');
  return id === undefined ? undefined : { id, says: says() };
}

/** Neither page mentions the other's. */
export const areTwo = (one: Named, other: Named): boolean =>
  squeezed(one.id) !== squeezed(other.id) && !mentions(one.says, other.id) && !mentions(other.says, one.id);

/** In groups or at a stretch. */
function mentions(text: string, id: string): boolean {
  const groups = [...squeezed(id)].join('[^\\p{L}\\p{N}]*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${groups}(?![\\p{L}\\p{N}])`, 'u').test(fold(text));
}
