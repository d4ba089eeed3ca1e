/**
 * Answers that are larger than one should hold at once, sent as they are made. What fails before the first byte is
 * refused as usual; what fails later cuts the connection, so that nothing that is half there looks whole.
 */
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Chunks = AsyncIterable<Uint8Array | string>;

/** Resolves as well when nobody reads any more. */
export async function send(chunks: Chunks, response: Response): Promise<void> {
  // A pipeline listens in several ways; with those of the platform they are more than Node takes for a leak.
  response.setMaxListeners(response.getMaxListeners() + 10);
  try {
    await pipeline(chunks, response);
  } catch (error) {
    if (!isClosedByReader(error)) throw error;
  }
}

/** The envelope of every JSON answer. @param json of the data */
export function sendData(json: Chunks, response: Response): Promise<void> {
  return send(enveloped(json), response.type('json'));
}

async function* enveloped(json: Chunks): AsyncGenerator<Uint8Array | string> {
  yield '{"success":true,"data":';
  yield* json;
  yield '}';
}

function isClosedByReader(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError';
}
