/** Names of parties of contracts in Chinese, Japanese or Korean: what belongs to one, and what stands beside it. */
import { tidy } from '../../../normalise/text.js';
import { type Compact } from './compact.js';
import { COMPANY, ROLE } from './roles.js';

export interface Party {
  readonly name: string;
  /** In the compact text. */
  readonly start: number;
  readonly end: number;
}

/** Signs of a name, compact. */
const SHORTEST = 2;
export const LONGEST = 45;

/** "And", before the second name, … */
const JOINED = /^(?:(?:及び|以及|並びに|ならびに|および|または|与|與|和|及|暨|同|と|그리고|과|와|및)(?=.{2}))+/u;
/** … what a sentence says before the first, … */
const INTRODUCED =
  /^.*?(?:(?:合同|协议|協議|協議書|合約|契約)(?:书|書)?(?:系|係|乃|是)?由|兹由|茲由|(?:계약|협약|약정)서?[은는이가]|당사자인|본인[은이과]|사이에|間で|\d일(?:자로)?[,]?)/u;
/** … and what the party is called. */
const CALLED = new RegExp(String.raw`^${ROLE}(?:である|인|として|:)?(?=.{2})`, 'u');
const ROLE_ALONE = new RegExp(String.raw`^${ROLE}$`, 'u');
/** Behind a name. */
const HONORIFIC = /(?:様|殿|先生|女士|小姐|氏|귀하|님|貴中|귀중|\(?(?:盖章|蓋章|签章|簽章|签字|簽名|公章|印)\)?)+$/u;
/** No name: what clauses say. */
const SAID =
  /(?:双方|雙方|당사자|계약|合同(?!会社)|契約|协议|以下|이하|第.{1,3}条|조항|については|しなければ|하여야|한다|する|です|ます)/u;

/** Without what leads to it, such as "and" and what the contract calls it, and what honours it or asks for its seal. */
export function named(all: Compact, from: number, to: number): Party[] {
  let start = from;
  for (const lead of [INTRODUCED, JOINED, CALLED, JOINED]) {
    const said = lead.exec(all.text.slice(start, to))?.[0] ?? '';
    start += said.length;
  }
  const text = all.text.slice(start, to);
  const end = start + text.replace(HONORIFIC, '').length;
  const name = tidy(all.printed(start, end)).replace(/^(?:[(（]\d{1,2}[)）]|\d{1,2}[.、]|[・:：\s])+/u, '');
  return isName(all.text.slice(start, end)) ? [{ name, start, end }] : [];
}

const isName = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /\p{L}{2}/u.test(text) &&
  !SAID.test(text) &&
  // An address has figures; a company may.
  (!/\d/.test(text) || COMPANY.test(text)) &&
  !ROLE_ALONE.test(text);
