/**
 * A rule says where a layout's value stands: after a label on its line, under a label, or at a place of the page, and
 * how far it reaches. Followed on the words of a document it leads to a value or to nothing. Rules know no vendor and
 * no language: labels are whatever stood there on the documents that taught them.
 */
import { spanOf } from '../layout/lines.js';
import { heightOf, middle } from '../model/boxes.js';
import { addressLine, tidy } from '../normalise/text.js';
import { type Word } from '../model/page.js';
import { allOf, compact, type Kind, type Reached } from './kinds.js';
import { below, type Lines, paragraph, type Row } from './page-lines.js';

export type Start =
  | { readonly at: 'after'; readonly label: readonly string[] }
  /** `down`: 1 is the nearest segment under the label. */
  | { readonly at: 'under'; readonly label: readonly string[]; readonly down: number }
  /** In widths of the page, from its left or right and from its top or bottom edge. */
  | {
      readonly at: 'place';
      readonly side: 'left' | 'right';
      readonly from: 'top' | 'bottom';
      readonly x: number;
      readonly y: number;
    };

export type Extent =
  | { readonly to: 'segment' | 'line' | 'paragraph' }
  | { readonly to: 'words' | 'rows'; readonly count: number }
  | { readonly to: 'word'; readonly word: string };

export type Join = 'comma' | 'parts' | 'space' | 'none';

export interface Rule {
  readonly kind: Kind;
  readonly start: Start;
  /** Of text. */
  readonly extent: Extent;
  readonly join: Join;
  /** Of the other kinds: which one on the line, 0 the first. */
  readonly nth: number;
}

/** What a rule starts from: the first row, from this word on. */
interface Begin {
  readonly row: Row;
  readonly words: readonly Word[];
}

/** @throws EffortSpent */
export function follow(rule: Rule, lines: Lines): Reached | undefined {
  lines.effort.spend(1);
  for (const begin of begins(rule.start, lines)) {
    const reached = rule.kind === 'text' ? textFrom(begin, rule, lines) : measuredFrom(begin, rule, lines);
    if (reached) return reached;
  }
  return undefined;
}

function measuredFrom({ row, words }: Begin, { kind, start, nth }: Rule, lines: Lines): Reached | undefined {
  const part = start.at === 'after' ? words : row.segment.words;
  lines.effort.spend(row.line.text.length);
  return part.length > 0
    ? allOf(kind as Exclude<Kind, 'text'>, spanOf(part, row.line.page), lines.dateOrder)[nth]
    : undefined;
}

function textFrom(begin: Begin, { extent, join }: Rule, lines: Lines): Reached | undefined {
  const rows = rowsOf(begin, extent, lines);
  const words = rows.flat();
  const value = joined(rows, join);
  return compact(value) === '' ? undefined : { value, words };
}

function rowsOf({ row, words }: Begin, extent: Extent, lines: Lines): (readonly Word[])[] {
  const first = words[0];
  if (!first) return [];
  if (extent.to === 'line') return [words];
  if (extent.to === 'words') return words.length >= extent.count ? [words.slice(0, extent.count)] : [];
  if (extent.to === 'word') {
    const end = words.findIndex((word) => (lines.said(word) || word.text) === extent.word);
    return end > 0 ? [words.slice(0, end)] : [];
  }
  const own = lines.standing(first)?.row ?? row;
  const part = own.segment.words.slice(own.segment.words.indexOf(first));
  if (extent.to === 'segment') return [part];
  const rest = paragraphFrom(own, part, lines);
  return extent.to === 'rows' ? [part, ...rest].slice(0, extent.count) : [part, ...rest];
}

/** The rows that follow a row, aligned with the part of it that counts. */
export function paragraphFrom(own: Row, part: readonly Word[], lines: Lines): (readonly Word[])[] {
  const left = part[0]!.box[0];
  const rows = paragraph(lines, { ...own, segment: spanOf(part, own.line.page) }).slice(1);
  const height = heightOf(part[0]!.box);
  return rows.filter(({ segment }) => Math.abs(segment.box[0] - left) < height).map(({ segment }) => segment.words);
}

export function joined(rows: readonly (readonly Word[])[], join: Join): string {
  const texts = rows.map((words) => words.map(({ text }) => text).join(' '));
  if (join === 'none') return tidy(texts.join('').replace(/\s/g, ''));
  if (join === 'space') return tidy(texts.join(' '));
  return addressLine(join === 'parts' ? texts.flatMap((text) => text.split(/\s*[·•|–—]\s*|,\s+/)) : texts);
}

/** How a word is known again that ends a value; a mark is known by itself. */
export const asStop = (text: string): string => compact(text) || text;

const TOLERANCE = 0.02;

function* begins(start: Start, lines: Lines): Generator<Begin> {
  const begin = (row: Row, words: readonly Word[]): Begin => {
    lines.effort.spend(words.length);
    return { row, words };
  };
  if (start.at === 'place') {
    const page = lines.layout.pages[0]!;
    lines.effort.spend(lines.rows.length);
    for (const row of lines.rows) {
      if (row.segment.page !== page.index) continue;
      const [x, y] = placeOf(row.segment.box, page.width, page.height, start);
      if (Math.abs(x - start.x) < TOLERANCE && Math.abs(y - start.y) < TOLERANCE / 2)
        yield begin(row, row.segment.words);
    }
    return;
  }
  for (const { row, at } of lines.saying(start.label[0] ?? '')) {
    const to = endOfLabel(row.line.words, at, start.label, lines);
    if (to === undefined) continue;
    if (start.at === 'after') yield begin(row, withoutMarks(row.line.words.slice(to), lines));
    else {
      const label = { line: row.line, segment: spanOf(row.line.words.slice(at, to), row.line.page) };
      const under = below(lines, label)[start.down - 1];
      if (under) yield begin(under, under.segment.words);
    }
  }
}

export function placeOf(
  box: Word['box'],
  width: number,
  height: number,
  { side, from }: Pick<Extract<Start, { at: 'place' }>, 'side' | 'from'>,
): readonly [x: number, y: number] {
  const x = side === 'left' ? box[0] : width - box[2];
  const y = from === 'top' ? middle(box) : height - middle(box);
  return [x / width, y / width];
}

/**
 * The place after a label that begins here in a line, marks between its words passed over; undefined when it does not.
 */
function endOfLabel(words: readonly Word[], from: number, label: readonly string[], lines: Lines): number | undefined {
  let [at, next] = [from, 0];
  for (let word = words[at]; word && next < label.length; word = words[++at]) {
    const said = lines.said(word);
    if (said === label[next]) next++;
    else if (said !== '') break;
  }
  lines.effort.spend(at - from + 1);
  return next === label.length ? at : undefined;
}

/** Marks before the value ("Nr. : 4711") are no part of it. */
function withoutMarks(words: readonly Word[], lines: Lines): readonly Word[] {
  const first = words.findIndex((word) => lines.said(word) !== '' || /[\p{Sc}(+-]/u.test(word.text));
  return first < 0 ? [] : words.slice(first);
}
