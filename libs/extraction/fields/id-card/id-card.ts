/**
 * An identity document's fields: what its machine-readable zone proves, then what its labels and field numbers say, in every
 * reading of the page; dates nobody names by their order. Of equal finds the zone's come first.
 */
import { type Mrz } from '../../exact/mrz.js';
import { fold } from '../../layout/fold.js';
import { findDates } from '../../normalise/dates.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { issuedFor, type PrintedDate, printedDates, wholeYears } from './printed-dates.js';
import { issuerFields } from './issuer.js';
import { labelledFields, numberedFields } from './visual.js';
import { zoneOf } from './zone.js';

export function idCardFields(reading: Reading): Found[] {
  const zone = zoneOf(reading);
  const layouts = [...reading.rereads, reading.layout];
  const text = layouts.map((layout) => layout.text).join('\n');
  const issuer = zone ? [] : issuerFields(reading);
  const american = issuer.some(({ path }) => path === 'issuing_state');
  const dates = layouts.map((layout) => printedDates(layout, american));
  const kind = kindField(reading, text, zone?.mrz);
  const printed = layouts.flatMap((layout, index) => [
    ...(kind[0]?.value === 'driver_license' ? numberedFields(reading, layout, dates[index]!, american) : []),
    ...labelledFields(reading, layout, dates[index]!),
  ]);
  const proved = zone?.finds ?? [];
  const named = agreed(printed);
  return [
    ...kind,
    ...proved,
    ...issued(reading, proved, dates.flat()),
    ...(zone ? named.filter(({ path }) => !ZONE_ONLY.has(path)) : named),
    ...(zone ? [] : datesInOrder(reading, dates.flat())),
    ...issuer,
    ...(kind[0]?.value === 'driver_license' ? looseNumber(reading) : []),
  ];
}

/** With a zone these stand in it; labels would only add what was misread. */
const ZONE_ONLY: ReadonlySet<string> = new Set(['surname', 'given_names', 'issue_date']);

/** Of each field the value most readings give comes first, and gains by it. */
function agreed(finds: readonly Found[]): Found[] {
  const votes = ({ path, value }: Found) =>
    finds.filter((other) => other.path === path && other.value === value).length;
  return [...finds]
    .map((find) => ({ ...find, confidence: Math.min(0.92, find.confidence + 0.08 * (votes(find) - 1)) }))
    .sort((a, b) => b.confidence - a.confidence);
}

function issued(reading: Reading, proved: readonly Found[], dates: readonly PrintedDate[]): Found[] {
  const value = (path: string) => proved.find((find) => find.path === path)?.value as string | undefined;
  const expiry = value('expiry_date');
  const date = expiry && issuedFor(expiry, dates, value('birth_date'));
  return date ? [dateFound(reading, 'issue_date', date, wholeYears(date.iso, expiry) ? 0.92 : 0.6)] : [];
}

const dateFound = (reading: Reading, path: string, { iso, line, words }: PrintedDate, confidence: number): Found => ({
  path,
  value: iso,
  confidence,
  evidence: reading.place({ page: line.page, words }),
});

/** With no labels legible: birth is the earliest date, expiry the latest, issue between. */
function datesInOrder(reading: Reading, all: readonly PrintedDate[]): Found[] {
  const dates = [...new Map(all.map((date) => [date.iso, date])).values()].sort((a, b) => a.iso.localeCompare(b.iso));
  const [first, middle, last] = [dates[0], dates[1], dates.at(-1)];
  if (!first || !middle || !last) return [];
  return [
    dateFound(reading, 'birth_date', first, 0.5),
    ...(dates.length === 3 ? [dateFound(reading, 'issue_date', middle, 0.45)] : []),
    dateFound(reading, 'expiry_date', last, dates.length === 3 ? 0.5 : 0.3),
  ];
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'driver_license',
    /driv\w* ?licen|licen[cs]e|fuhrerschein|permis de conduire|rijbewijs|permiso de conducci|patente di guida|prawo jazdy|\bendorsements?\b|vehicle class|^(?=[\s\S]*\bdob\b)(?=[\s\S]*\b4[abd]\b)/,
  ],
  ['residence_permit', /residence permit|aufenthaltstitel|titre de sejour/],
  ['passport', /passport|passeport|reisepass|pasaporte|passaporto|paspoort|paszport/],
  ['visa', /\bvisa\b/],
  ['id_card', /identity|identi|ausweis|identificat|dni/],
];

function kindField(reading: Reading, text: string, mrz?: Mrz): Found[] {
  const coded = mrz?.kind && (mrz.kind.startsWith('P') ? 'passport' : mrz.kind.startsWith('V') ? 'visa' : 'id_card');
  const lines = [reading.layout, ...reading.rereads].flatMap((layout) => layout.lines);
  if (coded) {
    const line = lines.find((candidate) => candidate.text.includes('<')) ?? lines[0]!;
    return [{ path: 'subtype', value: coded, confidence: 0.92, evidence: reading.place(line) }];
  }
  const [kind, pattern] = KINDS.find(([, candidate]) => candidate.test(fold(text))) ?? [];
  const line = pattern && (lines.find((candidate) => pattern.test(fold(candidate.text))) ?? lines[0]);
  return kind && line ? [{ path: 'subtype', value: kind, confidence: 0.8, evidence: reading.place(line) }] : [];
}

/** A licence whose number no label announces: the first cell that is nothing but a letter or two and many digits. */
function looseNumber(reading: Reading): Found[] {
  const cells = [reading.layout, ...reading.rereads].flatMap(({ lines }) => lines.flatMap(({ segments }) => segments));
  const cell = cells.find(
    ({ text }) => /^(?=(?:\D*\d){7})[A-Z]{0,2}[\d-]{7,13}$/.test(text) && findDates(text).length === 0,
  );
  return cell ? [{ path: 'document_number', value: cell.text, confidence: 0.45, evidence: reading.place(cell) }] : [];
}
