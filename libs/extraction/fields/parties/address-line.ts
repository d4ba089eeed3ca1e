/**
 * A name and an address in one line whose parts are set off by dashes, dots or bars, as letterheads and footers have
 * them.
 */
import { type Span, wordsAt } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { postcodeTown } from '../vocabulary/names.js';
import { isAside, type PartyBlock, withoutCountry } from './address-block.js';

const SEPARATOR = /\s+[-–—•·|*●∙⋅]\s+|\s*[•·|●∙⋅]\s*/;

export function partyInLine(line: Span): PartyBlock | undefined {
  const parts = line.text.split(SEPARATOR).map((part) => part.trim());
  const at = parts.findIndex((part) => postcodeTown(part) && part.length < 50);
  const [name] = parts;
  if (!name || parts.length < 3 || at < 1 || at > 4 || !/\p{L}{2}/u.test(name) || /\d{3}/.test(name)) return undefined;
  const address = parts.slice(1, at + 1).filter((part) => !isAside(part));
  const start = line.text.indexOf(address[0] ?? parts[at]!);
  const end = line.text.indexOf(parts[at]!) + parts[at]!.length;
  return {
    name: { text: tidy(name), page: line.page, words: wordsAt(line, 0, name.length) },
    address: { text: addressLine(address.map(withoutCountry)), page: line.page, words: wordsAt(line, start, end) },
    spans: [line],
    oneLine: true,
  };
}
