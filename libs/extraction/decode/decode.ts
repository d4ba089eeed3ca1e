/** Bytes of a known kind → pages. @throws ExtractionError */
import { type FileKind } from '../sniff/sniff.js';
import { type DecodedDocument } from './document.js';
import { decodeImage } from './image.js';
import { decodePdf } from './pdf.js';

/** @param makeRoom called before a page is drawn, which takes a hundred megabytes for a moment */
export function decode(bytes: Uint8Array, kind: FileKind, makeRoom?: () => Promise<void>): Promise<DecodedDocument> {
  return kind === 'pdf' ? decodePdf(bytes, makeRoom) : decodeImage(bytes, kind);
}
