/** Mails as they lie in the outbox folder of the server. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../tests/eventually.js';
import type { Stage } from './stage.js';

/** @returns `/path#…`, from the only mail to that address with a link there */
export function mailedLink({ dataFolder }: Stage, email: string, path: string): Promise<string> {
  return eventually(`a mail to ${email} with ${path}`, () =>
    globSync('outbox/*.eml', { cwd: dataFolder })
      .map((file) => readFileSync(join(dataFolder, file), 'latin1').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => new RegExp(`${path}#[\\w.-]+`).exec(mail)?.[0])
      .find((link) => link !== undefined),
  );
}
