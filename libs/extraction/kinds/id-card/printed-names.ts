/** A zone has capitals without accents: where the card prints the same name with them, that is the name. */
import { type Span } from '../../layout/lines.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { plainCapitals, writtenIn } from './mrz/zone-letters.js';
import { type IdCardPath } from './schema.js';

const NAMES: readonly IdCardPath[] = ['surname', 'given_names'];
const NUMBERED = /^\d[a-d]?[.,:]?\s+/;
/** Nothing but a name, of which a letter is none of a zone's. */
const ACCENTED = /^(?=.*[^\P{L}A-Za-z])[\p{L}\p{M} .'’-]+$/u;

export function nameAsPrinted(reading: Reading, found: Found<IdCardPath>): Found<IdCardPath> {
  if (!NAMES.includes(found.path) || typeof found.value !== 'string') return found;
  const letters = found.value.replace(/[^A-Z]/g, '');
  const cells = reading.layout.lines.flatMap(({ segments }) => segments);
  const printed = cells.find((cell) => ACCENTED.test(nameIn(cell)) && writtenAs(nameIn(cell)).test(letters));
  return printed ? { ...found, value: nameIn(printed), evidence: reading.place(printed) } : found;
}

const nameIn = ({ text }: Span): string => text.replace(NUMBERED, '').trim();

function writtenAs(name: string): RegExp {
  const capitals = [...name.normalize('NFC').toUpperCase()].filter((character) => /\p{L}/u.test(character));
  return new RegExp(`^${capitals.map((letter) => `(?:${writtenIn(letter).join('|')})`).join('')}$`);
}

/** What a name is worth of which the end may have been left off. */
const PERHAPS_CUT = 0.5;

/**
 * Given names that ended the full line of a zone, as what is printed says them, which begins with them.
 * @param printed what labels and field numbers say
 */
export function namesInFull(found: Found<IdCardPath>, printed: readonly Found<IdCardPath>[]): Found<IdCardPath> {
  if (found.path !== 'given_names') return found;
  const whole = printed.find(({ path, value }) => path === found.path && inZone(value).startsWith(inZone(found.value)));
  return whole ? { ...found, value: whole.value, evidence: whole.evidence } : { ...found, confidence: PERHAPS_CUT };
}

const inZone = (name: unknown): string => plainCapitals(String(name)).replace(/[^A-Z]/g, '');
