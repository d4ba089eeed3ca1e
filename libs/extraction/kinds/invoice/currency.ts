/**
 * The currency of an invoice: as its label states, else of the sign beside the total or most amounts. A bare "$" is the
 * dollar that is named somewhere or that of the place; where no amount has a sign, a code on the page tells, or the
 * country of the tax numbers and accounts.
 */
import { type Labelled } from '../../layout/near.js';
import { wordsAt } from '../../layout/lines.js';
import { CURRENCY_CODE, currencyOf, isWithoutCents } from '../../normalise/amounts.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type SumCandidate } from '../../fields/totals/candidates.js';
import { bareDollar } from '../../fields/totals/bare-dollar.js';
import { findIbans, findVatIds } from '../../fields/vocabulary/contacts.js';
import { currencyOfCountry, currencyOfPlace, namesakeOf } from '../../regions/currencies.js';
import { isEastAsian } from '../../model/scripts.js';
import { type InvoiceLabel } from './labels/names.js';
import { type InvoicePath } from './schema.js';

const PATH = 'currency' satisfies InvoicePath;
/** A bare "$" of nobody knows where. */
const BARE = 0.5;
const BY_PLACE = 0.75;
const MENTIONED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${CURRENCY_CODE})(?![\p{L}\p{N}])|€|£|(?<!\p{L})(?:US )?[Dd]ollars?(?!\p{L})|(?<!\p{L})(?:[Ee]uros?|ευρώ|ЕВРО|евро|євро)(?!\p{L})|₴|(?<!\p{L})(?:грн|гривень|гривні|лв)(?!\p{L})|\$`,
  'u',
);

export function currencyField(
  reading: Reading,
  labels: readonly Labelled<InvoiceLabel>[],
  total?: SumCandidate,
): Found<InvoicePath>[] {
  for (const { name, right } of labels) {
    const stated = name === 'currency' ? /\b[A-Z]{3}\b|[€$£]/.exec(right?.text ?? '') : null;
    const code = currencyOf(stated?.[0]);
    if (code && right) return [{ path: PATH, value: code, confidence: 0.95, evidence: reading.place(right) }];
  }
  return bySign(reading, total) ?? mentioned(reading) ?? byCountry(reading);
}

function bySign(reading: Reading, total?: SumCandidate): Found<InvoicePath>[] | undefined {
  const votes = new Map<string, number>();
  for (const { currency, exact } of reading.amounts)
    if (currency && exact) votes.set(currency, (votes.get(currency) ?? 0) + 1);
  const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
  const sign = total?.amount.currency ?? winner?.[0];
  const witness = reading.amounts.find(({ currency, exact }) => currency === sign && exact);
  if (!sign || !witness) return undefined;
  // "₺" is read as "€" off a picture.
  if (sign === 'EUR' && witness.words[0]?.source === 'ocr' && currencyOfPlace(reading.layout.text) === 'TRY')
    return [
      {
        path: PATH,
        value: 'TRY',
        confidence: BY_PLACE,
        evidence: reading.place({ page: witness.line.page, words: witness.words }),
      },
    ];
  const dollar = sign === 'USD' ? bareDollar(reading) : namesakeOf(sign, reading.layout.text);
  const evidence = reading.place({ page: witness.line.page, words: witness.words });
  return [{ path: PATH, value: dollar ?? sign, confidence: dollar ? 0.92 : BARE, evidence }];
}

/** No sign beside any amount: a code or name of a currency somewhere on the page. */
function mentioned(reading: Reading): Found<InvoicePath>[] | undefined {
  for (const line of reading.layout.lines) {
    const match = MENTIONED.exec(line.text);
    if (!match) continue;
    const named = currencyOf(match[0]) ?? (/dollar/i.test(match[0]) ? 'USD' : /^грив/.test(match[0]) ? 'UAH' : 'EUR');
    const code = named === 'USD' ? (bareDollar(reading) ?? named) : named;
    const words = wordsAt(line, match.index, match.index + match[0].length);
    return [{ path: PATH, value: code, confidence: 0.75, evidence: reading.place({ page: line.page, words }) }];
  }
  return undefined;
}

/** Where all tax numbers and accounts are of countries with one currency, else what only papers from there say. */
function byCountry(reading: Reading): Found<InvoicePath>[] {
  const { lines, text } = reading.layout;
  const numbers = lines.flatMap(({ text: each }) => [
    ...findVatIds(each),
    ...findIbans(each).filter(({ valid }) => valid),
  ]);
  const told = new Set(numbers.flatMap(({ value }) => currencyOfCountry(value.slice(0, 2)) ?? []));
  const [code] = told.size === 1 ? told : [currencyOfPlace(text)];
  const witness =
    reading.amounts.findLast(({ exact }) => exact) ??
    (isEastAsian(text) || isWithoutCents(code) ? reading.amounts.at(-1) : undefined);
  if (!code || !witness) return [];
  const evidence = reading.place({ page: witness.line.page, words: witness.words });
  return [{ path: PATH, value: code, confidence: BY_PLACE, evidence }];
}
