/**
 * One line of a till receipt with an amount at its right end: "2 x Rye loaf 7.00", "95550190 2 3.50 7.00 SR", "0.532 kg
 * @ 12.90 6.86". Quantity and price are told by what multiplies to the amount; codes and letters of tax are no part of
 * the description.
 */
import { type Line } from '../../layout/lines.js';
import { letterCount, tidy } from '../../normalise/text.js';
import { meanings } from '../../fields/line-items/figures.js';
import { type PlacedAmount } from '../../reading/reading.js';
import { equal } from '../../fields/totals/solve.js';

export interface ItemLine {
  /** Empty where the line has figures only. */
  readonly description: string;
  readonly quantity?: number;
  readonly unitPrice?: number;
  readonly amount: number;
}

const IN_FRONT = /^(?:(\d{1,3})\s*(?:x|×|\*|@|pcs?|st)\s+|(\d{1,2})\s)(?=\p{L})/iu;
/** Place in the list, letters of tax, and the number or code of the goods before their name. */
const CODES =
  /^(?:\d{1,2}[.)]?\s+(?=(?:[A-Z]{1,3}[\s:]+)?[\dA-Z]*\d{4}))?(?:(?:SR|ZR|ZRL|ZL|OS|S|Z)[\s:]+)?(?:(?=\S*\d{3})[\dA-Z][\dA-Z-]{3,}(?:\s+|$)|\d{3}\s+(?=\p{L}{2}))/u;
/** What stands among figures and says nothing of the goods. */
const FILLERS =
  /(?<![\p{L}\p{N}])(?:x|×|@|rm|myr|usd|eur|gbp|sr|zr|zrl|unit?s?|uni|pcs?|ea|each|kg|g|lbs?|nos?|st|stk|qty|disc|\/)(?![\p{L}\p{N}])|[=*@×()%$€£/]/giu;
const LETTERS = 3;

export function itemOn(line: Line, amount: PlacedAmount): ItemLine {
  const head = line.text.slice(0, amount.start);
  const { quantity, unitPrice } = factors(head, amount.value);
  const told = tidy(
    head.replace(/(?:[\s\d.,:×x*@=()%$€£/-]|(?<![\p{L}])(?:RM|kg|pcs?|ea|unit?s?)(?![\p{L}]))*$/iu, ''),
  );
  const front = quantity === undefined ? IN_FRONT.exec(told)?.slice(1).find(Boolean) : undefined;
  const description = tidy(told.replace(IN_FRONT, (all) => (front ? '' : all)).replace(CODES, ''));
  const named = letterCount(description.replace(FILLERS, ' ')) >= LETTERS;
  return {
    description: named ? description : '',
    ...(front ? { quantity: Number(front) } : quantity === undefined ? {} : { quantity }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    amount: amount.value,
  };
}

/** The last two numbers before the amount that multiply to it, one of them a price. */
function factors(head: string, amount: number): { readonly quantity?: number; readonly unitPrice?: number } {
  const numbers = [...head.matchAll(/(?<![\p{L}\d.,])\d{1,6}(?:[.,]\d{1,4})?(?![\d.,]*\d)/gu)].map(([text]) => text);
  for (let last = numbers.length - 1; last > 0; last--) {
    for (let first = last - 1; first >= 0; first--) {
      for (const [many, one] of [
        [numbers[first]!, numbers[last]!],
        [numbers[last]!, numbers[first]!],
      ] as const) {
        if (!/[.,]\d{2,4}$/.test(one)) continue;
        const [quantity, unitPrice] = [meanings(many, 'count')[0]!, meanings(one)[0]!];
        if (quantity > 0 && equal(quantity * unitPrice, amount, 0.011)) return { quantity, unitPrice };
      }
    }
  }
  return {};
}
