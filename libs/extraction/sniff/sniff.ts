/**
 * Tells what a file is by its first bytes and refuses what is not accepted. The declared type is only believed as far
 * as the bytes bear it out: a picture declared as another kind of picture is read as what it is, a picture declared as
 * a PDF (or anything declared as a type we do not take) is refused.
 */
import { msg } from '#texts/msg.js';
import { failure } from '../model/failures.js';
import { LIMITS } from '../model/limits.js';

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff';

const MIME_OF: Record<string, 'pdf' | 'image'> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'image/jpeg': 'image',
  'image/jpg': 'image',
  'image/pjpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'image/bmp': 'image',
  'image/x-ms-bmp': 'image',
  'image/tiff': 'image',
};

/** PDF readers accept some bytes before the header; ISO 32000 says within the first 1024. */
const PDF_HEADER_WITHIN = 1024;

export function sniff(bytes: Uint8Array, declaredMime?: string): FileKind {
  if (bytes.length === 0) throw failure('unreadable', msg('This file is empty.'));
  if (bytes.length > LIMITS.bytes) throw failure('too_large');
  const kind = kindOf(bytes);
  if (!kind) throw failure('unsupported_type');
  const mime = declaredMime?.toLowerCase().split(';')[0]?.trim();
  if (mime && mime !== 'application/octet-stream') {
    const declared = MIME_OF[mime];
    if (!declared) throw failure('unsupported_type');
    if (declared !== (kind === 'pdf' ? 'pdf' : 'image')) {
      throw failure('unsupported_type', msg('The content of this file does not match its type.'));
    }
  }
  return kind;
}

function kindOf(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN + 5));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const ascii = head.toString('latin1', 0, 6);
  if (ascii === 'GIF87a' || ascii === 'GIF89a') return 'gif';
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(ascii.slice(0, 4))) return 'tiff';
  if (head.toString('latin1').includes('%PDF-')) return 'pdf';
  if (ascii.startsWith('BM') && isBitmapHeader(head)) return 'bmp';
  return undefined;
}

/** `BM` alone is two letters any text may begin with; the header's size field settles it. */
function isBitmapHeader(head: Buffer): boolean {
  return head.length >= 26 && [12, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14));
}
