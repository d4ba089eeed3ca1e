/**
 * The type of a document by its barcodes: codes that only one kind of document carries settle it, whatever its print
 * looks like.
 */
import { type DocType } from '#ports/extractor.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { type Classified } from '../kind/kind.js';
import { isUnclaimed, KINDS } from '../kinds/all.js';
import { type Layout } from '../layout/layout.js';

/** A type that leads the next by less than this is looked at once more. */
export const DOUBTFUL = 0.7;

export function typeByCodes(
  printed: Classified<DocType>,
  codes: readonly Barcode[],
  layout: Layout,
): Classified<DocType> {
  const unclaimed = isUnclaimed(printed.docType);
  const doubtful = unclaimed || printed.confidence < DOUBTFUL;
  for (const { name, secondLook } of KINDS) {
    const asThis = printed.docType === name;
    const confidence = secondLook?.sureByCodes?.(codes, { layout, asThis, unclaimed, doubtful });
    if (confidence !== undefined) return { docType: name, confidence };
  }
  return printed;
}
