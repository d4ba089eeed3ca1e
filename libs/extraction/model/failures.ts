/** Every way a document can be refused, as a named code with the sentence a member reads. */
import { ExtractionError, type ExtractionErrorCode } from '#ports/extractor.js';
import { LIMITS } from './limits.js';

const SENTENCES: Record<ExtractionErrorCode, string> = {
  unreadable: 'This file is damaged or empty and could not be read.',
  unsupported_type: 'This type of file is not supported. Use JPEG, PNG, GIF, BMP, TIFF or PDF.',
  encrypted_pdf: 'This PDF is protected by a password. Remove the password and upload it again.',
  too_many_pages: `This document has more than ${LIMITS.pages} pages. Split it and upload the parts.`,
  too_many_pixels: `This picture has more than ${LIMITS.pixels / 1e6} megapixels. Scan it at a lower resolution.`,
  too_large: `This file is larger than ${LIMITS.bytes / 1024 / 1024} MB.`,
  timed_out: 'Reading this document took too long and was stopped.',
  no_text: 'No text was found in this document.',
};

export function failure(code: ExtractionErrorCode, sentence: string = SENTENCES[code]): ExtractionError {
  return new ExtractionError(code, sentence);
}
