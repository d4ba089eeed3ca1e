/** Weight and day of shipping of a label. */
import { fold } from '../../layout/fold.js';
import { type Labelled } from '../../layout/near.js';
import { type Line, segmentOf, type Span } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type PlacedDate, type Reading } from '../../reading/reading.js';
import { find, stretch } from '../../reading/values.js';
import { type LabelName } from './labels/names.js';
import { type ShippingLabelPath } from './schema.js';

/**
 * It begins its cell, ends with a colon, or is of several words: "pro" and "data" within a sentence announce nothing.
 */
export function announces({ line, words, phrase, end }: Labelled<LabelName>): boolean {
  const segment = segmentOf(line, words[0]);
  return (
    segment?.words[0] === words[0] || /^\s*[:#.]/.test(line.text.slice(end)) || (/ /.test(phrase) && phrase.length > 5)
  );
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** "0-5 kg": what it may weigh at most is no weight by itself. */
const RANGE = String.raw`${NUMBER}\s?[-–]\s?${NUMBER}`;
const UNIT = String.raw`[lI|]bs?|pounds?|kgs?|kilos?|kilograms?|[o0]zs?|ounces?|grams?|gms?|grs?|g`;
const WEIGHT = new RegExp(
  String.raw`(?<![\d.,])(?:${NUMBER}\s?[lI|]bs?\.?,?\s+${NUMBER}\s?[o0]zs?|(?:${RANGE}|${NUMBER}(?:\s?/\s?${NUMBER})?)\s?(?:${UNIT}))(?![\p{L}]|\s?:)`,
  'iu',
);
/** "Peso (g): 1240", "Total Weight Kg" over "27". */
const UNIT_IN_LABEL = /^[a-z. ]*\s\(?(kgs?|lbs?|g)(?![a-z])\)?/i;
const BARE_WEIGHT = /^\W*(?:\(?(?:kgs?|lbs?|g)\)?)?\W*(\d+(?:[.,]\d+)?)(?![\p{L}\d./-])/iu;
/** "Kg: 14,5" is its own label. */
const UNIT_AS_LABEL = new RegExp(String.raw`(?<!\p{L})(kgs?|lbs?)\s?:\s?(${NUMBER})(?![\p{L}\d])`, 'iu');
const UNIT_FIRST = new RegExp(String.raw`^\W*(kgs?|lbs?)\W{1,3}(${NUMBER})(?![\p{L}\d])`, 'iu');

/** "Colli 1/1 Kg 6,2" counts pieces before the unit, "Koli / Berat: 1/2 KG" before the stroke. */
const PIECES_FIRST = /\d+ ?\/ ?\d+\s+(kgs?|lbs?)\.?\s+(\d+[.,]\d+)(?![\p{L}\d])/iu;
const PIECES = /\b(?:koli|colli|kolli|colis|pcs|bultos?|piezas|volumes?|pieces?|stk|packages?)\b/;
const withoutPieces = (before: string, weight: string): string =>
  PIECES.test(fold(before)) ? weight.replace(/^\d+ ?\/ ?/, '') : weight;

export function weightField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const weights = labels.filter(({ name }) => name === 'weight');
  const beside = (line: Line) => weights.some((label) => label.line === line);
  const under = (line: Line) =>
    weights.some((label) => label.below().some((segment) => line.segments.includes(segment)));
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
    const match = WEIGHT.exec(line.text);
    if (!match || PIECES_FIRST.test(line.text)) return [];
    const whole = /\b(?:total|gross|brut\w*)\b/.test(fold(above(line)));
    const sure = (beside(line) ? 0.88 : under(line) ? 0.86 : 0.7) + (whole ? 0.05 : 0);
    const weight = withoutPieces(line.text.slice(0, match.index), tidy(match[0]))
      .replace(/[I|](?=bs?(?!\p{L}))/gu, 'l')
      .replace(/0z(?=s?$)/, 'oz');
    return [find(reading, 'weight', weight, sure, stretch(line, match))];
  });
  const byUnit = reading.layout.lines.flatMap((line) => {
    const match = UNIT_AS_LABEL.exec(line.text) ?? PIECES_FIRST.exec(line.text);
    return match ? [find(reading, 'weight', `${match[2]} ${match[1]}`, 0.8, stretch(line, match))] : [];
  });
  return [...printed, ...unitless, ...byUnit].sort((a, b) => b.confidence - a.confidence).slice(0, 1);
}

const COMPACT = /^\W*(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/;
const OTHER_DAY = /expect|deliver|due|arriv|zustell|livraison|entrega|lever|consegna|dorecz|expir|\bby\b/i;

export function dateField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const dates = labels.filter(({ name }) => name === 'date');
  const compact = dates.flatMap(({ right }): Found<ShippingLabelPath>[] => {
    const match = COMPACT.exec(right?.text ?? '');
    return match && right
      ? [{ path: 'ship_date', value: match.slice(1).join('-'), confidence: 0.85, evidence: reading.place(right) }]
      : [];
  });
  if (compact[0]) return [compact[0]];
  const of = (test: (date: PlacedDate) => boolean, confidence: number): Found<ShippingLabelPath>[] => {
    const date = reading.dates.find(test);
    const evidence = date && reading.place({ page: date.line.page, words: date.words });
    return date ? [{ path: 'ship_date', value: date.iso, confidence, evidence }] : [];
  };
  const holds = (span: Span | undefined, { words }: PlacedDate) => span?.words.includes(words[0]!) ?? false;
  const own = (date: PlacedDate) => dates.some((label) => holds(label.right, date));
  const below = (date: PlacedDate) => dates.some((label) => label.below().some((segment) => holds(segment, date)));
  return [
    ...of(own, 0.85),
    ...of(below, 0.75),
    ...of((date) => !OTHER_DAY.test(before(reading, date)) && fullYear(date), 0.6),
  ].slice(0, 1);
}

/** What announces a date: its line up to it, and the line above where it begins its own. */
function before({ layout }: Reading, { line, raw }: PlacedDate): string {
  const text = line.text.slice(0, raw.start);
  return text.trim() === '' ? (layout.lines[layout.lines.indexOf(line) - 1]?.text ?? '') : text;
}

/** "24.03.14" without a label may be the version of a form. */
const fullYear = ({ raw, words }: PlacedDate): boolean =>
  raw.month !== undefined || /(?:19|20)\d{2}/.test(words.map(({ text }) => text).join(' '));
