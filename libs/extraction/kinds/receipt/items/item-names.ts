/**
 * Which lines of a receipt name the goods of a line that has figures only: those above it, or the one below where the
 * receipt prints it there; and which lines go on with a name that was broken.
 */
import { fold } from '../../../layout/fold.js';
import { spanOf } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { findIbans } from '../../../fields/vocabulary/contacts.js';
import { letterCount, tidy } from '../../../normalise/text.js';
import { type ItemLine, nameOn, namesGoods } from '../../../fields/line-items/item-line.js';
import { NO_ITEM, type Row } from './item-region.js';

export interface ItemRow extends Row {
  readonly item?: ItemLine;
}
export interface NamedItem extends ItemLine {
  readonly at: number;
}

/** Lines before the items that have letters and yet name no goods. */
const NO_NAME =
  /(?<!\p{L})(?:date|time|cashier|invoice|receipt|table|order|counter|member|salesperson|bill|ref|doc|tel|fax|gst|reg|cover|station|operator|server|pos)(?!\p{L})/u;
/** A word, where a code of the goods has a letter or two among its digits. */
const WORD = /\p{L}{3}/u;
const CODE = /^\p{Lu}{1,4}\d{2,}$/u;
/** Of goods by itself below them: "GIN-0114". */
const CODE_BELOW = /^\p{Lu}{2,4}-\d{3,}$/u;
/** What may be a code where names stand above: a word with a digit, and one more at the most. */
const LOOSE_CODE = /^(?=\S*\d)\S+(?: \S+)?$/u;
/** The place in a list, which is where a name begins: "1. 7002-0014". */
const PLACE = /^\d{1,2}\.\s?\S/u;
const MOST_LINES = 3;
/** Of a reading: less sure words of another script are no part of a name. */
const SURE = 0.6;

export function namedItems(rows: readonly ItemRow[], headed: boolean): NamedItem[] {
  // Where several names stand apart from their figures, "10'2X3" is a name too.
  const listed = rows.filter(({ item }) => item?.description === '').length >= 2;
  const isName = (at: number): boolean => {
    const row = rows[at];
    if (!row || row.item || !isOfGoods(row)) return false;
    return namesGoods(row.line.text) || (listed && /[\p{L}\p{N}].?.?[\p{L}\p{N}]/u.test(row.line.text));
  };
  const isCode = (at: number): boolean => {
    const row = rows[at];
    return row !== undefined && !row.item && isOfGoods(row) && !WORD.test(row.line.text) && /\d/.test(row.line.text);
  };
  const items = rows.flatMap(({ item }, at) => (item ? [{ ...item, at }] : []));
  const allNamed = items.length >= 2 && items.every(({ at }) => isName(at - 1));
  const isBare = (at: number): boolean => {
    const text = rows[at]?.item?.description;
    if (text === undefined || text === '') return text === '';
    return CODE.test(text) ? isName(at - 1) : allNamed && LOOSE_CODE.test(text);
  };
  const bare = items.flatMap(({ at }) => (isBare(at) ? [at] : []));
  const isAbove = (at: number) => isName(at - 1) || (isCode(at - 1) && isName(at - 2));
  const below = isName((bare.at(-1) ?? -2) + 1) && !bare.every(isAbove);
  if (bare.length === 0) return headed ? continued(rows, items) : items;

  const [first] = items;
  const usual = Math.min(...items.slice(1).map(({ at }) => nameLines(at).length || Infinity));
  return items.flatMap((item) => {
    if (!bare.includes(item.at)) return [item];
    if (below) return isName(item.at + 1) ? [{ ...item, description: nameOn(rows[item.at + 1]!.line) }] : [];
    const numbered = numberedLines(item.at);
    const lines = numbered ?? nameLines(item.at, item === first ? usual : MOST_LINES);
    const words = lines.filter((at) => WORD.test(rows[at]!.line.text));
    const names = numbered ?? (words.length > 0 ? words : lines.slice(-1)).filter(isName);
    const description = tidy(names.map((at) => nameOn(rows[at]!.line)).join(' '));
    return description === '' ? [] : [{ ...item, description }];
  });

  /** The lines above from the one that begins with a place in the list. */
  function numberedLines(at: number): number[] | undefined {
    const lines: number[] = [];
    for (let up = at - 1; lines.length <= MOST_LINES && (isName(up) || isCode(up)); up--) {
      lines.unshift(up);
      if (PLACE.test(rows[up]!.line.text)) return lines;
    }
    return undefined;
  }

  /** The lines above that name an item or give its code, down the page; of the first no more than the others have. */
  function nameLines(at: number, most = MOST_LINES): number[] {
    const lines: number[] = [];
    for (let up = at - 1; isName(up) || isCode(up); up--) {
      const found = lines.some((line) => WORD.test(rows[line]!.line.text));
      if (lines.length >= MOST_LINES || (lines.length >= (most === Infinity ? 1 : most) && found)) break;
      lines.unshift(up);
    }
    return lines;
  }
}

const isOfGoods = ({ line }: Row): boolean => {
  const text = fold(line.text);
  return !NO_NAME.test(text) && !NO_ITEM.test(text) && findIbans(line.text).length === 0;
};

/** Under a heading, where every second item or more is followed by words alone, they go on with its name. */
function continued(rows: readonly ItemRow[], items: readonly NamedItem[]): NamedItem[] {
  const further = items.map(({ at }) => {
    const lines: string[] = [];
    for (let down = at + 1; lines.length < MOST_LINES && goesOn(rows, at, down); down++) {
      const { line } = rows[down]!;
      if (CODE_BELOW.test(line.text)) continue;
      lines.push(
        spanOf(
          line.words.filter(({ confidence }) => confidence >= SURE),
          line.page,
        ).text,
      );
    }
    return lines;
  });
  const usual = further.filter((lines) => lines.length > 0).length * 2 >= items.length;
  return items.map((item, index) =>
    usual ? { ...item, description: tidy([item.description, ...further[index]!].join(' ')) } : item,
  );
}

function goesOn(rows: readonly ItemRow[], at: number, down: number): boolean {
  const [{ line: own }, upper, row] = [rows[at]!, rows[down - 1]!, rows[down]];
  if (!row || row.item || !isOfGoods(row) || letterCount(row.line.text) < 3 || /^\d/.test(row.line.text)) return false;
  const { box } = row.line;
  const close = box[1] - upper.line.box[3] < heightOf(own.box);
  return close && box[0] >= own.box[0] - heightOf(own.box) && box[2] < (own.box[0] + own.box[2] * 2) / 3;
}
