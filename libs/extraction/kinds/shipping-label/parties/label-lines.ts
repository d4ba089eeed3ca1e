/**
 * The lines that stand under or beside a party's heading on a label ("SHIP TO:"), down to where another label, another
 * column or an empty stretch ends them. A postcode not yet seen lets the column go on across one empty line.
 */
import { type Layout } from '../../../layout/layout.js';
import { type Labelled } from '../../../layout/near.js';
import { type Line, type Segment, segmentOf, type Span, spanOf, startOf, wordsAt } from '../../../layout/lines.js';
import { centre, heightOf } from '../../../model/boxes.js';
import { type Word } from '../../../model/page.js';
import { findDates } from '../../../normalise/dates.js';
import { withCodes } from './codes-aside.js';
import { findShippingLabels } from '../labels/all.js';
import { type LabelName } from '../labels/names.js';
import { isHeading, stillHeading } from './headings.js';
import { isPrompt, partyLine } from './party-lines.js';
import { endsInCountry, isAddressPart, isCodeAlone, isCountryLine, isTownLine, TOWN_ALONE } from './places.js';
import { startsWithLabel, upToLabel } from './next-label.js';
import { isStreet, upwards } from './upwards.js';

const MOST_LINES = 9;
/** Furthest the line of the town may stand under an address that has none yet, in heights of a line. */
const TOWN_REACH = 4;
/** Furthest a name may stand right of its heading, in heights of the heading. */
const ASIDE = 7;
/** Furthest a name may stand behind the colon of its heading when the address goes on under the heading. */
const AFTER_COLON = 2.5;

export function linesOf(layout: Layout, label: Labelled<LabelName>): Span[] {
  const broken = brokenHeading(layout, label);
  const line = broken?.line ?? label.line;
  const own = broken?.segment ?? segmentOf(line, label.words[0]);
  if (!own) return [];
  const left = label.words[0].box[0];
  const next = line.segments[line.segments.indexOf(own) + 1];
  const heading = { layout, line, role: label.name, words: label.words };
  const said = broken ? afterFirst(own) : (valueBeside(label, own) ?? valueAfterColon(own, next));
  // "From: 07.10.2025": who it is from stands under the day it was sent.
  const beside = said && isDay(said.text) ? undefined : said;
  if (beside) {
    const down = column(heading, alignedTo(left, beside.box[0]), [beside]);
    return down.some(({ text }) => isStreet(text)) ? down : [...upwards(layout, line, beside), ...down];
  }
  const near = next && next.box[0] - own.box[2] < heightOf(own.box) * ASIDE && !startsWithLabel(next);
  const under = column(heading, alignedTo(left), [], left);
  const aside = near ? column(heading, alignedTo(next.box[0]), [upToLabel(next)]) : [];
  const nearer = under[0] && near && Math.abs(under[0].box[0] - left) > Math.abs(under[0].box[0] - next.box[0]);
  if (aside.length > 1 && (under.length === 0 || nearer || broken)) return aside;
  return under.length > 0 ? under : inset(heading, own);
}

/** Where a party is announced. */
interface Heading {
  readonly layout: Layout;
  readonly line: Line;
  readonly role: LabelName;
  /** Its own. */
  readonly words: readonly Word[];
}

/** "SHIP  Ada Example" over "TO:  4 Quay Road". */
const afterFirst = ({ words, page }: Segment): Span | undefined =>
  words.length > 1 ? spanOf(words.slice(1), page) : undefined;

type Fits = (segment: Segment, height: number) => boolean;

const alignedTo =
  (...lefts: readonly number[]): Fits =>
  ({ box }, height) =>
    lefts.some((left) => Math.abs(box[0] - left) < height * 2.5);

const flushWith =
  ({ box: [left] }: Span): Fits =>
  ({ box }, height) =>
    Math.abs(box[0] - left) < height * 0.5;

/** "SHIP" with "TO:" under it, flush left or right, the address to the right of both. */
function brokenHeading(
  layout: Layout,
  { line, phrase, words: [to] }: Labelled<LabelName>,
): { line: Line; segment: Segment } | undefined {
  if (phrase !== 'to' && phrase !== 'from') return undefined;
  const isOver = ({ text, box }: Span) => {
    const height = Math.max(heightOf(to.box), heightOf(box));
    return (
      /^ship$/i.test(text) &&
      (Math.abs(box[0] - to.box[0]) < height || Math.abs(box[2] - to.box[2]) < height) &&
      Math.abs(to.box[1] - box[3]) < height
    );
  };
  for (const above of layout.lines.filter(({ page }) => page === line.page)) {
    const segment = above.segments.find((one) => isOver(one) || isOver(spanOf(one.words.slice(0, 1), one.page)));
    if (segment) return { line: above, segment };
  }
  return undefined;
}

