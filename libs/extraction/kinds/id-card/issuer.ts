/**
 * Who issued a card without a machine-readable zone: the country whose own name the card prints ("République
 * française"), and of the United States, Canada and Australia the state or province, by its name or the address's
 * postcode. Names of places that also stand in addresses count only at the head.
 */
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Line } from '../../layout/lines.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { countryNamedIn } from '../../regions/country-names.js';
import { type Province, provinceNamedIn, provinceWithCountry, provinceWithPostcode } from '../../regions/provinces.js';
import { type IdCardPath } from './schema.js';

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
  ['PRT', /republica portuguesa|^portuguesa$|cartao de cidadao/],
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
  ['BRA', /republica federativa do brasil|carteira nacional de habilitacao/],
  ['IND', /(?:republic|government|union) of india/],
  ['AUS', /commonwealth of australia/],
];

/** What a head says for short. */
const SHORT: Named = [['GBR', /^\W*uk\W*$/]];

export function issuerFields(reading: Reading): Found<IdCardPath>[] {
  const [abroad] = countryField(reading);
  if (abroad && !HAVE_PROVINCES.has(String(abroad.value))) return [abroad];
  for (const layout of [reading.layout, ...reading.rereads]) {
    for (const [index, line] of layout.lines.entries()) {
      const province = provinceOn(
        line,
        isHead(layout, line, index) && (abroad !== undefined || !FIRST_NAME.test(line.text)),
      );
      if (!province || (abroad && abroad.value !== province.country)) continue;
      const evidence = reading.place(line);
      return [
        { path: 'issuing_state', value: province.code, confidence: 0.85, evidence },
        { path: 'issuing_country', value: province.country, confidence: 0.85, evidence },
      ];
    }
  }
  return abroad ? [abroad] : [];
}

/** Of a state of Australia's, too, which its licences name beside their country. */
const FIRST_NAME = /victoria/i;
const HAVE_PROVINCES: ReadonlySet<string> = new Set(['USA', 'CAN', 'AUS']);

/** Towns and people have such names, too: they count at the head, elsewhere only codes before a postcode. */
function provinceOn({ text, segments }: Line, head: boolean): Province | undefined {
  const named = head ? provinceNamedIn(text) : undefined;
  return named ?? provinceWithPostcode(text) ?? segments.map((cell) => provinceWithCountry(cell.text)).find(Boolean);
}

function countryField(reading: Reading): Found<IdCardPath>[] {
  for (const layout of [reading.layout, ...reading.rereads]) {
    for (const [index, line] of layout.lines.entries()) {
      const head = isHead(layout, line, index);
      const texts = [line, ...line.segments].map(({ text }) => fold(text));
      const itself = [...STATE_ITSELF, ...(head ? SHORT : [])];
      const country =
        itself.find(([, name]) => texts.some((text) => name.test(text)))?.[0] ??
        (head ? texts.map(countryNamedIn).find((code) => code !== undefined) : undefined);
      if (country)
        return [{ path: 'issuing_country', value: country, confidence: 0.75, evidence: reading.place(line) }];
    }
  }
  return [];
}

/** A line with figures on it is one of the particulars. */
const isHead = ({ pages }: Layout, { page, box, text }: Line, index: number): boolean =>
  index < HEAD_LINES &&
  !/\d/.test(text) &&
  box[1] < (pages.find((one) => one.index === page)?.height ?? Infinity) * HEAD_PART;
