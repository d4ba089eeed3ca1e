/**
 * Refuses a PDF with a packed stream that unpacks beyond all reason, before pdf.js unpacks it whole. Pictures are left
 * to pdf.js, which knows their size beforehand. Looks only at streams that are long enough to hold so much, so that
 * other files pay nothing. Streams packed twice are not seen through; they meet the child's memory limit.
 */
import { msg } from '#texts/msg.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';
import { isDeflated, pdfStreams, unpacked } from './pdf-streams.js';

/** Deflate packs no tighter. */
const TIGHTEST = 1032;

export function refuseBombs(bytes: Uint8Array): void {
  for (const stream of pdfStreams(bytes)) {
    if (stream.bytes.length * TIGHTEST < LIMITS.streamBytes) continue;
    if (!isDeflated(stream) || /\/Image\b/.test(stream.dictionary)) continue;
    if (!unpacked(stream, LIMITS.streamBytes)) {
      throw failure('unreadable', msg('This PDF unpacks to far more than a document holds and was not opened.'));
    }
  }
}