/** An address set in under its heading, flush left or centred. */
function inset(heading: Heading, own: Segment): Span[] {
  const { layout, line } = heading;
  const height = heightOf(own.box);
  const below = layout.lines.slice(layout.lines.indexOf(line) + 1).flatMap(({ segments }) => segments);
  const first = below.find(
    ({ box, page }) =>
      page === own.page && box[1] - own.box[3] < height * 2 && box[0] < own.box[2] + height * 2 && box[2] > own.box[0],
  );
  if (!first) return [];
  const flush = column(heading, ({ box }, tall) => Math.abs(box[0] - first.box[0]) < tall, []);
  const centred = column(heading, (segment) => Math.abs(centre(segment.box) - centre(first.box)) < height * 1.5, []);
  return centred.length > flush.length ? centred : flush;
}

/** All that the label's own cell goes on with, up to the next label with a colon. */
function valueBeside({ line, words, end }: Labelled<LabelName>, own: Segment): Span | undefined {
  const behind = Math.max(0, end - startOf(line, own));
  const heading = behind + stillHeading(own.text.slice(behind));
  const rest = own.text.slice(heading);
  if (!/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(rest)) return undefined;
  const first = heading > behind ? wordsAt(own, heading, own.text.length)[0]! : undefined;
  const after = own.words.slice(first ? own.words.indexOf(first) : own.words.indexOf(words.at(-1)!) + 1);
  while (after.length > 0 && /^[:.]$/.test(after[0]!.text)) after.shift();
  // "To:Ada Example": the first name is one word with the heading.
  const joined = /:\p{L}{2}/u.test(words.at(-1)!.text);
  if (after.length > 0 && !joined) return upToLabel(spanOf(after, own.page));
  return { ...spanOf([words.at(-1)!, ...after], own.page), text: rest.replace(/^[^\p{L}\p{N}]+/u, '') };
}

/** "Destinatario:   Ada Example", with the address under the heading. */
function valueAfterColon(own: Segment, next: Segment | undefined): Span | undefined {
  const close = next && next.box[0] - own.box[2] < heightOf(own.box) * AFTER_COLON;
  const said = close && /:\s*$/.test(own.text) && !startsWithLabel(next) && /\p{L}{2}/u.test(next.text);
  return said ? next : undefined;
}

/** Printed over labels that are not for use. */
const WATERMARK = /(?<!\p{L})(?:do not ship|test label|void)(?!\p{L})|^\W*(?:sample|specimen|test)\W*$/iu;

/** @param left where the column begins: what stands to the left of it is cut off */
function column(
  { layout, line: heading, role, words }: Heading,
  fits: Fits,
  first: readonly Span[],
  left?: number,
): Span[] {
  const lines = first.map(partyLine).filter((line) => line !== 'none');
  let ended = false;
  let flush: Fits = () => false;
  let bottom = heading.box[3];
  let height = heightOf(first[0]?.box ?? heading.words[0]!.box);
  const index = layout.lines.indexOf(heading);
  const below = (line: Line, { box }: Segment) =>
    layout.lines[layout.lines.indexOf(line) + 1]?.segments.find(
      (one) => one.page === line.page && Math.abs(one.box[0] - box[0]) < heightOf(box),
    );
  for (const line of layout.lines.slice(index + 1, index + 1 + MOST_LINES * 2)) {
    if (line.page !== heading.page || lines.length >= MOST_LINES) break;
    const fitting =
      line.segments.find((one) => fits(one, height) || flush(one, height)) ?? cutAt(line, left, lines.length > 0);
    const segment = fitting && withoutWords(fitting, words);
    // "TO:  Ada Example" over lines that begin under the name.
    if (segment && segment !== fitting) flush = alignedTo(segment.box[0]);
    // Set in as far as may be: lower print is set in no further.
    else if (segment && fitting && lines.length === 0) flush = flushWith(segment);
    if (!segment) {
      if (line.box[1] - bottom > height * TOWN_REACH) break;
      continue;
    }
    if (WATERMARK.test(segment.text)) continue;
    const complete = lines.some(({ text }) => isTownLine(text));
    const ends = isTownLine(segment.text) || isTownLine(below(line, segment)?.text ?? '');
    const open = ends ? TOWN_REACH : 3.2;
    // "592 30" waits for its town.
    const isTown = isCodeAlone(lines.at(-1)?.text ?? '') && TOWN_ALONE.test(segment.text);
    const reach = lines.length === 0 ? 2.5 : complete && !isTown && !isCountryLine(segment.text) ? 1.1 : open;
    if (segment.box[1] - bottom > Math.max(height, heightOf(segment.box)) * reach) break;
    const told = partyLine(segment);
    const isOwnFact = complete && told !== 'none' && told.words[0] === segment.words[0] && CALLED.test(segment.text);
    if ((told === 'none' && complete) || isOwnFact || isOthers(segment, role)) break;
    if (isHeaded(line, segment, words)) break;
    const others = ended && !(complete ? isCountryLine : isTownLine)(segment.text);
    if (told === segment && (others || startsWithLabel(segment) || isHeading(segment.text))) break;
    if (lines.length > 0 && isOtherValue(segment)) break;
    // A telephone behind the town or under the street ends an address, or stands over its town; over it, between name
    // and street.
    ended ||= told !== 'none' && told !== segment && told.words[0] === segment.words[0] && isTownLine(told.text);
    ended ||=
      told === 'none' &&
      !isPrompt(segment) &&
      !WHOM.test(segment.text) &&
      lines.slice(1).some(({ text }) => isAddressPart(text));
    if (told !== 'none') lines.push(...withCodes(line, segment, upToLabel(told), below(line, segment)));
    bottom = segment.box[3];
    height = heightOf(segment.box);
    // "VA" over "Elmtown VA 23400" is a state's.
    if (endsInCountry(segment.text) && !isTownLine(below(line, segment)?.text ?? '')) break;
  }
  return lines;
}

