/**
 * Label–value pairs of any document: "Label: value" within a segment, a segment that ends in a colon with its value in the next
 * one, or under it. Labels are short and begin with a letter; a sentence with a colon in it is none.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';

export interface Pair {
  readonly label: string;
  readonly value: Span;
  readonly text: string;
  readonly beside: boolean;
}

const LABEL = /^([\p{L}#][\p{L}\p{N} .,'’&()/#°º-]{0,48}?)\s*[:：]\s*(.*)$/u;
const LABEL_WORDS = 7;

export function pairsOf(layout: Layout): Pair[] {
  return layout.lines.flatMap((line, index) =>
    line.segments.flatMap((segment, place) => pairsIn(layout, line, index, segment, place)),
  );
}

function pairsIn(layout: Layout, line: Line, index: number, segment: Segment, place: number): Pair[] {
  const match = LABEL.exec(segment.text);
  const label = match?.[1] && tidy(match[1]);
  if (!match || !label || label.split(' ').length > LABEL_WORDS || /^https?$/i.test(label)) return [];
  const rest = match[2] ?? '';
  if (rest) return restPairs(segment, segment.text.length - rest.length, label);
  const next = line.segments[place + 1];
  if (next && !LABEL.test(next.text)) return [{ label, value: next, text: tidy(next.text), beside: true }];
  const below = under(layout, line, index, segment);
  return below ? [{ label, value: below, text: tidy(below.text), beside: false }] : [];
}

/** "Date: 4 May Time: 10:15" is two pairs: a later label in the rest begins the next. */
function restPairs(segment: Segment, from: number, label: string): Pair[] {
  const rest = segment.text.slice(from);
  const again = /\s((?:\p{Lu}[\p{L}.#/]*\s?){1,3}):\s/u.exec(rest);
  const end = again ? from + again.index : segment.text.length;
  const text = tidy(segment.text.slice(from, end));
  const words = wordsAt(segment, from, end);
  const own: Pair[] =
    text && words.length > 0 ? [{ label, value: spanOf(words, segment.page), text, beside: true }] : [];
  if (!again) return own;
  const following = spanOf(wordsAt(segment, end + 1, segment.text.length), segment.page);
  const match = LABEL.exec(following.text);
  return match?.[1] && match[2]
    ? [...own, ...restPairs(following, following.text.length - match[2].length, tidy(match[1]))]
    : own;
}

function under(layout: Layout, line: Line, index: number, segment: Segment): Segment | undefined {
  const next = layout.lines[index + 1];
  if (!next || next.page !== line.page || next.box[1] - line.box[3] > heightOf(line.box) * 1.5) return undefined;
  const found = next.segments.find((candidate) => Math.abs(candidate.box[0] - segment.box[0]) < heightOf(line.box) * 2);
  return found && !LABEL.test(found.text) ? found : undefined;
}
