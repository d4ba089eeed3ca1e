/** Names of parties in running text: what leads to one, where it ends, and what is none. */
import {
  hasLegalForm as hasShortForm,
  legalFormEnd,
  withoutLegalForms,
} from '../../../fields/vocabulary/legal-forms.js';
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { type Running } from '../../../layout/running.js';
import { tidy } from '../../../normalise/text.js';
import { type Patterns, whole } from './wordings/wording.js';

export interface Party {
  readonly name: string;
  /** In the text that it was found in. */
  readonly start: number;
  readonly end: number;
  /** It has a legal form. */
  readonly company: boolean;
}

interface TextLine {
  /** In the text. */
  readonly start: number;
  readonly end: number;
  /** It does not reach as far as the print of its page. */
  readonly isShort: boolean;
}

export interface Text {
  readonly text: string;
  /** Of the same length. */
  readonly folded: string;
  readonly lines: readonly TextLine[];
}

/** Of its page's print, how wide a short line is at most. */
const SHORT = 0.65;

export function textOf({ text }: Running, lines: readonly Line[]): Text {
  const pages = Map.groupBy(lines, ({ page }) => page);
  const edges = new Map(
    [...pages].map(([page, own]) => [
      page,
      [Math.min(...own.map(({ box }) => box[0])), Math.max(...own.map(({ box }) => box[2]))] as const,
    ]),
  );
  let at = 0;
  const placed = lines.map((line): TextLine => {
    const [left, right] = edges.get(line.page)!;
    const start = at;
    at += line.text.length + 1;
    return { start, end: at - 1, isShort: line.box[2] - left < SHORT * (right - left) };
  });
  return { text, folded: fold(text), lines: placed };
}

