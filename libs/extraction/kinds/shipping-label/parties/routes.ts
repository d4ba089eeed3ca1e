/** Where a label says once more that the parcel goes: routing codes, and postcodes printed by themselves. */
import { type Evidence } from '#ports/extractor.js';
import { heightOf } from '../../../model/boxes.js';
import { type Reading } from '../../../reading/reading.js';
import { type LabelParty, sizeOf } from './party.js';
import { postcodeIn } from './places.js';
import { routedTo } from '../tracking/tracking.js';

export interface Route {
  readonly postcode: string;
  readonly evidence: Evidence;
}

/** What the routing codes say: the bars, and what is printed under bars that could not be read. */
export function routesOf(reading: Reading): Route[] {
  const bars = reading.barcodes.flatMap((code): Route[] => {
    const postcode = routedTo(code.text);
    return postcode ? [{ postcode, evidence: { page: code.page, box: code.box, source: 'barcode' } }] : [];
  });
  const print = reading.layout.lines
    .flatMap(({ segments }) => segments)
    .flatMap((segment): Route[] => {
      const postcode = routedTo(segment.text.replace(/ /g, ''));
      return postcode ? [{ postcode, evidence: reading.place(segment) }] : [];
    });
  return [...bars, ...print];
}

/** The routing code sends the parcel there, whatever stands where. */
export function isRoutedTo(routes: readonly Route[], party: LabelParty | undefined): boolean {
  const own = (party && postcodeIn(party.address))?.replace(/\W/g, '');
  return own !== undefined && routes.some(({ postcode }) => postcode.slice(0, 5) === own.slice(0, 5));
}

/** "04101", "DE-48143", "L 1070 Wien": short print with the postcode, away from every address. */
const MOST_WORDS = 3;

/**
 * The label prints the party's postcode once more, by itself and no smaller than the address, or a code has it. What
 * is printed small may say where it was posted.
 */
export function isNamedElsewhere(reading: Reading, parties: readonly LabelParty[], party: LabelParty): boolean {
  const code = postcodeIn(party.address);
  if (!code) return false;
  const taken = new Set(parties.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${code}(?![\p{L}\p{N}])`, 'u');
  const height = sizeOf(party);
  const bare = code.replace(/[ -]/g, '');
  return (
    reading.layout.lines
      .flatMap(({ segments }) => segments)
      .some(
        ({ text, words, box }) =>
          words.length <= MOST_WORDS &&
          heightOf(box) >= height &&
          whole.test(text) &&
          !words.some((word) => taken.has(word)),
      ) || reading.barcodes.some(({ text }) => bare.length >= 5 && text.replace(/ /g, '').includes(bare))
  );
}
