/**
 * The carrier as it is printed: what a label of that name announces, else the known name printed most often, of equals
 * the first of the list, else what the head calls itself.
 */
import { fold } from '../../layout/fold.js';
import { blocksOf } from '../../layout/blocks.js';
import { heightOf, median, segmentOf, type Span, spanOf } from '../../layout/lines.js';
import { type Labelled } from '../../layout/near.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { startsWithLabel } from './label-lines.js';
import { CARRIERS } from './carriers.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { PLAIN_SERVICES, SERVICES } from './services.js';
import { type ShippingLabelPath } from './schema.js';

export function carrierFields(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const path = 'carrier';
  const named = labels.flatMap((label): Found<ShippingLabelPath>[] => {
    if (label.name !== 'carrier') return [];
    const own = segmentOf(label.line, label.words[0]);
    // "Courier Parcel" names a service.
    if (own?.words.at(-1) !== label.words.at(-1) && !/^\s*:/.test(label.line.text.slice(label.end))) return [];
    const beside = label.right?.words.filter((word) => own?.words.includes(word)) ?? [];
    const span = beside.length > 0 ? { ...label.right!, words: beside } : label.below()[0];
    if (!span || startsWithLabel({ ...span, text: span.words.map(({ text }) => text).join(' ') })) return [];
    const text = tidy(span.words.map((word) => word.text).join(' '));
    const known = CARRIERS.find(([, pattern]) => pattern.test(fold(text)))?.[0];
    if (!/^\p{L}[\p{L} .&'-]{2,40}$/u.test(text)) return [];
    return [{ path, value: known ?? text, confidence: known ? 0.9 : 0.75, evidence: reading.place(span) }];
  });
  const inLines = countedIn(reading.layout.lines);
  const counted = inLines.length > 0 ? inLines : countedIn(stacked(reading));
  const [best] = counted.sort((a, b) => b.lines.length - a.lines.length);
  if (!best) return [...named, ...ofTheTrade(reading), ...inTheHead(reading)].slice(0, 1);
  const confidence = counted.length > 1 ? 0.75 : 0.9;
  return [...named, { path, value: best.name, confidence, evidence: reading.place(best.lines[0]!) }];
}

function countedIn(spans: readonly Span[]): { name: string; lines: Span[] }[] {
  return CARRIERS.map(([name, pattern]) => ({
    name,
    lines: spans.filter(({ text }) => pattern.test(fold(text))),
  })).filter(({ lines }) => lines.length > 0);
}

/** A name of two words may stand in two lines: "MONDIAL" over "RELAY". */
const stacked = ({ layout }: Reading): Span[] =>
  blocksOf(layout).flatMap(({ lines, page }) =>
    lines.slice(1).map((line, above) => spanOf([...lines[above]!.words, ...line.words], page)),
  );

const TRADE =
  /(?<!\p{L})(?:couriers?|kurier\w*|kuljetus|parcels?|freight|logisti(?:cs|k|que|ca)|cargo|express|post|messageries?|mensajeria|paqueteria|transportes?|transporti?|transports|spedition|frakt|fragt|pakk?er|haulage)$/u;
/** What is called so is a service, not a company. */
const OF_A_SERVICE =
  /^(?:air|domestic|economy|expedited|first|home|international|letter|next|overnight|parcel|priority|registered|regular|road|rural|same|sea|special|standard|your|by|via)\b/;
/** A company's name stands in the first lines. */
const HEAD = 6;

/** "Ridgeline Courier": a carrier that no list has, by what it calls itself at the head of the label. */
function ofTheTrade(reading: Reading): Found<ShippingLabelPath>[] {
  const [name] = reading.layout.lines
    .slice(0, HEAD)
    .flatMap(({ segments }) => segments)
    .filter(
      ({ text, words }) =>
        words.length >= 2 &&
        words.length <= 3 &&
        words.every((word) => /^\p{Lu}[\p{L}.&'-]+$/u.test(word.text)) &&
        TRADE.test(fold(text)) &&
        !OF_A_SERVICE.test(fold(text)) &&
        !SERVICES.test(text),
    )
    .sort((a, b) => heightOf(b.box) - heightOf(a.box));
  return name ? [{ path: 'carrier', value: tidy(name.text), confidence: 0.5, evidence: reading.place(name) }] : [];
}

/** So much larger than most of the label is the name at its head. */
const LARGE = 1.3;
/** What a large word at the head may say instead. */
const NO_NAME =
  /^(?:pallet|parcel|packing|package|box|carton|fragile|urgent|original|copy|copia|cod|prepaid|collect|return|retour|delivery|shipment|sample|test|etiquetas?|etiquette|label|bordereau|remito|guia|factura|invoice|tax|not|page|from|to|ship|nacional|national|local)\b/;

/** "larkspree" in large print at the head of the label: whose it is, where nothing else says it. */
function inTheHead(reading: Reading): Found<ShippingLabelPath>[] {
  const { lines } = reading.layout;
  const usual = median(lines.map(({ box }) => heightOf(box)));
  const name = lines
    .slice(0, HEAD)
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        heightOf(segment.box) > usual * LARGE &&
        segment.words.length <= 2 &&
        /^\p{L}[\p{L} &.-]{3,}$/u.test(segment.text) &&
        !NO_NAME.test(fold(segment.text)) &&
        !SERVICES.test(segment.text) &&
        !PLAIN_SERVICES.test(segment.text) &&
        findShippingLabels(segment).length === 0,
    );
  return name ? [{ path: 'carrier', value: tidy(name.text), confidence: 0.4, evidence: reading.place(name) }] : [];
}
