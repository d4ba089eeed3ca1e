/**
 * The parties of a contract in Chinese, Japanese or Korean: given a short name ("…（以下「甲」という。）"), behind what it
 * calls them ("甲方：…"), or, in tables and beneath signatures, behind "名称" or "상호".
 */
import { tidy } from '../../../normalise/text.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type Compact } from './compact.js';
import { COMPANY, NAMED, ROLE } from './roles.js';

interface Party {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const [LEAST, MOST] = [2, 5];
/** Signs of a name, compact. */
const [SHORTEST, LONGEST] = [2, 45];

const SHORT_NAME =
  /[(（](?:[^()（）]{0,30}?[,;，；])?(?:以下|下称|下稱|简称|簡稱|이하|下記)[^()（）]{0,30}[)）]|[,，]?以下(?:简称|簡稱|称|稱)(?:为|為)?[“"「『][^”"」』]{1,10}[”"」』]/gu;
/** What a name cannot hold, so that it begins behind it. */
const BEFORE_NAME = /[,，、。；;:：.“”"「」『』【】\]》)）]$/u;
const JOINED = /^(?:(?:与|與|和|及|以及|暨|同|と|並びに|ならびに|および|及び|または|과|와|및|그리고)(?=.{2}))+/u;
const INTRODUCED =
  /^.*?(?:(?:合同|协议|協議|協議書|合約|契約)(?:书|書)?(?:系|係|乃|是)?由|兹由|茲由|(?:계약|협약|약정)서?[은는이가]|당사자인|사이에|間で|\d일(?:자로)?[,]?)/u;
const CALLED = new RegExp(String.raw`^${ROLE}(?:である|인|として|:)?(?=.{2})`, 'u');
/** A role, whatever stands about it in brackets, and a colon or the end of its cell. */
const LABEL = new RegExp(
  String.raw`^(?:\d{1,2}[.、)]|[(（]\d[)）]|[・•◆■●])?(?:${ROLE}(?:[(（/·・]{0,1}${ROLE}[)）]?)?|[“"「『(（]?${ROLE}[”"」』)）]?)(?:[(（][^()（）]{1,24}[)）]){0,2}(?:${NAMED})?(?<colon>[:])?`,
  'u',
);
const NAME_LABEL = new RegExp(String.raw`^(?:${NAMED})(?:[(（][^()（）]{1,12}[)）])?(?<colon>[:])?`, 'u');
/** Ends a name: a mark, a bracket that is none of a company's form or place, or what else a party's block tells. */
const AFTER_NAME =
  /[,，。；;:：“”"「」『』]|[(（](?!주\)|유\)|株\)|有\)|中国|上海|北京|深圳|广州|香港|集团|[\p{Script=Han}]{2}[)）]\p{Script=Han}{2,20}公司)|㊞|[(（]?(?:印|인)[)）]|(?:法定|授权|授權)?代表(?:人|者|取締役|理事)?|대표(?:이사|자)?|地址|住所|住址|所在地|本店|주소|사업자|身份证|身分證|統一編號|统一社会|电话|電話|전화|연락처|생년월일|주민등록/u;
const HONORIFIC = /(?:様|殿|先生|女士|小姐|氏|귀하|님|貴中|귀중|\(?(?:盖章|蓋章|签章|簽章|签字|簽名|公章|印)\)?)+$/u;
/** No name: what clauses say. */
const SAID =
  /(?:本合同|本协议|本契約|本계약|双方|雙方|당사자|계약|合同|契約|协议|以下|이하|条|조항|については|しなければ|하여야|한다|する|です|ます)/u;

export function partyField(reading: Reading, all: Compact): Found<'parties'>[] {
  const ways = [shortNamed(all), labelled(all, LABEL), labelled(all, NAME_LABEL), companiesIn(all)].map(unlike);
  const best = ways.find(({ length }) => length >= LEAST) ?? ways.find(({ length }) => length > 0);
  if (!best) return [];
  const parties = best.slice(0, MOST);
  const [first] = parties;
  const evidence = reading.place(all.wordsFrom(first!.start, first!.end));
  const confidence = parties.length >= LEAST ? (best === ways[3] ? 0.4 : 0.7) : 0.3;
  return [{ path: 'parties', value: parties.map(({ name }) => name), confidence, evidence }];
}

/** Before each short name, back to where the name begins. */
function shortNamed(all: Compact): Party[] {
  const { text, paragraphs } = all;
  return [...text.matchAll(SHORT_NAME)].flatMap(({ index }): Party[] => {
    const end = behindBrackets(text, index);
    let start = end;
    while (
      start > 0 &&
      end - start < 2 * LONGEST &&
      !paragraphs.has(start) &&
      !BEFORE_NAME.test(inBrackets(text, start))
    )
      start--;
    if (start === end) return [];
    return named(all, start, end);
  });
}

/** "王小明（身份证号：…）（以下称“乙方”）": what stands in brackets before is none of the name. */
function behindBrackets(text: string, at: number): number {
  const before = /[(（][^()（）]{4,60}[)）]$/u.exec(text.slice(Math.max(0, at - 62), at))?.[0];
  return before && !COMPANY.test(before) ? at - before.length : at;
}

/** "(주)한빛": the bracket is the name's own. */
const inBrackets = (text: string, at: number): string => text.slice(0, at).replace(/[(（](?:주|유|株|有)[)）]$/u, '가');

function named(all: Compact, from: number, to: number): Party[] {
  let start = from;
  for (const lead of [INTRODUCED, JOINED, CALLED, JOINED]) {
    const said = lead.exec(all.text.slice(start, to))?.[0] ?? '';
    start += said.length;
  }
  const text = all.text.slice(start, to);
  const end = start + text.replace(HONORIFIC, '').length;
  const name = tidy(all.printed(start, end)).replace(/^[・:：\s]+/u, '');
  return isName(all.text.slice(start, end)) ? [{ name, start, end }] : [];
}

const isName = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /\p{L}{2}/u.test(text) &&
  !SAID.test(text) &&
  !new RegExp(String.raw`^${ROLE}$`, 'u').test(text);

/** Behind a label at the beginning of a cell: in it, or in the next one of its line. */
function labelled(all: Compact, label: RegExp): Party[] {
  const { text, cells } = all;
  const begins = [...cells].sort((a, b) => a - b);
  return begins.flatMap((start, index): Party[] => {
    const cell = text.slice(start, begins[index + 1]);
    const match = label.exec(cell);
    if (!match) return [];
    const parted = match.groups?.['colon'] !== undefined;
    const own = cell.slice(match[0].length);
    if (own === '') return valueAt(all, start + match[0].length, begins[index + 2], parted);
    const isApart = parted || /\s/.test(all.printed(start + match[0].length - 1, start + match[0].length + 1));
    return isApart ? valueAt(all, start + match[0].length, begins[index + 1], true) : [];
  });
}

function valueAt(all: Compact, start: number, end = all.text.length, isPlain: boolean): Party[] {
  const value = all.text.slice(start, end);
  const stop = AFTER_NAME.exec(value)?.index ?? value.length;
  const name = value.slice(0, stop);
  // What stands in the next cell without a colon before it must look like a company's or a person's name.
  if (!isPlain && !COMPANY.test(name) && !/^[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u.test(name)) return [];
  return named(all, start, start + stop);
}

/** Cells that are a company's name and nothing else, as they stand above signatures. */
function companiesIn(all: Compact): Party[] {
  const begins = [...all.cells].sort((a, b) => a - b);
  return begins.flatMap((start, index): Party[] => {
    const cell = all.text.slice(start, begins[index + 1]);
    const stop = AFTER_NAME.exec(cell)?.index ?? cell.length;
    const name = cell.slice(0, stop);
    return COMPANY.test(name) && name.length <= LONGEST ? named(all, start, start + stop) : [];
  });
}

/** Each once, by its letters. */
function unlike(parties: readonly Party[]): Party[] {
  const key = ({ name }: Party) => name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  return parties.filter((party, at) => parties.findIndex((other) => key(other) === key(party)) === at);
}
