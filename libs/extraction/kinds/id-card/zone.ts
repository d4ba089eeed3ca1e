/** The fields a machine-readable zone proves: its lines are looked for in every reading of the pages. */
import { findMrz, type Mrz, type MrzField } from './mrz/mrz.js';
import { plainCapitals } from './mrz/zone-letters.js';
import { asMrzLine } from './mrz/mrz-characters.js';
import { type Line, type Span, spanOf } from '../../layout/lines.js';
import { evidenceOf, type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type IdCardPath } from './schema.js';

export interface Zone {
  readonly mrz: Mrz;
  readonly finds: readonly Found<IdCardPath>[];
}

/** The years of birth in a zone lie before this; the engine has no clock, so that results never change with the day. */
const LATEST_BIRTH = '2030-01-01';

/** The beginning of a passport's or visa's line of names, up to where the fillers were lost. */
const CUT = /^[PV][A-Z<][A-Z]{3}[A-Z<]{2,}<<[A-Z]{2}[A-Z<]*$/;

export function zoneOf(reading: Reading): Zone | undefined {
  const layouts = [reading.layout, ...reading.rereads];
  const placed = layouts.flatMap((layout, number) =>
    layout.lines.flatMap(zonePart).map((part) => ({ text: part.text, reading: number, part })),
  );
  const cut = layouts.flatMap(({ lines }) =>
    lines.map(({ text }) => text.replace(/\s/g, '')).filter((text) => CUT.test(text)),
  );
  const mrz = findMrz(placed, LATEST_BIRTH, printedWords(reading), cut);
  if (!mrz) return undefined;
  const parts = placed.filter(({ text }) => mrz.lines.includes(asMrzLine(text)!)).map(({ part }) => part);
  return { mrz, finds: zoneFields(reading, mrz, parts) };
}

/** What of a line is of a zone: one cell, where the other side of the card stands beside it, else all of it. */
function zonePart(line: Line): Span[] {
  const cells = line.segments.filter(({ text }) => text.includes('<'));
  const [cell] = cells;
  if (cells.length === 1 && cell && asMrzLine(cell.text)) return [cell];
  return asMrzLine(line.text) ? [line] : [];
}

/** The words of the visual zone, in the letters a zone has. */
function printedWords({ layout, rereads }: Reading): Set<string> {
  const lines = [layout, ...rereads].flatMap((one) => one.lines);
  return new Set(
    lines.flatMap((line) => {
      const zone = zonePart(line).flatMap(({ words }) => words);
      const cells = line.segments.filter(({ words }) => !words.some((word) => zone.includes(word)));
      return cells.flatMap(({ text }) => {
        // Readers part the letters of wide print: "ME ULE NDIK".
        const unparted = plainCapitals(text).replace(/[^A-Z0-9]/g, '');
        const words = plainCapitals(text).split(/[^A-Z0-9]+/);
        return [...words, ...(unparted.length < LONGEST_WORD ? [unparted] : [])].filter(({ length }) => length > 1);
      });
    }),
  );
}

const LONGEST_WORD = 20;

function zoneFields(reading: Reading, mrz: Mrz, parts: readonly Span[]): Found<IdCardPath>[] {
  const page = reading.layout.pages[0]!;
  const words = spanOf(
    parts.flatMap((part) => part.words),
    page.index,
  ).words;
  const evidence = evidenceOf(page, words, 'mrz');
  const field = (path: IdCardPath, found: MrzField | undefined, unchecked: number): Found<IdCardPath>[] =>
    found?.value
      ? [
          {
            path,
            value: found.value,
            confidence: found.proved === undefined ? unchecked : found.proved ? 0.97 : 0.5,
            evidence,
          },
        ]
      : [];
  const named = Math.min(0.95, 0.75 + mrz.confirmed * 0.1);
  return [
    ...field('document_number', mrz.number, 0.6),
    ...field('surname', mrz.surname, named),
    ...field('given_names', mrz.givenNames, named),
    ...field('nationality', mrz.nationality, 0.9),
    ...field('birth_date', mrz.birthDate, 0.6),
    ...field('sex', mrz.sex, 0.95),
    ...field('expiry_date', mrz.expiryDate, 0.6),
    ...field('issuing_country', mrz.issuer, 0.88),
    { path: 'mrz', value: [...mrz.lines], confidence: 0.6, evidence },
  ];
}
