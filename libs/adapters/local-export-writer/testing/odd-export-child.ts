/** A child for the spec that makes of an export whatever a hostile one makes of it. */
import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { DomainError } from '#kernel/domain-error.js';
import { serveExports } from '../serve-exports.js';

export type OddExport =
  /** Each document, as often as asked, and the process that made it. */
  | { readonly do: 'copy'; readonly rounds: number }
  | { readonly do: 'refuse' | 'throw' | 'hang' | 'hang later' | 'swell' | 'exit' };

const hoard: Buffer[] = [];
const hang = () => {
  for (;;) continue;
};

async function put(out: Writable, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

await serveExports<OddExport, number, string>(async (job, documents, out) => {
  if (job.do === 'refuse') throw new DomainError('as_asked', 'unprocessable', 'As asked.');
  if (job.do === 'throw') throw new Error('as asked');
  if (job.do === 'exit') process.exit(7);
  if (job.do === 'hang') hang();
  if (job.do === 'swell') for (;;) hoard.push(Buffer.alloc(16 * 1024 * 1024, 1));
  if (job.do === 'hang later') {
    await put(out, 'begun');
    await new Promise((resolve) => out.end(resolve));
    hang();
  }
  if (job.do !== 'copy') return;
  for (let round = 1; round <= job.rounds; round++)
    for await (const document of documents(round)) await put(out, `${document}\n`);
  await put(out, `${process.pid}\n`);
  await new Promise((resolve) => out.end(resolve));
});
