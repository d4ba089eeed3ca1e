/**
 * A tar archive (POSIX ustar) of small files with plain ASCII names of at most 100 characters; readable by every tar.
 * Pure.
 */
const BLOCK = 512;

export function tar(files: readonly { readonly name: string; readonly bytes: Buffer }[], modified: Date): Buffer {
  const parts: Buffer[] = [];
  for (const { name, bytes } of files) {
    const padding = (BLOCK - (bytes.length % BLOCK)) % BLOCK;
    parts.push(header(name, bytes.length, modified), bytes, Buffer.alloc(padding));
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function header(name: string, size: number, modified: Date): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`not a name for this archive: ${name}`);
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
