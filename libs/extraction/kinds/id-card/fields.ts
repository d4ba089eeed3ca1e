/**
 * An identity document's fields: what its machine-readable zone proves, then what its labels and field numbers say, in
 * every reading of the page; dates nobody names by their order. Of equal finds the zone's come first.
 */
import { type Mrz } from './mrz/mrz.js';
import { fold } from '../../layout/fold.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { nameAsPrinted, namesInFull } from './printed-names.js';
import { issuedFor, type PrintedDate, printedDates, wholeYears } from './printed-dates.js';
import { eastAsianCard } from './east-asian-cards.js';
import { issuerFields } from './issuer.js';
import { licenceCodeFields } from './licence-code.js';
import { datesOfOthers, labelledFields } from './labelled-fields.js';
import { looseNumber, looseSex, namesOverAddress } from './loose-fields.js';
import { numberedFields } from './numbered-fields.js';
import { plainNames } from './plain-names.js';
import { zoneOf } from './zone.js';
import { type IdCardPath } from './schema.js';
import { SURNAME_FIRST } from './whole-names.js';

export function idCardFields(reading: Reading): Found<IdCardPath>[] {
  const zone = zoneOf(reading);
  const layouts = [...reading.rereads, reading.layout];
  const text = layouts.map((layout) => layout.text).join('\n');
  const issuer = zone ? [] : issuerFields(reading);
  const country = issuer.find(({ path }) => path === 'issuing_country')?.value;
  const american = country === 'USA' || country === 'CAN';
  const inProvince = issuer.some(({ path }) => path === 'issuing_state');
  const dates = layouts.map((layout) => printedDates(layout, country === 'USA'));
  const kind = kindField(reading, text, zone?.mrz);
  const printed = layouts.flatMap((layout, index) => [
    ...(kind[0]?.value === 'driver_license' ? numberedFields({ reading, layout, dates: dates[index]!, american }) : []),
    ...labelledFields({ reading, layout, dates: dates[index]!, surnameFirst: SURNAME_FIRST.has(String(country)) }),
  ]);
  const others = layouts.flatMap((layout, index) => datesOfOthers(layout, dates[index]!)).map(({ iso }) => iso);
  const free = dates.flat().filter(({ iso }) => !others.includes(iso));
  const named = agreed(printed);
  const inZone = (zone?.finds ?? []).map((found) => (zone?.mrz.cut ? namesInFull(found, named) : found));
  const proved = inZone.map((found) => nameAsPrinted(reading, found));
  return [
    ...kind,
    ...(zone ? [] : eastAsianCard(reading)),
    ...licenceCodeFields(reading),
    ...proved,
    ...issued(reading, proved, free, named),
    ...(zone ? named.filter(({ path }) => !ZONE_ONLY.has(path)) : named),
    ...(zone ? [] : datesInOrder(reading, unclaimed(free, named))),
    ...issuer,
    ...(inProvince && !zone ? agreed(layouts.flatMap((layout) => namesOverAddress(reading, layout))) : []),
    ...(zone || named.some(({ path }) => path === 'surname') ? [] : plainNames(reading, reading.layout)),
    ...(zone ? [] : [...looseNumber(reading, String(kind[0]?.value ?? '')), ...looseSex(reading)]),
  ];
}

/** With a zone these stand in it; labels would only add what was misread. */
const ZONE_ONLY: ReadonlySet<string> = new Set(['surname', 'given_names', 'issue_date']);

/** Of each field the value most readings give comes first, and gains by it. */
function agreed(finds: readonly Found<IdCardPath>[]): Found<IdCardPath>[] {
  const votes = ({ path, value }: Found<IdCardPath>) =>
    finds.filter((other) => other.path === path && other.value === value).length;
  return [...finds]
    .map((find) => ({ ...find, confidence: Math.min(0.92, find.confidence + 0.08 * (votes(find) - 1)) }))
    .sort((a, b) => b.confidence - a.confidence);
}

