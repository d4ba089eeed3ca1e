/**
 * The machine-readable zone of travel documents (ICAO 9303: TD1 3×30, TD2 and MRV-B 2×36, TD3 and MRV-A 2×44; France's
 * older cards too), put together from all readings of its lines: of each field the value most readings prove by its
 * check digit. Not read: the long names of truncated zones.
 */
import { asMrzLine } from './mrz-characters.js';
import { checkedNumber, longNumber, type MrzData, dataIn, type MrzField } from './mrz-data.js';
import { country, type MrzNames, namesIn } from './mrz-names.js';

export { type MrzField } from './mrz-data.js';

export interface MrzLine {
  readonly text: string;
  /** Lines of one reading stand in order; each reading has its own number. */
  readonly reading: number;
}

export interface Mrz {
  /** The lines as one reading shows them, fillers restored at the end. */
  readonly lines: readonly string[];
  readonly kind: string;
  readonly issuer?: MrzField;
  readonly number?: MrzField;
  readonly nationality?: MrzField;
  readonly birthDate?: MrzField;
  readonly expiryDate?: MrzField;
  readonly sex?: MrzField;
  readonly surname?: MrzField;
  readonly givenNames?: MrzField;
  /** The names did not fit. */
  readonly cut: boolean;
  /** How many of the names' words the visual zone shows too. */
  readonly confirmed: number;
}

/** How the line of the names begins in zones of two lines. */
const HEADED = /^[PVIAC][A-Z<][A-Z<]{3}[A-Z<]*</;

interface Zone {
  readonly lines: readonly string[];
  readonly data: MrzData;
  readonly names?: MrzNames;
  readonly number?: MrzField;
}

/**
 * @param printed words of the visual zone, capitals without accents
 * @param cut lines of names that a reader left off in the fillers, for when no whole one was read
 */
export function findMrz(
  found: readonly MrzLine[],
  latestBirth: string,
  printed: ReadonlySet<string> = new Set(),
  cut: readonly string[] = [],
): Mrz | undefined {
  const zones = found.flatMap((line, index) => zoneAt(found, line, index, latestBirth, printed) ?? []);
  const [firstZone] = zones;
  if (!firstZone) return undefined;
  const whole = zones.flatMap((zone) => zone.names ?? []);
  const heads = firstZone.data.shape === 'book' ? cut : [];
  const names = bestNames(whole.length > 0 ? whole : heads.flatMap((line) => namesIn(line, true, printed) ?? []));
  const field = (name: 'number' | 'nationality' | 'birthDate' | 'expiryDate' | 'sex') =>
    vote(zones.flatMap(({ data, number }) => (name === 'number' && number ? number : data[name]) ?? []));
  const given = zones.flatMap(({ data }) => data.givenNames ?? [])[0] ?? names?.givenNames;
  const nationality = field('nationality');
  const issuer = vote(zones.flatMap(({ names }) => (names?.issuer ? { value: names.issuer } : [])));
  return {
    lines: firstZone.lines,
    kind: vote(zones.flatMap(({ names }) => (names ? { value: names.kind } : [])))?.value ?? '',
    cut: names?.cut ?? false,
    confirmed: names?.confirmed ?? 0,
    ...optional('issuer', issuer ?? nationality),
    ...optional('number', field('number')),
    ...optional('nationality', agreed(nationality, issuer)),
    ...optional('birthDate', field('birthDate')),
    ...optional('expiryDate', field('expiryDate')),
    ...optional('sex', field('sex')),
    ...optional('surname', names && { value: names.surname }),
    ...optional('givenNames', given === undefined ? undefined : { value: given }),
  };
}

function zoneAt(
  found: readonly MrzLine[],
  { text, reading }: MrzLine,
  index: number,
  latestBirth: string,
  printed: ReadonlySet<string>,
): Zone | undefined {
  const line = asMrzLine(text);
  const data = line && dataIn(line, latestBirth, printed);
  if (!line || !data) return undefined;
  const beside = (step: number) => {
    const other = found[index + step];
    return other?.reading === reading ? asMrzLine(other.text) : undefined;
  };
  const above = beside(-1);
  if (data.shape !== 'card') {
    // On a page that lies at an angle the line of the names may be sorted under the other.
    const names = [above, beside(1)].find((other) => other !== undefined && HEADED.test(other)) ?? above;
    return { lines: [...(names ? [names] : []), line], data, ...named(names, true, printed) };
  }
  const below = beside(1);
  const head = above && /^[ACIP][A-Z0-9<]([A-Z0-9<]{3})([A-Z0-9<]{10})([A-Z0-9<]*)/.exec(above);
  const [, issuer = '', ten = '', optional = ''] = head || [];
  const names = below ? namesIn(below, false, printed) : undefined;
  return {
    lines: [...(above ? [above] : []), line, ...(below ? [below] : [])],
    data,
    ...(head ? { number: longNumber(ten, optional) ?? checkedNumber(ten, printed) } : {}),
    ...(names ? { names: { ...names, kind: above?.slice(0, 2) ?? '', issuer: head ? country(issuer) : '' } } : {}),
  };
}

function named(line: string | undefined, headed: boolean, printed: ReadonlySet<string>): Pick<Zone, 'names'> {
  const names = line === undefined ? undefined : namesIn(line, headed, printed);
  return names ? { names } : {};
}

/** Readings add letters to names, where they take fillers for some; they hardly ever lose one. */
function bestNames(all: readonly MrzNames[]): MrzNames | undefined {
  const votes = (one: MrzNames) =>
    all.filter(({ surname, givenNames }) => surname === one.surname && givenNames === one.givenNames).length;
  const letters = ({ surname, givenNames }: MrzNames) => surname.length + givenNames.length;
  return [...all].sort((a, b) => b.score + votes(b) * 0.2 - (a.score + votes(a) * 0.2) || letters(a) - letters(b))[0];
}

/** Most readings, proved ones before others; the first among equals. */
function vote(fields: readonly MrzField[]): MrzField | undefined {
  const proved = fields.filter((field) => field.proved);
  const voters = proved.length > 0 ? proved : fields;
  const votes = (field: MrzField) => voters.filter(({ value }) => value === field.value).length;
  return voters.filter(({ value }) => value !== '').sort((a, b) => votes(b) - votes(a))[0];
}

/** A nationality one letter away from the issuer is the issuer's: a letter was lost. */
function agreed(nationality: MrzField | undefined, issuer: MrzField | undefined): MrzField | undefined {
  if (!nationality || !issuer || nationality.value === issuer.value) return nationality;
  const off = [...issuer.value].filter((letter, index) => nationality.value[index] !== letter).length;
  const lost = nationality.value.length < 3 && issuer.value.endsWith(nationality.value);
  return off <= 1 || lost || issuer.value.includes(nationality.value.slice(0, 2)) ? issuer : nationality;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}
