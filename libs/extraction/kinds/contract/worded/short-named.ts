/**
 * The parties that a contract gives short names, "Larkspur sp. z o.o. z siedzibą …, zwaną dalej „Wykonawcą”", and those
 * that it joins by a word alone, "między Larkspur s.r.o. a Janem Nowakiem".
 */
import { type Line } from '../../../layout/lines.js';
import { isWhole, nameAt, type Party, QUOTE, type Text } from './names.js';
import { type Patterns, whole } from './wordings/wording.js';

/** Characters of a contract in which its parties are named, and of what it says of one. */
const [HEAD, LONGEST] = [6000, 900];
/** … and in which those are that are called by no word for a party. */
const LIST = 2500;
const BETWEEN_QUOTES = `[^${QUOTE}().;]{0,60}`;
/** Before the number or the letter of an entry. */
const ENTRY = /^\(?(?:[1-5](?:\.[1-5])?|[a-dа-гα-δ]|i{1,3}|iv)[.)]|^\d\.\d\s/iu;

export function shortNamed(all: Text, lines: readonly Line[], patterns: Patterns): Party[] {
  const { wording, find } = patterns;
  const head = all.folded.slice(0, HEAD);
  const [role, called] = [whole(wording, wording.roles), whole(wording, wording.called)];
  const open = String.raw`[${QUOTE}']\s?`;
  const short = new RegExp(
    [
      String.raw`\(?${called}${BETWEEN_QUOTES}${open}(?<quoted>[^${QUOTE}]{1,50}?)\s?[${QUOTE}']`,
      String.raw`\(?${called}[\s,:–-]{0,4}(?<bare>${role})`,
      String.raw`\(${called}[\s:–-]{1,4}(?<other>[^()${QUOTE}]{2,40})(?=\))`,
      String.raw`\(\s*(?:${open})?(?:[^()]{0,12} )?(?<alone>${role}(?: ?\d)?)[${QUOTE}']?\s*\)(?!\s?:)`,
      String.raw`\(?${open}(?<only>${role}(?: ?\d)?)[${QUOTE}']`,
    ]
      .map((way) => String.raw`${way}\s?\)?`)
      .join('|'),
    'gu',
  );
  const shorts = [...head.matchAll(short)];
  const opens = [...head.matchAll(find(wording.between, ['', String.raw`[\s:,]*`], 'gu'))].map(
    ({ index, 0: words }) => index + words.length,
  );
  const starts = all.lines.map(({ start }) => start);
  const entries = starts.filter((_, row) => ENTRY.test(lines[row]!.text));
  let last = 0;
  return shorts.flatMap(({ index, 0: said, groups }): Party[] => {
    const name = Object.values(groups ?? {}).find((each) => each !== undefined) ?? '';
    const isRole = find(wording.roles, ['^', '']).test(name);
    const before = last;
    last = index + said.length;
    if (!isRole && find(wording.together, ['^', '']).test(name)) return [];
    const from = Math.max(index - LONGEST, before);
    const told = [...opens, ...entries].filter((at) => at >= from && at < index);
    const members = index < LIST ? entries.filter((at) => at >= from && at < index) : [];
    if (members.length > 1 && isRole)
      return members.flatMap((at) => nameAt(all, at, index, patterns) ?? []).filter(isWhole);
    const inLine = starts.filter((at) => at > from && at < index);
    const found =
      partyIn(all, [Math.max(from, ...told)], index, patterns) ?? partyIn(all, [from, ...inLine], index, patterns);
    const isPlain = isRole || (told.length > 0 && index < LIST && /\p{Lu}/u.test(found?.name ?? ''));
    return found && (isPlain || found.company || contains(found.name, name)) ? [found] : [];
  });
}

/** "Larkspur" for "Larkspur s.r.o." */
const contains = (name: string, short: string): boolean =>
  short.length > 2 && name.toLowerCase().startsWith(short.toLowerCase());

/** What a part of the text names first at one of these places, else the first company in it. */
function partyIn(all: Text, places: readonly number[], to: number, patterns: Patterns): Party | undefined {
  const from = places[0]!;
  const acts = patterns.wording.actsFor && patterns.find(patterns.wording.actsFor).exec(all.folded.slice(from, to));
  const meant = acts && nameAt(all, from + acts.index + acts[0].length, to, patterns);
  if (meant && isWhole(meant)) return meant;
  const first = places.map((at) => nameAt(all, at, to, patterns)).find((party) => party && isWhole(party));
  if (first?.company) return first;
  const parts = [...all.folded.slice(from, to).matchAll(/[,،;:]\s+/gu)].map(
    ({ index, 0: mark }) => from + index + mark.length,
  );
  const company = [...places, ...parts]
    .map((at) => nameAt(all, at, to, patterns))
    .find((party) => party?.company === true);
  return company ?? first;
}

/** The first name after a word that opens them, and the one after what joins two. */
export function joined(all: Text, patterns: Patterns): Party[] {
  const { wording, find } = patterns;
  const head = all.folded.slice(0, HEAD);
  for (const { index, 0: words } of head.matchAll(find(wording.between, ['', String.raw`[\s:,]*`], 'gu'))) {
    const from = index + words.length;
    const one = nameAt(all, from, from + LONGEST, patterns);
    if (!one || !isWhole(one)) continue;
    const and = find(wording.and, [String.raw`[\s,]`, String.raw`[\s:,]+`], 'gu');
    for (const { index: at, 0: word } of all.folded.slice(one.start, one.start + LONGEST).matchAll(and)) {
      const before = at < one.end - one.start;
      const shortened = before ? nameAt(all, one.start, one.start + at, patterns) : one;
      const other = nameAt(all, one.start + at + word.length, one.start + LONGEST, patterns);
      if (shortened && other && (other.company || !before)) return [shortened, other];
    }
  }
  return [];
}
