/**
 * Receipts that list their items in many ways, with every cell known; the lines are drawn by `drawLines`. Same seed,
 * same receipt.
 */
import { type MadeItem } from './made-tables.js';

export interface ItemReceipt {
  readonly lines: readonly (readonly [left: string, right?: string])[];
  readonly items: readonly MadeItem[];
}

interface Row {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  readonly code: string;
}

type Lines = readonly (readonly [left: string, right?: string])[];

interface Style {
  readonly name: string;
  readonly heading?: Lines;
  lines(row: Row): Lines;
  /** What the receipt tells of an item beside its name and amount. */
  readonly tells?: readonly ('quantity' | 'unit_price')[];
  readonly comma?: boolean;
}

const BOTH = ['quantity', 'unit_price'] as const;
const two = (value: number) => value.toFixed(2);

export const RECEIPT_STYLES: readonly Style[] = [
  { name: 'a line an item', lines: ({ name, amount }) => [[name, two(amount)]] },
  {
    name: 'quantity in front',
    tells: ['quantity'],
    lines: ({ name, quantity, amount }) => [[`${quantity} x ${name}`, two(amount)]],
  },
  {
    name: 'bare quantity in front',
    tells: ['quantity'],
    heading: [['Qty Item', 'Amount']],
    lines: ({ name, quantity, amount }) => [[`${quantity}  ${name}`, two(amount)]],
  },
  {
    name: 'quantity and price below',
    tells: BOTH,
    lines: ({ name, quantity, price, amount }) => [[name], [`   ${quantity} x ${two(price)}`, two(amount)]],
  },
  {
    name: 'quantity at price below',
    tells: BOTH,
    lines: ({ name, quantity, price, amount }) => [[name], [`   ${quantity} @ ${two(price)}`, `${two(amount)} SR`]],
  },
  {
    name: 'code and figures above',
    tells: BOTH,
    heading: [['Item      Qty   U/P', 'Amount']],
    lines: ({ name, code, quantity, price, amount }) => [
      [`${code}   ${quantity}   ${two(price)}`, `${two(amount)} S`],
      [name],
    ],
  },
  {
    name: 'columns in one line',
    tells: BOTH,
    heading: [['Description        Qty   Price', 'Total']],
    lines: ({ name, quantity, price, amount }) => [[`${name}     ${quantity}     ${two(price)}`, two(amount)]],
  },
  {
    name: 'a letter of tax, decimals with a comma',
    comma: true,
    lines: ({ name, amount }) => [[name, `${two(amount)} A`]],
  },
  {
    name: 'currency beside amounts',
    tells: ['quantity'],
    lines: ({ name, quantity, amount }) => [[`${quantity} ${name}`, `RM${two(amount)}`]],
  },
  { name: 'a discount under each item', lines: ({ name, amount }) => [[name, two(amount)]] },
];

const NAMES = ['Rye loaf', 'Cinnamon bun', 'Filter coffee', 'Green tea', 'Apple juice', 'Cheese roll', 'Olive bread'];

export function makeItemReceipt(style: Style, seed: number): ItemReceipt {
  const rows = Array.from({ length: 2 + (seed % 4) }, (_, index): Row => {
    const quantity = style.tells ? 1 + ((seed + index * 2) % 5) : 1;
    const price = (120 + ((seed * 373 + index * 211) % 1900)) / 100;
    const amount = Math.round(quantity * price * 100) / 100;
    return {
      name: NAMES[(seed + index) % NAMES.length]!,
      quantity,
      price,
      amount,
      code: String(95550190 + seed * 31 + index * 7),
    };
  });
  const reduced = style.name.startsWith('a discount');
  const items = rows.flatMap(({ name, quantity, price, amount }): MadeItem[] => [
    {
      description: name,
      ...(style.tells?.includes('quantity') ? { quantity } : {}),
      ...(style.tells?.includes('unit_price') ? { unit_price: price } : {}),
      amount,
    },
    ...(reduced ? [{ description: 'Discount', amount: -0.5 }] : []),
  ]);
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const local = (text: string | undefined) => (style.comma ? text?.replace('.', ',') : text);
  const lines: Lines = [
    ['LARKSPUR BAKERY LTD'],
    ['14 Harbour Street'],
    ['Leeds LS1 4AB'],
    ['Tel: 0113 496 0123'],
    ['Receipt No: 004217'],
    ['Date: 14/03/2024', '09:42'],
    [''],
    ...(style.heading ?? []),
    ...rows.flatMap((row) => [...style.lines(row), ...(reduced ? ([['  Discount', '-0.50']] as const) : [])]),
    [''],
    ['Total Qty', String(rows.length)],
    ['TOTAL', two(total)],
    ['Cash', two(Math.ceil(total / 10) * 10)],
    ['Change', two(Math.ceil(total / 10) * 10 - total)],
    ['Thank you for your visit'],
  ];
  return { items, lines: lines.map(([left, right]) => (right === undefined ? [left] : [left, local(right)])) };
}
