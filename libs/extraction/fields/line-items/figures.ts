/** Figures of a line of a table: what a cell may say, and which of its meanings multiply to the amount. */
import { parseNumber } from '../../normalise/amounts.js';
import { equal } from '../totals/solve.js';

export interface Figures {
  readonly quantity?: number;
  readonly unitPrice?: number;
  /** Quantity times price, less the discount, is the amount. */
  readonly checked: boolean;
}

const NUMBER = /([-−–])?\s*(?:[$€£]\s*)?(\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,4})?(?!\d)|\d+(?:[.,]\d{1,4})?)/g;

/**
 * "4", "1,00 Stk", "$ 42.00", "-20,48 €": what the numbers of a cell may mean. Of money the last number comes first and
 * "1,000" is a thousand sooner than one; of pieces the first number comes first, and "1,000" is one sooner than a
 * thousand.
 */
export function meanings(text: string, of: 'money' | 'count' = 'money'): number[] {
  const all = [...text.matchAll(NUMBER)].flatMap(([, minus, digits = '']) => {
    const sign = minus ? -1 : 1;
    const mixed = /^(\d{1,3}(?:([.,'’ ])\d{3})+)(?!\2)[.,](\d{1,4})$/.exec(digits);
    if (mixed) return [[sign * Number(`${mixed[1]!.replace(/\D/g, '')}.${mixed[3]}`)]];
    const fraction = /^(\d+)[.,](\d{1,4})$/.exec(digits);
    const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
    const whole = fraction && !grouped ? undefined : parseNumber(digits)?.value;
    const part = fraction ? Number(`${fraction[1]}.${fraction[2]}`) : undefined;
    const both = [whole, part].filter((value) => value !== undefined).map((value) => sign * value);
    return of === 'count' ? [both.reverse()] : [both];
  });
  return (of === 'count' ? all : all.reverse()).flat();
}

/** The amount a cell states: with two decimals, or a number and nothing else. */
export function amountIn(text: string): number | undefined {
  const plain = /^[-−–(]?\s*(?:[$€£]|[A-Z]{3}|RM)?\s*[-−–]?\s*\d[\d.,'’ ]*\s*(?:[$€£]|[A-Z]{3})?\)?$/.test(text.trim());
  return /[.,]\d{2}(?!\d)/.test(text) || plain ? meanings(text)[0] : undefined;
}

/** What the numbers of cells may take off, in percent. */
export const discountsIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?(?![.,]?\d)/g)].map(([digits]) =>
    Number(digits.replace(',', '.')),
  );

/** @param discounts what may be a discount, in percent */
export function figuresFor(
  quantities: readonly number[],
  prices: readonly number[],
  amount: number,
  discounts: readonly number[] = [],
): Figures {
  const factors = [1, ...discounts.map((discount) => 1 - discount / 100)];
  for (const quantity of quantities)
    for (const unitPrice of prices)
      // A credit note may print the minus at its amounts only.
      if (factors.some((factor) => equal(Math.abs(quantity * unitPrice * factor), Math.abs(amount), 0.02)))
        return { quantity, unitPrice, checked: true };
  const [quantity, unitPrice] = [quantities[0], prices[0]];
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    checked: false,
  };
}
