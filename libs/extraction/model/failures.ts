/** Every way a document can be refused, as a named code with the sentence a member reads. */
import { ExtractionError, type ExtractionErrorCode } from '#ports/extractor.js';
import { msg } from '#texts/msg.js';

/** Without values, so that they are found in the log and in catalogs as they stand. */
const SENTENCES: Record<ExtractionErrorCode, string> = {
  unreadable: msg('This file is damaged or empty and could not be read.'),
  unsupported_type: msg('This type of file is not supported. Use JPEG, PNG, GIF, BMP, TIFF or PDF.'),
  encrypted_pdf: msg('This PDF is protected by a password. Remove the password and upload it again.'),
  too_many_pages: msg('This document has more than 50 pages. Split it and upload the parts.'),
  too_many_pixels: msg('This picture has more than 50 megapixels. Scan it at a lower resolution.'),
  too_large: msg('This file is larger than 10 MB.'),
  timed_out: msg('Reading this document took too long and was stopped.'),
  no_text: msg('No text was found in this document.'),
};

export function failure(code: ExtractionErrorCode, sentence: string = SENTENCES[code]): ExtractionError {
  return new ExtractionError(code, sentence);
}
