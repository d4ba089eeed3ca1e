/** Bytes of a known kind → pages. @throws ExtractionError */
import { type FileKind } from '../sniff/sniff.js';
import { type DecodedDocument } from './document.js';
import { decodeImage } from './image.js';

/** @param makeRoom called before a page is drawn, which takes a hundred megabytes for a moment */
export async function decode(
  bytes: Uint8Array,
  kind: FileKind,
  makeRoom?: () => Promise<void>,
): Promise<DecodedDocument> {
  if (kind !== 'pdf') return decodeImage(bytes, kind);
  // Loaded with the first PDF: it takes 70 MB, of which pictures have nothing.
  const { decodePdf } = await import('./pdf.js');
  return decodePdf(bytes, makeRoom);
}
