/** Bytes of a known kind → pages. @throws ExtractionError */
import { type FileKind } from '../sniff/sniff.js';
import { type DecodedDocument } from './document.js';
import { decodeImage } from './image.js';
import { decodePdf } from './pdf.js';

export function decode(bytes: Uint8Array, kind: FileKind): Promise<DecodedDocument> {
  return kind === 'pdf' ? decodePdf(bytes) : decodeImage(bytes, kind);
}
