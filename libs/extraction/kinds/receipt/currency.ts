/** The currency a receipt's amounts are in: the sign that stands beside most of them. */
import { type Line } from '../../layout/lines.js';
import { currencyOf } from '../../normalise/amounts.js';
import { type Word } from '../../model/page.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type ReceiptPath } from './schema.js';

const SIGN = /^\(?(RM|€|\$|£|[A-Z]{3})\)?:?(?:\d.*)?$/;

export function currencyField(reading: Reading): Found<ReceiptPath>[] {
  const votes = new Map<string, { count: number; line: Line; words: readonly Word[] }>();
  const vote = (code: string, line: Line, words: readonly Word[]) => {
    const known = votes.get(code);
    votes.set(code, known ? { ...known, count: known.count + 1 } : { count: 1, line, words });
  };
  for (const { currency, line, words } of reading.amounts) if (currency) vote(currency, line, words);
  for (const line of reading.layout.lines) {
    for (const word of line.words) {
      const code = currencyOf(SIGN.exec(word.text)?.[1]);
      if (code) vote(code, line, [word]);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1].count - a[1].count);
  if (!best) return [];
  const [code, { line, words }] = best;
  return [{ path: 'currency', value: code, confidence: 0.9, evidence: reading.place({ page: line.page, words }) }];
}
