/**
 * One line with an amount at its right end, as tills and tables without a heading print it: "2 x Rye loaf 7.00",
 * "95550190 2 3.50 7.00 SR", "0.532 kg @ 12.90 6.86". Quantity and price are told by what multiplies to the amount;
 * codes and letters of tax are no part of the description.
 */
import { type Line } from '../../layout/lines.js';
import { letterCount, tidy } from '../../normalise/text.js';
import { meanings } from './figures.js';
import { type PlacedAmount } from '../../reading/reading.js';
import { equal } from '../totals/solve.js';

export interface ItemLine {
  /** Empty where the line has figures only. */
  readonly description: string;
  readonly quantity?: number;
  readonly unitPrice?: number;
  readonly amount: number;
  /** The one whole number of three digits at the most that stands in a cell of its own: a quantity, where they do. */
  readonly whole?: number;
}

const IN_FRONT = /^(?:(\d{1,3})\s*(?:x|×|\*|@|pcs?|st)\s+|(\d{1,2})(?:\t|\s(?=\p{L})))/iu;
/** "Burrito × 2" */
const BEHIND = /\s[x×]\s?(\d{1,3})$/iu;
/** Place in the list, letters of tax, and the number or code of the goods before their name. */
const CODES =
  /^(?:\d{1,2}[.)]?\s+(?=(?:[A-Z]{1,3}[\s:]+)?[\dA-Z]*\d{4}))?(?:(?:SR|ZR|ZRL|ZL|OS|S|Z)[\s:]+)?(?:(?=\S*\d{3})[\dA-Z][\dA-Z-]{3,}(?:\s+|$)|\d{3}\s+(?=\p{L}{2}))/u;
/** What stands among figures and says nothing of the goods. */
const FILLERS =
  /(?<![\p{L}\p{N}])(?:x|×|@|rm|myr|usd|eur|gbp|sr|zr|zrl|unit?s?|uni|uds?|un|pcs?|ea|each|kg|g|lbs?|nos?|st|stk|kpl|ks|szt|db|qty|disc|\/)(?![\p{L}\p{N}])|[=*@×()%$€£/]/giu;
const LETTERS = 3;
/** Place in the list, letters of tax, and the long number of the goods: "SR I00100000056-Fried", "1. 7002-0014". */
const LONG_CODE = /^(?:\d{1,2}\.\s*)?(?:(?:SR|ZR|ZRL)[\s:]+)?[A-Z]{0,3}\d[\d-]{5,}(?:-|\s+)/u;
/** A letter of tax behind the name: "*S". */
const MARK = /\t[*=x×]?\p{L}$/iu;
const NUMBER = /(?<![\p{L}\d.,])(?:\d{1,6}(?:[.,]\d{1,4})?|[.,]\d{2})(?![\d.,]*\d)/gu;
/** What may stand behind a name and is no part of it: signs, units, prices, and a number that is a place or a count. */
const FIGURE = /^(?:[x×*@=/()%$€£.,:+-]+|RM|kg|pcs?|ea|unit?s?|[-x×@]?\d+[.,]\d{2}|\d)$/iu;

interface Factors {
  readonly quantity: number;
  readonly unitPrice: number;
  /** Where in the text the first of them stands. */
  readonly start: number;
}

export const namesGoods = (text: string): boolean => letterCount(text.replace(FILLERS, ' ')) >= LETTERS;

/** The goods that a line or several name, without codes and letters of tax. */
export function nameOn(line: Line): string {
  const text = tabbed(line).replace(MARK, '');
  const uncoded = text.replace(LONG_CODE, '');
  return tidy(namesGoods(uncoded) ? uncoded : text.replace(/^(?:SR|ZR|ZRL):\s*/, ''));
}

/** @param from where its name may begin, what stands before it being another table's */
export function itemOn(line: Line, amount: PlacedAmount, from = 0): ItemLine {
  const head = tabbed(line).slice(from, amount.start);
  const found = factorsIn(head, amount.value);
  const told = tidyCells(found ? beforeFigures(head, found.start) : withoutFigures(head));
  const inFront = IN_FRONT.exec(told)?.slice(1).find(Boolean);
  const front = !found || Number(inFront) === Math.abs(found.quantity) ? inFront : undefined;
  const description = tidy((front ? told.replace(IN_FRONT, '') : told).replace(CODES, ''));
  const behind = BEHIND.exec(head.trimEnd())?.[1];
  const [whole, ...others] = front || found ? [] : behind ? [Number(behind)] : wholeCells(head);
  return {
    description: namesGoods(description) ? description : '',
    ...(found ? { quantity: found.quantity, unitPrice: found.unitPrice } : front ? { quantity: Number(front) } : {}),
    amount: amount.value,
    ...(whole === undefined || others.length > 0 ? {} : { whole }),
  };
}

/** "100 SR" and "x 1" among the cells behind the first. */
function wholeCells(head: string): number[] {
  const cells = head.split('\t').slice(1);
  return cells
    .map((cell) => cell.replace(FILLERS, ' ').trim())
    .flatMap((cell) => (/^\d{1,3}$/.test(cell) ? Number(cell) : []));
}

/**
 * The last two numbers that multiply to the amount, one of them a price. Of an amount given back the quantity may have
 * a minus.
 */
export function factorsIn(text: string, amount: number): Factors | undefined {
  const plain = text.replace(/(?<![\p{L}\d])[Il|](?=\s?[x×]\s)/giu, '1');
  const numbers = [...plain.matchAll(NUMBER)].map((match) => ({ text: match[0], start: match.index }));
  const isMinus = ({ start }: { readonly start: number }) => amount < 0 && /(?<!\d)[-−–]$/.test(plain.slice(0, start));
  for (let last = numbers.length - 1; last > 0; last--) {
    for (let first = last - 1; first >= 0; first--) {
      const [one, other] = [numbers[first]!, numbers[last]!];
      for (const [many, price] of [
        [one, other],
        [other, one],
      ] as const) {
        if (!/[.,]\d{2,4}$/.test(price.text)) continue;
        const quantity = meanings(many.text, 'count')[0]! * (isMinus(many) ? -1 : 1);
        for (const unitPrice of meanings(price.text.replace(/^[.,]/, '0.')))
          if (quantity !== 0 && equal(quantity * unitPrice, amount, 0.011))
            return { quantity, unitPrice, start: one.start };
      }
    }
  }
  return undefined;
}

/** The text of a line, its segments parted by tabs: as long as the line's own text. */
const tabbed = ({ segments }: Line): string => segments.map(({ text }) => text).join('\t');

const tidyCells = (text: string): string => text.split('\t').map(tidy).filter(Boolean).join('\t');

function beforeFigures(head: string, start: number): string {
  const before = head.slice(0, start);
  return namesGoods(before) ? withoutFigures(before) : withoutFigures(head);
}

/** Without the cells behind the name that say nothing of goods, and without the figures at the end of the last. */
function withoutFigures(head: string): string {
  const cells = head.split('\t');
  while (cells.length > 1 && !/\p{L}{2}/u.test(cells.at(-1)!.replace(FILLERS, ' '))) cells.pop();
  const words = cells.pop()!.split(' ');
  while (words.length > 0 && (words.at(-1) === '' || FIGURE.test(words.at(-1)!))) words.pop();
  return [...cells, words.join(' ')].join('\t');
}
