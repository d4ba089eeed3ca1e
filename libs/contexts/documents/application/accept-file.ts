/** Is this a file we read? Decided by its first bytes, not by its name or by what the sender called it. */
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#kernel/domain-error.js';

export const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff', 'application/pdf'];

/** @returns the MIME type. @throws empty_file · file_too_large · unsupported_type */
export async function acceptFile(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new DomainError('empty_file', 'invalid', 'The file is empty.');
  if (bytes.length > MAX_BYTES) throw fileTooLarge();
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (ACCEPTED.includes(mime)) return mime;
  throw new DomainError(
    'unsupported_type',
    'unsupported-type',
    'This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.',
  );
}

export function fileTooLarge(): DomainError {
  return new DomainError('file_too_large', 'too-large', 'The file is larger than 10 MB.');
}