export const QUOTE = '"“”„‟«»‹›';
const LONGEST = 110;
/** Names of persons and of companies whose form is written out have as many words at most. */
const MOST_WORDS = 12;
/** What parts a list from what stands in it, and what no name begins with. */
const MARKS = /^(?:[\s,،؛;:.·•*−–—/\p{M}-]+|\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-fа-дα-δ]|[ivx]{1,3})[.)]\s|\d\.\d{1,2}\s)/u;
const STOP = /[;؛:\n]|\((?!มหาชน)|(?<!особа)\s[–—-]\s|\s{3,}|(?<=\p{L}{4})\.\s(?=\p{L}{4})|_{2,}/u;
/** Figures, but for those of a name: "Studio 54", "3 Brothers". */
const NUMBERS = /\d{4,}|\d\s?[/.-]\s?\d/;

/** Forms of company in full, at the end of a name … */
const LAST_IN_WORDS =
  /(?:anonim|limited) sirketi|korlatolt felelossegu tarsasag|reszvenytarsasag|spolka (?:z ograniczona odpowiedzialnoscia|akcyjna|jawna|komandytowa)/u;
/** … and anywhere. */
const FORM_IN_WORDS =
  /(?<!\p{L})(?:обществ|товариств|дружеств)\p{L}* [сз] (?:ограниченн|обмежен)|акционерн\p{L}* общ|(?:ανωνυμη|ομορρυθμη|ετερορρυθμη) εταιρ|индивидуальн\p{L}* предприним|фізичн\p{L}* особ\p{L}*.{1,3}підпри/u;

export function hasLegalForm(name: string): boolean {
  const folded = fold(name);
  return (
    [FORM_IN_WORDS, LAST_IN_WORDS].some((form) => form.test(folded)) ||
    (hasShortForm(name) && /\p{L}{2}/u.test(withoutLegalForms(folded)))
  );
}

/** @returns the name that begins there, after what leads to it, and ends before @param to */
export function nameAt(all: Text, from: number, to: number, patterns: Patterns): Party | undefined {
  const start = from + leads(all.folded.slice(from, to), patterns);
  const end = endOf(all, start, Math.min(to, start + LONGEST), patterns);
  const name = withoutQuotes(
    tidy(all.text.slice(start, end)).replace(/[\s,،;:.–—-]+$/u, (mark) => (mark[0] === '.' ? '.' : '')),
  );
  const company = hasLegalForm(name);
  return isName(name, patterns) && (company || !/\d/.test(unquoted(name))) ? { name, start, end, company } : undefined;
}

/** Characters before a name. */
function leads(folded: string, { wording, find }: Patterns): number {
  const lead = find(wording.leads, ['^', wording.unparted ? '' : String.raw`[.:/]{0,2}(?=[\s${QUOTE}])`]);
  const label = find(wording.names, [`^`, String.raw`(?:\s?\([^()]{1,40}\))?\s?:`]);
  const named = whole(wording, wording.names);
  const role = find(wording.roles, ['^', String.raw`(?: \d)?(?:\s?\([^()]{1,40}\))?(?:\s?:|\s{1,3}(?=${named}\s?:))`]);
  let at = 0;
  for (;;) {
    const rest = folded.slice(at);
    const [skipped] = [MARKS, lead, label, role].flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
    if (!skipped) return at;
    at += skipped.length;
  }
}

/** At its legal form, at a mark, where more is said of its bearer, or with a short line that it is all of. */
function endOf({ text, folded, lines }: Text, start: number, to: number, { wording, find }: Patterns): number {
  const line = lines.findLast((each) => each.start <= start);
  const isAll = line?.isShort === true && start - line.start < INDENT && !isOpen(text.slice(start, line.end));
  const most = isAll ? Math.min(to, line.end) : to;
  const stops = [STOP, find(wording.goesOn), find(wording.called)].map((stop) =>
    folded.slice(start + 1, most).search(stop),
  );
  const stop = Math.min(most, ...stops.filter((at) => at >= 0).map((at) => start + 1 + at));
  const said = text.slice(start, stop);
  const inWords = LAST_IN_WORDS.exec(folded.slice(start, stop));
  const form = inWords ? inWords.index + inWords[0].length : FIRST.test(said) ? undefined : legalFormEnd(said);
  const isForm =
    form !== undefined &&
    (inWords !== null || /[\p{Lu}\p{Lo}.]\S*$/u.test(said.slice(0, form))) &&
    commasIn(said.slice(0, form)) < 3;
  if (isForm) return start + form + (/^[.”"“»]{1,2}/u.exec(said.slice(form))?.[0].length ?? 0);
  const comma = /[,،](?!\p{L})/u.exec(said)?.index ?? said.length;
  // A person's is over where words go on in small letters, but for those that join its parts.
  const small = FORM_IN_WORDS.test(folded.slice(start, start + comma)) ? null : GOES_ON_SMALL.exec(said);
  return start + Math.min(comma, small ? small[0].length : comma);
}

/** The form stands before the name: of housing companies in Finland, of all in Vietnam and Indonesia. */
const FIRST = /^(?:kiinteistö|asunto|as\.?|koy) oy |^(?:công ty|doanh nghiệp|pt|cv|ห้างหุ้นส่วน\S*) /iu;

/** Two names and more, before a word in small letters. */
const GOES_ON_SMALL = /^(?:\p{Ll}{2,4}\. )*\p{Lu}\S*(?: \p{Lu}\S*)+(?=\s(?!του\s|της\s|bint\s)\p{Ll}{4,})/u;

/** Characters before a name that begins its line: "1.1 ". */
const INDENT = 8;

/** A quotation begins and goes on in the next line. */
const isOpen = (text: string): boolean => /[«„“][^»”“]*$/u.test(text);

const commasIn = (text: string): number => text.match(/[,،]/g)?.length ?? 0;

const unquoted = (name: string): string =>
  name.replace(new RegExp(String.raw`[${QUOTE}][^${QUOTE}]*\p{L}[^${QUOTE}]*[${QUOTE}]`, 'gu'), '');

/** A person has two names at least, in letters that have capitals. */
export const isWhole = ({ name, company }: Party): boolean => company || /\s/.test(name) || !/\p{Lu}/u.test(name);

/** Those that stand about all of a name: "«Larkspur»". */
function withoutQuotes(name: string): string {
  const inside = new RegExp(`^[${QUOTE}]([^${QUOTE}]+)[${QUOTE}][.,]?$`, 'u').exec(name)?.[1];
  return inside ?? name;
}

function isName(name: string, { wording, find }: Patterns): boolean {
  const folded = fold(name);
  return (
    (name.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
    new RegExp(String.raw`^(?:(?:dr|ing|mgr|prof|dipl)\. )*[${QUOTE}]?[\p{Lu}\p{Lo}\d]`, 'u').test(name) &&
    name.split(/\s+/).length <= MOST_WORDS &&
    !NUMBERS.test(unquoted(name)) &&
    !find(wording.roles, ['^', String.raw`[^\p{L}\p{N}]*$`]).test(folded) &&
    !find(wording.title, [String.raw`^(?:\S+\s)?`, '']).test(folded) &&
    !find(wording.together, ['^', '']).test(folded) &&
    !find(wording.names, ['^', String.raw`[^\p{L}\p{N}]*$`]).test(folded)
  );
}
