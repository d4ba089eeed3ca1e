/** Carriers that no list has, by what they call themselves: in large print, with a word of the trade, on the web. */
import { fold } from '../../layout/fold.js';
import { median, type Segment } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { isCountry } from '../../fields/vocabulary/names.js';
import { withoutLegalForms } from '../../fields/vocabulary/legal-forms.js';
import { findShippingLabels } from './labels/all.js';
import { type ShippingLabelPath } from './schema.js';
import { isAboutService } from './vocabulary/service-words.js';
import { PLAIN_SERVICES, SERVICES } from './vocabulary/services.js';
import { webNamesIn } from './vocabulary/web-addresses.js';

const TRADE =
  /(?<!\p{L})(?:couriers?|kurier\w*|kuljetus|parcels?|freight(?: lines?| systems?)?|trucking|logisti(?:cs|k|que|ca)|cargo|express|post|messageries?|mensajeria|paqueteria|transportes?|transporti?|transports|spedition|frakt|fragt|pakk?er|haulage)$/u;
/** "Your parcel", "via air": no company's name begins so. */
const NO_COMPANY = /^(?:by|rural|via|your)\b/;
/** The post of a country, in Portuguese and French: "Correios de Angola". */
const POST_OF = /^(?:correios|postes?) (?:de |du |d')(?<country>.+)$/;
/** A company's name stands in the first lines. */
const HEAD = 6;
/** So much larger than most of the label is the name at its head. */
const LARGE = 1.3;
/** Three letters may be a depot's: they are a name where they alone are so large, at the top left. */
const SHORT = /^\p{L}{3}$/u;
const LARGER = 1.8;
const TOP = 2;

export function unlistedCarriers(reading: Reading): Found<ShippingLabelPath>[] {
  const found = (segments: readonly Segment[], confidence: number): Found<ShippingLabelPath>[] =>
    segments
      .slice(0, 1)
      .map((name) => ({ path: 'carrier', value: tidy(name.text), confidence, evidence: reading.place(name) }));
  return [...found(onTheWeb(reading), 0.7), ...found(ofTheTrade(reading), 0.5), ...found(inTheHead(reading), 0.4)];
}

/** Words of many languages for following a parcel, folded. */
const FOLLOW =
  /track|trace|verfolg|suivi|suivez|seguimiento|segui\b|rastre|rintracci|sledz|sledov|sledujte|folg\b|spar(?:a|ing)|sporing|seuranta|nyomkov|urmar|takip|\bcek\b|lacak|tra cuu|jejak|jalgi|izseko|prati/;

/** "dao" in large print, and "Følg pakken på dao.as": whose page follows the parcel carries it. */
function onTheWeb(reading: Reading): Segment[] {
  const { lines } = reading.layout;
  const names = new Set(
    lines.map(({ text }) => fold(text)).flatMap((text) => (FOLLOW.test(text) ? webNamesIn(text) : [])),
  );
  const usual = usualHeight(reading);
  return lines
    .flatMap(({ segments }) => segments)
    .filter(({ text, box }) => heightOf(box) > usual * LARGE && names.has(fold(text).replace(/[^a-z0-9-]/g, '')));
}

const usualHeight = ({ layout }: Reading): number => median(layout.lines.map(({ box }) => heightOf(box)));

const headOf = ({ layout }: Reading): Segment[] => layout.lines.slice(0, HEAD).flatMap(({ segments }) => [...segments]);

/** "Ridgeline Courier": with a word of the trade at the head of the label, the largest first. */
function ofTheTrade(reading: Reading): Segment[] {
  return headOf(reading)
    .filter(
      ({ text, words }) =>
        isPostOfCountry(text) ||
        (words.length >= 2 &&
          words.length <= 3 &&
          words.every((word) => /^\p{Lu}[\p{L}.&'-]+$/u.test(word.text)) &&
          isOfTrade(text) &&
          !SERVICES.test(text)),
    )
    .sort((a, b) => heightOf(b.box) - heightOf(a.box));
}

/** "Air Cargo" is a service, "Air Larkspur Cargo" and "Malta Express" have a name within; "Ltd" may stand behind. */
function isOfTrade(text: string): boolean {
  const name = withoutLegalForms(fold(text)).trim();
  const rest = name.replace(TRADE, '').trim();
  return TRADE.test(name) && !NO_COMPANY.test(name) && (isCountry(rest) || !isAboutService(rest));
}

const isPostOfCountry = (text: string): boolean => {
  const country = POST_OF.exec(fold(text))?.groups?.['country'];
  return country !== undefined && isCountry(country);
};

/** What a large word at the head may say instead. */
const NO_NAME =
  /^(?:pallet|parcel|packing|package|box|carton|fragile|urgent|original|copy|copia|cod|prepaid|collect|return|retour|delivery|shipment|sample|test|etiquetas?|etiquette|label|bordereau|remito|guia|factura|invoice|tax|not|page|from|to|ship|nacional|national|local)\b/;

/** "larkspree" in large print at the head of the label: whose it is, where nothing else says it. */
function inTheHead(reading: Reading): Segment[] {
  const usual = usualHeight(reading);
  const head = headOf(reading);
  const firsts = new Set(reading.layout.lines.slice(0, TOP).map(({ segments }) => segments[0]));
  const cell = median(reading.layout.lines.flatMap(({ segments }) => segments).map(({ box }) => heightOf(box)));
  const short = head.filter(({ text, box }) => SHORT.test(text) && heightOf(box) > cell * LARGER);
  return head.filter(
    (segment) =>
      (short.length === 1 && segment === short[0]
        ? firsts.has(segment)
        : heightOf(segment.box) > usual * LARGE && /^\p{L}[\p{L} &.-]{3,}$/u.test(segment.text)) &&
      segment.words.length <= 2 &&
      !NO_NAME.test(fold(segment.text)) &&
      !SERVICES.test(segment.text) &&
      !PLAIN_SERVICES.test(segment.text) &&
      findShippingLabels(segment).length === 0,
  );
}
