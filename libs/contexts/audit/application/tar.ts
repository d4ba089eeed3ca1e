/**
 * Entries of a tar archive (POSIX ustar) for small files with plain ASCII names of at most 100 characters; readable by
 * every tar. Pure.
 */
const BLOCK = 512;
/** Of a size in octal digits. */
const MOST_BYTES = 8 ** 11 - 1;

interface TarEntry {
  /** Stands before the file's bytes. */
  readonly head: Buffer;
  /** Stands behind them. */
  readonly end: Buffer;
  around(bytes: Buffer): Buffer[];
}

/** @param size of the file, bytes */
export function tarEntry(name: string, size: number, modified: Date): TarEntry {
  const head = header(name, size, modified);
  const end = Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
  return { head, end, around: (bytes) => [head, bytes, end] };
}

/** Behind the last entry. */
export const tarEnd = Buffer.alloc(2 * BLOCK);

function header(name: string, size: number, modified: Date): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`not a name for this archive: ${name}`);
  if (size > MOST_BYTES) throw new Error(`too large for this archive: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(name, 0);
  block.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  block.write(`${octal(size, 11)}\0${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 124);
  block.write('        0', 148); // the checksum counts as spaces while it is summed; type: a file
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}
