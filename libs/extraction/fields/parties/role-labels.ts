/** The words of a page that say whose address follows, as they are meant where they stand. */
import { type Layout } from '../../layout/layout.js';
import { labelFinder, type LabelFinder } from '../../layout/labels.js';
import { type Line } from '../../layout/lines.js';
import { isWithoutCapitals } from '../../model/scripts.js';
import { withMisread } from '../vocabulary/misread-labels.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { type Role, ROLE_LABELS } from './roles.js';

const find = withMisread(labelFinder(ROLE_LABELS), ROLE_LABELS, { shortest: 7 });

export const findRoles: LabelFinder<Role> = (span) =>
  find(span).filter(({ phrase, start, end }) => !isAnotherWord(phrase, span.text.slice(start, end)));

/** "Tư vấn" is no Dutch "van": words as short as that are told apart by their accents. */
const isAnotherWord = (phrase: string, print: string): boolean =>
  phrase.length <= 3 && /^[a-z]+$/.test(phrase) && !/^[a-zü]+$/i.test(print);

/** "To", "An", "Aan": which way, and not yet who. Letters without vowels between them say more. */
const isDirection = (phrase: string): boolean => phrase.length <= (isWithoutCapitals(phrase) ? 3 : 4);

/** @param items lines of the table of items */
export function roleLabels(layout: Layout, items: ReadonlySet<Line>): Labelled<Role>[] {
  const last = [...items].reduce<Line | undefined>((low, line) => (low && !isBelow(line, low) ? low : line), undefined);
  return labelled(layout, findRoles)
    .filter(standsAlone)
    .map((label) =>
      label.name === 'customer' && isDirection(label.phrase) && last && isBelow(label.line, last)
        ? { ...label, name: 'vendor' as const }
        : label,
    );
}

/** Under the items stands a slip that comes back with the payment: who sent the bill is whom it goes to. */
const isBelow = (line: Line, other: Line): boolean =>
  line.page > other.page || (line.page === other.page && line.box[1] > other.box[1]);

/** "To" inside a sentence is no label: it must begin its segment, and be followed by little or a colon. */
function standsAlone(label: Labelled<Role>): boolean {
  const segment = label.line.segments.find((part) => label.words.every((word) => part.words.includes(word)));
  if (!segment?.words[0] || !label.words.includes(segment.words[0])) return false;
  const rest = segment.text.slice(label.phrase.length).trim();
  // "Buyer / Pirkėjas:"
  if (label.phrase.length <= (isWithoutCapitals(label.phrase) ? 3 : 5))
    return /^(?:\/ ?[\p{L}.]+)?\s*(?:$|:)/u.test(rest);
  // "Customer no: 20731" is none; of "Customer: Customer no: | 20731" the address stands under both.
  const another = /^:\s*\p{L}[^:\d]*:$/u.test(rest);
  return another || (rest.length < 45 && !/^\W*(?:no|nr|n°|number|id|#|-?nummer|vat|tva|ref)/i.test(rest));
}
