/**
 * What a type of document is looked at again for, once a first reading is there. Each part is asked only where it can
 * help: documents that read well cost nothing.
 */
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { type DecodedDocument } from '../decode/document.js';
import { type Layout } from '../layout/layout.js';

export interface FirstReading {
  readonly document: DecodedDocument;
  readonly layout: Layout;
  /** What read the pages, as `ReadDocument` names it. */
  readonly readers: readonly string[];
  readonly ocr: OcrEngine;
  readonly signal?: AbortSignal;
}

/** What the print alone says of a document. */
interface PrintedAs {
  readonly layout: Layout;
  /** It is of the type that is asked. */
  readonly asThis: boolean;
  /** No type has claimed it. */
  readonly unclaimed: boolean;
  /** None has, or hardly more than another would. */
  readonly doubtful: boolean;
}

export interface SecondLook {
  /** Its print settles the type, however little it leads by. */
  readonly settled?: true;
  /** It may lie on its side, and its barcodes say more than its print. */
  readonly byCodes?: true;
  /** Others put it as a picture among instructions or into a letter, and it is what the page is about. */
  readonly pasted?: true;
  /** A page nobody could name may be such a document once its print is enlarged. */
  mayBe?(document: DecodedDocument): boolean;
  /** Such a document, printed so, has barcodes worth reading. */
  hasCodes?(layout: Layout): boolean;
  /** How sure the codes make it that this is the type, 0..1; undefined when they say nothing new. */
  sureByCodes?(codes: readonly Barcode[], printed: PrintedAs): number | undefined;
  /** The same pages, read better. */
  clearer?(first: FirstReading): Promise<Layout>;
  /** Further readings of the same pages. */
  rereads?(first: FirstReading): Promise<Layout[]>;
}
