/** Labels that name both parts of a name, which then stand in one line: "Initials & surname", "Apellidos y nombres". */
import { fold } from '../../layout/fold.js';
import { type LabelHit } from '../../layout/labels.js';
import { type Span } from '../../layout/lines.js';
import { type IdLabel } from './labels/names.js';

const AND = /^\s?(?:&|,|and|et|und|y|e|en|och|og|i)\s?$/;
export const SURNAME_THEN_GIVEN = 'surname, given';

/** The labels of a cell, those of two parts that a word or comma joins as one of the whole. */
export function withWhole(cell: Span, labels: readonly LabelHit<IdLabel>[]): LabelHit<IdLabel>[] {
  const at = labels.findIndex((label, index) => isJoined(cell, label, labels[index + 1]));
  const [first, second] = [labels[at], labels[at + 1]];
  if (!first || !second) return [...labels];
  const whole: LabelHit<IdLabel> = {
    name: 'whole',
    phrase: first.name === 'surname' ? SURNAME_THEN_GIVEN : 'given, surname',
    start: first.start,
    end: second.end,
    words: [...first.words, ...second.words],
  };
  return [...labels.slice(0, at), whole, ...labels.slice(at + 2)];
}

function isJoined(cell: Span, first: LabelHit<IdLabel>, second: LabelHit<IdLabel> | undefined): boolean {
  const both =
    first.name === 'surname' ? second?.name === 'given' : first.name === 'given' && second?.name === 'surname';
  return both && AND.test(fold(cell.text.slice(first.end, second!.start)).trim());
}
