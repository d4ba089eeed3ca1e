/**
 * The tax rates an invoice names. A row that holds a rate, a base and the tax the rate makes of it proves the rate,
 * with or without a percent sign; where no row does, percentages beside the words for tax are taken, those of discounts
 * are not.
 */
import { type Labelled } from '../../layout/near.js';
import { type Line, wordsAt } from '../../layout/lines.js';
import { type ItemTable } from '../../fields/line-items/headed-table.js';
import { type Found } from '../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { type InvoiceLabel } from './labels/names.js';
import { type InvoicePath } from './schema.js';

interface PlacedRate {
  readonly rate: number;
  readonly line: Line;
  readonly start: number;
  readonly end: number;
}

const HIGHEST = 30;
const NUMBER = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?![\d]|[.,]\d)\s?%?/g;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g;
const TAX_CONTEXT =
  /(?<!\p{L})(?:vat|tax|taxes|[cisu]?gst|hst|pst|qst|tps|tvq|sst|mwst|ust|umsatzsteuer|mehrwertsteuer|steuer\S*|tva|taux|taxe|btw|iva|igic|podatek|moms|mva|dph|[aá]fa|alv|kdv|pdv|ddv|ppn|käibemaks|km|pvn|pvm|imposto|imposta|impuestos?|vsk|φπα|φ\.π\.α|ддс|пдв|ндс|ддв|thuế|tvsh|ədv|belasting|부가세|세율)(?!\p{L})/iu;
const DISCOUNT =
  /skonto|escompte|penalit|pénalit|rabatt|remise|interest|verzug|acompte|advance|anzahlung|discount|korting|descuento|sconto|rabat|desconto|έκπτωση|отстъпка|знижк|afsláttur/i;
const DISCOUNT_COLUMN = /^(?:rem|remise|disc|discount|rabatt|korting|dto|sconto|desc)\b/i;

/** @param average tax in percent of the net sum, where a total proves both */
export function taxRates(
  reading: Reading,
  labels: readonly Labelled<InvoiceLabel>[],
  { unrated, rows }: Pick<ItemTable, 'unrated' | 'rows'>,
  average?: number,
): Found<InvoicePath>[] {
  const proved = withColumn(reading, provedRates(reading, unrated));
  const column = columnRates(rows);
  const shown = new Map([...column, ...proved]);
  const named = namedRates(reading, labels);
  const isByChance =
    average !== undefined &&
    averageTo(named, average) &&
    (!averageTo(shown, average) || (shown.size === 1 && !isAt(shown, average) && isAt(named, average)));
  const rates = shown.size > 0 && !isByChance ? shown : named;
  const sure = proved.size > 0 && (isByChance || average === undefined || averageTo(rates, average));
  const isSure = sure && (average === undefined || !isBelow(rates, average));
  const [first] = rates.values();
  if (!first) return [];
  const evidence = reading.place({ page: first.line.page, words: wordsAt(first.line, first.start, first.end) });
  const halved = CENTRAL.test(reading.layout.text) && OF_STATE.test(reading.layout.text);
  const whole = [...rates.keys()].map((rate) => (halved ? (WHOLE.get(rate) ?? rate) : rate));
  const value = [...new Set(whole)].sort((a, b) => a - b);
  return [{ path: 'tax_rates', value, confidence: isSure ? 0.9 : 0.7, evidence }];
}

/** India's tax is raised by the union and by a state, half each; these halves are no rates of their own. */
const WHOLE: ReadonlyMap<number, number> = new Map([2.5, 6, 9, 14, 20].map((half) => [half, 2 * half]));
const CENTRAL = /(?<!\p{L})cgst(?!\p{L})/iu;
const OF_STATE = /(?<!\p{L})(?:sgst|utgst)(?!\p{L})/iu;

/** Rows between two of one table of taxes, at most; in one of them a figure may be misread. */
const NEXT_ROWS = 2;

/** Above or under a proved rate with its sign, in the same column of the next lines, stand the others of its table. */
function withColumn({ layout: { lines } }: Reading, proved: ReadonlyMap<number, PlacedRate>): Map<number, PlacedRate> {
  const boxOf = ({ line, start, end }: PlacedRate) => wordsAt(line, start, end)[0]?.box;
  const others = [...proved.values()].flatMap((known) => {
    const [at, own] = [lines.indexOf(known.line), boxOf(known)];
    if (!own || !known.line.text.includes('%')) return [];
    return lines.slice(Math.max(0, at - NEXT_ROWS), at + NEXT_ROWS + 1).flatMap((line) =>
      line.page === known.line.page && amountsAreLike(line, known.line)
        ? ratesOn(line, RATE).filter((rate) => {
            const box = boxOf(rate);
            return box !== undefined && box[0] < own[2] && box[2] > own[0];
          })
        : [],
    );
  });
  return new Map([...others.map((rate) => [rate.rate, rate] as const), ...proved]);
}

