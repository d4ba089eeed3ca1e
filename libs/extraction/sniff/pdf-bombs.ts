/**
 * Refuses a PDF with a packed stream that unpacks beyond all reason, before pdf.js unpacks it whole. Pictures are left to pdf.js,
 * which knows their size beforehand. Looks only at streams that are long enough to hold so much, so that other files pay nothing.
 * Streams packed twice are not seen through; they meet the child's memory limit.
 */
import { inflateSync } from 'node:zlib';
import { failure } from '../failures.js';
import { LIMITS } from '../limits.js';

/** Deflate packs no tighter. */
const TIGHTEST = 1032;
const DICTIONARY = 1024;

export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const end = file.indexOf('endstream', at);
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const length = (end < 0 ? file.length : end) - start;
    if (length * TIGHTEST < LIMITS.streamBytes) continue;
    const before = file.subarray(Math.max(0, at - DICTIONARY), at).toString('latin1');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (!/\/Fl(?:ateDecode)?\b/.test(dictionary) || /\/Image\b/.test(dictionary)) continue;
    if (unpacksBeyond(file.subarray(start, start + length))) {
      throw failure('unreadable', 'This PDF unpacks to far more than a document holds and was not opened.');
    }
  }
}

function unpacksBeyond(packed: Uint8Array): boolean {
  try {
    inflateSync(packed, { maxOutputLength: LIMITS.streamBytes });
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'; // broken streams are for pdf.js to mend
  }
}
