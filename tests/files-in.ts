/** What a server has written, looked at while it goes on writing: a file that goes meanwhile is not there. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface FileThere {
  /** Below the folder that was asked for. */
  readonly path: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** One at a time: some are databases. @param pattern a glob below the folder; all files when absent */
export function* filesIn(folder: string, pattern = '**/*'): Generator<FileThere> {
  for (const path of globSync(pattern, { cwd: folder })) {
    const bytes = bytesOf(join(folder, path));
    if (bytes) yield { path, name: basename(path), bytes };
  }
}

/** Mails in the outbox of a data folder, as text: what quoted-printable broke and escaped is whole again. */
export function mailsIn(dataDir: string): string[] {
  return [...filesIn(dataDir, 'outbox/*.eml')].map(({ bytes }) => unquoted(bytes.toString('latin1')));
}

/** @param mail as it is sent, in ASCII */
export function unquoted(mail: string): string {
  const escaped = (_: string, hex: string) => String.fromCharCode(parseInt(hex, 16));
  const bytes = mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, escaped);
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
