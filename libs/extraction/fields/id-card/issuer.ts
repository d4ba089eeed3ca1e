/**
 * Who issued a card without a machine-readable zone: an American state by its name or the address's ZIP code, else the country
 * whose own name the card prints ("République française"). Names of places that also stand in addresses count only at the head.
 */
import { fold } from '../../layout/fold.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';

const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|DC district of columbia|FL florida
GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts
MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico
NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina
SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming`
    .split(/[|\n]/)
    .map((entry) => [entry.slice(3), entry.slice(0, 2)]),
);
export const STATE_ZIP = new RegExp(
  String.raw`(?<![A-Z])(${Object.values(STATES).join('|')})[\s,.]*\d{5}(?:-\d{4})?(?![\dA-Z])`,
);
const STATE_NAME = new RegExp(
  `(?<![a-z])(${Object.keys(STATES)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![a-z]{2})`,
);
const HEAD_LINES = 4;

const COUNTRIES: readonly (readonly [string, RegExp])[] = [
  ['FRA', /republique francaise/],
  ['DEU', /bundesrepublik deutschland/],
  ['ESP', /reino de espana|(?<![a-z])espana(?![a-z])/],
  ['ITA', /repubblica italiana/],
  ['PRT', /republica portuguesa|cartao de cidadao/],
  ['NLD', /koninkrijk der nederlanden|(?<![a-z])nederland(?![a-z])/],
  ['BEL', /belgique|belgie|belgien|belgium/],
  ['AUT', /republik osterreich/],
  ['CHE', /confoederatio helvetica|schweizerische eidgenossenschaft|confederation suisse/],
  ['LUX', /grand.duche de luxembourg/],
  ['POL', /rzeczpospolita polska/],
  ['CZE', /ceska republika/],
  ['SVK', /slovenska republika/],
  ['HUN', /magyarorszag|magyar koztarsasag/],
  ['ROU', /romania/],
  ['HRV', /republika hrvatska/],
  ['SVN', /republika slovenija/],
  ['SWE', /(?<![a-z])sverige(?![a-z])/],
  ['DNK', /kongeriget danmark|(?<![a-z])danmark(?![a-z])/],
  ['NOR', /kongeriket norge|(?<![a-z])norge(?![a-z])/],
  ['FIN', /(?<![a-z])suomi(?![a-z])/],
  ['IRL', /(?<![a-z])eire(?![a-z])/],
  ['GBR', /united kingdom|(?<![a-z])dvla(?![a-z])|^\W*uk\W*$/],
  ['CAN', /(?<![a-z])canada(?![a-z])/],
  ['LTU', /lietuvos respublika/],
  ['LVA', /latvijas republika/],
  ['EST', /eesti vabariik/],
  ['BGR', /republic of bulgaria/],
  ['GRC', /hellenic republic/],
  ['TUR', /turkiye cumhuriyeti/],
  ['UKR', /(?<![a-z])ukraine(?![a-z])/],
  ['MEX', /estados unidos mexicanos/],
  ['BRA', /republica federativa do brasil/],
  ['IND', /republic of india|government of india/],
  ['NZL', /new zealand/],
  ['AUS', /commonwealth of australia/],
];

export function issuerFields(reading: Reading): Found[] {
  const abroad = countryField(reading);
  if (abroad.length > 0 && abroad[0]!.value !== 'USA') return abroad;
  for (const layout of [reading.layout, ...reading.rereads]) {
    for (const [index, line] of layout.lines.entries()) {
      const name = index < HEAD_LINES ? STATE_NAME.exec(fold(line.text))?.[1] : undefined;
      const state = name ? STATES[name] : STATE_ZIP.exec(line.text)?.[1];
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

function countryField(reading: Reading): Found[] {
  for (const line of [reading.layout, ...reading.rereads].flatMap(({ lines }) => lines)) {
    const folded = fold(line.text);
    const country = COUNTRIES.find(([, name]) => name.test(folded))?.[0];
    if (country) return [{ path: 'issuing_country', value: country, confidence: 0.75, evidence: reading.place(line) }];
  }
  return [];
}
