/**
 * The currency a receipt's amounts are in: the sign that stands beside most of them. A bare "$" is the dollar of where
 * the shop is, and where no sign is printed the money is that of its country.
 */
import { type Line } from '../../layout/lines.js';
import { currencyOf } from '../../normalise/amounts.js';
import { type Word } from '../../model/page.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { currencyOfPlace, namesakeOf } from '../../regions/currencies.js';
import { bareDollar } from '../../fields/totals/bare-dollar.js';
import { type ReceiptPath } from './schema.js';
import { withWholeAmounts } from './sums/whole-amounts.js';

/** A sign by itself, before its amount, or in brackets at the end of a label: "AMOUNT(RM)". */
const SIGN = /^\(?(RM|€|\$|£|[A-Z]{3})\$?\)?:?(?:\d.*)?$|\((RM|€|£|[A-Z]{3})\)$/;
/** A code beside whole figures ("CNY10") may be part of a name. */
const WHOLE = 0.3;

const SURE = 0.9;
/** Of a country by the words on the paper, no sign being printed. */
const BY_PLACE = 0.75;
/** A bare "$" of nobody knows where. */
const BARE = 0.5;

interface Vote {
  readonly count: number;
  readonly line: Line;
  readonly words: readonly Word[];
}

export function currencyField(reading: Reading): Found<ReceiptPath>[] {
  const { text, lines } = reading.layout;
  const printed = votesIn(reading);
  const place = currencyOfPlace(text);
  const dollar = bareDollar(reading);
  const votes = new Map<string, Vote>();
  for (const [sign, vote] of printed) {
    const code = sign === 'USD' ? (dollar ?? sign) : namesakeOf(sign, text);
    votes.set(code, { ...vote, count: vote.count + (votes.get(code)?.count ?? 0) });
  }
  const weight = ([code, { count }]: [string, Vote]) => count + (code === place ? 1 : 0);
  const [best] = [...votes].sort((a, b) => weight(b) - weight(a));
  const found = (value: string, confidence: number, { line, words }: Pick<Vote, 'line' | 'words'>) => [
    { path: 'currency' as const, value, confidence, evidence: reading.place({ page: line.page, words }) },
  ];
  if (best) return found(best[0], best[0] === 'USD' && !dollar ? BARE : SURE, best[1]);
  const priced = withWholeAmounts(reading).amounts.findLast(({ exact }) => exact);
  const line = priced?.line ?? lines[0];
  return place && priced && line ? found(place, BY_PLACE, { line, words: priced.words }) : [];
}

function votesIn(reading: Reading): Map<string, Vote> {
  const votes = new Map<string, Vote>();
  const vote = (code: string, line: Line, words: readonly Word[], weight: number) => {
    const known = votes.get(code);
    votes.set(code, known ? { ...known, count: known.count + weight } : { count: weight, line, words });
  };
  for (const { currency, line, words, exact } of reading.amounts)
    if (currency) vote(currency, line, words, exact ? 1 : WHOLE);
  for (const line of reading.layout.lines) {
    for (const word of line.words) {
      const [, before, within] = SIGN.exec(word.text) ?? [];
      const code = currencyOf(before ?? within);
      if (code) vote(code, line, [word], /\d/.test(word.text) && !/\d[.,]\d{2}/.test(word.text) ? WHOLE : 1);
    }
  }
  return votes;
}