/** "Referencia: ring twice": behind its town an address has no words of its own. */
const CALLED = /^\p{L}[\p{L} ./-]*: ?\S/u;
/** Whom to ask for at the house; the town may follow. */
const WHOM = /^(?:attn?|atn|atte|attention|a\/a|c\/o|z\. ?hd)\b/i;

const withoutWords = (segment: Segment, words: readonly Word[]): Segment | undefined => {
  const rest = segment.words.filter((word) => !words.includes(word));
  if (rest.length === segment.words.length) return segment;
  return rest.length > 0 ? spanOf(rest, segment.page) : undefined;
};

/** A date, or what stands behind a label of its own ("Tanggal   : 07"). */
const isOtherValue = ({ text }: Span): boolean => /^:/.test(text) || COUNT.test(text) || isDated(text);
/** "1/1" of the pieces, "3.4" of what it weighs. */
const COUNT = /^\d{1,3}(?: ?\/ ?\d{1,3}|[.,]\d{1,3})$/;

/** "ul. 3 Maja 19/22" is a street. */
export const isDated = (text: string): boolean =>
  findDates(text).some(({ month }) => month === undefined || /(?:19|20)\d{2}/.test(text));

/** A date and nothing else. */
function isDay(text: string): boolean {
  const [day] = findDates(text);
  return day !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, day.start) + text.slice(day.end));
}

/** "Sender address: …" under the recipient's lines, "DEST. Ada Example" under the sender's heading. */
const isOthers = (segment: Span, role: LabelName): boolean =>
  findShippingLabels(segment).some(
    ({ start, end, name }) =>
      start <= 1 &&
      name !== role &&
      (name === 'recipient' || name === 'sender') &&
      (isHeading(segment.text) ||
        segment.text.includes(':') ||
        segment.text[end] === '.' ||
        segment.text[end - 1] === '.'),
  );

/** The next row of a table whose headings stand to the left of what they head: "Account | GEO-20884". */
function isHeaded({ segments }: Line, segment: Segment, heading: readonly Word[]): boolean {
  const head = segments[segments.indexOf(segment) - 1];
  const [first] = heading;
  if (!head || !first || head.words.some((word) => heading.includes(word))) return false;
  if (Math.abs(head.box[0] - first.box[0]) > heightOf(first.box)) return false;
  return /^\p{L}[\p{L} ./#°-]*:?$/u.test(head.text);
}

/**
 * Print of the box to the left has run into the line: "1 of 2 Ada Example". A first line that goes beyond its heading
 * on both sides may be centred.
 */
function cutAt(line: Line, left: number | undefined, begun: boolean): Segment | undefined {
  if (left === undefined) return undefined;
  for (const { words, page } of line.segments) {
    const at = words.findIndex(({ box }) => Math.abs(box[0] - left) < heightOf(box) * 0.5);
    if (at > 0 && (begun || /\d/.test(words[at - 1]!.text))) return spanOf(words.slice(at), page);
  }
  return undefined;
}
