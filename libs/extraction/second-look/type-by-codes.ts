/**
 * The type of a document by its barcodes: codes that only one kind of document carries settle it, whatever its print
 * looks like.
 */
import { type DocType } from '#ports/extractor.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { type Classified } from '../kind/kind.js';
import { KINDS } from '../kinds/all.js';

export function typeByCodes(printed: Classified<DocType>, codes: readonly Barcode[]): Classified<DocType> {
  for (const { name, secondLook } of KINDS) {
    const confidence = secondLook?.sureByCodes?.(codes, printed.docType === name);
    if (confidence !== undefined) return { docType: name, confidence };
  }
  return printed;
}
