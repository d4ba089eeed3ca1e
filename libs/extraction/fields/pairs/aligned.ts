/**
 * More labels with their values beside them: a form keeps its labels flush under each other, and the values beside
 * them. What stands flush with two such pairs, one of them known and the other at least like one, is a label with its
 * value, whatever it asks for.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { type Pair } from './pair.js';
import { asks } from './prompts.js';
import { continued } from './reach.js';
import { LONGEST_LABEL } from './short-label.js';

/** With itself. */
const LEAST_ALIKE = 3;
/** In heights: how far from flush, and how far above or below. */
const FLUSH = 1;
const NEAR = 14;

interface Place {
  readonly label: Segment;
  readonly value: Segment;
  readonly index: number;
}

/** @param isFree whether nothing else holds a cell */
export function aligned(
  layout: Layout,
  pairs: readonly Pair[],
  isLabel: (text: string) => boolean,
  isFree: (cell: Segment) => boolean,
): Pair[] {
  const begun = new Set<Word>(pairs.flatMap(({ beside, value: { words } }) => (beside && words[0] ? [words[0]] : [])));
  const places = layout.lines.flatMap(placesIn);
  const known = places.filter(({ value }) => begun.has(value.words[0]!));
  const open = places.filter(
    ({ label, value }) => isFree(label) && isFree(value) && mayLabel(label, isLabel) && mayAnswer(value, isLabel),
  );
  return open
    .filter((place) => {
      const examples = known.filter((other) => isLike(place, other)).length;
      return examples > 0 && examples + open.filter((other) => isLike(place, other)).length >= LEAST_ALIKE;
    })
    .map(({ label, value, index }) => {
      const pair = { label: tidy(label.text), value, text: tidy(value.text), beside: true };
      return continued(layout, index, label, pair, isLabel);
    });
}

const placesIn = ({ segments }: Line, index: number): Place[] =>
  segments.slice(1).map((value, at) => ({ label: segments[at]!, value, index }));

const mayLabel = ({ text }: Segment, isLabel: (text: string) => boolean): boolean =>
  /^\P{L}?\p{L}[\p{L}°º]/u.test(text) &&
  !/\d|:/.test(text) &&
  !isLabel(text) &&
  text.split(' ').length <= LONGEST_LABEL;

const mayAnswer = ({ text }: Segment, isLabel: (text: string) => boolean): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !isLabel(text) && !asks(text) && text.split('(').length === text.split(')').length;

const isLike = ({ label, value }: Place, other: Place): boolean =>
  label.page === other.label.page &&
  isFlush(label, other.label) &&
  isFlush(value, other.value) &&
  Math.abs(label.box[1] - other.label.box[1]) < heightOf(label.box) * NEAR;

const isFlush = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a[0] - b[0]) < Math.max(heightOf(a), heightOf(b)) * FLUSH;
