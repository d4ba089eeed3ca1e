/** An identity document's fields: what its machine-readable zone proves, then what its printed labels say. */
import { asMrzLine, type Mrz, type MrzField, parseMrz } from '../../exact/mrz.js';
import { fold } from '../../layout/fold.js';
import { type Lexicon, labelFinder, phrases } from '../../layout/labels.js';
import { labelled } from '../../layout/near.js';
import { type Line, spanOf } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { evidenceOf, type Found } from '../found.js';
import { type PlacedDate, type Reading } from '../reading.js';

type IdLabel = 'surname' | 'given' | 'number' | 'birth' | 'issue' | 'expiry' | 'place' | 'nationality' | 'address';

const LABELS: Lexicon<IdLabel> = {
  surname: phrases(
    'surname | last name | family name | nom | name/surname | name | apellidos | primer apellido | cognome | naam | nazwisko | familienname | nachname',
  ),
  given: phrases(
    'given names | given name | first name | first names | prenoms | prenom | vornamen | vorname | nombre | nombres | nome | voornamen | imiona | forenames',
  ),
  number: phrases(
    'passport no | passport number | document no | document number | card no | licence no | license no | dl no | dl | id no | no du passeport | passeport n° | pass-nr | ausweisnummer | n° | numero | idesp | documentnummer | lic no',
  ),
  birth: phrases(
    'date of birth | birth date | dob | born | date de naissance | nee le | ne le | geburtsdatum | geburtstag | fecha de nacimiento | data di nascita | geboortedatum | data urodzenia',
  ),
  issue: phrases(
    'date of issue | issue date | issued | issued on | iss | date de delivrance | delivre le | ausstellungsdatum | fecha de expedicion | data di rilascio | datum afgifte | data wydania',
  ),
  expiry: phrases(
    "date of expiry | date of expiration | expiry date | expiration date | expires | exp | valid until | date d'expiration | gultig bis | fecha de caducidad | valido hasta | validez | scadenza | geldig tot | data waznosci",
  ),
  place: phrases(
    'place of birth | lieu de naissance | geburtsort | lugar de nacimiento | luogo di nascita | geboorteplaats | miejsce urodzenia',
  ),
  nationality: phrases(
    'nationality | nationalite | staatsangehorigkeit | nacionalidad | cittadinanza | nationaliteit | obywatelstwo',
  ),
  address: phrases('address | adresse | anschrift | domicile | domicilio | indirizzo'),
};
const findLabels = labelFinder(LABELS);

