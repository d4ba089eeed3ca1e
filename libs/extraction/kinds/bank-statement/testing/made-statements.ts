/**
 * Bank statements as banks of several countries lay them out, with every value known: debits and credits in columns of
 * their own, one column with signs, with S and H behind or with none but the balance beside it, dates without a year,
 * descriptions over several lines, several pages. Banks and people are made up. Same seed, same statement.
 */
import { type PdfText } from '../../../testing/made-pdf.js';

export interface StatementTruth {
  readonly bank: string;
  readonly account_holder: string;
  readonly iban: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly currency: string;
  readonly opening_balance: number;
  readonly closing_balance: number;
  readonly transactions: readonly {
    readonly date: string;
    readonly description: string;
    readonly amount: number;
    readonly balance?: number;
  }[];
}

export interface MadeStatement {
  readonly pages: readonly (readonly PdfText[])[];
  readonly truth: StatementTruth;
}

type Cell = 'date' | 'value' | 'description' | 'amount' | 'debit' | 'credit' | 'balance';

export interface StatementStyle {
  readonly name: string;
  readonly bank: string;
  readonly holder: string;
  /** Country, then the account as the country writes it; the check digits are put between. */
  readonly account: readonly [country: string, number: string];
  readonly currency: string;
  readonly title: string;
  /** Lines of the head; HOLDER, IBAN, FROM, TO and CURRENCY stand for their values. */
  readonly head: readonly string[];
  /** Left edge, heading; figures are set flush right under the right end of theirs. */
  readonly columns: readonly (readonly [cell: Cell, x: number, heading: string])[];
  /** OPENING and CLOSING with their dates, FROM and TO. */
  readonly opening: string;
  readonly closing: string;
  /** At the end of a page and at the beginning of the next. */
  readonly carried?: string;
  readonly descriptions: readonly (readonly string[])[];
  readonly day: (day: string) => string;
  readonly shortDay?: (day: string) => string;
  readonly comma?: true;
  /** How an amount that went out is written where there is one column for both. */
  readonly signs?: 'minus' | 'behind' | 'S and H' | 'none';
  readonly perPage?: number;
}

const SIZE = 9;
const LEADING = 13;
const RIGHT = 60;

export function makeStatement(style: StatementStyle, seed: number): MadeStatement {
  const month = 1 + (seed % 12);
  const day = (number: number) => `2024-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  const [from, to] = [day(1), day(28)];
  const iban = withCheckDigits(style.account);
  const has = (cell: Cell) => style.columns.some(([name]) => name === cell);
  const opening = 120_000 + ((seed * 48_271) % 400_000);
  let balance = opening;
  const transactions = Array.from({ length: (style.perPage ?? 4) + 2 + (seed % 3) }, (_, index) => {
    const cents = 150 + ((seed * 7_919 + index * 6_151) % 60_000);
    const amount = index % 3 === 1 ? cents * 2 : -cents;
    balance += amount;
    const lines = style.descriptions[(seed + index) % style.descriptions.length] ?? [];
    return { date: day(2 + index * 2), lines, amount: amount / 100, balance: balance / 100 };
  });
  const truth: StatementTruth = {
    bank: style.bank,
    account_holder: style.holder,
    iban,
    period_from: from,
    period_to: to,
    currency: style.currency,
    opening_balance: opening / 100,
    closing_balance: balance / 100,
    transactions: transactions.map(({ lines, balance: after, ...rest }) => ({
      ...rest,
      description: lines.join(' '),
      ...(has('balance') ? { balance: after } : {}),
    })),
  };
  return { pages: drawn(style, truth, transactions), truth };
}

interface Row {
  readonly date: string;
  readonly lines: readonly string[];
  readonly amount: number;
  readonly balance: number;
}

function drawn(style: StatementStyle, truth: StatementTruth, rows: readonly Row[]): PdfText[][] {
  const { perPage = rows.length, columns, day, carried } = style;
  const written = (value: number) => amountText(style, value);
  const filled = (text: string) =>
    text
      .replace('HOLDER', truth.account_holder)
      .replace('IBAN#', spaced(truth.iban))
      .replace('FROM', day(truth.period_from))
      .replace('TO', day(truth.period_to))
      .replace('CURRENCY', truth.currency);
  const pages: PdfText[][] = [];
  for (let first = 0; first < rows.length; first += perPage) {
    const page: PdfText[] = [];
    let y = 60;
    const put = (x: number, text: string, size = SIZE) => text !== '' && page.push({ text, x, y, size });
    const flush = (heading: string, x: number, text: string) => put(x + widthOf(heading) - widthOf(text), text);
    const next = (lines = 1) => {
      y += LEADING * lines;
    };
    const sum = (text: string, value: number) => {
      const money = columns.findLast(([cell]) => cell === 'balance' || cell === 'amount' || cell === 'credit');
      put(columns[1]?.[1] ?? RIGHT, filled(text));
      if (money) flush(money[2], money[1], balanceText(style, value));
      next();
    };
    put(RIGHT, style.bank, 14);
    next(2);
    put(RIGHT, style.title, 12);
    next(2);
    if (first === 0) {
      for (const line of style.head) {
        put(RIGHT, filled(line));
        next();
      }
    }
    next();
    for (const [, x, heading] of columns) put(x, heading);
    next();
    if (first === 0) sum(style.opening, truth.opening_balance);
    else if (carried) sum(carried, rows[first - 1]?.balance ?? 0);
    for (const row of rows.slice(first, first + perPage)) {
      for (const [cell, x, heading] of columns) {
        if (cell === 'date' || cell === 'value') put(x, (style.shortDay ?? day)(row.date));
        else if (cell === 'description') put(x, row.lines[0] ?? '');
        else if (cell === 'balance') flush(heading, x, balanceText(style, row.balance));
        else if (cell === 'amount') flush(heading, x, written(row.amount));
        else if ((cell === 'debit') === row.amount < 0) flush(heading, x, figures(style, Math.abs(row.amount)));
      }
      next();
      const under = columns.find(([cell]) => cell === 'description')?.[1] ?? RIGHT;
      for (const line of row.lines.slice(1)) {
        put(under, line);
        next();
      }
    }
    const last = first + perPage >= rows.length;
    if (last) sum(style.closing, truth.closing_balance);
    else if (carried) sum(carried, rows[first + perPage - 1]?.balance ?? 0);
    pages.push(page);
  }
  return pages;
}

function figures({ comma }: StatementStyle, value: number): string {
  const plain = value.toFixed(2).replace(/\B(?=(\d{3})+(?=\.))/g, ',');
  return comma ? plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : plain;
}

function amountText(style: StatementStyle, value: number): string {
  const plain = figures(style, Math.abs(value));
  if (style.signs === 'none') return plain;
  if (style.signs === 'S and H') return `${plain} ${value < 0 ? 'S' : 'H'}`;
  if (style.signs === 'behind') return `${plain}${value < 0 ? '-' : '+'}`;
  return value < 0 ? `-${plain}` : plain;
}

const balanceText = (style: StatementStyle, value: number): string =>
  style.signs === 'S and H' ? amountText(style, value) : figures(style, value);

/** In points, of Helvetica. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[.,\s]/.test(character) ? 0.278 : /[-]/.test(character) ? 0.333 : 0.556),
    0,
  ) * SIZE;

const spaced = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** Modulo 97 of the rearranged number is 1, as ISO 13616 has it. */
function withCheckDigits([country, number]: readonly [string, string]): string {
  const digits = [...`${number}${country}00`].map((character) => Number.parseInt(character, 36)).join('');
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `${country}${String(98 - rest).padStart(2, '0')}${number}`;
}
