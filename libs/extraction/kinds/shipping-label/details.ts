/** Weight of a label's parcel. */
import { fold } from '../../layout/fold.js';
import { type Labelled } from '../../layout/near.js';
import { type Layout } from '../../layout/layout.js';
import { type Line, segmentOf, type Span, startOf, wordsAt } from '../../layout/lines.js';
import { around } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { find, stretch } from '../../reading/values.js';
import { type LabelName } from './labels/names.js';
import { isSentence } from './sentences.js';
import { type ShippingLabelPath } from './schema.js';

/**
 * It begins its cell, perhaps behind another word for it and a stroke, ends with a colon, or is of several words: "pro"
 * and "data" within a sentence announce nothing.
 */
export function announces({ line, words, phrase, start, end }: Labelled<LabelName>): boolean {
  const segment = segmentOf(line, words[0]);
  return (
    segment?.words[0] === words[0] ||
    /^\P{N}+\/ ?$/u.test(segment ? line.text.slice(startOf(line, segment), start) : '') ||
    /^\s*[:#.]/.test(line.text.slice(end)) ||
    (/ /.test(phrase) && phrase.length > 5)
  );
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** "0-5 kg": what it may weigh at most is no weight by itself. */
const RANGE = String.raw`${NUMBER}\s?[-–]\s?${NUMBER}`;
const UNIT = String.raw`[lI|]bs?|pounds?|kgs?|kilos?|kilograms?|[o0]zs?|ounces?|grams?|gms?|grs?|g|kq|кг|κιλ[άα]|公斤|千克|كجم|كغم?|كيلو|ק"ג|กก\.?|กิโลกรัม`;
const WEIGHT = new RegExp(
  String.raw`(?<![\d.,]|\p{L}/)(?:${NUMBER}\s?[lI|]bs?\.?,?\s+${NUMBER}\s?[o0]zs?|(?:${RANGE}|${NUMBER}(?:\s?/\s?${NUMBER})?)\s?(?:${UNIT}))(?![\p{L}]|\s?:)`,
  'giu',
);
/** "0650 5011 9022 17 G", "R3G 0M8": a letter that ends a number in groups or stands in a postcode is no unit. */
const [LETTER, IN_CODE] = [/\dG$|\d G$/, /\d{2} $|(?<!\p{L})\p{L}$/u];
/** Of all parcels that go together: this one has its own beside "1 of 2". */
const OF_SHIPMENT = /^shp/;
const WHOLE = /\b(?:total|gross|brut\w*)\b/;
const NET = /^net/;
/** "Peso (g): 1240", "Total Weight Kg" over "27". */
const UNIT_IN_LABEL = /^[\p{L}. ]*(?:\s\(\d{1,2}\))?\s\(?(kgs?|lbs?|g)(?!\p{L})\)?/iu;
const BARE_WEIGHT = /^\W*(?:\(?(?:kgs?|lbs?|g)\)?)?\W*(\d+(?:[.,]\d+)?)(?![\p{L}\d./-])/iu;
/** "Kg: 14,5" is its own label. */
const UNIT_AS_LABEL = new RegExp(String.raw`(?<!\p{L})(kgs?|kilos?|lbs?)\s?:\s?(${NUMBER})(?![\p{L}\d])`, 'iu');
/** "KG 41,60" in a cell of its own. */
const UNIT_CELL = /^(kgs?|lbs?)\.? (\d+[.,]\d+)$/i;
const UNIT_FIRST = new RegExp(String.raw`^\W*(kgs?|lbs?)\W{1,3}(${NUMBER})(?![\p{L}\d])`, 'iu');

/** "Colli 1/1 Kg 6,2", "Pacco 1 di 1 kg 6,2" count pieces before the unit, "Koli / Berat: 1/2 KG" before the stroke. */
const PIECES_FIRST =
  /\d+ ?(?:\/|of|von|van|de|di|sur|av|af|z) ?\d+\s+(kgs?|kilos?|lbs?)\.?\s+(\d+[.,]\d+)(?![\p{L}\d])/iu;
const PIECES = /\b(?:koli|colli|kolli|colis|pcs|bultos?|piezas|volumes?|pieces?|stk|packages?)\b/;
/** "Box 2 of 6 - 14,8 kg" */
const ONE_OF = /\d+ ?(?:\/|of|von|van|de|di|sur|av|af|z) ?$/;
const withoutPieces = (before: string, weight: string): string => {
  if (ONE_OF.test(fold(before))) return weight.replace(/^\d+\s?[-–]\s?(?=\d)/, '');
  return PIECES.test(fold(before)) ? weight.replace(/^\d+ ?\/ ?/, '') : weight;
};

export function weightField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const weights = labels.filter(({ name }) => name === 'weight');
  const beside = (line: Line) => weights.some((label) => label.line === line);
  const under = ([first]: readonly Word[]) =>
    weights.some((label) => label.below().some(({ words }) => first && words.includes(first)));
  const above = (line: Line): string =>
    weights
      .filter((label) => label.line === line || label.below().some((segment) => line.segments.includes(segment)))
      .map(({ phrase }) => phrase)
      .join(' ');
  const place = (span: Span, value: string, confidence: number): Found<ShippingLabelPath> => ({
    path: 'weight',
    value,
    confidence,
    evidence: reading.place(span),
  });
  const unitless = weights.flatMap((label): Found<ShippingLabelPath>[] => {
    const { right } = label;
    const first = UNIT_FIRST.exec(right?.text ?? '');
    const unit = UNIT_IN_LABEL.exec(label.line.text.slice(label.start))?.[1];
    const [told] = [right, label.below()[0]].filter((span) => span && BARE_WEIGHT.test(span.text));
    if (told && unit) return [place(told, `${BARE_WEIGHT.exec(told.text)![1]} ${unit}`, 0.7)];
    if (right && first) return [place(right, `${first[2]} ${first[1]}`, 0.7)];
    const value = /^\W*(\d+[.,]\d+)/.exec(right?.text ?? '')?.[1];
    return value && right ? [place(right, value, 0.6)] : [];
  });
  const printed = reading.layout.lines.flatMap((line) => {
    if (PIECES_FIRST.test(line.text)) return [];
    const matches = [...line.text.matchAll(WEIGHT)].filter(
      ({ index, 0: weight }) => !LETTER.test(weight) || !IN_CODE.test(line.text.slice(0, index)),
    );
    return matches.map((match) => {
      const words = wordsAt(line, match.index, match.index + match[0].length);
      const labelled = beside(line) ? 0.88 : under(words) ? 0.86 : 0.7;
      const called = labels.findLast((label) => label.line === line && label.end <= match.index)?.phrase ?? above(line);
      const doubted = OF_SHIPMENT.test(called) || NET.test(called) || line.segments.some(isSentence);
      const sure = doubted ? 0.65 : labelled + (WHOLE.test(called) ? 0.05 : 0);
      const weight = withoutPieces(line.text.slice(0, match.index), tidy(match[0]))
        .replace(/[I|](?=bs?(?!\p{L}))/gu, 'l')
        .replace(/0z(?=s?$)/, 'oz');
      return find(reading, 'weight', weight, sure, stretch(line, match));
    });
  });
  const totals = weights.flatMap((label): Found<ShippingLabelPath>[] => {
    const unit = UNIT_IN_LABEL.exec(label.line.text.slice(label.start))?.[1];
    const total = unit && columnTotal(reading.layout, label);
    return total ? [place(total, `${total.text} ${unit}`, 0.8)] : [];
  });
  const byUnit = reading.layout.lines.flatMap((line) => {
    const match = UNIT_AS_LABEL.exec(line.text) ?? PIECES_FIRST.exec(line.text);
    const cell = line.segments.find(({ text }) => UNIT_CELL.test(text));
    const own = cell && UNIT_CELL.exec(cell.text)!;
    return match
      ? [find(reading, 'weight', `${match[2]} ${match[1]}`, 0.8, stretch(line, match))]
      : own
        ? [place(cell, `${own[2]} ${own[1]}`, 0.75)]
        : [];
  });
  return [...totals, ...printed, ...unitless, ...byUnit].sort((a, b) => b.confidence - a.confidence).slice(0, 1);
}

/** What a column of weights ends with where it comes to all above it, packing included. */
function columnTotal({ lines }: Layout, { line, words }: Labelled<LabelName>): Span | undefined {
  const [left, , right] = around(words);
  const column = lines
    .slice(lines.indexOf(line) + 1)
    .filter(({ page }) => page === line.page)
    .flatMap(({ segments }) => segments)
    .filter(({ text, box }) => /^\d+[.,]\d+$/.test(text) && box[0] < right && box[2] > left);
  const amounts = column.map(({ text }) => Number(text.replace(',', '.')));
  const rows = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0);
  return column.length > 2 && amounts.at(-1)! > rows - ROUNDING ? column.at(-1) : undefined;
}
const ROUNDING = 0.0005;
