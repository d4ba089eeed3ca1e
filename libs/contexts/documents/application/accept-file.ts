/** Is this a file we read? Decided by its first bytes, not by its name or by what the sender called it. */
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#kernel/domain-error.js';
import { msg } from '#texts/msg.js';

export const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff', 'application/pdf'];

/** How the first bytes of each begin; a PDF's header may come later. */
const BEGINNINGS = ['ffd8ff', '89504e47', '47494638', '424d', '49492a', '4d4d002a', '49492b', '4d4d002b'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/**
 * Whether a file that begins so may be one we read; asked before the rest is there, which may still show that it is
 * not.
 * @param head its first HEAD_BYTES @throws unsupported_type
 */
export function acceptHead(head: Buffer): void {
  if (BEGINNINGS.some((beginning) => head.subarray(0, beginning.length).equals(beginning))) return;
  if (!head.includes('%PDF-')) throw unsupported();
}

/** @returns the MIME type. @throws empty_file · file_too_large · unsupported_type */
export async function acceptFile(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new DomainError('empty_file', 'invalid', 'The file is empty.');
  if (bytes.length > MAX_BYTES) throw fileTooLarge();
  const mime = await typeOf(bytes);
  if (mime !== undefined && ACCEPTED.includes(mime)) return mime;
  throw unsupported();
}

function unsupported(): DomainError {
  const message = msg('This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.');
  return new DomainError('unsupported_type', 'unsupported-type', message);
}

export function fileTooLarge(): DomainError {
  return new DomainError('file_too_large', 'too-large', 'The file is larger than 10 MB.');
}

/** PDF readers accept some bytes before the header; ISO 32000 says within the first 1024. */
const PDF_HEADER_WITHIN = 1_024;
export const HEAD_BYTES = PDF_HEADER_WITHIN + 5;
/** Sizes of the header that a BMP may have; the letters `BM` alone begin many a text. */
const BMP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  const mime: string | undefined = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined) return head.includes('%PDF-') ? 'application/pdf' : undefined;
  if (mime === 'image/apng') return 'image/png'; // its first picture is read
  if (mime === 'image/bmp') return head.length >= 18 && BMP_HEADERS.includes(head.readUInt32LE(14)) ? mime : undefined;
  return mime;
}
