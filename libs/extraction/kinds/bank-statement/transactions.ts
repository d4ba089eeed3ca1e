/**
 * The transactions of a statement: lines under the headings that begin with a date, or go on under the date above, and
 * have an amount; what stands below without one goes on their description. An amount goes out where it stands under the
 * debits, has a minus or a mark, or where the balance beside it fell by it.
 */
import { fold } from '../../layout/fold.js';
import { type Line, wordsAt } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { cents } from '../../normalise/amounts.js';
import { dateOrderIn } from '../../normalise/date-order.js';
import { calendarDay } from '../../normalise/dates.js';
import { MONTHS, monthNumber } from '../../normalise/months.js';
import { tidy } from '../../normalise/text.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { type Column, columnOf, headingOn } from './columns.js';
import { type Labels } from './labels/all.js';
import { type StatementLabel } from './labels/names.js';
import { isMark, signedAmount } from './signed-amount.js';

export interface Transaction {
  readonly line: Line;
  /** ISO date */
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly balance?: number;
}

/** Lines of the table that are no transactions. */
const SUMS: readonly StatementLabel[] = ['opening', 'closing', 'carried', 'other'];
/** In line heights, how far below a line its description goes on. */
const LEADING = 1.2;
const MOST_LINES = 6;
const SHORT_DATE = new RegExp(
  String.raw`^\W{0,2}(\d{1,2})(?:[./-](\d{1,2})[./-]?(?=\s|$)|[\s.-]{0,2}(${MONTHS})(?![a-z]))`,
);

interface Row {
  line: Line;
  date: string;
  texts: string[];
  amount?: number;
  balance?: number;
}

interface Table {
  readonly reading: Reading;
  readonly labels: Labels;
  /** Last day of the statement: dates without a year lie before it. */
  readonly until?: string;
}

/** The line that heads the first table, or all lines when none does. */
export function aboveTransactions({ layout: { lines } }: Reading): readonly Line[] {
  const at = lines.findIndex((line) => headingOn(line) !== undefined);
  return at < 0 ? lines : lines.slice(0, at);
}

export function transactionsIn(table: Table): Transaction[] {
  const rows: Row[] = [];
  let columns: readonly Column[] | undefined;
  let last: Line | undefined;
  for (const line of table.reading.layout.lines) {
    const heading = headingOn(line);
    if (heading) [columns, last] = [heading, undefined];
    else if (!columns) continue;
    else if (isSum(table, line)) last = undefined;
    else last = taken(table, rows, line, columns, last) ? line : undefined;
  }
  return rows.flatMap(({ line, date, texts, amount, balance }) => {
    const description = tidy(texts.slice(0, MOST_LINES).join(' '));
    return amount === undefined || description === '' ? [] : [{ line, date, description, amount, balance }];
  });
}

function isSum({ reading, labels }: Table, line: Line): boolean {
  const sum = labels.find((label) => label.line === line && SUMS.includes(label.name));
  return sum !== undefined && reading.amounts.some((amount) => amount.line === line && amount.exact);
}

/** @param above the line above when it belongs to a transaction @returns whether this one does */
function taken(table: Table, rows: Row[], line: Line, columns: readonly Column[], above: Line | undefined): boolean {
  const own = dateOn(table, line);
  const money = table.reading.amounts.flatMap((amount): [Column['name'], PlacedAmount][] => {
    if (amount.line !== line || !amount.exact || amount.start < (own?.end ?? 0)) return [];
    const column = columnOf(columns, amount.words);
    return column && column !== 'date' && column !== 'description' ? [[column, amount]] : [];
  });
  const text = described(
    line,
    own?.end ?? 0,
    columns,
    money.flatMap(([, { words }]) => words),
  );
  const [amount, balance] = [moved(money), money.find(([name]) => name === 'balance')?.[1]];
  const open = rows.at(-1);
  const near = above && line.page === above.page && line.box[1] - above.box[3] < heightOf(line.box) * LEADING;
  if (own || (amount !== undefined && open && open.amount !== undefined)) {
    const date = own?.iso ?? open?.date;
    if (date === undefined) return false;
    rows.push({ line, date, texts: [text], amount, balance: balance && signedAmount(balance) });
    return true;
  }
  if (!open || !near || (money.length > 0 && open.amount !== undefined)) return false;
  open.texts.push(text);
  open.amount ??= amount;
  open.balance ??= balance && signedAmount(balance);
  return true;
}

function moved(money: readonly (readonly [Column['name'], PlacedAmount])[]): number | undefined {
  for (const [name, amount] of money) {
    if (name === 'debit') return -Math.abs(amount.value);
    if (name === 'credit') return Math.abs(amount.value);
    if (name === 'amount') return signedAmount(amount);
  }
  return undefined;
}

/** The words of a line but for its dates and its money. */
function described(line: Line, from: number, columns: readonly Column[], money: readonly Word[]): string {
  const marks = new Set(
    line.words.filter(({ text }, at, all) => isMark(text) && money.some((word) => word === all[at - 1])),
  );
  return wordsAt(line, from, Infinity)
    .filter((word) => !money.includes(word) && !marks.has(word))
    .filter((word) => columnOf(columns, [word]) !== 'date' || !/\d[./-]/.test(word.text))
    .map(({ text }) => text)
    .join(' ');
}

/** The date a line begins with; one without a year is in the year before the statement ends. */
function dateOn({ reading, until }: Table, line: Line): { readonly iso: string; readonly end: number } | undefined {
  const full = reading.dates.find((date) => date.line === line && /^\W*$/.test(line.text.slice(0, date.raw.start)));
  if (full) return { iso: full.iso, end: full.raw.end };
  const match = SHORT_DATE.exec(fold(line.text));
  if (!match || !until) return undefined;
  const [whole, first, second, name] = match;
  const order = dateOrderIn(
    reading.layout.text,
    reading.dates.map(({ raw }) => raw),
    reading.language,
  );
  const monthFirst = name === undefined && order.order === 'mdy' && !whole.includes('.');
  const day = Number(monthFirst ? second : first);
  const month = name ? monthNumber(name) : Number(monthFirst ? first : second);
  const year = Number(until.slice(0, 4));
  const dates = [year, year - 1].flatMap((one) => (month && calendarDay(one, month, day)) || []);
  const iso = dates.find((date) => date <= until) ?? dates[0];
  return iso === undefined ? undefined : { iso, end: whole.length };
}

/** Amounts printed without a sign, by the way the balance beside them went. */
export function withSigns(rows: readonly Transaction[], opening: number | undefined): readonly Transaction[] {
  let before = opening;
  return rows.map((row) => {
    const { amount, balance } = row;
    const change = balance !== undefined && before !== undefined ? cents(balance - before) : undefined;
    before = balance;
    return change !== undefined && Math.abs(change) === Math.abs(amount) ? { ...row, amount: change } : row;
  });
}
