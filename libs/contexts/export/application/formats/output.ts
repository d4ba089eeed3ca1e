/** Writing to somebody who reads slowly: what is made waits until it was taken, so that it does not pile up in memory. */
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';

/** The reader has gone; there is nobody to write for. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/** Resolves when there is room again. Lets other work through in any case. @throws ReaderGone */
export async function roomIn(stream: Writable): Promise<void> {
  await setImmediate();
  if (stream.writableNeedDrain && !stream.destroyed) await drainedOrClosed(stream);
  if (stream.destroyed) throw new ReaderGone();
}

/** Leaves no listener behind: a slow reader has thousands of these. */
function drainedOrClosed(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      stream.off('drain', over).off('close', over);
      resolve();
    };
    stream.on('drain', over).on('close', over);
  });
}

/** Runs a writer that wants a stream of its own; resolves when the last byte was handed over, rejects when either side failed. */
export async function throughStream(to: Writable, write: (stream: PassThrough) => Promise<void>): Promise<void> {
  const stream = new PassThrough();
  const written = write(stream).catch((error: unknown) => {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [carried, made] = await Promise.allSettled([pipeline(stream, to), written]);
  if (made.status === 'rejected' && !(made.reason instanceof ReaderGone)) throw made.reason;
  if (carried.status === 'rejected') throw carried.reason;
}
