/**
 * Who carries the parcel, by all that says so: what a label of that name announces, else the known name printed most
 * and largest, else what its bars or its product prove, else what its web address or its head calls it.
 */
import { fold, squeezed } from '../../layout/fold.js';
import { median, segmentOf, type Span } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Labelled } from '../../layout/near.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { startsWithLabel } from './parties/next-label.js';
import { carrierOfCode } from './tracking/carrier-codes.js';
import { CARRIERS, carrierIn } from './vocabulary/carriers.js';
import { type LabelName } from './labels/names.js';
import { ownerOfProduct } from './vocabulary/products.js';
import { type ShippingLabelPath } from './schema.js';
import { isAboutService, isService } from './vocabulary/service-words.js';
import { stacked } from './stacked.js';
import { unlistedCarriers } from './unlisted-carriers.js';

export function carrierFields(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const path = 'carrier';
  const named = labels.flatMap((label): Found<ShippingLabelPath>[] => {
    if (label.name !== 'carrier') return [];
    const own = segmentOf(label.line, label.words[0]);
    // "Courier Parcel" names a service.
    if (own?.words.at(-1) !== label.words.at(-1) && !/^\s*:/.test(label.line.text.slice(label.end))) return [];
    // "Carrier:" in a cell of its own announces the next one; a heading without a colon, what stands under it.
    const announcing = own !== undefined && /:$/.test(own.text);
    const beside = label.right?.words.filter((word) => announcing || own?.words.includes(word)) ?? [];
    const span = beside.length > 0 ? { ...label.right!, words: beside } : label.below()[0];
    if (!span || startsWithLabel({ ...span, text: span.words.map(({ text }) => text).join(' ') })) return [];
    const text = tidy(span.words.map((word) => word.text).join(' '));
    const known = carrierIn(text);
    // "Shipping method: Expedited" says how it goes.
    if (!/^\p{L}[\p{L} .&'-]{2,40}$/u.test(text) || (!known && isAboutService(text))) return [];
    return [
      {
        path,
        value: known ?? text,
        confidence: known ? (isOnly(known, text) ? 0.9 : 0.8) : 0.75,
        evidence: reading.place(span),
      },
    ];
  });
  const printed = printedNames(reading);
  const [best] = printed;
  if (best) {
    const confidence = sureOf(best, printed.length > 1);
    return [...named, { path, value: best.name, confidence, evidence: reading.place(best.spans[0]!) }];
  }
  const ofCodes = reading.barcodes.flatMap((code): Found<ShippingLabelPath>[] => {
    const told = carrierOfCode(code);
    const evidence = { page: code.page, box: code.box, source: 'barcode' } as const;
    return told ? [{ path, value: told.name, confidence: told.sure, evidence }] : [];
  });
  return [...named, ...ofCodes, ...byProduct(reading), ...unlistedCarriers(reading)].slice(0, 1);
}

const isOnly = (name: string, text: string): boolean => squeezed(text) === squeezed(name);

function sureOf(name: Printed, besideOthers: boolean): number {
  // "SAMEDAY" may be how fast it goes.
  if (name.spans.every(({ text }) => isService(text))) return 0.5;
  if (besideOthers) return 0.75;
  return isSpelledOut(name) ? 0.9 : 0.8;
}

/** Its own name is printed, not that of what it sells alone ("Colissimo"). */
const isSpelledOut = ({ name, spans }: Printed): boolean =>
  spans.some(({ text }) => squeezed(text).includes(squeezed(name)));

interface Printed {
  readonly name: string;
  readonly spans: Span[];
}

/** The known names, first the one printed most; a cell of its own says more than a sentence, a large one most. */
function printedNames({ layout }: Reading): Printed[] {
  const cells = layout.lines.flatMap(({ segments }) => segments);
  const usual = median(cells.map(({ box }) => heightOf(box)));
  const weight = ({ words, box }: Span) =>
    words.length > LONGEST_NAME ? 0.5 : 1 + Math.min(1, Math.max(0, heightOf(box) / usual - 1));
  const weightOf = ({ spans }: Printed) => spans.reduce((sum, span) => sum + weight(span), 0);
  const [found = []] = [cells, layout.lines, stacked(layout)].map(namesIn).filter(({ length }) => length > 0);
  return [...found].sort((a, b) => weightOf(b) - weightOf(a));
}
const LONGEST_NAME = 4;

const namesIn = (spans: readonly Span[]): Printed[] =>
  CARRIERS.map(([name, pattern]) => ({ name, spans: spans.filter(({ text }) => pattern.test(fold(text))) })).filter(
    (printed) => printed.spans.length > 0,
  );

/** Nobody is named, but what only one of them sells. */
function byProduct(reading: Reading): Found<ShippingLabelPath>[] {
  return reading.layout.lines
    .flatMap(({ segments }) => segments)
    .flatMap((segment): Found<ShippingLabelPath>[] => {
      const owner = ownerOfProduct(segment.text);
      return owner ? [{ path: 'carrier', value: owner, confidence: 0.65, evidence: reading.place(segment) }] : [];
    });
}
