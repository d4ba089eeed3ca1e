/**
 * Headings of parties that were misread beyond what labels may be: "Returr Address", "PROM (SENDER)", "VASTAANOTIAJA /
 * MOTTAGARE". Where no heading gives a party its address, a cell that is nothing but nearly one may, over a name and an
 * address.
 */
import { fold } from '../../../layout/fold.js';
import { type Layout } from '../../../layout/layout.js';
import { startOf } from '../../../layout/lines.js';
import { type Labelled } from '../../../layout/near.js';
import { alone } from './headings.js';
import { findPartyHeadings, findShippingLabels } from '../labels/all.js';
import { type Role } from './roles.js';

const MOST_WORDS = 5;
/** Of a page. */
const MOST_HEADINGS = 8;

export function misreadHeadings(layout: Layout, role: Role): Labelled<Role>[] {
  return layout.lines
    .flatMap((line) =>
      line.segments
        .filter(({ words, text }) => words.length <= MOST_WORDS && roleIn(text) === role)
        .map((segment): Labelled<Role> => {
          const start = startOf(line, segment);
          const [first, ...more] = segment.words;
          const end = start + segment.text.length;
          return {
            name: role,
            line,
            start,
            end,
            phrase: fold(segment.text),
            words: [first!, ...more],
            below: () => [],
          };
        }),
    )
    .slice(0, MOST_HEADINGS);
}

/** In one of its languages all of it is the heading, and it is no other label as it is read ("Origin"). */
function roleIn(text: string): Role | undefined {
  const roles = text.split(/[/()]/).flatMap((part) => {
    const [hit] = findPartyHeadings(alone(part.trim()));
    return hit && hit.start === 0 && /^[^\p{L}\p{N}]*$/u.test(part.trim().slice(hit.end)) ? [hit.name] : [];
  });
  if (roles.length === 0) return undefined;
  const known = findShippingLabels(alone(text)).map(({ name }) => name);
  return [...roles, ...known].every((name) => name === roles[0]) ? roles[0] : undefined;
}
