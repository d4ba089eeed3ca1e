/** Is this a picture the free test takes? Decided by its first bytes and its size; nothing is decoded here. */
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#kernel/domain-error.js';
import { msg } from '#texts/msg.js';

export const MAX_BYTES = 2 * 1024 * 1024;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/apng', 'image/gif'];

/** @throws file_too_large · unsupported_type */
export async function acceptPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length > MAX_BYTES) throw pictureTooLarge();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !ACCEPTED.includes(type.mime)) throw noPicture();
}

const BEGINNINGS = ['ffd8ff', '89504e47', '47494638'].map((hex) => Buffer.from(hex, 'hex'));
export const HEAD_BYTES = 4;

/** Before the rest is there, which may still show that it is none. @throws unsupported_type */
export function acceptHead(head: Buffer): void {
  if (!BEGINNINGS.some((beginning) => head.subarray(0, beginning.length).equals(beginning))) throw noPicture();
}

function noPicture(): DomainError {
  const message = msg('Please select a valid image file (PNG, JPG, GIF, JPEG)');
  return new DomainError('unsupported_type', 'unsupported-type', message);
}

export function pictureTooLarge(): DomainError {
  return new DomainError('file_too_large', 'too-large', 'File size must be less than 2MB');
}
