/** A party given as a list of labels: under its role's heading "Name: …", "Address: …", one to a line. */
import { type Layout } from '../../layout/layout.js';
import { isOnlyLabels, type Lexicon, labelFinder, phrases } from '../../layout/labels.js';
import { inOneCell, labelled, type Labelled, segmentsUnder } from '../../layout/near.js';
import { fold } from '../../layout/fold.js';
import { type Line, type Segment, segmentOf, type Span } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { postcodeTown } from '../vocabulary/names.js';
import { isAside, placed, type Placed, withoutCountry } from './address-block.js';
import { findRoles } from './role-labels.js';
import { type Role } from './roles.js';

export type Part = 'name' | 'address' | 'town' | 'postcode' | 'region' | 'country';

const PARTS: Lexicon<Part> = {
  name: phrases(
    'name | company name | company | firma | firmenname | nom | raison sociale | naam | bedrijfsnaam | nombre | razon social | nome | ragione sociale | denominazione | nome razao social | nombre o razon social | nazwa | επωνυμία | ονομασία | ονοματεπώνυμο | име | фирма | име на фирма | име на фирмата | име на клиента | наименование | назва | найменування | nafn | наименование организации | назив | ten don vi | ten cong ty | ten khach hang | ho ten | ho va ten | nama | nama perusahaan | 상호 | 상호(법인명 | 법인명 | 회사명 | 업체명 | emri | emri i subjektit | adi | nom fiscal | naam | jina | business name | registered name | الاسم | اسم الشركة | اسم المنشأة | الاسم التجاري | اسم العميل | اسم المشتري | اسم المورد | اسم البائع | שם | שם החברה | שם העסק | שם הלקוח | שם לקוח | ชื่อ | ชื่อบริษัท | ชื่อลูกค้า | นาม | ชื่อผู้ซื้อ | ชื่อผู้ขาย',
  ),
  address: phrases(
    'address | anschrift | adresse | adres | direccion | domicilio | domicilio comercial | domicilio fiscal | indirizzo | morada | endereco | street | διεύθυνση | έδρα | δ/νση | адрес | адрес по регистрация | седалище | седалище и адрес | адреса | юридична адреса | heimilisfang | heimili | юридический адрес | седиште | dia chi | alamat | 주소 | 사업장 주소 | 사업장주소 | 소재지 | 사업장 | adresa | unvan | adreca | anwani | business address | العنوان | عنوان | عنوان العميل | العنوان الوطني | כתובת | ที่อยู่ | ที่อยู่ลูกค้า',
  ),
  town: phrases(
    'city | town | ort | stadt | ville | plaats | ciudad | localidad | poblacion | municipio | comune | cidade | miasto | πόλη | град | населено място | місто | staður | المدينة | עיר | יישוב | จังหวัด',
  ),
  postcode: phrases(
    'zip | zip code | postcode | post code | pin code | postal code | plz | code postal | codigo postal | cod postal | cap | cep | kod pocztowy | τ.κ | ταχ. κώδικας | ταχυδρομικός κώδικας | пощенски код | п.к | індекс | поштовий індекс | póstnúmer | الرمز البريدي | מיקוד | รหัสไปรษณีย์',
  ),
  region: phrases('state | county | provincia | estado | uf'),
  country: phrases(
    'country | land | pays | pais | nazione | kraj | χώρα | държава | країна | البلد | الدولة | ארץ | ประเทศ',
  ),
};
export const findParts = labelFinder(PARTS);

interface ListedPart extends Labelled<Part> {
  /** Its value stands in the row under it. */
  readonly isOver?: boolean;
}

export interface LabelledParty {
  readonly role: Role;
  readonly name?: Placed;
  readonly address?: Placed;
}

const SECTION_LINES = 12;