const DATES: Partial<Record<IdLabel, string>> = { birth: 'birth_date', issue: 'issue_date', expiry: 'expiry_date' };
const TEXTS: Partial<Record<IdLabel, readonly [path: string, pattern: RegExp]>> = {
  surname: ['surname', /^\W*(\p{L}[\p{L}' -]{1,40})/u],
  given: ['given_names', /^\W*(\p{L}[\p{L}' -]{1,40})/u],
  number: ['document_number', /^\W*((?=[A-Z0-9 ]*\d{3})[A-Z0-9][A-Z0-9 -]{4,18})/],
  place: ['birth_place', /^\W*(\p{L}[\p{L}' ,()-]{2,40})/u],
};

/** The years of birth in a zone lie before this; the engine has no clock, so that results never change with the day. */
const LATEST_BIRTH = '2030-01-01';

export function idCardFields(reading: Reading): Found[] {
  const zone = zoneOf(reading);
  const printed = printedFields(reading);
  return [
    ...(zone ? zoneFields(reading, zone.mrz, zone.lines) : []),
    ...printed,
    ...kindField(reading, zone?.mrz, zone?.lines),
  ];
}

function zoneOf({ layout }: Reading): { mrz: Mrz; lines: Line[] } | undefined {
  const candidates = layout.lines.flatMap((line) => {
    const text = asMrzLine(line.text);
    return text ? [{ line, text }] : [];
  });
  for (const count of [3, 2]) {
    const last = candidates.slice(-count);
    const mrz =
      last.length === count
        ? parseMrz(
            last.map(({ text }) => text),
            LATEST_BIRTH,
          )
        : undefined;
    if (mrz) return { mrz, lines: last.map(({ line }) => line) };
  }
  return undefined;
}

function zoneFields(reading: Reading, mrz: Mrz, lines: readonly Line[]): Found[] {
  const span = spanOf(
    lines.flatMap(({ words }) => words),
    lines[0]!.page,
  );
  const evidence = evidenceOf(
    reading.layout.pages.find(({ index }) => index === span.page)!,
    span.words,
    'mrz',
  );
  const field = (path: string, found: MrzField | undefined, unchecked: number): Found[] =>
    found?.value
      ? [
          {
            path,
            value: found.value,
            confidence: found.proved === undefined ? unchecked : found.proved ? 0.98 : 0.5,
            evidence,
          },
        ]
      : [];
  return [
    ...field('document_number', mrz.number, 0.6),
    ...field('surname', mrz.surname, 0.85),
    ...field('given_names', mrz.givenNames, 0.8),
    ...field('nationality', mrz.nationality, 0.85),
    ...field('birth_date', mrz.birthDate, 0.6),
    ...field('sex', mrz.sex, 0.9),
    ...field('expiry_date', mrz.expiryDate, 0.6),
    ...field('issuing_country', mrz.issuer, 0.85),
    { path: 'mrz', value: mrz.lines, confidence: 0.7, evidence },
  ];
}

function printedFields(reading: Reading): Found[] {
  const labels = labelled(reading.layout, findLabels);
  return labels
    .flatMap((label): Found[] => {
      const spans = [...(label.right ? [label.right] : []), ...label.below()];
      const path = DATES[label.name];
      if (path) {
        const date = reading.dates.find((candidate) =>
          spans.some((span) => candidate.words.some((word) => span.words.includes(word))),
        );
        return date
          ? [
              {
                path,
                value: date.iso,
                confidence: 0.75,
                evidence: reading.place({ page: date.line.page, words: date.words }),
              },
            ]
          : [];
      }
      const [textPath, pattern] = TEXTS[label.name] ?? [];
      for (const span of spans) {
        const value = pattern?.exec(span.text)?.[1];
        if (textPath && value)
          return [{ path: textPath, value: tidy(value), confidence: 0.5, evidence: reading.place(span) }];
      }
      return [];
    })
    .concat(datesInOrder(reading));
}

/** With no labels legible: birth is the earliest date, expiry the latest, issue between. */
function datesInOrder(reading: Reading): Found[] {
  const dates = [...reading.dates].sort((a, b) => a.iso.localeCompare(b.iso));
  const found = (path: string, date: PlacedDate | undefined): Found[] =>
    date
      ? [
          {
            path,
            value: date.iso,
            confidence: 0.45,
            evidence: reading.place({ page: date.line.page, words: date.words }),
          },
        ]
      : [];
  if (dates.length < 2) return [];
  return [
    ...found('birth_date', dates[0]),
    ...found('expiry_date', dates.at(-1)),
    ...(dates.length === 3 ? found('issue_date', dates[1]) : []),
  ];
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['passport', /passport|passeport|reisepass|pasaporte|passaporto|paspoort|paszport/],
  ['driver_license', /driv|fuhrerschein|permis de conduire|rijbewijs|permiso de conducci/],
  ['residence_permit', /residence permit|aufenthaltstitel|titre de sejour/],
  ['visa', /\bvisa\b/],
  ['id_card', /identity|identi|ausweis|identificat|dni/],
];

function kindField(reading: Reading, mrz?: Mrz, lines?: readonly Line[]): Found[] {
  const coded = mrz && (mrz.kind.startsWith('P') ? 'passport' : mrz.kind.startsWith('V') ? 'visa' : 'id_card');
  if (coded && lines?.[0])
    return [{ path: 'subtype', value: coded, confidence: 0.9, evidence: reading.place(lines[0]) }];
  for (const [kind, pattern] of KINDS) {
    const line = reading.layout.lines.find(({ text }) => pattern.test(fold(text)));
    if (line) return [{ path: 'subtype', value: kind, confidence: 0.75, evidence: reading.place(line) }];
  }
  return [];
}
