/** Where within a line of a party another label begins. */
import { type Span, spanOf, wordsAt } from '../../../layout/lines.js';
import { isEastAsian } from '../../../model/scripts.js';
import { findShippingLabels } from '../labels/all.js';

export const startsWithLabel = (segment: Span): boolean =>
  findShippingLabels(segment).some(
    ({ start, end }) => start <= 1 && /^\s*[:#]|^\s*$/.test(segment.text.slice(end, end + 2)),
  );

/**
 * Boxes stand side by side: what another label announces on the same line is no part of an address ("… Lane PRO NUMBER
 * 12").
 */
export function upToLabel(segment: Span): Span {
  const { text } = segment;
  const label = findShippingLabels(segment).find(
    ({ start, end, phrase, name }) =>
      start > 1 &&
      (/^\s*:/.test(text.slice(end)) ||
        // "LARKSPUR STORE # 0218" is a name.
        (name !== 'other' && /^\s*#/.test(text.slice(end))) ||
        ((/ /.test(phrase) || isEastAsian(phrase)) && /^\W*\d/.test(text.slice(end)))),
  );
  if (!label) return segment;
  const words = wordsAt(segment, 0, label.start - 1);
  return words.length > 0 ? spanOf(words, segment.page) : segment;
}
