/**
 * The day of shipping: what stands beside or under its label, else behind a word of handing over, else a date that no
 * word gives to another day. When the label was printed or signed is the last thing that says it.
 */
import { fold } from '../../layout/fold.js';
import { type Labelled } from '../../layout/near.js';
import { segmentOf, type Span, startOf } from '../../layout/lines.js';
import { type Found } from '../../reading/found.js';
import { type PlacedDate, type Reading } from '../../reading/reading.js';
import { type LabelName } from './labels/names.js';
import { type ShippingLabelPath } from './schema.js';

const COMPACT = /^\W*(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/;
const OTHER_DAY = /expect|deliver|due|arriv|zustell|livraison|entrega|lever|consegna|dorecz|expir|\bby\b/;
/** In the date's own cell: until when it must be done, and when it was ordered or billed. */
const OTHER_DAY_HERE =
  /\b(?:until|before|bis|spatestens|avant|jusqu.?au|ate|hasta|entro|tot|senest|senast|do dnia)\b|\b(?:order|bestell|auftrag|commande|pedido|ordine|encomenda|zamow|invoice|rechnung|fact?ur|fattur|emiss)/;
const HANDED_OVER =
  /\b(?:pick ?-?up|collect\w*|despatch\w*|dispatch\w*|shipped|post(?:ed|ing)|mailed|sent|abholung|einlieferung|versand|enlevement|depose le|recogida|ritiro|coleta|nadan\w*|felad\w*|afhaling|upphamtning)\W*$/;
/** It says when the paper was made. */
const PRINTED = /print|druckt?|stampa|impres|imprim|edit[eo]|trykt|utskri|wydruk|created|erstellt/;
const SIGNED = /\bsign|unterschrift|\bfirma\b|podpis|assinatura|handtekening/;

export function dateField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const all = labels.filter(({ name }) => name === 'date');
  const compact = all.flatMap(({ right }): Found<ShippingLabelPath>[] => {
    const match = COMPACT.exec(right?.text ?? '');
    return match && right
      ? [{ path: 'ship_date', value: match.slice(1).join('-'), confidence: 0.85, evidence: reading.place(right) }]
      : [];
  });
  if (compact[0]) return [compact[0]];
  const dates = all.filter(
    (label) => !PRINTED.test(label.phrase) && !SIGNED.test(fold(cellOf(label))) && !isOfOther(label),
  );
  const of = (test: (date: PlacedDate) => boolean, confidence: number): Found<ShippingLabelPath>[] => {
    const date = reading.dates.find(test);
    const evidence = date && reading.place({ page: date.line.page, words: date.words });
    return date ? [{ path: 'ship_date', value: date.iso, confidence, evidence }] : [];
  };
  const holds = (span: Span | undefined, { words }: PlacedDate) => span?.words.includes(words[0]!) ?? false;
  const beside = (some: typeof all) => (date: PlacedDate) => some.some((label) => holds(label.right, date));
  const under = (some: typeof all) => (date: PlacedDate) =>
    some.some((label) => label.below().some((segment) => holds(segment, date)));
  const paper = all.filter((label) => !dates.includes(label));
  const isPapers = (date: PlacedDate) => beside(paper)(date) || under(paper)(date) || SIGNED.test(fold(here(date)));
  return [
    ...of(beside(dates), 0.85),
    ...of(under(dates), 0.75),
    ...of((date) => HANDED_OVER.test(fold(here(date))), 0.75),
    ...of((date) => isOpen(reading, date) && !isPapers(date), 0.6),
    ...of(isPapers, 0.6),
  ].slice(0, 1);
}

/** "MFG DATE": what stands before the word says whose day it is. */
function isOfOther({ line, start, words, phrase }: Labelled<LabelName>): boolean {
  const cell = segmentOf(line, words[0]);
  return BARE.test(phrase) && cell !== undefined && /\p{L}\.? $/u.test(line.text.slice(startOf(line, cell), start));
}
const BARE = /^(?:date|datum|data|fecha|dato|tarih|tanggal)$/;

const cellOf = ({ line, words }: Labelled<LabelName>): string => segmentOf(line, words[0])?.text ?? '';

/** No word gives it to another day. */
const isOpen = (reading: Reading, date: PlacedDate): boolean =>
  !OTHER_DAY.test(fold(before(reading, date))) && !OTHER_DAY_HERE.test(fold(here(date))) && fullYear(date);

/** What announces a date: its line up to it, and the line above where it begins its own. */
function before({ layout }: Reading, { line, raw }: PlacedDate): string {
  const text = line.text.slice(0, raw.start);
  return text.trim() === '' ? (layout.lines[layout.lines.indexOf(line) - 1]?.text ?? '') : text;
}

/** Its own cell up to it. */
function here({ line, raw, words: [first] }: PlacedDate): string {
  const cell = first && segmentOf(line, first);
  return cell ? line.text.slice(startOf(line, cell), raw.start) : '';
}

/**
 * "24.03.14" without a label may be the version of a form, but not beside what was paid: "11.09.26 4,30 EUR", nor with
 * strokes, by itself in its cell.
 */
const fullYear = ({ line, raw, words }: PlacedDate): boolean =>
  raw.month !== undefined ||
  /(?:19|20)\d{2}/.test(words.map(({ text }) => text).join(' ')) ||
  FRANKED.test(line.text.slice(raw.end)) ||
  line.segments.some(({ text, words: cell }) => cell.includes(words[0]!) && STROKES.test(text));
const STROKES = /^\d{1,2}\/\d{1,2}\/\d{2}$/;
const FRANKED = /^\s+\d{1,3}[.,]\d{2} ?(?:EUR|€|CHF|GBP|USD)/;
