/** Mails as they lie in the outbox folder of the server. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../tests/eventually.js';
import type { Stage } from './stage.js';

/** @returns `/path#…`, from the only mail to that address with a link there, or with that subject among them */
export function mailedLink({ dataFolder }: Stage, email: string, path: string, subject = ''): Promise<string> {
  return eventually(`a mail to ${email} with ${path}`, () =>
    globSync('outbox/*.eml', { cwd: dataFolder })
      .map((file) => readIfThere(join(dataFolder, file)).replaceAll('=\r\n', '').replaceAll('=3D', '='))
      // With a name before it, once the address is confirmed.
      .filter((mail) => /^To: .*$/m.exec(mail)?.[0].includes(email))
      .filter((mail) => mail.includes(`Subject: ${subject}`))
      .map((mail) => new RegExp(`${path}#[\\w.-]+`).exec(mail)?.[0])
      .find((link) => link !== undefined),
  );
}

/** Other suites share the server: a mail of theirs may be deleted with its account while this one looks. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
