/** Parties behind what a contract calls them, "甲方：…", or, in tables and beneath signatures, behind "名称" or "상호". */
import { type Compact } from './compact.js';
import { LONGEST, named, type Party } from './names.js';
import { COMPANY, NAMED, ROLE } from './roles.js';

/** A role, whatever stands about it in brackets, and a colon or the end of its cell. */
const LABEL = new RegExp(
  String.raw`^(?:\d{1,2}[.、)]|[(（]\d[)）]|[・•◆■●])?(?:致(?=[:])|${ROLE}(?:[(（/·・]?${ROLE}[)）]?)?|[“"「『(（]?${ROLE}[”"」』)）]?)(?:[(（][^()（）]{1,24}[)）]){0,2}(?:${NAMED})?(?<colon>[:])?`,
  'u',
);
/** What stands before a name of any party. */
const NAME_LABEL = new RegExp(String.raw`^(?:${NAMED})(?:[(（][^()（）]{1,12}[)）])?(?<colon>[:])?`, 'u');
const NAME_ALONE = new RegExp(String.raw`^(?:${NAMED})[:]?$`, 'u');
/** Ends a name: a mark, a bracket that is none of a company's form or place, or what else a party's block tells. */
const AFTER_NAME =
  /[,，。；;:：“”"「」『』]|[(（](?!주\)|유\)|株\)|有\)|\p{Script=Han}{2,4}[)）]\p{Script=Han})|㊞|[(（]?(?:印|인)[)）]|(?:法定|授权|授權)?代表(?:人|者|取締役|理事)?|대표(?:이사|자)?|地址|住所|住址|所在地|本店|주소|사업자|身份证|身分證|統一編號|统一社会|电话|電話|전화|연락처|생년월일|주민등록/u;

interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const behindRoles = (all: Compact): Party[] => behind(all, LABEL);
export const behindNames = (all: Compact): Party[] => behind(all, NAME_LABEL);

/** Behind a label that begins a cell: in it, or in the next one. */
function behind(all: Compact, label: RegExp): Party[] {
  const cells = cellsOf(all);
  return cells.flatMap(({ start, end, text }, index) => {
    const match = label.exec(text);
    if (!match) return [];
    const parted = match.groups?.['colon'] !== undefined;
    const from = start + match[0].length;
    const next = cells.slice(index + 1).find(({ text: value }) => !NAME_ALONE.test(value));
    const isApart = parted || /\s/.test(all.printed(from - 1, from + 1));
    const value =
      from === end ? next && valueIn(all, next.start, next.end, parted) : isApart && valueIn(all, from, end, true);
    return value ? [value] : [];
  });
}

/** @param isPlain it is said to be one; else it must look like a company's or a person's name */
function valueIn(all: Compact, start: number, end: number, isPlain: boolean): Party | undefined {
  const value = all.text.slice(start, end);
  const stop = AFTER_NAME.exec(value)?.index ?? value.length;
  const name = value.slice(0, stop);
  if (!isPlain && !COMPANY.test(name) && !/^[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u.test(name)) return undefined;
  return named(all, start, start + stop)[0];
}

/** Cells that are a company's name and nothing else, as they stand above signatures. */
export function companiesIn(all: Compact): Party[] {
  return cellsOf(all).flatMap(({ start, text }) => {
    const stop = AFTER_NAME.exec(text)?.index ?? text.length;
    const name = text.slice(0, stop);
    return COMPANY.test(name) && name.length <= LONGEST ? named(all, start, start + stop) : [];
  });
}

function cellsOf({ text, cells }: Compact): Cell[] {
  const begins = [...cells].sort((a, b) => a - b);
  return begins.map((start, index) => {
    const end = begins[index + 1] ?? text.length;
    return { start, end, text: text.slice(start, end) };
  });
}
