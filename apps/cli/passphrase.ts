/**
 * The passphrase of a file of keys: from a file, or the variable RECTO_PASSPHRASE; never from the command line, which
 * others can read.
 */
import { readFile } from 'node:fs/promises';

export async function passphraseFrom(file: string | undefined): Promise<string> {
  const text =
    file === undefined ? process.env['RECTO_PASSPHRASE'] : (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (!text) throw new Error('give a passphrase: --passphrase-file, or the variable RECTO_PASSPHRASE');
  return text;
}
