/** Labels with what was filled in, of pages whose fields say what is print and what an answer. */
import { type Span, spanOf } from '../../layout/lines.js';
import { type Page } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { columnsOf, withLines } from './columns.js';
import { placesOf } from './places.js';
import { printOf, wrapped } from './print.js';
import { questionsOf } from './questions.js';
import { answersOf, optionsOf, withOptions } from './ticks.js';

/** On a page with fewer, its print may have answers, too. */
const LEAST_FILLED = 3;

export const tellsAnswers = ({ fields = [] }: Page): boolean =>
  fields.filter(({ value }) => value).length >= LEAST_FILLED;

/** Fields that are the form's own, not told by how the page is drawn: it was made to be filled in. */
export const isMadeToFill = ({ fields = [] }: Page): boolean =>
  fields.filter(({ value, name }) => value && name).length >= LEAST_FILLED;

export function fieldPairs(page: Page) {
  const print = printOf(page);
  const places = placesOf(print);
  const boxes = withOptions(print);
  const columns = columnsOf(places, print);
  const asked = questionsOf(places, print, optionsOf(boxes), columns);
  const written = withLines(places, asked, columns).flatMap(({ fields, value, hint }) => {
    const question = asked.get(places.find((place) => place.fields[0] === fields[0])!);
    const label = question ? wrapped(question, print).text : hint;
    return value && label ? [{ label, text: value, fields }] : [];
  });
  const ticks = answersOf(print, boxes, new Set(asked.values()));
  return [...written, ...ticks].map(({ label, text, fields }) => {
    return { label: bare(label), text, value: filledIn(page, fields), beside: true };
  });
}

const filledIn = (page: Page, fields: readonly number[]): Span =>
  spanOf(
    page.words.filter(({ field }) => field !== undefined && fields.includes(field)),
    page.index,
  );

const bare = (label: string): string => tidy(label.replace(/[\s:：*►▶]+$/u, ''));
