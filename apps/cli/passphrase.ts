/**
 * What must be kept secret and a command needs, such as the passphrase of a file of keys: from a file, or a variable;
 * never from the command line, which others can read.
 */
import { readFile } from 'node:fs/promises';

export const passphraseFrom = (file: string | undefined): Promise<string> =>
  secretFrom(file, 'RECTO_PASSPHRASE', 'a passphrase: --passphrase-file');

/** @param wanted how it is asked for when it is not there */
export async function secretFrom(file: string | undefined, variable: string, wanted: string): Promise<string> {
  const text = file === undefined ? process.env[variable] : (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (!text) throw new Error(`give ${wanted}, or the variable ${variable}`);
  return text;
}
