/**
 * The child's side of LocalExportWriter: documents come as they are asked for, one ahead of the one at work, and bytes
 * go as they are taken.
 */
import { Writable } from 'node:stream';
import { serveJobs, type Ask } from '../child-pool/serve-jobs.js';
import type { ExportQuestion, NextDocument } from './questions.js';

const MOST_WAITING = 65_536;

/** @param make writes to `out` and resolves when it took all */
export type MakeExport<Job, Wanted, Document> = (
  job: Job,
  documents: (wanted: Wanted) => AsyncIterable<Document>,
  out: Writable,
) => Promise<void>;

export async function serveExports<Job, Wanted, Document>(make: MakeExport<Job, Wanted, Document>): Promise<void> {
  await serveJobs<Job, null>(
    async (job, _progress, _alive, ask) => {
      await make(job, (wanted) => documentsBy(ask, wanted) as AsyncIterable<Document>, outBy(ask));
      return null;
    },
    async () => undefined,
  );
}

async function* documentsBy(ask: Ask, wanted: unknown): AsyncGenerator<unknown> {
  const asking = (question: ExportQuestion) => {
    const answer = ask(question) as Promise<NextDocument>;
    answer.catch(() => undefined); // told to whoever waits for it, which may be later
    return answer;
  };
  for (let coming = asking({ ask: 'documents', wanted }); ;) {
    const { done, document } = await coming;
    if (done) return;
    coming = asking({ ask: 'next' });
    yield document;
  }
}

function outBy(ask: Ask): Writable {
  const write = (bytes: Uint8Array, done: (error?: Error) => void) => {
    ask({ ask: 'write', bytes } satisfies ExportQuestion).then(() => done(), done);
  };
  const out = new Writable({
    highWaterMark: MOST_WAITING,
    write: (chunk: Uint8Array, _encoding, done) => write(chunk, done),
    writev: (chunks, done) => write(Buffer.concat(chunks.map(({ chunk }) => chunk as Uint8Array)), done),
  });
  // That its reader has gone is no reason to end: whoever writes next is told.
  return out.on('error', () => undefined);
}
