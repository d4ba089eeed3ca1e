/**
 * Label–value pairs of any document: "Label: value" within a segment, a label with its value in the next segment or under it, a
 * label and its value parted by a rule to write on, rows of a two-column form without colons, boxes that are ticked. A value goes
 * on over the lines under it that are flush with it. A sentence with a colon in it is no label.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { ticked } from './check-boxes.js';
import { type Word } from '../../page.js';
import { columnRows } from './column-rows.js';
import { headedRows } from './headed-rows.js';

export interface Pair {
  readonly label: string;
  readonly value: Span;
  readonly text: string;
  readonly beside: boolean;
}

/** A colon, or what a reader makes of one at the end of a label. */
const LABEL =
  /^[^\p{L}\p{N}#]{0,3}([\p{L}#][\p{L}\p{N} .,'’"&()/#°º-]{0,58}?)\s*(?:[:：]|[;=](?=\s|$)|\.?_{2,}|\s_(?=\p{L}))\s*(.*)$/u;
const LABEL_WORDS = 8;
const MOST_LINES = 6;

export function pairsOf(layout: Layout): Pair[] {
  const stated = layout.lines.flatMap((line, index) =>
    line.segments.flatMap((segment, place) => pairsIn(layout, line, index, segment, place)),
  );
  const taken = new Set(stated.flatMap(({ value }) => value.words));
  const free = ({ value }: Pair) => !value.words.some((word) => taken.has(word));
  const headed = headedRows(layout, isLabel);
  const headings = new Set(headed.map(({ label }) => label));
  const columns = columnRows(layout, isLabel).filter(({ label, text }) => !headings.has(label) || !headings.has(text));
  const rows = [...headed, ...columns].filter(free);
  return [...stated, ...unlike(rows), ...ticked(layout)].sort((a, b) => order(a) - order(b));
}

/** A cell is a value once. */
function unlike(pairs: readonly Pair[]): Pair[] {
  const seen = new Set<Word>();
  return pairs.filter(({ value }) => {
    const [first] = value.words;
    if (!first || seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

const order = ({ value }: Pair): number => value.page * 1e6 + value.box[1] + value.box[0] * 1e-3;

/** It announces a value and is no value itself. */
export const isLabel = (text: string): boolean => {
  const label = LABEL.exec(text)?.[1];
  return label !== undefined && tidy(label).split(' ').length <= LABEL_WORDS && !/^https?$/i.test(label);
};

function pairsIn(layout: Layout, line: Line, index: number, segment: Segment, place: number): Pair[] {
  const match = LABEL.exec(segment.text);
  const label = match?.[1] && cleaned(match[1]);
  if (!match || !label || label.split(' ').length > LABEL_WORDS || /^https?$/i.test(label)) return [];
  const rest = match[2] ?? '';
  if (/[\p{L}\p{N}]/u.test(rest)) {
    return restPairs(segment, segment.text.length - rest.length, label).map((pair, at, all) =>
      at === all.length - 1 ? continued(layout, index, pair) : pair,
    );
  }
  const next = line.segments[place + 1];
  if (next && !isLabel(next.text) && /[\p{L}\p{N}$]/u.test(next.text)) {
    return [continued(layout, index, { label, value: next, text: written(next.text), beside: true })];
  }
  const below = under(layout, line, index, segment);
  return below
    ? [
        continued(layout, layout.lines.indexOf(below.line), {
          label,
          value: below.segment,
          text: written(below.segment.text),
          beside: false,
        }),
      ]
    : [];
}

/** Without the mark a list has in front, or the rule to write on. */
const cleaned = (label: string): string => tidy(label.replace(/_+/g, ' '));
const written = (text: string): string => tidy(text.replace(/_+/g, ' ').replace(/^[[|(]\s?(?=\p{L}[^)\]]*$)/u, ''));

/** "Date: 4 May Time: 10:15" is two pairs: a later label in the rest begins the next. */
function restPairs(segment: Segment, from: number, label: string): Pair[] {
  const rest = segment.text.slice(from);
  const again = /\s((?:\p{Lu}[\p{L}.#/]*\s?){1,3}):\s/u.exec(rest);
  const end = again ? from + again.index : segment.text.length;
  const text = written(segment.text.slice(from, end));
  const words = wordsAt(segment, from, end);
  const own: Pair[] =
    text && words.length > 0 ? [{ label, value: spanOf(words, segment.page), text, beside: true }] : [];
  if (!again) return own;
  const following = spanOf(wordsAt(segment, end + 1, segment.text.length), segment.page);
  const match = LABEL.exec(following.text);
  return match?.[1] && match[2]
    ? [...own, ...restPairs(following, following.text.length - match[2].length, cleaned(match[1]))]
    : own;
}

/** With the lines under the value that begin where it begins, close together, up to the next label. */
function continued(layout: Layout, index: number, pair: Pair): Pair {
  const spans: Span[] = [pair.value];
  const height = heightOf(pair.value.box);
  for (const line of layout.lines.slice(index + 1, index + 1 + MOST_LINES * 2)) {
    const last = spans.at(-1)!;
    if (line.page !== pair.value.page || line.box[1] - last.box[3] > height * 0.9 || spans.length >= MOST_LINES) break;
    if (line.segments.some(({ text }) => isLabel(text))) break;
    const next = line.segments.find(
      ({ box }) => Math.abs(box[0] - pair.value.box[0]) < height * 1.2 && box[1] > last.box[1],
    );
    if (!next) continue;
    if (line.segments[0] !== next || !/[\p{L}\p{N}]{2}/u.test(next.text)) break;
    spans.push(next);
  }
  if (spans.length === 1) return pair;
  const rest = spans.slice(1).map(({ text }) => written(text));
  return {
    ...pair,
    text: tidy([pair.text, ...rest].join(' ')),
    value: spanOf(
      spans.flatMap(({ words }) => words),
      pair.value.page,
    ),
  };
}

function under(
  layout: Layout,
  line: Line,
  index: number,
  segment: Segment,
): { line: Line; segment: Segment } | undefined {
  const next = layout.lines[index + 1];
  if (!next || next.page !== line.page || next.box[1] - line.box[3] > heightOf(line.box) * 1.5) return undefined;
  const found = next.segments.find((candidate) => Math.abs(candidate.box[0] - segment.box[0]) < heightOf(line.box) * 2);
  return found && !isLabel(found.text) && /[\p{L}\p{N}]/u.test(found.text) ? { line: next, segment: found } : undefined;
}
