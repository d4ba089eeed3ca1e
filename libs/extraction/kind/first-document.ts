/**
 * A file may hold several documents, scanned or printed one after another. What it says is told of one of them, the
 * first: a date of one beside the total of the next would be worse than nothing.
 */
import { fold, squeezed } from '../layout/fold.js';
import { layOut } from '../layout/layout.js';
import { type Kind } from './kind.js';
import { type Page } from '../model/page.js';
import { type Found } from '../reading/found.js';
import { type Reading, readingOf } from '../reading/reading.js';

export interface Named {
  readonly id: string;
  /** All that its page says, and its codes. */
  readonly says: string;
}

/**
 * @param identity what names the document that begins on a page, read off it alone; undefined where none begins
 * @returns the reading down to the page on which another document begins
 */
export function firstDocument(reading: Reading, identity?: (page: Reading) => string | undefined): Reading {
  const { layout, language, rereads, barcodes } = reading;
  if (!identity || layout.pages.length < 2) return reading;
  const namedOn = (page: Page): Named | undefined =>
    named(
      readingOf(layOut([page]), language, { barcodes: barcodes.filter((code) => code.page === page.index) }),
      identity,
    );
  let first: Named | undefined;
  const end = layout.pages.findIndex((page) => {
    const named = namedOn(page);
    const isAnother = first && named && areTwo(first, named);
    first ??= named;
    return isAnother;
  });
  if (end < 0) return reading;
  const own = new Set(layout.pages.slice(0, end).map(({ index }) => index));
  return readingOf(layOut(layout.pages.slice(0, end)), language, {
    rereads: rereads.filter(({ pages }) => pages.every(({ index }) => own.has(index))),
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

/** The fields of the first document of a file, each by the readers of its kind. */
export const fieldsOf = (kind: Kind, reading: Reading): Found[] => kind.fields(firstDocument(reading, kind.identity));
