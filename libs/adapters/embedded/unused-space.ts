/**
 * Where a page of a SQLite file has nothing. SQLite zeroes a row that is deleted (secure_delete), but when it spreads
 * the rows of a page over its neighbours it may lay the page out again, and then leaves what was there between its list
 * of cells and the first of them: a copy of a row that now stands elsewhere, which no later change reaches. As of
 * SQLite 3.53; `rebuildPage` in its btree.c.
 */

/** First bytes of pages that hold cells. That of any other page is 0, or its content means nothing (a free one). */
const WITH_CHILDREN = [2, 5];
const LEAVES = [10, 13];
const FILE_HEADER = 100;

interface Space {
  /** Of the first unused byte in the page. */
  readonly from: number;
  /** Of the first byte behind them. */
  readonly to: number;
}

/** Size of the file's pages, in bytes. @param header at least 18 bytes from the beginning of the file */
export function pageSizeOf(header: Buffer): number {
  const size = header.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

/** @param first whether it is the first page of the file. @returns undefined for a page without cells */
export function unusedSpace(page: Buffer, first: boolean): Space | undefined {
  const at = first ? FILE_HEADER : 0;
  const kind = page.readUInt8(at);
  if (!WITH_CHILDREN.includes(kind) && !LEAVES.includes(kind)) return undefined;
  const cells = page.readUInt16BE(at + 3);
  const from = at + (LEAVES.includes(kind) ? 8 : 12) + 2 * cells;
  const to = page.readUInt16BE(at + 5) || 65_536;
  return from <= to && to <= page.length ? { from, to } : undefined;
}
