/**
 * Chooses the tracking number among those after a label, in barcodes and on their own; a right check digit outweighs
 * the rest.
 */
import { type Evidence } from '#ports/extractor.js';
import { type Barcode } from '../../../barcodes/barcodes.js';
import { type Line, type Span, wordsAt } from '../../../layout/lines.js';
import { areaOf } from '../../../model/boxes.js';
import { type Labelled } from '../../../layout/near.js';
import { findDates } from '../../../normalise/dates.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { gs1Check } from './check-digits.js';
import { type LabelName } from '../labels/names.js';
import { withFigures } from './misread-numbers.js';
import { type Candidate, inLine, type Known } from './numbers-in-line.js';
import { CALLED, withoutTelephones } from './telephones.js';
import { compact, isMatrix, numbersParcel, parcelOf, routedTo, trackingIn } from './tracking.js';
import { POSTAL, UNKNOWN_NUMBERING } from './tracking-rules.js';

/** Before another number goes what a label announces and bars of its own carry. */
const AGREES = 0.2;

/**
 * A serial shipping container code (SSCC) numbers what its sender packed: it gives way to a waybill's number, or to the
 * "PRO" of American freight, which are given by who carries it.
 */
const UNIT = 0.5;
const CARRIERS_OWN = /^pro\b|\bway ?bill|airway|^[hm]?awb\b|^tracking\b|^trk\b/;
const isUnit = (value: string): boolean => /^(?:00)?\d{18}$/.test(value) && gs1Check(value.slice(-18));

/** How sure the number is of its carrier where the print names the same, and another. */
const [AGREED, CONTRADICTED] = [0.96, 0.75];

/** What it takes that neither a check digit nor a second print proves what was read. */
const UNPROVED = 0.1;

/** "CN 22" and "CN 23" are the posts' forms for customs, "CN: 4418" is a consignment. */
const CUSTOMS_FORM = /^\W*2[23](?!\d)/;

/** Under a label that stands beside another one's may come first what that one announces. */
const UNDER = 2;

export function trackingField(
  reading: Reading,
  labels: readonly Labelled<LabelName>[],
  printed: string | undefined,
): { finds: Found<'tracking_number'>[]; carrier?: Found<'carrier'> } {
  const carrier = printed ?? reading.barcodes.map((code) => trackingIn(code)).find((number) => number?.own)?.carrier;
  const bars = coded(reading, labels, carrier);
  const carried = new Set([...bars.map(({ value }) => value), ...reading.barcodes.map(({ text }) => compact(text))]);
  const isAgreed = ({ value, labelled }: Candidate) => labelled && carried.has(value);
  const announced = named(reading, labels, { carrier, carried });
  const isOthersToo = ({ value }: Candidate) =>
    isUnit(value) && announced.some((other) => other.carriers && !isUnit(other.value));
  const rank = (candidate: Candidate) =>
    candidate.score + (isAgreed(candidate) ? AGREES : 0) - (isOthersToo(candidate) ? UNIT : 0);
  const candidates = [
    ...announced,
    ...bars,
    ...reading.layout.lines.flatMap((line) => [
      ...serial(reading, line),
      ...inLine(reading, line, { score: 0.45, carrier, carried }),
    ]),
  ].sort((a, b) => rank(b) - rank(a));
  const [best] = candidates;
  if (!best) return { finds: [] };
  const seenTwice = candidates.some(
    (other) => other.value === best.value && !isSamePlace(other.evidence, best.evidence),
  );
  const { value, evidence } = best;
  const doubt = !best.proved && evidence.source === 'ocr' ? UNPROVED : 0;
  const sure = Math.min(0.97, best.score + (seenTwice ? 0.05 : -doubt));
  const finds: Found<'tracking_number'>[] = [{ path: 'tracking_number', value, confidence: sure, evidence }];
  const owner = candidates.find(
    (candidate) =>
      candidate.carrier &&
      (candidate.own || (candidate.proved && (candidate.value.length > 16 || POSTAL.test(candidate.value)))) &&
      candidate.value.length > 12 &&
      // The post's number of a country may be that of a company of the post, which then prints its own name.
      !(printed && POSTAL.test(candidate.value)),
  );
  // A shape that several carriers number by proves nothing against the name that is printed.
  if (!owner?.carrier || (!owner.proved && printed && printed !== owner.carrier)) return { finds };
  const confidence = printed === undefined ? 0.93 : printed === owner.carrier ? AGREED : CONTRADICTED;
  return { finds, carrier: { path: 'carrier', value: owner.carrier, confidence, evidence: owner.evidence } };
}

const isSamePlace = (one: Evidence, other: Evidence): boolean =>
  one.page === other.page && (one.box ?? []).every((edge, at) => edge === other.box?.[at]);

function named(reading: Reading, labels: readonly Labelled<LabelName>[], known: Known): Candidate[] {
  return labels
    .filter(({ name, line, end }) => name === 'tracking' && !CUSTOMS_FORM.test(line.text.slice(end)))
    .flatMap((label) => {
      const carriers = CARRIERS_OWN.test(label.phrase);
      return announcedBy(reading, labels, label, known).map((found) => ({ ...found, labelled: true, carriers }));
    });
}