/** @param items lines of the table of items: no list goes on under it */
export function labelledParties(
  layout: Layout,
  headings: readonly Labelled<Role>[],
  items: ReadonlySet<Line> = new Set(),
): LabelledParty[] {
  const parts = partsOn(layout);
  const roles = [...ownList(parts, headings, layout), ...gridOfCustomer(parts, headings), ...headings];
  return roles.flatMap((role, index) => {
    const from = layout.lines.indexOf(role.line);
    const later = roles.slice(index + 1).find(({ line }) => line !== role.line);
    const next = later ? layout.lines.indexOf(later.line) : Infinity;
    const column = columnOf(role, roles);
    const within = (part: Labelled<Part>) => {
      const at = layout.lines.indexOf(part.line);
      const isAfter = at > from || (at === from && part.start > role.end);
      const isUnder = isAfter && at <= Math.min(from + SECTION_LINES, next - 1) && part.line.page === role.line.page;
      return isUnder && column(part) && !isParted(role.line, part.line, items);
    };
    const name = parts.find((part) => part.name === 'name' && within(part));
    const addressLabel = parts.find((part) => part.name === 'address' && within(part));
    const address = addressLabel && saysMuch(addressLabel) ? addressLabel : undefined;
    const named = name ?? (addressLabel && isListed(role, addressLabel) ? role : undefined);
    if (!named?.right) return [];
    if (!address?.right)
      return [{ role: role.name, name: placed([valueSegment(named)], tidy(valueSegment(named).text)) }];
    const isGrid = name?.isOver === true;
    const nameLines = isGrid
      ? [valueSegment(name)]
      : [...tightAbove(layout, valueSegment(named)), valueSegment(named), ...goingOn(layout, named)];
    const partOf = (wanted: Part) =>
      parts.find((one) => one.name === wanted && within(one) && (!isGrid || one.isOver === true));
    const valueOf = (wanted: Part) => {
      const part = partOf(wanted);
      return part?.right && inOneCell(part.line, part.right);
    };
    const hasTown = valueOf('town') && valueOf('postcode');
    const addressLines = hasTown || isGrid ? [valueSegment(address)] : downToPostcode(layout, address);
    const isWhole = !hasTown && addressLines.some(({ text }) => postcodeTown(text));
    const [town, region, postcode] = [valueOf('town'), valueOf('region'), valueOf('postcode')];
    const isAmerican = AMERICAN.test(fold(valueOf('country')?.text ?? partOf('postcode')?.phrase ?? ''));
    const state = region && town && fold(region.text) === fold(town.text) ? undefined : region;
    const rest = isWhole ? [] : (isAmerican ? [town, state, postcode] : [postcode, town, state]).filter(isGiven);
    return [
      {
        role: role.name,
        name: placed(
          nameLines,
          tidy(withoutGlued(nameLines.map((line) => line.text).join(' '), named).replace(TAX_LABEL, '')),
        ),
        address: placed(
          [...addressLines, ...rest],
          addressLine([
            ...addressLines.map((line) => withoutCountry(withoutGlued(line.text, address))),
            ...inTurn(
              rest.map(({ text }) => tidy(text)),
              isAmerican,
            ),
          ]),
        ),
      },
    ];
  });
}

/** "Hope, AZ 85001": in the United States the postcode, by its name there, follows town and state. */
const AMERICAN = /^\W*(?:us|usa|u\.s\.a?\.?|united states.*|zip.*)\W*$/;
const inTurn = (parts: readonly string[], isAmerican: boolean): string[] =>
  isAmerican && parts.length > 1 ? [parts[0]!, parts.slice(1).join(' ')] : [parts.join(' ')];
const isGiven = (part: Span | undefined): part is Span => part !== undefined;

