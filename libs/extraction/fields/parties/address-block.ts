/**
 * Reads a name and an address out of a block of lines ("Acme Ltd / 1 Main Street / 12345 Town"). The address ends with
 * postcode and town and begins at the first line above it that looks like a street; what stands above that is the name,
 * and perhaps a person or department, which belong to neither. Telephone numbers, identifiers and labels are left out.
 */
import { type Block, type BlockLine } from '../../layout/blocks.js';
import { fold } from '../../layout/fold.js';
import { type Span, spanOf } from '../../layout/lines.js';
import { addressLine, tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { findEmails, findIbans } from '../vocabulary/contacts.js';
import {
  hasLegalForm,
  hasStreetWord,
  isCountry,
  isOnlyKind,
  isPremises,
  isTownWithShortCode,
  postcodeTown,
} from '../vocabulary/names.js';

export interface Placed {
  readonly text: string;
  readonly page: number;
  readonly words: readonly Word[];
}

export interface PartyBlock {
  /** Absent when the block is only an address. */
  readonly name?: Placed;
  readonly address: Placed;
  /** What it says if its first line is a name with a number ("Harbour House 3"), for when nothing above names it. */
  readonly numbered?: { readonly name: Placed; readonly address: Placed };
  /** The lines of the page it was read from. */
  readonly spans: readonly Span[];
  readonly oneLine: boolean;
}

const ASIDE =
  /^(?:gln|tel|fax|ph|phone|mobile|e-?mail|mail|www|http|vat|ust|tva|btw|siret|siren|iban|bic|tax|nif|cif|nip|steuer|kunden-?n|customer n|attn|attention|att\.|v\/|zu hd|zu handen|z\.? ?hd|contact|gstin|cin|nummer|number|globale|ansprechpartner|telefon|seite|page|datum|date|n°|hrb|lic(?:en[cs]e)?\.? no|p\.? ?iva|c\.? ?f\.|abn|acn|gst|hst|uen|ein|tin|cvr|org\.? ?(?:nr|no)|momsreg|mva|kvk|y-tunnus|alv|ico|dic|adoszam|cui|oib|pib|rfc|cnpj|npwp|vkn|kmkr|pvn|pvm|t\.?a\.?v\.?|a l'attention|z\. ?h|fao|all'attenzione|a la atencion|ao cuidado|a\/[ac]|α\.?φ\.?μ|δ\.?ο\.?υ|τηλ|τηλεφωνο|φαξ|κιν|κινητο|γ\.?ε\.?μη|αρ\. γεμη|επαγγελμα|δραστηριοτητα|υποψη|еик|булстат|ддс|ин по|ид\. ?no|идент|мол|тел|факс|моб|банка|трапеза|банк|іпн|код за|код єдрпоу|єдрпоу|р\/р|п\/р|мфо|є платником|св|kt|kennitala|vsk|simi|gsm|netfang|banki|инн|кпп|огрн|бик|пиб|едб|mst|ma so thue|dien thoai|dt|sdt|so tai khoan|hotline|nipt|nuis|voen|telp|simu|전화|팩스|대표|등록번호|사업자|vergi|mersis|org\.? ?nummer|هاتف|الهاتف|جوال|الجوال|تلفون|فاكس|موبايل|رقم الهاتف|الرقم الضريبي|رقم التسجيل|رقم ضريبه|رقم السجل|السجل التجاري|سجل تجاري|س\.ت|البريد|المعرف|البنك|טל|טל'|טלפון|נייד|פקס|ח\.פ|ח"פ|ע\.מ|ע"מ|עוסק|מס' עוסק|דוא"ל|אימייל|(?:โทร|แฟกซ์|โทรสาร|อีเมล|เลขประจำตัว|เลขที่ผู้เสีย|เลขผู้เสีย|ทะเบียน|\(?สำนักงานใหญ่)[\p{L}\p{M}]*)(?!\p{L})/u;
const LEAD =
  /^(?:(?:bill(?:ed)? to|sold to|ship(?:ped)? to|deliver to|invoice to|sold by|from|to|an|name|anschrift|address|adresse|firma|company|nom|διεύθυνση|έδρα|адрес|адреса|heimilisfang|dia chi|địa chỉ|alamat|주소|adresa|ünvan|adreça|anwani)(?: address)?)?\s*:\s*|^(?:الاسم|العنوان|السادة|العميل|اسم العميل|المشتري|اسم المشتري|לכבוד|שם הלקוח|כתובת|לקוח|นามลูกค้า|ชื่อลูกค้า|ลูกค้า|ที่อยู่|ชื่อผู้ซื้อ|ผู้ซื้อ)(?:\s*:\s*|\s+)/iu;
/** A person who is addressed; where a house is named as well, that is the party. */
const GREETED = /^(?:herrn?|frau|monsieur|madame|mme|mr|mrs|ms|dhr|mevr|sr|sra|sig|sig\.ra|pan|pani)\.? \p{L}/iu;
/** In whose house a party has its letters: no part of its name, and what stands under it is the address. */
const CARE_OF = /^c\/[o0-](?!\p{L})/iu;
/** "An", "De": says to whom or from whom, in any language; only where a name stands under it. */
const DIRECTION = /^[^\p{L}\p{N}]*\p{L}{1,2}[^\p{L}\p{N}]*$/u;
/** A line that begins small goes on from one that ends small: "Larkspur, school for young / gardeners". */
const BREAKS_OFF = /(?:^|[\s-])\p{Ll}[\p{L}-]*,?$/u;
const GOES_ON = /^\p{Ll}{3}/u;
const SALUTATION = /^(?:herrn?|frau|firma|monsieur|madame|mr|mrs|ms)\.?$/i;

/** By itself on a line over a name, folded: no part of it. */
const POLITELY =
  /^(?:exm[oa]s?\.?(?:\(?[oa]s?\)?\.?)? ?(?:srs?\.?|senhor\S*)(?: \S+)?|spett(?:\.?le|abile)\.?(?: ditta)?|egr(?:egio|\.) sig\S*|gent(?:ile|\.) (?:sig\S*|cliente)|senor(?:es|as?)?|sres\.?)$/u;

/** What companies of some countries must say of themselves: "SARL au capital de 8 000 €", "Cap. Soc. € 20.000". */
const CAPITAL =
  /(?<!\p{L})(?:au capital|cap(?:itale)?\.? soc(?:iale)?|capital social|stammkapital|aktiekapital|kapital zakladowy)(?!\p{L})/u;

/** Of a tax office or a register, without its label: "B12345674". */
const BARE_NUMBER = /^(?=(?:\D*\d){7})[A-Z\d-]{8,15}$/;

/** The line holds only marks of identity that go with an address, not part of it. */
export const isAside = (text: string): boolean =>
  POLITELY.test(fold(text)) ||
  ASIDE.test(fold(text).replace(/^[([]/, '')) ||
  findEmails(text).length > 0 ||
  !/[\p{L}\p{N}]/u.test(text) ||
  /^[\d\s/+().-]{7,}$|^# ?[A-Z]{2}/.test(text) ||
  BARE_NUMBER.test(text) ||
  findIbans(text).some(({ start, end, shaped }) => shaped && end - start === text.length) ||
  CAPITAL.test(fold(text));

/**
 * @param isHeading tells lines that only say whose address follows
 * @param isRepeated tells texts that the document states once more: of two names that one is the party's
 */
export function partyInBlock(
  block: Block,
  isHeading: (text: string) => boolean,
  isRepeated: (text: string) => boolean = () => false,
): PartyBlock | undefined {
  const { lines } = block;
  const ends = (line: BlockLine, index: number) =>
    endsAddress(line.text) || endsWithShortCode(line, lines.slice(Math.max(0, index - TO_TOWN), index));
  const at = lines.findIndex(
    (line, index) =>
      ends(line, index) &&
      !lines
        .slice(index + 1, index + 4)
        .some((next, more) =>
          isStreetAbove(line.text)
            ? ends(next, index + 1 + more)
            : /^\d{1,5} /.test(line.text) && STATE_AND_CODE.test(next.text),
        ),
  );
  if (at < 0 || at > 9) return undefined;
  let from = at;
  while (from > 0 && at - from < 7 && !isBreak(lines[from - 1]!, isHeading) && !SALUTATION.test(lines[from]!.text))
    from--;
  const body = lines.slice(from, at + 1).filter((line) => !isAside(line.text.replace(LEAD, '')));
  const found = body.findIndex(({ text }) => looksLikeStreet(withoutMarks(text)));
  const street = isBareCode(body[found]) ? Math.min(1, found) : found;
  const careOf = body.findIndex((line, index) => index > 0 && index < body.length - 1 && CARE_OF.test(line.text));
  const house = street > 1 && isPremises(body[street - 1]!.text) ? street - 1 : street;
  const start = careOf > 0 ? careOf + 1 : house >= 0 ? house : Math.min(1, body.length - 1);
  const address = body.slice(start).filter((line) => !isCountry(line.text));
  if (address.length === 0 || !/\d/.test(address.map((line) => line.text).join(''))) return undefined;
  const under = lines[at + 1];
  if (address.length === 1 && postcodeTown(address[0]!.text)?.start === 0 && under && isStreetUnder(under.text)) {
    address.push(under);
    body.push(under);
  }
  const names = body.slice(0, careOf > 0 ? careOf : start).filter((line) => /\p{L}\.?\p{L}/u.test(line.text));
  const name = nameOf(names, isRepeated);
  const [first, ...rest] = address;
  const numbered =
    first &&
    start === 0 &&
    rest.length > 1 &&
    /^\p{L}{3}/u.test(first.text) &&
    rest.slice(0, -1).some(({ text }) => looksLikeStreet(text));
  return {
    ...(name ? { name } : {}),
    address: addressOf(address),
    ...(numbered ? { numbered: { name: placed([first], tidy(first.text)), address: addressOf(rest) } } : {}),
    spans: body,
    oneLine: false,
  };
}

/** Off a picture, a code may come without the room before its town: "48720Harbour". */
const STUCK_CODE = /^\W*\d{5}(?=\p{Lu}\p{Ll}{2})/u;

export const addressOf = (lines: readonly BlockLine[]): Placed =>
  placed(
    lines,
    addressLine(lines.map((line) => withoutCountry(line.text.replace(LEAD, '').replace(STUCK_CODE, '$& ')))),
  );

/**
 * The line with a legal form, else one that is stated again, else the first; a salutation goes with the person after
 * it, an unfinished line with the next.
 */
export function nameOf(lines: readonly BlockLine[], isRepeated: (text: string) => boolean): Placed | undefined {
  const said = lines.filter(({ text }) => !DIRECTION.test(text));
  if (said.length < lines.length && said.length > 0) return nameOf(said, isRepeated);
  const [first, second] = lines;
  if (!first) return undefined;
  const legal = lines.find((line, at) => hasLegalForm(line.text) && (at === 0 || !CARE_OF.test(line.text)));
  if (legal) {
    const at = lines.indexOf(legal);
    const whole = lines.slice(
      isOnlyKind(legal.text) ? Math.max(0, at - 1) : at,
      isOnlyKind(lines[at + 1]?.text ?? '') ? at + 2 : at + 1,
    );
    const name = whole.map(({ text }) => withoutMarks(text.replace(LEAD, ''))).join(' ');
    return placed(whole, withoutPerson(tidy(name)));
  }
  if (second && SALUTATION.test(first.text)) return placed([first, second], tidy(`${first.text} ${second.text}`));
  const again = isRepeated(first.text) ? undefined : lines.find(({ text }) => isRepeated(text));
  const house = GREETED.test(first.text) ? lines.find(({ text }) => !GREETED.test(text)) : undefined;
  const chosen = again ?? house ?? first;
  const next = lines[lines.indexOf(chosen) + 1];
  const whole = next && BREAKS_OFF.test(chosen.text) && GOES_ON.test(next.text) ? [chosen, next] : [chosen];
  return placed(whole, tidy(whole.map(({ text }) => text.replace(LEAD, '')).join(' ')));
}

/** "Acme Ltd - VAT 4711": what identifies a company may follow its name behind a dash or a dot. */
function withoutMarks(name: string): string {
  const [company = name, ...marks] = name.split(/\s+[-–—·•]\s+/);
  return marks.length > 0 && marks.every(isAside) ? company : name;
}

/** "Acme Ltd, Ada Example": who is meant there is no part of the company's name; "Acme, Inc." is a name. */
function withoutPerson(name: string): string {
  const [company = name, ...more] = name.split(/, /);
  return hasLegalForm(company) && !hasLegalForm(more.join(', ')) ? company : name;
}

/** Characters of a line of an address; what is longer is a sentence. */
const LONGEST = 60;

/** "Plot 9, Mill Road, Mill Industrial Area, Harbour, Example State, 452015": all of it in a line that a code ends. */
const isWholeAddress = (text: string): boolean =>
  text.split(/,\s*/).length > 2 && looksLikeStreet(text.split(/,/)[0]!) && postcodeTown(text)?.end === text.length;

function endsAddress(text: string): boolean {
  return (
    (postcodeTown(text) !== undefined || STUCK_CODE.test(text)) &&
    (text.length < LONGEST || isWholeAddress(text)) &&
    !isAside(text)
  );
}

/** Lines from a street to its town: between them stand suburbs. */
const TO_TOWN = 4;

/**
 * "Bellville 7535" under a street or a box; the digits may stand on a line of their own, and a street or its route
 * before them: "RD 6, Gore 9776".
 */
const endsWithShortCode = ({ text }: BlockLine, above: readonly BlockLine[]): boolean => {
  const parts = text.split(/,\s+/);
  const town = /^\d{4}$/.test(text) ? `${above.at(-1)?.text} ${text}` : parts.at(-1)!;
  const before = [...above.map((line) => line.text), ...parts.slice(0, -1)];
  return isTownWithShortCode(town) && before.some((part) => /\d/.test(part) && looksLikeStreet(part));
};

/** In some countries the street follows the town: "61-312 Poznań / ul. Długa 11". */
const isStreetUnder = (text: string): boolean =>
  hasStreetWord(text) && /\d/.test(text) && !/:/.test(text) && !isAside(text) && !postcodeTown(text);

/** A postcode by itself: its town stands above it, and what more stands under the name is where in the town. */
const isBareCode = (line: BlockLine | undefined): boolean =>
  line !== undefined && /\d/.test(line.text) && /^[A-Z\d]{2,5}[ -]?[A-Z\d]{2,5}$/.test(line.text);

/**
 * "1098 N Fraser Street" and "PMB 90214" look like postcode and town until the town is read under them, "Suite 6" in
 * between; over "MADISON WI 53704" so does any number with a name.
 */
const isStreetAbove = (text: string): boolean => hasStreetWord(text) || /^[A-Z]{2,4} \d+$/.test(text);
const STATE_AND_CODE = /\p{L}{3},? [A-Z]{2},? \d{5}(?:-\d{4})?$/u;

export function looksLikeStreet(text: string): boolean {
  return (/\d/.test(text) || hasStreetWord(text)) && !(hasLegalForm(text) && !/\d/.test(text));
}

/** A heading, a label with its value or a sentence ends the address upwards. */
export function isBreak(line: BlockLine, isHeading: (text: string) => boolean): boolean {
  const { text } = line;
  return (
    isHeading(text) ||
    /:\s*$/.test(text) ||
    (/:/.test(text) && !LEAD.test(text) && !isAside(text)) ||
    (text.length > LONGEST && !isWholeAddress(text))
  );
}

/** "DE 12345 Town" and "12345 Town, FR": the country's code is no part of the line; a state before a ZIP code is. */
export function withoutCountry(text: string): string {
  const bare = text.replace(/^(?:[A-Z]{2}|D|F|A)[ -](?=\d{4,5}\b)/, '');
  return /^\W*\d{4,5}/.test(bare)
    ? bare.replace(/,\s*([A-Z]{2}|\p{Lu}\p{L}{3,})$/u, (whole, last: string) =>
        last.length === 2 || isCountry(last) ? '' : whole,
      )
    : bare;
}

export function placed(lines: readonly Span[], text: string): Placed {
  const span = spanOf(
    lines.flatMap((line) => line.words),
    lines[0]!.page,
  );
  return { text, page: span.page, words: span.words };
}
