/**
 * Chooses the tracking number among those after a label, in barcodes and on their own; a right check digit outweighs
 * the rest.
 */
import { type Evidence } from '#ports/extractor.js';
import { type Barcode } from '../../../barcodes/barcodes.js';
import { type Line, type Span, wordsAt } from '../../../layout/lines.js';
import { type Labelled } from '../../../layout/near.js';
import { findDates } from '../../../normalise/dates.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { postOf } from '../vocabulary/posts.js';
import { gs1Check } from './check-digits.js';
import { type LabelName } from '../labels/names.js';
import { trackingMeant, withFigures } from './misread-numbers.js';
import { CALLED, withoutTelephones } from './telephones.js';
import { compact, numbersParcel, routedTo, trackingIn, trackingOf, type Tracking } from './tracking.js';
import { POSTAL, UNKNOWN_NUMBERING } from './tracking-rules.js';

interface Candidate extends Tracking {
  readonly score: number;
  readonly evidence: Evidence;
  /** A label announces it. */
  readonly labelled?: boolean;
}

/** Before another number goes what a label announces and bars of its own carry. */
const AGREES = 0.2;

/** How sure the number is of its carrier where the print names the same, and another. */
const [AGREED, CONTRADICTED] = [0.96, 0.75];

/** What it takes that neither a check digit nor a second print proves what was read. */
const UNPROVED = 0.1;

/** "CN 22" and "CN 23" are the posts' forms for customs, "CN: 4418" is a consignment. */
const CUSTOMS_FORM = /^\W*2[23](?!\d)/;

/** Under a label that stands beside another one's may come first what that one announces. */
const UNDER = 2;

/** Its first group may be a figure by itself where a label announces it: "3 4026118 000471839 5". */
const GROUPED =
  /(?<![A-Z0-9])(?=[A-Z0-9 ]*\d)(?:(?<=^\W*)\d(?= \d{2})|[A-Z0-9]{2,})(?:[ .-][A-Z0-9]{1,10}(?![A-Z0-9]*\/)){0,9}(?![A-Z0-9])/g;

