/**
 * Of a file, what was asked for by `Range` (RFC 9110, 14): the rest of one whose connection broke, or one piece. What
 * is no such wish, wants several pieces or is meant for another file (`If-Range`) is answered with the whole file.
 */
import type { Request } from 'express';

/** Bytes, the last one included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** @returns undefined: the whole file */
export function wantedPart(request: Request, etag: string, size: number): Part | undefined {
  const meantFor = request.get('if-range');
  if (meantFor !== undefined && meantFor.trim() !== etag) return undefined;
  const ranges = request.range(size);
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [{ start, end } = { start: 0, end: 0 }] = ranges;
  return { start, end };
}

export async function* within(bytes: AsyncIterable<Uint8Array>, { start, end }: Part): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of bytes) {
    const wanted = piece.subarray(Math.max(start - at, 0), Math.max(end + 1 - at, 0));
    if (wanted.length > 0) yield wanted;
    at += piece.length;
    if (at > end) return;
  }
}
