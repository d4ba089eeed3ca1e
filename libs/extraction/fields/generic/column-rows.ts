/**
 * Rows of a form that has its labels in one column and the values in the next, with no colons: labels flush left under each other,
 * in capitals or bold, two or more of them; the value is the row's other segment.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment } from '../../layout/lines.js';
import { fold } from '../../layout/fold.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pairs.js';

const LONGEST_LABEL = 6;
const LEAST_ROWS = 2;

export function columnRows(layout: Layout, isLabel: (text: string) => boolean): Pair[] {
  const rows = layout.lines.flatMap((line) => rowOf(line, isLabel) ?? []);
  return rows
    .filter(
      ({ label, page }) =>
        COMMON.test(fold(label.text)) ||
        rows.filter((other) => other.page === page && flush(other.label, label)).length >= LEAST_ROWS,
    )
    .map(({ label, value }) => ({ label: tidy(label.text), value, text: tidy(value.text), beside: true }));
}

function rowOf(
  line: Line,
  isLabel: (text: string) => boolean,
): { label: Segment; value: Segment; page: number } | undefined {
  const [label, value, more] = line.segments;
  if (!label || !value || more || isLabel(label.text) || isLabel(value.text)) return undefined;
  const words = label.text.split(' ');
  const heading = COMMON.test(fold(label.text)) || label.words.every(({ bold }) => bold) || isCapitals(label.text);
  if (!heading || words.length > LONGEST_LABEL || /\d{2}/.test(label.text)) return undefined;
  return /[\p{L}\p{N}]/u.test(value.text) ? { label, value, page: line.page } : undefined;
}

/** Labels that forms everywhere carry, with or without a colon. */
const COMMON =
  /^(?:(?:first|last|full|company|your|contact|project|brand|product)? ?name|address|street|city|state|zip(?: code)?|country|telephone|phone|fax|e-?mail|date(?: of \w+)?|title|subject|signature|signed|to|from|cc|department|dept|company|client|number|amount|quantity|qty|total|position|location|type|status|reference|account|plaintiff|defendant|nom|adresse|ville|name|anschrift|ort|datum|telefon)\.?$/;

const isCapitals = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

const flush = (a: Segment, b: Segment): boolean => Math.abs(a.box[0] - b.box[0]) < heightOf(b.box) * 1.5;
