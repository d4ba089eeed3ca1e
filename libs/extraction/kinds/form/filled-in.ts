/**
 * Whether a page that nothing else claims is a form: labels that ask for something, prompts that nobody answered and
 * boxes to tick are several, and labels with their values a good part of what stands on it. A letter has a date and a
 * subject, a report a few figures; a list of prices or of results has values, and no label that asks.
 */
import { headingAt } from '../../fields/line-items/columns.js';
import { isMadeToFill } from '../../fields/filled/field-pairs.js';
import { pairsOf } from '../../fields/pairs/pairs.js';
import { asks, mayAsk } from '../../fields/pairs/prompts.js';
import { isEmptyBrackets } from '../../fields/pairs/read-signs.js';
import { isSign } from '../../fields/pairs/signs.js';
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Word } from '../../model/page.js';
import { endsInPrice } from '../../normalise/amounts.js';

const LEAST_SIGNS = 4;
/** Of all words, those that labels, values, prompts and boxes are made of. */
const LEAST_SHARE = 0.07;
const LONGEST_PROMPT = 5;
/** A box and what it offers. */
const BOX_WORDS = 4;
const HEAD_LINES = 6;
/** What a form calls itself is worth this many signs. */
const TITLE_SIGNS = 2;

const TITLE =
  /\b(?:form|questionnaire|application|registration|claim|work ?sheet|check ?list|\w*formular|\w*antrag|anmeldung|fragebogen|formulaire|demande|inscription|questionario|modulo|domanda|formulario|solicitud|inscripcion|formulier|aanvraag|wniosek|formularz|requerimento)\b/;

/** So many labels with values, and things that forms ask for, other types hardly have. */
const MANY = 8;

/** Where so many lines end in a price, labels and values are those of a bill. */
const PRICED = 0.3;

/**
 * Order forms have some words of labels and bills; a bill has hardly ever boxes to tick, and what looks like one beside
 * a table of what is sold may be an ornament.
 */
const BARELY = 2.8;
const WITH_BOXES = 5;
const LEAST_BOXES = 3;
/** A form may ask what a bill says ("Invoice to", "VAT number"); a bill to be filled in has a name and columns, too. */
const MADE_TO_FILL = 6;

export function takesOver(layout: Layout): number {
  if (layout.pages.some(isMadeToFill)) return MADE_TO_FILL;
  if (!isPlainlyForm(layout)) return 0;
  const sells = layout.lines.some((_, index) => headingAt(layout.lines, index));
  return boxesIn(layout).length >= LEAST_BOXES && !sells ? WITH_BOXES : BARELY;
}

function isPlainlyForm(layout: Layout): boolean {
  const priced = layout.lines.filter(({ text }) => endsInPrice(text));
  if (priced.length >= layout.lines.length * PRICED) return false;
  const asked = layout.lines.flatMap(({ segments }) =>
    segments.filter(({ text, words }) => words.length <= LONGEST_PROMPT && asks(text)),
  );
  return pairsOf(layout).length + asked.length >= MANY;
}

export function isFilledIn(layout: Layout): boolean {
  if (layout.pages.some(isMadeToFill)) return true;
  const pairs = pairsOf(layout);
  const answered = new Set<Word>(pairs.flatMap(({ value }) => value.words));
  const open = layout.lines.flatMap(({ segments }) =>
    segments.filter(({ text, words }) => isOpen(text, words.length) && !words.some((word) => answered.has(word))),
  );
  const boxes = boxesIn(layout);
  const head = layout.lines.slice(0, HEAD_LINES).map(({ text }) => fold(text));
  const titled = head.some((text) => TITLE.test(text)) ? TITLE_SIGNS : 0;
  const asking = pairs.filter(({ label }) => asks(label) || mayAsk(label)).length;
  if (asking + open.length + boxes.length + titled < LEAST_SIGNS) return false;
  const said =
    pairs.reduce(
      (sum, { label, value }) => sum + label.split(' ').length + value.words.length,
      boxes.length * BOX_WORDS,
    ) + open.reduce((sum, { words }) => sum + words.length, 0);
  return said >= layout.lines.reduce((sum, { words }) => sum + words.length, 0) * LEAST_SHARE;
}

const boxesIn = ({ lines }: Layout): Word[] =>
  lines.flatMap(({ words }) => words.filter(({ text }) => isEmptyBrackets(text) || isSign(text)));

/** A prompt that may be unanswered. */
const isOpen = (text: string, words: number): boolean =>
  words <= LONGEST_PROMPT && (asks(text) || /\p{L}\W*[:：]$/u.test(text));
