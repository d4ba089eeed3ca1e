/**
 * The balances and the transactions of a statement. The opening balance and all transactions come to the closing
 * balance where everything was read right; where they do not, something is wrong or lacks, and none of them is trusted.
 */
import { entriesOf } from '../../model/entries.js';
import { cents } from '../../normalise/amounts.js';
import { type Found } from '../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { type Labels } from './labels/all.js';
import { type BankStatementPath } from './schema.js';
import { signedAmount } from './signed-amount.js';
import { type Transaction, withSigns } from './transactions.js';

const PROVED = 0.96;
const STATED = 0.8;
/** A sum that does not agree. */
const DOUBT = 0.4;

export function balanceFields(
  reading: Reading,
  labels: Labels,
  read: readonly Transaction[],
): Found<BankStatementPath>[] {
  const [openings, closings] = [statedBy(reading, labels, 'opening'), statedBy(reading, labels, 'closing')];
  const rows = withSigns(read, openings[0] && signedAmount(openings[0]));
  const moved = rows.reduce((sum, { amount }) => sum + amount, 0);
  const agree = (opening: PlacedAmount, closing: PlacedAmount) =>
    cents(signedAmount(opening) + moved) === cents(signedAmount(closing));
  const pairs = openings.flatMap((opening) => closings.map((closing) => [opening, closing] as const));
  const proof = pairs.find(([opening, closing]) => agree(opening, closing));
  const [opening, closing] = proof ?? [openings[0], closings.at(-1)];
  const sure = proof ? PROVED : opening && closing && rows.length > 0 ? DOUBT : STATED;
  return [
    ...balance(reading, 'opening_balance', opening, sure),
    ...balance(reading, 'closing_balance', closing, sure),
    ...rows.flatMap((row, index) => rowFields(reading, row, index, sure)),
  ];
}

/** The amounts that labels of that name announce, beside them or under them. */
function statedBy(reading: Reading, labels: Labels, name: 'opening' | 'closing'): PlacedAmount[] {
  return labels
    .filter((label) => label.name === name)
    .flatMap(({ right, below }) => {
      const spans = [...(right ? [right] : []), ...below()];
      const found = spans.flatMap((span) =>
        reading.amounts.filter(({ exact, words }) => exact && words.some((word) => span.words.includes(word))),
      );
      return found.slice(0, 1);
    });
}

function balance(
  reading: Reading,
  path: 'opening_balance' | 'closing_balance',
  amount: PlacedAmount | undefined,
  confidence: number,
): Found<BankStatementPath>[] {
  if (!amount) return [];
  const evidence = reading.place({ page: amount.line.page, words: amount.words });
  return [{ path, value: cents(signedAmount(amount)), confidence, evidence }];
}

function rowFields(reading: Reading, row: Transaction, index: number, confidence: number): Found<BankStatementPath>[] {
  const { line, date, description, amount, balance: after } = row;
  const values = { date, description, amount: cents(amount), balance: after === undefined ? undefined : cents(after) };
  return entriesOf<keyof typeof values, string | number>(values).map(([key, value]) => ({
    path: `transactions.${index}.${key}` as const,
    value,
    confidence,
    evidence: reading.place(line),
  }));
}
