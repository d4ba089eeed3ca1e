/**
 * The lines that stand under or beside a party's heading on a label ("SHIP TO:"), down to where another label, another
 * column or an empty stretch ends them. A postcode not yet seen lets the column go on across one empty line.
 */
import { type Layout } from '../../layout/layout.js';
import { type Labelled } from '../../layout/near.js';
import { heightOf, type Line, type Segment, type Span, spanOf, startOf, wordsAt } from '../../layout/lines.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { partyLine } from './party-lines.js';
import { isAddressPart, isCountryLine, isTownLine } from './places.js';

const MOST_LINES = 9;
/** Furthest a name may stand right of its heading, in heights of the heading. */
const ASIDE = 7;
/** Furthest a name may stand behind the colon of its heading when the address goes on under the heading. */
const AFTER_COLON = 2.5;
/** The heading once more in another language: "TO / À:". */
const TRANSLATED = /^\s*\/\s*\S{1,14}\s*:?\s*$/;

export function linesOf(layout: Layout, label: Labelled<LabelName>): Span[] {
  const line = brokenHeading(layout, label) ?? label.line;
  const at = line.segments.findIndex(
    ({ box }) =>
      Math.abs(box[0] - label.words[0].box[0]) < 1 ||
      (box[0] < label.words[0].box[0] && box[2] > label.words[0].box[0]),
  );
  const own = line.segments[at];
  if (!own) return [];
  const left = label.words[0].box[0];
  const next = line.segments[at + 1];
  const beside = line === label.line ? (valueBeside(label, own) ?? valueAfterColon(own, next)) : undefined;
  if (beside) return column(layout, line, alignedTo(left, beside.box[0]), [beside]);
  const near = next && next.box[0] - own.box[2] < heightOf(own.box) * ASIDE && !startsWithLabel(next);
  const under = column(layout, line, alignedTo(left), [], left);
  const aside = near ? column(layout, line, alignedTo(next.box[0]), [upToLabel(next)]) : [];
  const nearer = under[0] && near && Math.abs(under[0].box[0] - left) > Math.abs(under[0].box[0] - next.box[0]);
  if (aside.length > 1 && (under.length === 0 || nearer || line !== label.line)) return aside;
  return under.length > 0 ? under : inset(layout, line, own);
}

type Fits = (segment: Segment, height: number) => boolean;

const alignedTo =
  (...lefts: readonly number[]): Fits =>
  ({ box }, height) =>
    lefts.some((left) => Math.abs(box[0] - left) < height * 2.5);

/** "SHIP" with "TO:" under it, the address to the right of both. */
function brokenHeading(layout: Layout, { line, phrase, words }: Labelled<LabelName>): Line | undefined {
  if (phrase !== 'to' && phrase !== 'from') return undefined;
  const [x0, y0] = words[0].box;
  const height = heightOf(words[0].box);
  return layout.lines.find(
    (above) =>
      above.page === line.page &&
      above.segments.some(
        ({ text, box }) => /^ship$/i.test(text) && Math.abs(box[0] - x0) < height && Math.abs(y0 - box[3]) < height,
      ),
  );
}

/** An address set in under its heading, flush left or centred. */
function inset(layout: Layout, heading: Line, own: Segment): Span[] {
  const middleOf = ({ box }: Span) => (box[0] + box[2]) / 2;
  const height = heightOf(own.box);
  const below = layout.lines.slice(layout.lines.indexOf(heading) + 1).flatMap(({ segments }) => segments);
  const first = below.find(
    ({ box, page }) =>
      page === own.page && box[1] - own.box[3] < height * 2 && box[0] < own.box[2] + height * 2 && box[2] > own.box[0],
  );
  if (!first) return [];
  const flush = column(layout, heading, ({ box }, tall) => Math.abs(box[0] - first.box[0]) < tall, []);
  const centred = column(
    layout,
    heading,
    (segment) => Math.abs(middleOf(segment) - middleOf(first)) < height * 1.5,
    [],
  );
  return centred.length > flush.length ? centred : flush;
}

