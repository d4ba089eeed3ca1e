/** Names that go on after a comma: those of partners' firms and of towns with their state. Pure. */
import { US_STATES } from '../../../regions/united-states.js';
import { isForm } from './company-form.js';

const STATES = Object.values(US_STATES).join('|');
/** "Sample, Other & Quay, LLP": surnames of partners, with a comma between the first. */
const FIRM = /^(?:\p{Lu}[\p{L}'’-]+, ){1,4}\p{Lu}[\p{L}'’-]+,? (?:&|and) \p{Lu}[\p{L}'’-]+,? (?<form>\p{Lu}[\p{L}.]+)/u;

/** "Town of Elmtown, Virginia, a municipal corporation": its state is part of its name. */
const TOWN = new RegExp(
  String.raw`^(?:the )?(?<name>(?:City|Town|County|Village|Borough|Township) of (?:\p{L}[\p{L}.'’-]+ ){0,3}?\p{L}[\p{L}'’-]+, (?:${STATES}))(?=,? (?:an? |\())`,
  'iu',
);

/** The name that begins at a place of a text. */
export function withCommas(text: string, start: number): string | undefined {
  const rest = text.slice(start, start + 120);
  const firm = FIRM.exec(rest);
  if (firm && isForm(firm.groups!['form']!)) return firm[0].replace(/(?<=\p{L}{5})\.$/u, '');
  return TOWN.exec(rest)?.groups?.['name'];
}
