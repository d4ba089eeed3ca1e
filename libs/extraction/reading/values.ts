/** Finding the value a label announces: a pattern in what stands right of it, else in what stands under it. */
import { type Labelled } from '../layout/near.js';
import { type Span, wordsAt } from '../layout/lines.js';
import { type Found } from './found.js';
import { type Reading } from './reading.js';

export interface PickedText {
  readonly text: string;
  readonly span: Span;
  readonly start: number;
  readonly end: number;
  readonly beside: boolean;
}

/** The first match of `pattern` beside the label (near its start), else at the start of a segment under it. */
export function pick<Name extends string>(label: Labelled<Name>, pattern: RegExp, reach = 12): PickedText | undefined {
  const own = label.right;
  if (own) {
    const from = ownStart(label, own);
    const match = pattern.exec(own.text.slice(from));
    return match && match.index <= reach ? picked(own, match, true, from) : undefined;
  }
  for (const segment of label.below()) {
    const match = pattern.exec(segment.text);
    if (match && match.index <= 3) return picked(segment, match, false);
  }
  return undefined;
}

/** "Bon-Nr.:3318" is one word: where in what stands beside a label the label itself ends, if a colon says so. */
function ownStart<Name extends string>({ line, end }: Labelled<Name>, own: Span): number {
  if (!/^\.?[:#]/.test(line.text.slice(end))) return 0;
  const before = line.words.slice(0, line.words.indexOf(own.words[0]!));
  return Math.max(0, end - before.reduce((sum, { text }) => sum + text.length + 1, 0));
}

/** Part of a span's text; the whole when no end is given. */
export interface Stretch {
  readonly span: Span;
  readonly start?: number;
  readonly end?: number;
}

export const stretch = (span: Span, { index, 0: text }: RegExpExecArray): Stretch => ({
  span,
  start: index,
  end: index + text.length,
});

export function find<Path extends string>(
  reading: Reading,
  path: Path,
  value: Found['value'],
  confidence: number,
  { span, start = 0, end = Infinity }: Stretch,
): Found<Path> {
  const words = wordsAt(span, start, end);
  return {
    path,
    value,
    confidence,
    evidence: reading.place({ page: span.page, words: words.length > 0 ? words : span.words }),
  };
}

function picked(span: Span, match: RegExpExecArray, beside: boolean, from = 0): PickedText {
  const start = from + match.index;
  return { text: match[0], span, start, end: start + match[0].length, beside };
}
