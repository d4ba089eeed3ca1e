/**
 * A shipping label drawn as its carrier lays labels out, and what is on it. Senders, recipients and numbers are
 * invented.
 */
import { type Barcode } from '../../../barcodes/barcodes.js';

export interface MadeLabel {
  readonly name: string;
  /** For `placedPage`. */
  readonly drawing: string;
  readonly barcodes?: readonly Pick<Barcode, 'format' | 'text' | 'gs1'>[];
  readonly truth: Readonly<Record<string, string>>;
}