/** As many cells make rows of one table. */
const amountsAreLike = (line: Line, other: Line): boolean =>
  line.segments.length > 2 && line.segments.length === other.segments.length;

/** One rate that makes more tax than there is: another one, or none, holds for the rest. */
const isBelow = (rates: ReadonlyMap<number, PlacedRate>, average: number): boolean =>
  average < Math.min(...rates.keys()) - ROUNDED;

/** In points: taxes are rounded line by line. */
const ROUNDED = 0.3;

/** Taxed on the whole was no more than the highest rate: "10 9.40 94.00" is a quantity and its price. */
const averageTo = (rates: ReadonlyMap<number, PlacedRate>, average: number): boolean =>
  average < Math.max(...rates.keys()) + ROUNDED;

/** A fifth of an item's amount is the price of one of five; the rate that taxes the whole is named beside the tax. */
const isAt = (rates: ReadonlyMap<number, PlacedRate>, average: number): boolean =>
  [...rates.keys()].some((rate) => Math.abs(rate - average) < ROUNDED);

/**
 * Base × rate = tax to the cent, all three in one row; no rate but nought makes nothing. In a row of items without a
 * column of rates it is a quantity and a price that happen to.
 */
function provedRates(reading: Reading, unrated: ReadonlySet<Line>): Map<number, PlacedRate> {
  const found = new Map<number, PlacedRate>();
  const { lines } = reading.layout;
  for (const [index, line] of lines.entries()) {
    const amounts = reading.amounts.filter((amount) => amount.line === line && amount.exact);
    if (amounts.length < 2 || unrated.has(line)) continue;
    for (const rate of ratesOn(line, line.text.includes('%') ? RATE : NUMBER)) {
      if (found.has(rate.rate) || inDiscountColumn(lines, index, rate)) continue;
      if (amounts.some((base) => makesTax(base, rate, amounts))) found.set(rate.rate, rate);
    }
  }
  return found;
}

/** What stands with its sign in an item's column of rates, as "0 %" makes no tax that could prove it. */
function columnRates(rows: ItemTable['rows']): Map<number, PlacedRate> {
  const rates = rows.flatMap(({ line, item }) =>
    ratesOn(line, RATE).filter(({ rate }) => rate === item?.values.tax_rate),
  );
  return new Map(rates.map((rate) => [rate.rate, rate]));
}

function makesTax(base: PlacedAmount, { rate, start, end }: PlacedRate, amounts: readonly PlacedAmount[]): boolean {
  const apart = (amount: PlacedAmount) => amount.end <= start || amount.start >= end;
  const tax = (Math.abs(base.value) * rate) / 100;
  return (
    base.value !== 0 &&
    apart(base) &&
    amounts.some(
      (other) =>
        other !== base &&
        apart(other) &&
        (rate === 0 || Math.abs(other.value) !== rate) &&
        (rate === 0) === (other.value === 0) &&
        other.value * base.value >= 0 &&
        Math.abs(Math.abs(other.value) - tax) < 0.0101,
    )
  );
}

function namedRates(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Map<number, PlacedRate> {
  const { lines } = reading.layout;
  const found = new Map<number, PlacedRate>();
  lines.forEach((line, index) => {
    const context = lines.slice(Math.max(0, index - 4), index + 1).map(({ text }) => text);
    const otherwise = labels.some(
      (label) => label.line === line && (label.name === 'otherAmount' || label.name === 'paymentTerms'),
    );
    if (otherwise || DISCOUNT.test(line.text) || !context.some((text) => TAX_CONTEXT.test(text))) return;
    for (const rate of ratesOn(line, RATE)) {
      if (!found.has(rate.rate) && !inDiscountColumn(lines, index, rate)) found.set(rate.rate, rate);
    }
  });
  return found;
}

function ratesOn(line: Line, pattern: RegExp): PlacedRate[] {
  return [...line.text.matchAll(pattern)].flatMap((match) => {
    const rate = Number((match[1] ?? '').replace(',', '.'));
    const [start, end] = [match.index, match.index + match[0].length];
    return rate <= HIGHEST ? [{ rate, line, start, end }] : [];
  });
}

/** A heading for discounts among others stands above it; a line of sums and a row with a price name one, too. */
function inDiscountColumn(lines: readonly Line[], index: number, { line, start, end }: PlacedRate): boolean {
  const [word] = wordsAt(line, start, end);
  if (!word) return false;
  const headings = lines
    .slice(Math.max(0, index - 8), index)
    .filter(({ segments, text }) => segments.length > 2 && !/\d[.,]\d{2}(?!\d)/.test(text));
  const above = headings.flatMap(({ segments }) => segments);
  return above.some(
    ({ text, box }) => DISCOUNT_COLUMN.test(text) && box[0] < word.box[2] + 8 && box[2] > word.box[0] - 8,
  );
}
