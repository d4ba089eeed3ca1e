/**
 * fetch with what a call that carries a document and a key needs: no redirect is followed (it would carry both to
 * another host), and an answer is cut off at a size, whatever its headers say.
 */
import { MistralFailed } from './mistral-failed.js';

export function boundedFetch(mostBytes: number) {
  return async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new MistralFailed('refused', response.status);
    }
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, stream) {
          seen += chunk.byteLength;
          if (seen > mostBytes) stream.error(new MistralFailed('answer_too_large'));
          else stream.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
