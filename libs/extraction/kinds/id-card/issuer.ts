/**
 * Who issued a card without a machine-readable zone: an American state by its name or the address's ZIP code, else the
 * country whose own name the card prints ("République française"). Names of places that also stand in addresses count
 * only at the head.
 */
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Line } from '../../layout/lines.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { US_STATE_CODES, US_STATES } from '../../regions/united-states.js';
import { type IdCardPath } from './schema.js';

/** Folded name → code. */
const STATES = new Map(Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code] as const));
export const STATE_ZIP = new RegExp(String.raw`(?<![A-Z])(${US_STATE_CODES})[\s,.]*\d{5}(?:-\d{4})?(?![\dA-Z])`);
const STATE_NAME = new RegExp(
  `(?<![a-z])(${[...STATES.keys()].sort((a, b) => b.length - a.length).join('|')})(?![a-z]{2})`,
);
const HEAD_LINES = 4;
/** Of a page: a strip of its lower part has its first lines below this, and they are no head. */
const HEAD_PART = 0.6;

type Named = readonly (readonly [country: string, name: RegExp])[];

/** What only a state calls itself, and offices of its own: they stand in no address. */
const STATE_ITSELF: Named = [
  ['FRA', /republique francaise/],
  ['DEU', /bundesrepublik deutschland/],
  ['ESP', /reino de espana/],
  ['ITA', /repubblica italiana/],
  ['PRT', /republica portuguesa|cartao de cidadao/],
  ['NLD', /koninkrijk der nederlanden/],
  ['AUT', /republik osterreich/],
  ['CHE', /confoederatio helvetica|schweizerische eidgenossenschaft|confederation suisse/],
  ['LUX', /grand.duche de luxembourg/],
  ['POL', /rzeczpospolita polska/],
  ['CZE', /ceska republika/],
  ['SVK', /slovenska republika/],
  ['HUN', /magyar koztarsasag/],
  ['HRV', /republika hrvatska/],
  ['SVN', /republika slovenija/],
  ['DNK', /kongeriget danmark/],
  ['NOR', /kongeriket norge/],
  ['GBR', /(?<![a-z])dvla(?![a-z])/],
  ['LTU', /lietuvos respublika/],
  ['LVA', /latvijas republika/],
  ['EST', /eesti vabariik/],
  ['BGR', /republic of bulgaria/],
  ['GRC', /hellenic republic/],
  ['TUR', /turkiye cumhuriyeti/],
  ['MEX', /estados unidos mexicanos/],
  ['BRA', /republica federativa do brasil/],
  ['IND', /republic of india|government of india/],
  ['AUS', /commonwealth of australia/],
];

/** Names of countries, where people are born and live: the issuer's only at the head. */
const COUNTRY: Named = [
  ['ESP', /(?<![a-z])espana(?![a-z])/],
  ['NLD', /(?<![a-z])nederland(?![a-z])/],
  ['BEL', /(?<![a-z])(?:belgique|belgie|belgien|belgium)(?![a-z])/],
  ['HUN', /magyarorszag/],
  ['ROU', /(?<![a-z])romania(?![a-z])/],
  ['SWE', /(?<![a-z])sverige(?![a-z])/],
  ['DNK', /(?<![a-z])danmark(?![a-z])/],
  ['NOR', /(?<![a-z])norge(?![a-z])/],
  ['FIN', /(?<![a-z])suomi(?![a-z])/],
  ['IRL', /(?<![a-z])eire(?![a-z])/],
  ['GBR', /united kingdom|^\W*uk\W*$/],
  ['CAN', /(?<![a-z])canada(?![a-z])/],
  ['UKR', /(?<![a-z])ukraine(?![a-z])/],
  ['NZL', /new zealand/],
];

export function issuerFields(reading: Reading): Found<IdCardPath>[] {
  const abroad = countryField(reading);
  if (abroad.length > 0) return abroad;
  for (const layout of [reading.layout, ...reading.rereads]) {
    for (const [index, line] of layout.lines.entries()) {
      const name = isHead(layout, line, index) ? STATE_NAME.exec(fold(line.text))?.[1] : undefined;
      const state = name ? STATES.get(name) : STATE_ZIP.exec(line.text)?.[1];
      if (!state) continue;
      const evidence = reading.place(line);
      return [
        { path: 'issuing_state', value: state, confidence: 0.85, evidence },
        { path: 'issuing_country', value: 'USA', confidence: 0.85, evidence },
      ];
    }
  }
  return [];
}

function countryField(reading: Reading): Found<IdCardPath>[] {
  for (const layout of [reading.layout, ...reading.rereads]) {
    for (const [index, line] of layout.lines.entries()) {
      const named = isHead(layout, line, index) ? [...STATE_ITSELF, ...COUNTRY] : STATE_ITSELF;
      const texts = [line, ...line.segments].map(({ text }) => fold(text));
      const country = named.find(([, name]) => texts.some((text) => name.test(text)))?.[0];
      if (country)
        return [{ path: 'issuing_country', value: country, confidence: 0.75, evidence: reading.place(line) }];
    }
  }
  return [];
}

const isHead = ({ pages }: Layout, { page, box }: Line, index: number): boolean =>
  index < HEAD_LINES && box[1] < (pages.find((one) => one.index === page)?.height ?? Infinity) * HEAD_PART;