/** All that the label's own cell goes on with, up to the next label with a colon. */
function valueBeside({ line, words, end }: Labelled<LabelName>, own: Segment): Span | undefined {
  const rest = own.text.slice(Math.max(0, end - startOf(line, own)));
  if (TRANSLATED.test(rest) || !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(rest)) return undefined;
  const after = own.words.slice(own.words.indexOf(words.at(-1)!) + 1);
  while (after.length > 0 && /^[:.]$/.test(after[0]!.text)) after.shift();
  if (after.length > 0) return upToLabel(spanOf(after, own.page));
  // "To:Ada" is one word.
  return { ...spanOf([words.at(-1)!], own.page), text: rest.replace(/^\W+/, '') };
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
function column(layout: Layout, heading: Line, fits: Fits, first: readonly Span[], left?: number): Span[] {
  const lines = first.map(partyLine).filter((line) => line !== 'none');
  let ended = false;
  let bottom = heading.box[3];
  let height = heightOf(first[0]?.box ?? heading.words[0]!.box);
  const index = layout.lines.indexOf(heading);
  for (const line of layout.lines.slice(index + 1, index + 1 + MOST_LINES * 2)) {
    if (line.page !== heading.page || lines.length >= MOST_LINES) break;
    const segment = line.segments.find((one) => fits(one, height)) ?? cutAt(line, left);
    if (!segment) {
      if (line.box[1] - bottom > height * 3.2) break;
      continue;
    }
    if (WATERMARK.test(segment.text)) continue;
    const complete = lines.some(({ text }) => isTownLine(text));
    const reach = lines.length === 0 ? 2.5 : complete ? 1.1 : 3.2;
    if (segment.box[1] - bottom > Math.max(height, heightOf(segment.box)) * reach) break;
    const told = partyLine(segment);
    if (told === 'none' && complete) break;
    if (told === segment && (ended || startsWithLabel(segment))) break;
    // A telephone under the street ends an address; over it, it stands between name and street.
    ended ||= told === 'none' && lines.slice(1).some(({ text }) => isAddressPart(text));
    if (told !== 'none') lines.push(...withCodes(line, segment, upToLabel(told)));
    bottom = segment.box[3];
    height = heightOf(segment.box);
    if (isCountryLine(segment.text)) break;
  }
  return lines;
}

/** "Dallas TX 75219          (US)", "WARRNAMBOOL       VIC    3280": codes far to the right end the address as well. */
function withCodes({ segments }: Line, segment: Segment, told: Span): Span[] {
  const after = segments.slice(segments.indexOf(segment) + 1);
  if (isTownLine(segment.text)) {
    return [told, ...after.filter(({ text }) => /^\([A-Z]{2}\)$/.test(text) && isCountryLine(text))];
  }
  const [state, code] = after;
  const parted = state && code && /^[A-Z]{2,3}$/.test(state.text) && /^\d{4,5}$/.test(code.text);
  return [parted ? spanOf([...told.words, ...state.words, ...code.words], told.page) : told];
}

/** Print of the box to the left has run into the line: "1 of 2 Ada Example". */
function cutAt(line: Line, left: number | undefined): Segment | undefined {
  if (left === undefined) return undefined;
  for (const { words, page } of line.segments) {
    const at = words.findIndex(({ box }) => Math.abs(box[0] - left) < heightOf(box) * 0.5);
    if (at > 0) return spanOf(words.slice(at), page);
  }
  return undefined;
}

export const startsWithLabel = (segment: Span): boolean =>
  findShippingLabels(segment).some(
    ({ start, end }) => start <= 1 && /^\s*[:#]|^\s*$/.test(segment.text.slice(end, end + 2)),
  );

/**
 * Boxes stand side by side: what another label announces on the same line is no part of an address ("… Lane PRO NUMBER
 * 12").
 */
export function upToLabel(segment: Span): Span {
  const text = segment.text.replace(/(?<=\p{L})0(?!\d)/gu, 'O');
  const label = findShippingLabels({ ...segment, text }).find(
    ({ start, end, phrase }) =>
      start > 1 && (/^\s*[:#]/.test(text.slice(end)) || (/ /.test(phrase) && /^\W*\d/.test(text.slice(end)))),
  );
  if (!label) return segment;
  const words = wordsAt(segment, 0, label.start - 1);
  return words.length > 0 ? spanOf(words, segment.page) : segment;
}