function announcedBy(
  reading: Reading,
  labels: readonly Labelled<LabelName>[],
  { line, end, below: under }: Labelled<LabelName>,
  known: Known,
): Candidate[] {
  const { lines } = reading.layout;
  const own = inLine(reading, line, { ...known, from: end, score: 0.85, labelled: true });
  if (own.length > 0) return own;
  const at = lines.indexOf(line);
  const below = lines
    .slice(at + 1, at + 3)
    .filter((next) => !labels.some((other) => other.line === next && other.name !== 'tracking'))
    .flatMap((next) => inLine(reading, next, { ...known, score: 0.75, labelled: true }));
  if (below.length > 0) return below;
  const beside = unknownNumber(reading, line, end);
  if (beside.length > 0) return beside;
  const cells = under().slice(0, UNDER);
  return cells.map((segment) => unknownNumber(reading, segment, 0)).find(({ length }) => length > 0) ?? [];
}

/**
 * The carrier's numbering is not known: the first group of letters and digits after the label, when it has digits
 * enough.
 */
function unknownNumber(reading: Reading, span: Span, from: number): Candidate[] {
  const text = withoutTelephones(span.text.toUpperCase());
  const match = UNKNOWN.exec(text.slice(from));
  const value = withFigures(match?.[0].replace(/[ -]/g, '') ?? '');
  if (
    !match ||
    match.index > 12 ||
    CALLED.test(text.slice(0, from + match.index)) ||
    /\d:$/.test(text.slice(0, from + match.index)) ||
    !UNKNOWN_NUMBERING.test(value) ||
    findDates(match[0]).length > 0
  )
    return [];
  const words = wordsAt(span, from + match.index, from + match.index + match[0].length);
  return [{ value, proved: false, score: 0.5, evidence: reading.place({ page: span.page, words }) }];
}

/** Its groups may stand apart behind letters: "PSN 0729 4183". */
const UNKNOWN = /(?<![A-Z0-9])(?:(?=[A-Z0-9-]*\d)[A-Z0-9-]{8,30}|[A-Z]{2,4} ?\d{3,}(?: \d{3,}){1,4})(?![A-Z0-9])/;

/** A serial shipping container code, printed with its identifier: "(00) 0 0012345 555555555 8". */
function serial(reading: Reading, line: Line): Candidate[] {
  const match = /\(00\)\s*((?:\d\s?){18})(?!\d)/.exec(line.text);
  if (!match) return [];
  const value = `00${(match[1] ?? '').replace(/\s/g, '')}`;
  const words = wordsAt(line, match.index, match.index + match[0].length);
  return [{ value, proved: gs1Check(value), score: 0.8, evidence: reading.place({ page: line.page, words }) }];
}

function coded(reading: Reading, labels: readonly Labelled<LabelName>[], carrier?: string): Candidate[] {
  const [widest] = reading.barcodes.filter(numbersParcel).sort((a, b) => rankOf(b) - rankOf(a));
  return reading.barcodes.flatMap((code): Candidate[] => {
    const tracking = trackingIn(code, carrier);
    const evidence: Evidence = { page: code.page, box: code.box, source: 'barcode' };
    const certain = tracking?.proved || tracking?.own;
    if (tracking && certain) return [{ ...tracking, score: 0.88, evidence }];
    if (tracking) return [{ ...tracking, value: shownOf(reading, tracking.value), score: 0.65, evidence }];
    const value = parcelOf(code.text);
    const unknown = code === widest && !code.gs1 && !routedTo(code.text) && !isOtherwiseNamed(reading, labels, value);
    return unknown ? [{ value: shownOf(reading, value), proved: false, score: 0.55, evidence }] : [];
  });
}

/**
 * Bars may go on with where the parcel goes, or begin with ISO 15459's "J"; what is printed by itself, and is all they
 * begin with, is its number.
 */
function shownOf({ layout }: Reading, value: string): string {
  const cells = layout.lines.flatMap(({ segments }) => segments).map(({ text }) => compact(text));
  const shown = cells.find((cell) => cell === `J${value}` || (value.startsWith(cell) && UNKNOWN_NUMBERING.test(cell)));
  return cells.includes(value) ? value : (shown ?? value);
}

/** Who sorts parcels scans bars; a code of two dimensions may be for anybody, however large it is. */
const rankOf = ({ format, box }: Barcode): number => areaOf(box) - (isMatrix(format) ? 1 : 0);

/** The print under the bars says what they are: "Order 20917", and they are not printed by themselves as well. */
const isOtherwiseNamed = (reading: Reading, labels: readonly Labelled<LabelName>[], value: string): boolean =>
  !reading.layout.lines.some(({ segments }) => segments.some(({ text }) => compact(text) === value)) &&
  reading.layout.lines.some(
    (line) =>
      compact(line.text).includes(value) && labels.some((label) => label.line === line && label.name !== 'tracking'),
  );
