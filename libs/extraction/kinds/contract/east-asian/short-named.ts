/** The parties that a contract gives short names: "…株式会社（以下「甲」という。）", "…有限公司，…（以下简称“甲方”）". */
import { type Compact } from './compact.js';
import { LONGEST, named, type Party } from './names.js';
import { COMPANY, ROLE } from './roles.js';

/** Signs of a sentence that says who a party is, at most. */
const MOST_SAID = 160;

/** In brackets, or without them. */
const SHORT_NAME =
  /[(（](?:[^()（）]{0,30}?[,;，；。])?(?:以下|下称|下稱|简称|簡稱|이하|下記)(?<called>[^()（）]{0,30})[)）]|[,，]?以下(?:简称|簡稱|称|稱)(?:为|為)?(?<quoted>[“"「『][^”"」』]{1,10}[”"」』])/gu;
/** What a company is called that a contract is about, and a person who acts for one. */
const OF_OTHERS =
  '[本対该該본이]|目[标標]|[标標]的|[项項]目|[关關][联聯]|第三|대상|관계|제3|関[連係]|[子親]会社|責任者|担当者|[负負][责責]人|담당자|책임자';
/** What only parties are called in it: "甲", "买方", "受託者", "회사"; not "本業務", "対象会社". */
const OF_PARTY = new RegExp(
  String.raw`["“”「『‘'](?!${OF_OTHERS})(?:${ROLE}|[^"“”」』]{1,10}?(?:方|者|人|主|社|公司|회사|사|자|인|처))["“”」』’']|^(?:[称稱為为は])?(?:${ROLE})(?:[と라이]|$)`,
  'u',
);
/** Parts a sentence. */
const BETWEEN = /[,，、。；;:：.“”"「」『』【】\]》)）]/u;
/** Brackets that are a name's own, "(주)한빛", "青禾（中国）投资", or a number's. */
const OWN_BRACKETS =
  /[(（](?!以下|이하)(?:[주유株有]|\d{1,2}|\p{Script=Han}{2,4})[)）](?=\p{L})|(?<=\p{L})[(（][주유株][)）]/gu;

/** Before each short name: the company that its sentence begins with and then describes, else what stands beside. */
export function shortNamed(all: Compact): Party[] {
  const text = all.text.replace(OWN_BRACKETS, (bracket) => '가'.repeat(bracket.length));
  const shorts = [...text.matchAll(SHORT_NAME)].filter(({ groups }) =>
    OF_PARTY.test(groups?.['called'] ?? groups?.['quoted'] ?? ''),
  );
  return shorts.flatMap(({ index }): Party[] => {
    const end = behindBrackets(text, index);
    const parts = partsOf(text, sentenceBefore(all, text, end), end);
    const company = parts.find(([from, to]) => COMPANY.test(all.text.slice(from, to)) && to - from <= LONGEST);
    const [best] = [company, parts.at(-1)].flatMap((part) => (part ? named(all, ...part) : []));
    return best ? [best] : [];
  });
}

/** Where the sentence, or the party's own part of it, begins. */
function sentenceBefore({ paragraphs }: Compact, text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < MOST_SAID && !paragraphs.has(start) && !/[。；;)）]/.test(text.charAt(start - 1)))
    start--;
  return start;
}

/** Of a sentence, parted by commas and colons. */
function partsOf(text: string, start: number, end: number): [from: number, to: number][] {
  const parts: [from: number, to: number][] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && !BETWEEN.test(text.charAt(at))) continue;
    if (at > from) parts.push([from, at]);
    from = at + 1;
  }
  return parts;
}

/** "王小明（身份证号：…）（以下称“乙方”）": what stands in brackets before is none of the name. */
function behindBrackets(text: string, at: number): number {
  const before = /[(（][^()（）]{4,60}[)）]$/u.exec(text.slice(Math.max(0, at - 62), at))?.[0];
  return before && !COMPANY.test(before) ? at - before.length : at;
}
