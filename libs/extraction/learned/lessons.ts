/**
 * What the corrected documents of one layout teach about one field: the rules that lead to the corrected value on them,
 * newest first, because a newer correction outweighs older ones. A rule must hold on the newest document that was
 * corrected; a value that is the same on all of them may be a constant of the layout.
 */
import { type Json } from '#kernel/json.js';
import { compact, type Kind, kindOf, same } from './kinds.js';
import { hypotheses } from './hypotheses.js';
import { type Lines } from './page-lines.js';
import { follow, type Rule } from './rule.js';

export interface Example {
  readonly lines: Lines;
  /** undefined: a member took the value away. */
  readonly value?: Json;
}

export interface Lesson {
  /** Rules that hold, best first. */
  readonly rules: readonly { readonly rule: Rule; readonly points: number; readonly holds: number }[];
  /** The same on at least two documents. */
  readonly constant?: Json;
  /** Members took it away, twice or more. */
  readonly absent: boolean;
}

/** An example's weight against the one after it. */
const FADES = 0.6;
/** Of all weight, what a rule must hold on. */
const ENOUGH = 0.4;
/** A label on the value's own line is the best of reasons, a place on the page the weakest. */
const BY_START = { after: 1, under: 0.8, place: 0.5 } as const;
const BY_EXTENT: Readonly<Record<string, number>> = {
  paragraph: 1,
  segment: 1,
  line: 0.95,
  word: 0.9,
  rows: 0.8,
  words: 0.7,
};

/**
 * @param examples corrected documents, newest first; not empty
 * @param left documents of the layout whose members let the value stand: they bear a rule out, and never outvote a
 * correction
 */
export function lesson(examples: readonly Example[], left: readonly Example[] = []): Lesson {
  const weights = examples.map((_, index) => FADES ** index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const newest = examples[0]!;
  if (newest.value === undefined) {
    const gone = examples.filter(({ value }) => value === undefined).length;
    return { rules: [], absent: gone >= 2 && gone * 2 > examples.length };
  }
  const kind = kindOf(newest.value);
  const rules = kind ? rulesOf(newest.value, kind, { examples, left, weights, total }) : [];
  const equal = examples.filter(({ value }) => same(value, newest.value));
  // A number that happens to repeat is no constant; nor is a day.
  const constant = kind === 'text' && equal.length >= 2 && equal.length === latestRun(examples);
  return { rules, absent: false, ...(constant && { constant: newest.value }) };
}

/** How many of the newest examples say the same, when older ones disagree. */
function latestRun(examples: readonly Example[]): number {
  const other = examples.findIndex(({ value }) => !same(value, examples[0]!.value));
  return other < 0 ? examples.length : other;
}

interface Seen {
  readonly examples: readonly Example[];
  readonly left: readonly Example[];
  readonly weights: readonly number[];
  readonly total: number;
}

function rulesOf(value: Json, kind: Kind, { examples, left, weights, total }: Seen) {
  const leadsTo = (rule: Rule, { lines, value: wanted }: Example) => same(follow(rule, lines)?.value, wanted);
  return hypotheses(value, kind, examples[0]!.lines)
    .flatMap((rule) => {
      const held = examples.map((example) => leadsTo(rule, example));
      const points = held.reduce((sum, holds, index) => sum + (holds ? weights[index]! : 0), 0) / total;
      if (!held[0] || points < ENOUGH) return [];
      const trust = BY_START[rule.start.at] * BY_EXTENT[rule.extent.to]! * (1 + 0.1 * labelLength(rule));
      return [
        {
          rule,
          points: points ** 3 * trust,
          holds: [...held, ...left.map((example) => leadsTo(rule, example))].filter(Boolean).length,
        },
      ];
    })
    .sort((a, b) => b.points - a.points);
}

const labelLength = ({ start }: Rule): number =>
  start.at === 'place' ? 0 : compact(start.label.join('')).length > 3 ? 1 : 0;
