/**
 * The type of a document by its barcodes: codes that only one kind of document carries settle it, whatever its print
 * looks like.
 */
import { type DocType } from '#ports/extractor.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { type Classified } from '../kind/kind.js';
import { isUnclaimed, KINDS } from '../kinds/all.js';
import { type Layout } from '../layout/layout.js';

export function typeByCodes(
  printed: Classified<DocType>,
  codes: readonly Barcode[],
  layout: Layout,
): Classified<DocType> {
  const unclaimed = isUnclaimed(printed.docType);
  for (const { name, secondLook } of KINDS) {
    const confidence = secondLook?.sureByCodes?.(codes, { layout, asThis: printed.docType === name, unclaimed });
    if (confidence !== undefined) return { docType: name, confidence };
  }
  return printed;
}
