/** Whose code it is: formats that one carrier uses, whatever number is in them. */
import { type Barcode } from '../../../barcodes/barcodes.js';
import { fold } from '../../../layout/fold.js';
import { carrierIn } from '../vocabulary/carriers.js';
import { fedexCheck } from './check-digits.js';
import { webNamesIn } from '../vocabulary/web-addresses.js';

interface Told {
  readonly name: string;
  readonly sure: number;
}

const FORMATS: readonly (readonly [name: string, sure: number, is: (code: Barcode) => boolean])[] = [
  ['UPS', 0.85, ({ format }) => format === 'MaxiCode'],
  ['FedEx', 0.9, ({ text }) => /^96\d{32}$/.test(text) && fedexCheck(text.slice(-12))],
  // The articles of parcels have a number of trade of their own.
  ['Australia Post', 0.9, ({ text }) => text.startsWith('(01)99312650999998')],
  // A consignment's number, how fast it goes, and which of its items this is: `barcode_id` of Australia Post's API.
  ['StarTrack', 0.8, ({ text }) => /^[A-Z0-9]{4}\d{8}(?:EXP|PRM|FPP)\d{5}$/.test(text)],
  ['Royal Mail', 0.85, ({ text }) => /^JGB [0-9A-Z]/.test(text)],
  ['DHL', 0.65, ({ text }) => /^\(?2L\)?[A-Z]{2}[A-Z0-9]{3,9}\+\d{8}/.test(text)],
  ['DPD', 0.6, ({ text }) => /^%[A-Z0-9]{7}\d{20}[A-Z0-9]?$/.test(text)],
];

export function carrierOfCode(code: Barcode): Told | undefined {
  const format = FORMATS.find(([, , is]) => is(code));
  if (format) return { name: format[0], sure: format[1] };
  // A code for the telephone opens the page that follows the parcel.
  const name = webNamesIn(fold(code.text)).flatMap((word) => carrierIn(word) ?? [])[0];
  return name ? { name, sure: 0.8 } : undefined;
}