/** "(6a)" is the number of a field. */
const saysMuch = ({ right }: Labelled<Part>): boolean => (right?.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 4;

/** A company's name by its label before any heading: who prints the paper says first who it is. */
function ownList(parts: readonly Labelled<Part>[], headings: readonly Labelled<Role>[], { lines }: Layout) {
  const first = parts.find(({ name, phrase }) => name === 'name' && NAMES_COMPANY.test(phrase));
  const isHeaded = first && headings.some(({ line }) => lines.indexOf(line) <= lines.indexOf(first.line));
  return first && !isHeaded ? [{ ...first, name: 'vendor' as const }] : [];
}
const NAMES_COMPANY = /^(?:company name|razon social|ragione sociale|raison sociale|nombre o razon social)$/;

/** "Address: …" in the head, where nobody is announced yet: of who prints the paper, whose name needs no label. */
export function headAddress(layout: Layout, headings: readonly Labelled<Role>[]): Placed | undefined {
  const first = partsOn(layout).find(({ name, isOver }) => name === 'address' && !isOver);
  const at = first ? layout.lines.indexOf(first.line) : Infinity;
  if (!first?.right || at > HEAD_LINES || headings.some(({ line }) => layout.lines.indexOf(line) <= at))
    return undefined;
  const lines = downToPostcode(layout, first);
  return placed(lines, addressLine(lines.map(({ text }) => withoutCountry(withoutGlued(text, first)))));
}
const HEAD_LINES = 10;

/** In the middle of a line: "Town: Harbour County: Example". */
const isAnnounced = ({ line, end }: Labelled<Part>): boolean => /^\s?:/.test(line.text.slice(end));

/** Labels at the start of a cell or with a colon; what stands under another one is its value ("Ciudad Real"). */
function partsOn(layout: Layout): ListedPart[] {
  const parts = labelled(layout, findParts)
    .filter((part) => part.start === segmentStart(part) || isAnnounced(part))
    .map((part): ListedPart => {
      const under = valueUnder(layout, part);
      return under ? { ...part, right: under, isOver: true } : part;
    });
  const values = new Set(parts.flatMap(({ isOver, right }) => (isOver && right ? right.words : [])));
  return parts.filter(({ words: [first] }) => !values.has(first));
}

/**
 * In a row of labels the value of each stands in the row under it, in its turn where that has as many cells, else
 * flush: "Name | Tax number" over "Larkspur Ltd | 4711".
 */
function valueUnder({ lines }: Layout, { line, words }: Labelled<Part>): Segment | undefined {
  const at = line.segments.findIndex((cell) => cell.words[0] === words[0] && cell.words.at(-1) === words.at(-1));
  const next = lines[lines.indexOf(line) + 1];
  if (line.segments.length < 2 || at < 0 || /[\d:]/.test(line.text) || next?.page !== line.page) return undefined;
  const height = heightOf(line.box);
  const [from, to] = [line.segments[at - 1]?.box[2] ?? -Infinity, line.segments[at + 1]?.box[0] ?? Infinity];
  const isInTurn = next.segments.length === line.segments.length;
  const under = isInTurn
    ? next.segments.slice(at, at + 1).find(({ box }) => box[2] > from && box[0] < to)
    : next.segments.find(({ box }) => Math.abs(box[0] - words[0].box[0]) < height);
  const isNear = under && under.box[1] - line.box[3] < height * 1.5;
  return isNear && !isOnlyLabels(under.text, findParts) && !isAside(under.text) ? under : undefined;
}

/** A row of labels that begins with the customer's number tells whose name and address it and the next rows hold. */
function gridOfCustomer(parts: readonly ListedPart[], headings: readonly Labelled<Role>[]): Labelled<Role>[] {
  if (headings.some(({ name }) => name === 'customer')) return [];
  return parts.flatMap((part) => {
    const [first] = part.line.segments;
    const hit = first && findRoles(first).find(({ name, phrase }) => name === 'customer' && phrase.length > 4);
    return part.name === 'name' && part.isOver && hit && !first.words.includes(part.words[0])
      ? [{ ...hit, line: part.line, below: () => [], end: part.start - 1 }]
      : [];
  });
}

/** A table stands between the two. */
const isParted = (heading: Line, line: Line, items: ReadonlySet<Line>): boolean =>
  [...items].some(({ page, box }) => page === line.page && box[1] > heading.box[1] && box[3] < line.box[3]);

/** Two headings on a line head a column each. */
function columnOf({ line, words }: Labelled<Role>, roles: readonly Labelled<Role>[]) {
  const lefts = roles.filter((role) => role.line === line).map((role) => role.words[0].box[0]);
  const slack = heightOf(words[0].box);
  const from = Math.min(...lefts) === words[0].box[0] ? -Infinity : words[0].box[0] - slack;
  const to = Math.min(...lefts.filter((left) => left > words[0].box[0])) - slack;
  return (part: Labelled<Part>): boolean => part.words[0].box[0] >= from && part.words[0].box[0] < to;
}

/** "Client: …" over "Address: …", both flush: the role's own label has the name beside it, not itself in brackets. */
const isListed = ({ right, words, line, phrase }: Labelled<Role>, address: Labelled<Part>): boolean =>
  right !== undefined &&
  /^[^(]*\p{L}{2}/u.test(right.text) &&
  (NAMES_BUYER.test(phrase) || Math.abs(words[0].box[0] - address.words[0].box[0]) < heightOf(words[0].box)) &&
  address.line.box[1] - line.box[3] < heightOf(line.box) * 4;

/** Labels of a name, not of a party: in Latin America's forms the address may stand in another column. */
const NAMES_BUYER = /^(?:senor\W?es\W?|senores|.*razon social)$/;

function segmentStart(label: Labelled<Part>): number {
  const segment = segmentOf(label.line, label.words[0]);
  return segment ? label.line.text.indexOf(segment.text) : -1;
}

function valueSegment(label: Labelled<Part | Role>): Segment {
  const { right, line } = label;
  return line.segments.find((segment) => segment.words[0] === right?.words[0]) ?? inOneCell(line, right!);
}

/** A scan joins the label of the next column to the value under it: "CNPJ/CPF Larkspur Ltda". */
const TAX_LABEL = /^\W*(?:CNPJ|CPF|CUIT|NIF|CIF|RUC|NIT|RFC)(?: ?\/ ?(?:CNPJ|CPF|CUIL))?[\s:.]+(?=\p{L})/u;

/** "Name:Larkspur" is one word: what stands before the colon is the label's. */
function withoutGlued(text: string, { words, right }: Labelled<Part | Role>): string {
  const first = right?.words[0];
  return first && first === words.at(-1) && text.includes(first.text) ? text.replace(/^[^:]*:\s*(?=\S)/, '') : text;
}

/** A value of two lines is centred on its label: its first line then stands just above. */
function tightAbove(layout: Layout, value: Segment): Segment[] {
  const height = heightOf(value.box);
  const above = layout.lines
    .filter((line) => line.page === value.page && line.box[3] <= value.box[1] + height * 0.3)
    .at(-1)?.segments;
  const [only] = above ?? [];
  const tight =
    only &&
    above?.length === 1 &&
    value.box[1] - only.box[3] < height * 0.45 &&
    Math.abs(only.box[0] - value.box[0]) < height;
  return tight ? [only] : [];
}

/** In a list every line begins with a label: one that does not, flush with the last, goes on from it. */
function goingOn(layout: Layout, { line, words }: Labelled<Part | Role>): Segment[] {
  const [under] = segmentsUnder(layout, layout.lines.indexOf(line), around(words));
  const isFlush = under && Math.abs(under.box[0] - words[0].box[0]) < heightOf(words[0].box) * 0.5;
  return isFlush && !/[:\d]/.test(under.text) && findParts(under).length === 0 ? [under] : [];
}

function downToPostcode(layout: Layout, label: Labelled<Part>): Segment[] {
  const value = valueSegment(label);
  const found = [value];
  if (postcodeTown(value.text)) return found;
  const start = layout.lines.findIndex((line) => line.segments.some(({ words }) => words.includes(value.words[0]!)));
  for (const line of layout.lines.slice(start + 1, start + 4)) {
    const segment = line.segments.find((part) => Math.abs(part.box[0] - value.box[0]) < heightOf(value.box));
    if (!segment || line.page !== value.page) break;
    found.push(segment);
    if (postcodeTown(segment.text)) return found;
  }
  return [value, ...wrapped(layout, label, value, start)];
}

/** What a cell had no room for: right under the value or its label, in words that have no label of their own. */
function wrapped({ lines }: Layout, { words }: Labelled<Part>, value: Segment, at: number): Segment[] {
  const height = heightOf(value.box);
  const under = lines[at + 1]?.segments.find(({ box, page }) => {
    const isFlush = [value.box[0], words[0].box[0]].some((left) => Math.abs(box[0] - left) < height * 0.5);
    return page === value.page && isFlush && box[1] - value.box[3] < height * 0.6;
  });
  const isOfAddress = under && (BARE_POSTCODE.test(under.text) || !/[:\d]/.test(under.text));
  return isOfAddress && findParts(under).length === 0 && !isAside(under.text) ? [under] : [];
}
const BARE_POSTCODE = /^\d{5,6}$/;