/** Beside a zone: whole years before the expiry, else what a label says, else the only day that it can be. */
function issued(
  reading: Reading,
  proved: readonly Found<IdCardPath>[],
  dates: readonly PrintedDate[],
  named: readonly Found<IdCardPath>[],
): Found<IdCardPath>[] {
  const value = (path: IdCardPath) => proved.find((find) => find.path === path)?.value as string | undefined;
  const [expiry, birth] = [value('expiry_date'), value('birth_date')];
  if (!expiry) return [];
  const date = issuedFor(expiry, dates, birth);
  if (date && wholeYears(date.iso, expiry)) return [dateFound(reading, 'issue_date', date, 0.92)];
  const labelled = named.find(
    ({ path, value: day }) => path === 'issue_date' && String(day) < expiry && (!birth || String(day) > birth),
  );
  return labelled ? [labelled] : date ? [dateFound(reading, 'issue_date', date, 0.6)] : [];
}

const dateFound = (
  reading: Reading,
  path: IdCardPath,
  { iso, line, words }: PrintedDate,
  confidence: number,
): Found<IdCardPath> => ({
  path,
  value: iso,
  confidence,
  evidence: reading.place({ page: line.page, words }),
});

/** Without the days that labels call the document's: its holder was not born on one of them. */
function unclaimed(dates: readonly PrintedDate[], named: readonly Found<IdCardPath>[]): PrintedDate[] {
  const claimed = named.filter(({ path }) => path === 'issue_date' || path === 'expiry_date');
  return dates.filter(({ iso }) => !claimed.some(({ value }) => value === iso));
}

/** With no labels legible: birth is the earliest date, expiry the latest, issue between. */
function datesInOrder(reading: Reading, all: readonly PrintedDate[]): Found<IdCardPath>[] {
  const dates = [...new Map(all.map((date) => [date.iso, date])).values()].sort((a, b) => a.iso.localeCompare(b.iso));
  const [first, middle, last] = [dates[0], dates[1], dates.at(-1)];
  if (!first || !middle || !last || (dates.length === 2 && yearsApart(first.iso, last.iso) < LEAST_AGE)) return [];
  return [
    dateFound(reading, 'birth_date', first, 0.5),
    ...(dates.length === 3 ? [dateFound(reading, 'issue_date', middle, 0.45)] : []),
    dateFound(reading, 'expiry_date', last, dates.length === 3 ? 0.5 : 0.3),
  ];
}

/** Two dates so close are of the document, not of its holder. */
const LEAST_AGE = 16;
const yearsApart = (a: string, b: string): number => Number(b.slice(0, 4)) - Number(a.slice(0, 4));

const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'driver_license',
    /運転免許|驾驶证|駕駛執照|driv\w* ?licen|licen[cs]e|fuhrerschein|permis de conduire|rijbewijs|permiso de conducci|patente di guida|prawo jazdy|carta de conducao|korkort|korekort|forerkort|ajokortti|ridicsky prukaz|vodicsky preukaz|vezetoi engedely|permis de conducere|vozacka dozvola|voznisko|licencia (?:de|para) conduc|cnh|carteira nacional de habilitacao|carteira de habilitacao|ceadunas tiomana|surucu belgesi|juhiluba|vairuotojo pazymejimas|vaditaja apliecib|okuskirteini|rybewys|bestuurslisensie|surat izin mengemudi|lesen memandu\b|\bendorsements?\b|vehicle class|^(?=[\s\S]*\bdob\b)(?=[\s\S]*\b4[abd]\b)/,
  ],
  [
    'residence_permit',
    /在留カ|residence permit|residence card|permanent resident|aufenthaltstitel|titre de sejour|verblijfstitel|permesso di soggiorno|permiso de residencia|karta pobytu|autorizacao de residencia|uppehallstillstand/,
  ],
  ['passport', /passport|passeport|reisepass|pasaporte|passaporto|paspoort|paszport/],
  ['visa', /\bvisa\b/],
  [
    'id_card',
    /身份|個人番号カ|identity|identi|ausweis|identificat|dni|cartao de cidadao|citizen card|dowod osobisty|obciansky preukaz|obcansky prukaz|osobna iskaznica|cedula de ciudadania/,
  ],
];

function kindField(reading: Reading, text: string, mrz?: Mrz): Found<IdCardPath>[] {
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
