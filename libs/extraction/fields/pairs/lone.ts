/**
 * Labels that stand alone on their line, over what was written under them: questions, and short headings over a text
 * that is none. A heading in capitals has other type under it, one in small letters a few words.
 */
import { type Layout } from '../../layout/layout.js';
import { type Segment } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { isLoud, tidy } from '../../normalise/text.js';
import { bareLabel } from './numbering.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { continued, written } from './reach.js';
import { isSign } from './signs.js';

type IsLabel = (text: string) => boolean;

/** In heights of the larger, from middle to middle. */
const DROP = 2;
const INDENT = 6;
/** What stands there is who issues the form and what it is. */
const HEAD_LINES = 3;
const LONGEST_HEADING = 4;
const LEAST_TEXT = 4;
/** In characters; a text to read is longer. */
const LONGEST_TEXT = 280;

/** @param isFree whether nothing else holds a cell */
export function lone(layout: Layout, isLabel: IsLabel, isFree: (cell: Segment) => boolean): Pair[] {
  const { lines } = layout;
  const ends = (text: string) => isLabel(text) || mayAsk(text) || isQuestion(text) || isLoud(text);
  return lines.flatMap((line, index): Pair[] => {
    const [label, ...others] = line.segments;
    const [value, ...more] = lines[index + 1]?.page === line.page ? lines[index + 1]!.segments : [];
    if (!label || !value || others.length > 0 || more.length > 0 || !isFree(label) || !isFree(value)) return [];
    if (lines[index - HEAD_LINES]?.page !== line.page || !isUnder(value, label)) return [];
    if (isLabel(label.text) || !answers(value, isLabel) || !mayHead(label.text, value)) return [];
    const first = { label: tidy(label.text), value, text: written(value.text), beside: false };
    const pair = continued(layout, index + 1, label, first, isLoud(value.text) ? isLabel : ends);
    return pair.text.length > LONGEST_TEXT ? [] : [pair];
  });
}

const isQuestion = (text: string): boolean => text.endsWith('?');

function mayHead(text: string, value: Segment): boolean {
  if (isQuestion(text)) return true;
  const label = bareLabel(text);
  if (!/^\p{Lu}[\p{L} /&'’-]+$/u.test(label) || label.split(' ').length > LONGEST_HEADING) return false;
  const loud = isLoud(value.words[0]!.text) || isLoud(value.text);
  if (loud && (label === text || !isLoud(label))) return false;
  return isLoud(label) || value.words.length >= LEAST_TEXT;
}

function isUnder({ box: value }: Segment, { box: label }: Segment): boolean {
  const height = Math.max(heightOf(label), heightOf(value));
  const indent = value[0] - label[0];
  return middle(value) - middle(label) < height * DROP && indent > -height && indent < height * INDENT;
}

const answers = ({ text, words }: Segment, isLabel: IsLabel): boolean =>
  /^[^\p{L}(]*[\p{Lu}\p{N}]/u.test(text) &&
  !isLabel(text) &&
  !asks(text) &&
  !mayAsk(text) &&
  !words.some((word) => isSign(word.text));
