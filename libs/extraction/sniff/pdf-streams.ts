/**
 * The streams of a PDF as they lie in the file, found by their keywords and without pdf.js, for checks that come before
 * it. Guarantees: never unpacks more than it was asked to. Does not: decrypt, follow references, or see into object
 * streams.
 */
import { constants, inflateRawSync } from 'node:zlib';

export interface PdfStream {
  readonly dictionary: string;
  readonly bytes: Buffer;
}

/** Of a dictionary, what lies this near before its stream is looked at. */
const DICTIONARY = 1024;

export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const end = file.indexOf('endstream', at);
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const before = file.subarray(Math.max(0, at - DICTIONARY), at).toString('latin1');
    yield {
      dictionary: before.slice(before.lastIndexOf(' obj') + 1),
      bytes: file.subarray(start, end < 0 ? file.length : end),
    };
    // Without an end it is the last: what looks like another one lies within it.
    if (end < 0) return;
    at = end;
  }
}

export const isDeflated = ({ dictionary }: PdfStream): boolean => /\/Fl(?:ateDecode)?\b/.test(dictionary);

/**
 * What zlib puts before the packed bytes, and a check sum after them: readers of PDF look at neither, so a wrong one
 * hides nothing.
 */
const ZLIB_HEAD = 2;

/**
 * @returns undefined when it would be more than `most` bytes; of a stream cut off what there is, of a broken one
 * nothing
 */
export function unpacked({ bytes }: PdfStream, most: number): Buffer | undefined {
  try {
    return inflateRawSync(bytes.subarray(ZLIB_HEAD), { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    // Broken streams are for pdf.js to mend.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0);
  }
}
