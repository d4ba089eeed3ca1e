/**
 * The type of a document by its barcodes: codes that only one kind of document carries settle it, whatever its print
 * looks like.
 */
import { type Classified } from '../classify/classify.js';
import { isLicenceCode } from '../kinds/id-card/aamva.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { provesLabel } from '../kinds/shipping-label/tracking.js';

export function typeByCodes(printed: Classified, barcodes: readonly Barcode[]): Classified {
  if (barcodes.some(isLicenceCode)) return { docType: 'id_card', confidence: 0.95 };
  if (printed.docType === 'shipping_label' || !barcodes.some(provesLabel)) return printed;
  return { docType: 'shipping_label', confidence: 0.9 };
}
