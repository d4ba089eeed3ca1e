/** Font files (WOFF, TrueType, OpenType) with some of their tables out of sight: renamed in the file's directory, not moved. Pure. */
const WOFF = 'wOFF';

export function withoutTables(font: Buffer, tables: readonly string[]): Buffer {
  const result = Buffer.from(font);
  const woff = font.toString('latin1', 0, 4) === WOFF;
  const [countAt, first, size] = woff ? [12, 44, 20] : [4, 12, 16];
  const count = font.readUInt16BE(countAt);
  for (let at = first; at < first + count * size; at += size) {
    const tag = font.toString('latin1', at, at + 4);
    if (tables.includes(tag)) result.write(`z${tag.slice(1)}`, at, 'latin1');
  }
  return result;
}