export function trackingField(
  reading: Reading,
  labels: readonly Labelled<LabelName>[],
  printed: string | undefined,
): { finds: Found<'tracking_number'>[]; carrier?: Found<'carrier'> } {
  const carrier = printed ?? reading.barcodes.map((code) => trackingIn(code)).find((number) => number?.own)?.carrier;
  const bars = coded(reading, labels, carrier);
  const carried = new Set([...bars.map(({ value }) => value), ...reading.barcodes.map(({ text }) => compact(text))]);
  const isAgreed = ({ value, labelled }: Candidate) => labelled && carried.has(value);
  const rank = (candidate: Candidate) => candidate.score + (isAgreed(candidate) ? AGREES : 0);
  const candidates = [
    ...named(reading, labels, carrier).map((candidate) => ({ ...candidate, labelled: true })),
    ...bars,
    ...reading.layout.lines.flatMap((line) => [
      ...serial(reading, line),
      ...inLine(reading, line, { score: 0.45, carrier }),
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
  if (!owner?.carrier) return { finds };
  const confidence = printed === undefined ? 0.93 : printed === owner.carrier ? AGREED : CONTRADICTED;
  return { finds, carrier: { path: 'carrier', value: owner.carrier, confidence, evidence: owner.evidence } };
}

const isSamePlace = (one: Evidence, other: Evidence): boolean =>
  one.page === other.page && (one.box ?? []).every((edge, at) => edge === other.box?.[at]);

function named(reading: Reading, labels: readonly Labelled<LabelName>[], carrier?: string): Candidate[] {
  const { lines } = reading.layout;
  return labels
    .filter(({ name, line, end }) => name === 'tracking' && !CUSTOMS_FORM.test(line.text.slice(end)))
    .flatMap(({ line, end, below: under }) => {
      const own = inLine(reading, line, { from: end, score: 0.85, carrier, labelled: true });
      if (own.length > 0) return own;
      const at = lines.indexOf(line);
      const below = lines
        .slice(at + 1, at + 3)
        .filter((next) => !labels.some((other) => other.line === next && other.name !== 'tracking'))
        .flatMap((next) => inLine(reading, next, { score: 0.75, carrier, labelled: true }));
      if (below.length > 0) return below;
      const beside = unknownNumber(reading, line, end);
      return beside.length > 0
        ? beside
        : (under()
            .slice(0, UNDER)
            .map((segment) => unknownNumber(reading, segment, 0))
            .find(({ length }) => length > 0) ?? []);
    });
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
    !UNKNOWN_NUMBERING.test(value) ||
    findDates(match[0]).length > 0
  )
    return [];
  const words = wordsAt(span, from + match.index, from + match.index + match[0].length);
  return [{ value, proved: false, score: 0.5, evidence: reading.place({ page: span.page, words }) }];
}

/** Its groups may stand apart behind letters: "PSN 0729 4183". */
const UNKNOWN = /(?<![A-Z0-9])(?:(?=[A-Z0-9-]*\d)[A-Z0-9-]{8,30}|[A-Z]{2,4} ?\d{3,}(?: \d{3,}){1,4})(?![A-Z0-9])/;

/** The line's text with a tab where a cell ends beside a word that is too long for a group of a number. */
const inCells = ({ segments }: Line): string =>
  segments.reduce((text, cell, at) => {
    const [last, next] = [segments[at - 1]?.words.at(-1)?.text ?? '', cell.words[0]?.text ?? ''];
    const parted = Math.max(last.length, next.length) > LONGEST_GROUP || COUNT.test(cell.text);
    return at === 0 ? cell.text : `${text}${parted ? '\t' : ' '}${cell.text}`;
  }, '');
const LONGEST_GROUP = 8;
/** "2 of 4" */
const COUNT = /^\d{1,3} (?:of|de|von|van|di|sur|av|af|z|\/) \d{1,3}$/;

interface Looked {
  /** Place in the line's text. */
  readonly from?: number;
  readonly score: number;
  readonly carrier?: string;
  /** A label announces the number. */
  readonly labelled?: boolean;
}

/**
 * A number is not cut out of a longer one. Printed groups ("9236 1903 …", "11 0373 3901"), the longest run of groups
 * that makes a number.
 */
function inLine(reading: Reading, line: Line, { from = 0, score, carrier, labelled = false }: Looked): Candidate[] {
  const text = withoutTelephones(inCells(line).toUpperCase());
  return [...text.slice(from).matchAll(GROUPED)].flatMap((match): Candidate[] => {
    if (CALLED.test(text.slice(0, from + match.index))) return [];
    const printed = match[0].split(/[ .-]/);
    const before = /[A-Z0-9]+(?= $)/.exec(text.slice(0, from + match.index))?.[0];
    const groups = withoutForm(printed, carrier);
    const cut = groups[0] === printed[0] ? 0 : printed[0]!.length + 1;
    for (let taken = groups.length; taken > 0; taken--) {
      for (let skipped = 0; skipped + taken <= groups.length; skipped++) {
        const [previous, following] = [groups[skipped - 1], groups[skipped + taken]];
        if ([previous, following].some((beside) => beside !== undefined && /^\d+$/.test(beside))) continue;
        const shown = groups.slice(skipped, skipped + taken);
        const part = shown.join('');
        if (part.length <= 8 && findDates(shown.join('.')).length > 0) continue;
        const tracking =
          /\d{4}/.test(part) || taken > 1 ? trackingMeant(labelled ? withFigures(part) : part, carrier) : undefined;
        if (tracking && !isWhole(tracking) && [before, previous, following].some(isPart)) continue;
        if (!tracking || !accepted(tracking, labelled, carrier) || (!labelled && isStrange(tracking, carrier)))
          continue;
        const left = groups.slice(0, skipped).reduce((sum, group) => sum + group.length + 1, 0);
        const start = from + match.index + cut + left;
        const words = wordsAt(line, start, start + shown.join(' ').length);
        const evidence = reading.place({ page: line.page, words });
        return [{ ...tracking, score: score + proof(tracking, labelled), evidence }];
      }
    }
    return [];
  });
}

/** Its own shape says where it begins and ends. */
const isWhole = ({ value, own }: Tracking): boolean => own === true || POSTAL.test(value);

/** What stands beside it, with figures of its own, may be the rest of it: "33WWL0044 718201000935008". */
const isPart = (beside: string | undefined): boolean => beside !== undefined && /\d.*\d/.test(beside);

/** What the number's own shape adds: only a check digit makes what is read after a label surer. */
function proof({ proved, own, mended }: Tracking, labelled: boolean): number {
  if (labelled) return proved && !mended ? 0.1 : 0;
  return proved || own ? (mended ? 0.15 : 0.3) : 0;
}

/** Twelve, fifteen or sixteen figures are anybody's: a check digit may be right by chance beside another's name. */
const isStrange = ({ value, own, carrier }: Tracking, named: string | undefined): boolean =>
  !own && named !== undefined && carrier !== undefined && carrier !== named && /^(?:.{1,12}|\d{15,16})$/.test(value);

/** FedEx prints the number of its form in a box beside: "0201 7946 3705 2920". */
function withoutForm(groups: string[], carrier: string | undefined): string[] {
  if (carrier !== 'FedEx') return groups;
  const without = [groups.slice(1), groups.slice(0, -1)].find(
    (rest, index) => /^0\d{3}$/.test(groups.at(-index)!) && trackingOf(rest.join(''), carrier)?.proved,
  );
  // None of its own numbers has sixteen figures.
  const form = /^0\d{3} (?:\d{4} ?){3}$/.test(groups.join(' ')) ? groups.slice(1) : groups;
  return without ?? form;
}

/** A serial shipping container code, printed with its identifier: "(00) 0 0012345 555555555 8". */
function serial(reading: Reading, line: Line): Candidate[] {
  const match = /\(00\)\s*((?:\d\s?){18})(?!\d)/.exec(line.text);
  if (!match) return [];
  const value = `00${(match[1] ?? '').replace(/\s/g, '')}`;
  const words = wordsAt(line, match.index, match.index + match[0].length);
  return [{ value, proved: gs1Check(value), score: 0.8, evidence: reading.place({ page: line.page, words }) }];
}

/**
 * On their own only long numbers count and those that end with the country of a post, and short ones only with a right
 * check digit beside a label.
 */
function accepted({ value, proved, own, mended, carrier }: Tracking, labelled: boolean, named?: string): boolean {
  if (labelled) return value.length >= 8;
  if (mended && !proved && carrier !== named) return false;
  return own === true || postOf(value) !== undefined || (value.length >= 12 && (proved || value.length >= 14));
}

function coded(reading: Reading, labels: readonly Labelled<LabelName>[], carrier?: string): Candidate[] {
  const [widest] = reading.barcodes.filter(numbersParcel).sort((a, b) => areaOf(b) - areaOf(a));
  return reading.barcodes.flatMap((code): Candidate[] => {
    const tracking = trackingIn(code, carrier);
    const evidence: Evidence = { page: code.page, box: code.box, source: 'barcode' };
    const certain = tracking?.proved || tracking?.own;
    if (tracking && certain) return [{ ...tracking, score: 0.88, evidence }];
    if (tracking) return [{ ...tracking, value: shownOf(reading, tracking.value), score: 0.65, evidence }];
    const value = compact(code.text);
    const unknown = code === widest && !code.gs1 && !routedTo(code.text) && !isOtherwiseNamed(reading, labels, value);
    return unknown ? [{ value: shownOf(reading, value), proved: false, score: 0.55, evidence }] : [];
  });
}

/** Bars may go on with where the parcel goes; what is printed by itself, and is all they begin with, is its number. */
function shownOf({ layout }: Reading, value: string): string {
  const cells = layout.lines.flatMap(({ segments }) => segments).map(({ text }) => compact(text));
  const shown = cells.find((cell) => value.startsWith(cell) && UNKNOWN_NUMBERING.test(cell));
  return cells.includes(value) ? value : (shown ?? value);
}

const areaOf = ({ box: [x0, y0, x1, y1] }: Barcode): number => (x1 - x0) * (y1 - y0);

/** The print under the bars says what they are: "Order 20917", and they are not printed by themselves as well. */
const isOtherwiseNamed = (reading: Reading, labels: readonly Labelled<LabelName>[], value: string): boolean =>
  !reading.layout.lines.some(({ segments }) => segments.some(({ text }) => compact(text) === value)) &&
  reading.layout.lines.some(
    (line) =>
      compact(line.text).includes(value) && labels.some((label) => label.line === line && label.name !== 'tracking'),
  );
