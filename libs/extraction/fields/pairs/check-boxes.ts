/**
 * Ticked boxes: an X or a tick in a box or on a rule beside its option. "[X] Yes", "_X_ No", "Air X": the option is the
 * label.
 */
import { type Layout } from '../../layout/layout.js';
import { type Segment, spanOf } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';
import { isSign, signed } from './signs.js';

const BOXED = /^[[({_|]+\s?[xX✓✔✗]{1,2}\s?[\])}_|]+$/u;
const BARE = /^[xX]{1,2}$/;
const OPTION = /^(?:\([\p{L}\p{N}]\)|[\p{L}][\p{L}\p{N}./-]*)$/u;
/** Dots that lead from an option to its box. */
const LEADER = /^[.·…]+$/;
const LONGEST_OPTION = 5;

export const isTick = (text: string): boolean => BOXED.test(text) || BARE.test(text) || isSign(text);

export function ticked(layout: Layout): Pair[] {
  const read = layout.lines.flatMap((line) =>
    line.segments.flatMap((segment, place) => inSegment(segment, line.segments[place + 1], line.segments[place - 1])),
  );
  return [...read, ...signed(layout)];
}

function inSegment(segment: Segment, next: Segment | undefined, previous: Segment | undefined): Pair[] {
  return segment.words.flatMap((word, at): Pair[] => {
    const boxed = BOXED.test(word.text);
    if (!boxed && !BARE.test(word.text)) return [];
    const after = segment.words.slice(at + 1);
    const before = segment.words.slice(0, at);
    const ahead = after.length > 0 ? after : (next?.words ?? []);
    const option =
      boxed && ahead.length > 0
        ? optionIn(ahead, false)
        : before.length > 0
          ? optionIn(before, true)
          : segment.words.length === 1 && previous
            ? optionIn(previous.words, true)
            : undefined;
    if (!option) return [];
    const value = spanOf([word], segment.page);
    return [{ label: option, value, text: 'X', beside: true }];
  });
}

/** The words up to the next box, or back to the one before. */
function optionIn(words: Segment['words'], backwards: boolean): string | undefined {
  const plain = words.filter(({ text }) => !LEADER.test(text));
  const row = backwards ? plain.reverse() : plain;
  const end = row.findIndex(({ text }) => !OPTION.test(text));
  const taken = row.slice(0, end < 0 ? undefined : end);
  if (taken.length === 0 || taken.length > LONGEST_OPTION) return undefined;
  return tidy((backwards ? [...taken].reverse() : taken).map(({ text }) => text).join(' '));
}
