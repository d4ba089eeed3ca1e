/**
 * A line of a table by its columns: one with an amount is an item, one with words of a description alone goes with an
 * item beside it. Quantity times price is checked against the amount.
 */
import { type Line } from '../../layout/lines.js';
import { cents, unitPrice as asUnitPrice } from '../../normalise/amounts.js';
import { type LineItemField } from '../../kind/schema.js';
import { type Cells, cellsOf, headed, textIn } from './cells.js';
import { type Column } from './columns.js';
import { amountIn, discountsIn, type Figures, figuresFor, meanings } from './figures.js';
import { namesGoods } from './item-line.js';

const FIGURES = ['quantity', 'unitPrice', 'rate', 'amount'] as const;
/** A whole number of the cell, of two digits at the most: 135.96 is an amount of tax. */
const RATE = /(?<![\d.,]|[$€£]\s?)(\d{1,2}(?:[.,]\d{1,2})?)(?![.,]?\d)/;

export interface Item {
  readonly line: Line;
  readonly values: Readonly<Partial<Record<LineItemField, string | number>>>;
  readonly checked: boolean;
}

export interface Row {
  readonly line: Line;
  /** What it says of an item. */
  readonly text: string;
  readonly item?: Item;
}

export function rowOf(line: Line, columns: readonly Column[]): Row | undefined {
  const cells = cellsOf(line, columns);
  const words = cells.get('description') ?? [];
  const amount = amountIn(textIn(cells, 'amount'));
  if (amount === undefined) {
    // One cell over several columns is a description, which may have figures of its own.
    const [only, ...others] = line.segments;
    if (only && others.length === 0 && cells.size > 1 && namesGoods(only.text)) return { line, text: only.text };
    const figures = FIGURES.some((name) => /\d/.test(textIn(cells, name)));
    return words.length > 0 && !figures ? { line, text: textOf(words) } : undefined;
  }
  const quantityText = textIn(cells, 'quantity');
  const rate = RATE.exec(textIn(cells, 'rate', headed(columns, 'rate')))?.[1] ?? RATE.exec(textIn(cells, 'rate'))?.[1];
  const { quantity, unitPrice, checked } = figuresOf(cells, amount);
  const unit = /\d\s?(\p{L}[\p{L}.()²³]{0,9})$/u.exec(quantityText)?.[1];
  const values = {
    ...(quantity === undefined ? {} : { quantity }),
    ...(quantity !== undefined && unit ? { unit } : {}),
    ...(unitPrice === undefined ? {} : { unit_price: asUnitPrice(unitPrice) }),
    ...(rate ? { tax_rate: Number(rate.replace(',', '.')) } : {}),
    amount: cents(amount),
  };
  return { line, text: textOf([...(cells.get('kind') ?? []), ...words]), item: { line, values, checked } };
}

/** A discount may stand in any cell but the quantity's, close behind the price, too. */
export const figuresOf = (cells: Cells, amount: number): Figures =>
  figuresFor(
    meanings(textIn(cells, 'quantity'), 'count'),
    meanings(textIn(cells, 'unitPrice')),
    amount,
    (['other', 'rate', 'unitPrice'] as const).flatMap((name) => discountsIn(textIn(cells, name))),
  );

export const textOf = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ');
