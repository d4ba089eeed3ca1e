/**
 * Rows of a form that has labels in columns and the values beside them, with no colons: labels are short texts that stand flush
 * left under each other, so many of them that it is no chance, or are labels that forms everywhere carry; the value is the next
 * cell of the row. A row may hold several labels with their values.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment } from '../../layout/lines.js';
import { fold } from '../../layout/fold.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pairs.js';

const LONGEST_LABEL = 6;
/** Capitals or bold print make a column of labels sooner than plain words do. */
const LEAST_HEADINGS = 2;
const LEAST_PLAIN = 4;
/** Plain words beside plain words are a list; values have figures more often than not. */
const MOSTLY = 0.45;

interface Cell {
  readonly label: Segment;
  readonly value: Segment;
  readonly heading: boolean;
}

export function columnRows(layout: Layout, isLabel: (text: string) => boolean): Pair[] {
  const cells = layout.lines.flatMap((line) => cellsOf(line, isLabel));
  const columns = cells.filter((cell) => inColumn(cell, cells));
  const labels = new Set(columns.map(({ label }) => label));
  return columns
    .filter(({ value }) => !labels.has(value))
    .map(({ label, value }) => ({ label: tidy(label.text), value, text: tidy(value.text), beside: true }));
}

function inColumn({ label, heading }: Cell, cells: readonly Cell[]): boolean {
  if (COMMON.test(fold(label.text))) return true;
  const under = cells.filter((other) => other.label.page === label.page && flush(other.label, label));
  if (heading) return under.filter((other) => other.heading).length >= LEAST_HEADINGS;
  const figures = under.filter(({ value }) => /\d/.test(value.text)).length;
  return under.length >= LEAST_PLAIN && figures >= under.length * MOSTLY;
}

function cellsOf({ segments }: Line, isLabel: (text: string) => boolean): Cell[] {
  return segments.flatMap((label, place): Cell[] => {
    const value = segments[place + 1];
    if (!value || isLabel(label.text) || isLabel(value.text) || !/[\p{L}\p{N}]/u.test(value.text)) return [];
    if (!/^\p{L}{2}/u.test(label.text) || label.text.split(' ').length > LONGEST_LABEL || /\d/.test(label.text))
      return [];
    const heading =
      segments.length === 2 &&
      (COMMON.test(fold(label.text)) || label.words.every(({ bold }) => bold) || isCapitals(label.text));
    return heading || /^\p{Lu}/u.test(label.text) ? [{ label, value, heading }] : [];
  });
}

/** Labels that forms everywhere carry, with or without a colon. */
const COMMON =
  /^(?:(?:first|last|full|company|your|contact|project|brand|product)? ?name|address|street|city|state|zip(?: code)?|country|telephone|phone|fax|e-?mail|date(?: of \w+)?|title|subject|signature|signed|to|from|cc|department|dept|company|client|number|amount|quantity|qty|total|position|location|type|status|reference|account|plaintiff|defendant|nom|adresse|ville|name|anschrift|ort|datum|telefon)\.?$/;

const isCapitals = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

const flush = (a: Segment, b: Segment): boolean => Math.abs(a.box[0] - b.box[0]) < heightOf(b.box) * 1.5;
