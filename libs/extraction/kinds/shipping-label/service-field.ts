/**
 * The service of a label: what is announced as one, a name that carriers are known to use, a cell that says nothing but
 * how a parcel goes, large print beside the carrier, and last a plain word like "express".
 */
import { fold } from '../../layout/fold.js';
import { type Labelled } from '../../layout/near.js';
import { type Line, median, segmentOf, type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Layout } from '../../layout/layout.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { find, stretch } from '../../reading/values.js';
import { carrierIn } from './vocabulary/carriers.js';
import { startsWithLabel } from './parties/next-label.js';
import { hasPostcode, townWithNumber } from './parties/places.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { productCodes } from './product-codes.js';
import { type ShippingLabelPath } from './schema.js';
import { isSentence } from './sentences.js';
import { isAboutService, isService } from './vocabulary/service-words.js';
import { PLAIN_SERVICES, SERVICES } from './vocabulary/services.js';
import { stacked } from './stacked.js';

export function serviceField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const { lines } = reading.layout;
  const stated = announcedServices(reading, labels);
  const announced = stated.find(({ text }) => SERVICES.test(text) || isService(text)) ?? stated[0];
  const told = (span: Span, confidence: number): Found<ShippingLabelPath>[] => [
    { path: 'service', value: tidy(span.text), confidence, evidence: reading.place(span) },
  ];
  const isKnown = [SERVICES, PLAIN_SERVICES].some((names) => names.test(announced?.text ?? ''));
  if (announced && (isKnown || isService(announced.text))) return told(announced, 0.8);
  const cells = lines.flatMap(({ segments }) => segments);
  const [ticked] = tickedServices(cells);
  if (ticked) return told(ticked, 0.8);
  // Sentences beside a label name services that it has not: "take your package to any UPS Access Point location".
  const [prose, short] = [cells.filter(isSentence), cells.filter((cell) => !isSentence(cell))];
  for (const span of [...short, ...prose, ...lines]) {
    const match = SERVICES.exec(span.text);
    const longer = match?.[0] === span.text ? withUnder(reading.layout, span) : undefined;
    if (longer && isName(longer)) return told(longer, 0.8);
    // "2-DAY" behind a name is how long it may take.
    const rest = match ? span.text.replace(match[0], '') : '';
    // "LARKSPUR LARKSPURsystem": the carrier's mark stands before its product.
    const more = rest.trim().split(/\s+/);
    const marked = match && rest.trim() !== '' && more.every((word) => carrierIn(word) !== undefined);
    if (match && !marked && !/\d/.test(rest) && isAboutService(span.text)) return told(span, 0.8);
    if (match) return [find(reading, 'service', tidy(match[0]), 0.8, stretch(span, match))];
  }
  const [inTwoLines] = stacked(reading.layout).filter(isName);
  if (inTwoLines) return told(inTwoLines, 0.8);
  if (announced) return told(announced, 0.5);
  const names = cells.flatMap(({ text }) => carrierIn(text) ?? []).map(fold);
  const isOfName = (text: string) => names.some((name) => name.includes(fold(text)));
  const unnamed = saying(reading).filter(({ text }) => !isOfName(text));
  const [said] = [...unnamed, ...productCodes(cells), ...besideCarrier(reading)];
  if (said) return told(said, UNCALLED);
  for (const line of lines) {
    const match = PLAIN_SERVICES.exec(line.text);
    if (match && isOfName(match[0])) continue;
    // "LARKSPUR PARCELS EXPRESS" is a name.
    if (match && /\p{L}{3}\s+$/u.test(line.text.slice(0, match.index)) && line.words.length <= 4) continue;
    if (match && line.text.length <= 50)
      return [find(reading, 'service', tidy(match[0]), COMMON_WORD, stretch(line, match))];
  }
  return [];
}

/** All of it is one. */
const isName = ({ text }: Span): boolean => SERVICES.exec(text)?.[0] === text;

