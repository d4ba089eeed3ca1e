/**
 * Tracking numbers with characters misread: where only figures fit, a letter stands for one, and the other way round.
 * A check digit that comes out right proves what was meant; without one only what no numbering has is mended.
 */
import { capitalFor, digitFor } from '../../../normalise/confused-characters.js';
import { compact, type Tracking, trackingOf } from './tracking.js';

/** Most characters of a number that are read otherwise, and how long it must be. */
const [MOST_CHANGED, LONG] = [2, 12];

/**
 * @param isDoubtful whether the reader may have taken one character for another that is drawn otherwise
 * @returns the number as printed, or as meant when its check digit says so, or when nobody has it as printed
 */
export function trackingMeant(text: string, carrier?: string, isDoubtful = true): Tracking | undefined {
  const found = trackingOf(text, carrier);
  if (found?.proved) return found;
  const meant = readings(compact(text), isDoubtful).flatMap((value) => trackingOf(value, carrier) ?? []);
  const proved = meant.filter((tracking) => tracking.proved);
  const [first, ...others] = proved.length > 0 ? proved : found ? [] : meant;
  return first && others.every(({ value }) => value === first.value) ? { ...first, mended: true } : found;
}

/** What the number may have been, by what its issuers put at which place. */
function readings(value: string, isDoubtful: boolean): string[] {
  const postal = capitals(value.slice(0, 2)) + digits(value.slice(2, -2)) + capitals(value.slice(-2));
  const shipped = `1Z${value.slice(2, 10)}${digits(value.slice(10))}`;
  return [
    ...(value.length >= LONG ? [digits(value), postal] : []),
    ...(/^[1IL][Z2].{16}$/.test(value) ? oneByOne(shipped, isDoubtful) : []),
  ].filter((reading) => [...reading].filter((character, at) => character !== value[at]).length <= MOST_CHANGED);
}

const digits = (text: string): string => text.replace(/[OISBZGL]/g, digitFor);
const capitals = (text: string): string => text.replace(/\d/g, capitalFor);

/**
 * The shipper's place in it has letters and figures alike: as it stands, else with one of them read otherwise. A number
 * that somebody made up has a wrong check digit as often as not, and one of eight changes puts that right by chance.
 */
function oneByOne(value: string, isDoubtful: boolean): string[] {
  if (trackingOf(value)?.proved) return [value];
  return Array.from(value.slice(2, 10), (character, at) => {
    if (!isDoubtful && !DRAWN_ALIKE.test(character)) return value;
    const other = /\d/.test(character) ? capitalFor(character) : digitFor(character);
    return value.slice(0, at + 2) + other + value.slice(at + 3);
  });
}

/** In many typefaces, so that no reader is sure for good. */
const DRAWN_ALIKE = /[0O1I]/;

/** "80410821O93": no numbering has an O or I among figures; "29B14477360213": nor one letter that looks so. */
export const withFigures = (value: string): string =>
  value.replace(/^\d+[SBZG]\d+$/, digits).replace(/(?<=\d{2})[OI](?=\d{2}|\d?$)/g, digitFor);