/** Nothing calls it a service, and no carrier is known to. */
const UNCALLED = 0.4;
/** One word of a line that may say something else. */
const COMMON_WORD = 0.3;

/** "X Economy road" beside "Overnight": of those that a printed waybill offers, the one that was chosen. */
function tickedServices(cells: readonly Segment[]): Span[] {
  const ticked = cells.flatMap(({ words, page, text }) =>
    TICKED.test(text) && words.length > 1 ? spanOf(words.slice(1), page) : [],
  );
  const chosen = ticked.filter(({ text }) => isService(text));
  return chosen.length === 1 && cells.some(({ text }) => isService(text)) ? chosen : [];
}
const TICKED = /^(?:[xX×☒☑✓✔✗]|\[[xX]\]) /u;

/** Cells, or what stands behind a colon in them, of nothing but words of services, the largest first. */
const saying = ({ layout }: Reading): Span[] =>
  layout.lines
    .flatMap(({ segments }) => segments)
    .map(behindColon)
    .map(upToBar)
    .map(behindCarrier)
    .filter((span) => isService(span.text) && !/^[&+]/.test(span.text) && !startsWithLabel(span))
    .sort((a, b) => heightOf(b.box) - heightOf(a.box))
    .map((span) => goingOn(layout, span));

/** "OMNIVA Pakiautomaadi pakk", "UPS / GROUND": a mark at the head of its line is none of the service's name. */
function behindCarrier(cell: Span): Span {
  const [mark, ...others] = cell.words;
  const words = others.slice(others.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const rest = words.length > 1 && carrierIn(mark!.text) ? spanOf(words, cell.page) : cell;
  return isService(rest.text) ? rest : cell;
}

/** "Domestic" over "Overnight", "SEDEX" over "10": the span with what stands flush under it and is no heading. */
function withUnder({ lines }: Layout, { words, page, box }: Span): Span | undefined {
  const height = heightOf(box);
  const next = lines
    .filter((line) => line.page === page)
    .flatMap(({ segments }) => segments)
    .find(
      ({ box: [left, top, right] }) =>
        top > box[1] + height / 2 &&
        top - box[3] < height &&
        Math.min(Math.abs(left - box[0]), Math.abs(right - box[2])) < height,
    );
  return next && !startsWithLabel(next) ? spanOf([...words, ...next.words], page) : undefined;
}

function goingOn(layout: Layout, span: Span): Span {
  const whole = withUnder(layout, span);
  return whole && isAboutService(whole.text) ? whole : span;
}

function behindColon(cell: Segment): Span {
  const colon = cell.text.indexOf(':');
  const words = colon < 1 || /\d/.test(cell.text[colon - 1]!) ? [] : wordsAt(cell, colon + 1, cell.text.length);
  return words.length > 0 ? spanOf(words, cell.page) : cell;
}

/** "LTL Standard | Terminal 418", "Pakket – alleen huisadres": what stands behind a bar says something else. */
function upToBar(cell: Span): Span {
  const bar = isService(cell.text) ? -1 : cell.text.search(/\s[|·•–]\s/u);
  return bar > 0 ? spanOf(wordsAt(cell, 0, bar), cell.page) : cell;
}

/** A carrier heads its label with its name and what it was paid for beside it, both larger than the rest. */
function besideCarrier({ layout: { lines } }: Reading): Segment[] {
  const usual = median(lines.flatMap(({ segments }) => segments).map(({ box }) => heightOf(box)));
  const isLarge = ({ box }: Segment) => heightOf(box) > usual * LARGE;
  const isCarrier = (segment: Segment) => segment.words.length <= LONGEST_NAME && carrierIn(segment.text) !== undefined;
  const head = lines.slice(0, HEAD).flatMap(({ segments }) => segments);
  const [carrier] = head.filter((segment) => isLarge(segment) && isCarrier(segment));
  if (!carrier) return [];
  return head.filter(
    (segment) =>
      segment !== carrier &&
      isLarge(segment) &&
      segment.box[0] > carrier.box[2] &&
      segment.box[1] < carrier.box[3] &&
      segment.words.length <= LONGEST_SERVICE &&
      /^(?=.*\p{L}{4})[\p{L}\d]{2}[\p{L}\d .+-]*$/u.test(segment.text) &&
      !isCarrier(segment) &&
      !lines.some((line) => isTownOf(line, segment)) &&
      !NO_SERVICE.test(fold(segment.text)) &&
      findShippingLabels(segment).length === 0,
  );
}
/** A town is printed large for those who sort, and once more in the address, with its postcode. */
const isTownOf = ({ text, segments }: Line, segment: Segment): boolean =>
  !segments.includes(segment) &&
  (hasPostcode(text) || townWithNumber(text)) &&
  ` ${fold(text)} `.includes(` ${fold(segment.text)} `);
const HEAD = 3;
const LARGE = 1.15;
const LONGEST_NAME = 3;
const LONGEST_SERVICE = 5;
/** What heads a label beside the carrier's name and says what the paper is. */
const NO_SERVICE =
  /\b(?:note|label|waybill|copy|courier|kurier|etiquette|etiqueta|etiket\w*|bordereau|guia|guide|remito|sender|receiver)\b/;

/** What heads a list of goods has "Product" beside it. */
const GOODS =
  /(?<!\p{L})(?:price|qty|quantity|amount|total|sku|precio|preco|preis|menge|prix|prezzo|cantidad|quantidade|harga)(?!\p{L})/u;

const headsGoods = ({ layout: { lines } }: Reading, { line }: Labelled<LabelName>): boolean =>
  lines.slice(Math.max(0, lines.indexOf(line) - 2), lines.indexOf(line) + 2).some(({ text }) => GOODS.test(fold(text)));

/** "24H" */
const HOURS = /^\d{1,2} ?h$/i;

/** Cells further on that have a colon of their own say something else: "Service: Road    Destination: Elmtown". */
function upToCell({ segments }: Line, own: Segment, span: Span): Span {
  const other = segments.slice(segments.indexOf(own) + 1).find(({ text }) => /\p{L}:/u.test(text));
  const at = other ? span.words.indexOf(other.words[0]!) : -1;
  return at > 0 ? spanOf(span.words.slice(0, at), span.page) : span;
}

/** What stands beside or under each "Service:". */
function announcedServices(reading: Reading, labels: readonly Labelled<LabelName>[]): Span[] {
  return labels.flatMap((label) => {
    // "DELIVERY SERVICE, INC." is a name.
    if (label.name !== 'service' || /^,/.test(label.line.text.slice(label.end)) || headsGoods(reading, label))
      return [];
    const own = segmentOf(label.line, label.words[0]);
    // "Usługa: Kurier Standard": a word of it may be a label elsewhere.
    const behind = own && behindColon(own);
    const says = behind && isService(behindCarrier(behind).text);
    if (behind && behind !== own && own.words[0] === label.words[0] && says) return [behind];
    const within = label.right && own?.words.includes(label.right.words[0]!) ? label.right : undefined;
    const said =
      within && /^\s*:/.test(label.line.text.slice(label.end)) ? upToCell(label.line, own!, within) : undefined;
    const span =
      said ?? [within, ...label.below(), label.right].find((one) => one && findShippingLabels(one).length === 0);
    const value = /^[\s:]*(\.?[\p{L}\d][\p{L}\p{N} .:/()+-]{1,30})$/u.exec(span?.text ?? '')?.[1];
    if (span && value && (/\p{L}{2}/u.test(value) || HOURS.test(value)))
      return [span === label.below()[0] ? goingOn(reading.layout, span) : { ...span, text: value }];
    return [];
  });
}
