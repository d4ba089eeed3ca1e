/**
 * Lines within an address that say what they are: "Tel: …" and "Attn: …" are no part of it, of "City: Leeds" the city
 * is, "Name: Ada Example" is the name.
 */
import { fold } from '../../../layout/fold.js';
import { phrases } from '../../../layout/labels.js';
import { isInBuilding } from './places.js';
import { hasStreetWord } from '../../../fields/vocabulary/names.js';
import { type Span, spanOf, wordsAt } from '../../../layout/lines.js';

const keys = (text: string): ReadonlySet<string> => new Set(phrases(text));

const NO_PART = keys(
  `tel | tel no | tel nr | telf | tlf | tfno | tfn | tlfn | telefon | telefono | telephone | telefone | telefoon
  telefonszam | puh | ph | phone | phone no | phone number | mob | mobil | mobile | mobile no | movil | cell
  celular | cel | fono | fone | gsm | handy | portable | fax | email | e-mail | mail | correo | rut | rfc | nit
  cuit | cuil | cpf | cnpj | cpf/cnpj | dni | cedula | vat | vat no | nif | cif | trn | gstin | gst | gst no
  tax id | eori | oib | pib | attn | att | atte | atn | at.te | attention | a/c | a/a | a. c. | aos cuidados | at
  contact | contact name | contact person | contact no | contact number | contact details | mobile number
  telephone no | telephone number | tel/mobile | tel/gsm | cell no | whatsapp | d/unit | documento | ci | cc
  vat number | iec | pan | company reg | contacto | contatto | kontakt | kontaktperson | contactpersoon
  yhteyshenkilo | ansprechpartner | persona de contacto | osoba kontaktowa | hp | no hp | telp | no telp | telepon
  t | m | p | f | tlf.nr | tlf nr | telefonnr | telefonnummer | telefoonnummer | mobilnr | mobilnummer | mobiel
  mobiltelefon | rufnummer | puhelin | kontaktnr | telefono movil | telefon nr | nr telefonu | telefoni
  sdt | dt | dien thoai | z. hd | z.hd | zu handen | t.a.v | t. a. v | c.a | yetkili | customer no | kundennr | id
  тел | телефон | моб | контакт | контактна особа | контактное лицо | лице за контакт | еик | єдрпоу | инн | імейл
  имейл | τηλ | τηλεφωνο | κιν | κινητο | αφμ | α.φ.μ | υπεύθυνος | sími | farsími | netfang | kennitala | kt
  电话 | 電話 | 電話番号 | 联系电话 | 聯絡電話 | 联系方式 | 手机 | 手機 | tel番号`,
);
const PART = keys(
  `address | addr | address 1 | address 2 | address line 1 | address line 2 | street address | adresse | adresa
  adres | adress | osoite | anschrift | direccion | domicilio | endereco | indirizzo | area | street | strasse
  calle | rua | via | rue | ulica | utca | city | town | cidade de destino | suburb | locality | city/town | ciudad | cidade | ville
  citta | comuna | comune | localidad | poblacion | miasto | miejscowosc | ort | plaats | woonplaats | stad | oras
  localitate | mesto | grad | bairro | barrio | colonia | municipio | district | distrito | state | state/province
  province | provincia | prov | departamento | region | estado | uf | county | judet | il | ilce | zip | zip code
  zipcode | post code | postcode | postal code | codigo postal | cod. postal | cod postal | postal
  zip/postal code | city/state | city/state/zip | city, state | city / state | landmark | depto | code postal | cp
  c.p | cep | cap | plz | postleitzahl | pin | pin code | pincode | kod pocztowy | psc | postnummer | country
  alamat | kota | kecamatan | provinsi | kode pos | dia chi | pais | pays | land | kraj | ulke | адрес | адреса | город
  місто | град | индекс | індекс | почтовый индекс | пощенски код | п.к | область | страна | країна | държава | улица
  вулиця | διευθυνση | πολη | τ.κ | τκ | περιοχη | οδος | χώρα | heimilisfang | póstnúmer | staður
  地址 | 住址 | 住所 | 所在地 | 邮编 | 邮政编码 | 郵遞區號 | 郵政編碼 | 郵便番号`,
);
const NAME = keys(
  `name | full name | company | company name | customer | customer name | nombre | nome | nom | naam | namn | navn
  nimi | nume | imie i nazwisko | nazwa | firma | empresa | razon social | razao social | societe | unvan
  ad soyad | cliente | client | contact/company | име | имя | фио | ім'я | піб | організація | организация | компания
  ονοματεπωνυμο | επωνυμια | nafn | 姓名 | 氏名 | お名前 | 会社名`,
);

export const KEYS: readonly string[] = [...NO_PART, ...PART, ...NAME];

/** Whose it is, before what it is: "Buyer's Name", "Sender address". */
const WHOSE =
  /^(?:ship(?:ping)?[ -]?(?:to|from)|to|from|receiver|recv|rcvr|recipient|consignee|buyer|customer|cust|delivery|deliver to|destination|sender|shipper|consignor|merchant|seller|pickup|return|origin|destinatari[oa]|remitente|cliente|alici|gonderen|gonderici|odbiorcy|nadawcy|empfanger|absender)(?:['’]?s)?\s+/;

/** Without a colon: "Tel 0532 555 27 49", "Attn Ada Example". */
const BARE =
  /^(?:tel|telf|tlf|tfno|tlfn|telp|telefon|telefono|telefone|telefoon|telephone|ph|phone|mob|mobil|mobile|mobiel|movil|cel|celular|handy|puh|puhelin|fono|gsm|fax|hp|t|m|p)\b\W*[+(]?\d{2}|^(?:attn?|atn|atte)\b\W/;
const BARE_IN_OTHER_LETTERS = /^(?:тел|телефон|моб|τηλ|τηλεφωνο|κιν)\.?[\s:]*[+(]?\d/;
/** "CP 630004 Tel 606 5550118". */
const TAIL =
  /\s+(?:tel|telf|tlf|tfno|telp|telefon|telefono|telefone|telefoon|telephone|ph|phone|mob|mobil|mobile|mobiel|movil|cel|celular|handy|puh|gsm|fax)\b\W*[+(]?\d[\d\s()./-]{5,}$/;
/** "CONTACT & TEL" */
const HEADS_CONTACT = /^contact(?: person)? ?(?:&|\/|and) ?(?:tel|phone|mobile)\w*\W*$/;
const TAIL_IN_OTHER_LETTERS = /,?\s+(?:тел|моб|τηλ|κιν)\.?[\s:]*[+(]?\d[\d\s()./-]{5,}$/;
const MAIL = /^\S+@\S+$/;
/** "+62 812 555 0199", and with figures that who packs need not know: "+62 812****77", "98XXXXXX31". */
const TELEPHONE = /^(?=\(?\+|.*[*X•]{2})[+(]{0,2}\d[\d ()*X•./-]{7,}$/;
/** "SHIPPING: (256) 555-0143 CLOSE 4 30 PM": a longer number behind a word that calls it is nothing of an address. */
const CALLED_NUMBER = /^[^\p{L}\d]*\d(?:[ ()./-]{0,2}\d){6}/u;

/** "Elmtown · Contact: ada@example.test", "Larkspur Ltda RUT : 76.418.905-1" */
const ASIDE = /\s[·•|]\s*([^:·•|]+):|\s([\p{L}./]{3,10})\s?:/u;

/** "… to be reported within 7 days in writing." */
const END_OF_SENTENCE = /(?<!\S)(?:\p{Ll}+|\d{1,2})(?:,? (?:\p{Ll}+|\d{1,2})){2,} \p{Ll}{5,}\.$/u;

function withoutPhone(segment: Span): Span | 'none' {
  const aside = ASIDE.exec(segment.text);
  const tail =
    aside && NO_PART.has(fold(aside[1] ?? aside[2]!).trim())
      ? aside
      : (TAIL.exec(fold(segment.text)) ?? TAIL_IN_OTHER_LETTERS.exec(fold(segment.text)));
  if (!tail) return segment;
  const others = spanOf(wordsAt(segment, 0, tail.index), segment.page);
  // "Recv Phone: 07 555 0198" says whose telephone it is.
  return fold(`${others.text} `).replace(WHOSE, '') === '' ? 'none' : others;
}

/** "ATTN RECEIVING – BLDG 4 STE 110": behind whom to ask for, where in the house that is. */
function inHouse(line: Span): Span | undefined {
  const at = line.text.search(/(?<=\s[–-]\s)|(?<=,\s)/);
  const place = line.text.slice(Math.max(0, at));
  return at > 0 && /\d/.test(place) && isInBuilding(place)
    ? spanOf(wordsAt(line, at, line.text.length), line.page)
    : undefined;
}

/** @returns what the line gives the party: nothing, all of it or what follows its own word */
export function partyLine(printed: Span): Span | 'none' {
  const told = partOf(printed);
  return told === 'none' ? (inHouse(printed) ?? told) : told;
}

function partOf(printed: Span): Span | 'none' {
  const segment = withoutPhone(printed);
  if (segment === 'none') return segment;
  const text = segment.text.trim();
  if (MAIL.test(text) || TELEPHONE.test(text) || isCalled(fold(text))) return 'none';
  if (HEADS_CONTACT.test(fold(text)) || (END_OF_SENTENCE.test(text) && !hasStreetWord(text))) return 'none';
  const colon = segment.text.indexOf(':');
  if (colon < 1) return segment;
  const key = fold(segment.text.slice(0, colon))
    .replace(/[.\s]+$/, '')
    .trim();
  // "Recv phone: …"
  if (NO_PART.has(key) || NO_PART.has(key.split(' ').at(-1)!)) return 'none';
  const what = key.replace(WHOSE, '');
  if (NO_PART.has(what)) return 'none';
  if (!PART.has(what) && !NAME.has(what)) return CALLED_NUMBER.test(segment.text.slice(colon + 1)) ? 'none' : segment;
  const words = wordsAt(segment, colon + 1, segment.text.length);
  if (words.length === 0) return 'none';
  const told = { ...spanOf(words, segment.page), text: segment.text.slice(colon + 1).trim() };
  return /[\p{L}\p{N}]/u.test(told.text) ? told : 'none';
}

export const isCalledInOtherLetters = (text: string): boolean => BARE_IN_OTHER_LETTERS.test(fold(text));

const isCalled = (folded: string): boolean => BARE.test(folded) || BARE_IN_OTHER_LETTERS.test(folded);

/** "City:" by itself: what it announces stands under it. */
export const isPrompt = ({ text }: Span): boolean =>
  /:\s*$/.test(text) &&
  PART.has(
    fold(text)
      .replace(/[.:\s]+$/, '')
      .trim(),
  );

/** "CP/ Ville" */
const keysOf = (words: Span['words']): string[] =>
  fold(words.map(({ text }) => text).join(' '))
    .split('/')
    .map((key) => key.trim());

/** How many words at the start of the line say what it is, as a form does that is filled in behind them. */
function promptOf({ words }: Span, known: ReadonlySet<string>): number {
  const counts = [3, 2, 1].filter((count) => count < words.length);
  const isKnown = (key: string) => known.has(key) && !hasStreetWord(key);
  return counts.find((count) => keysOf(words.slice(0, count)).every(isKnown)) ?? 0;
}

/** "Name Ada Example" over "Address 4 Quay Road": where both have a word of their own, neither is part of the party. */
export function withoutPrompts(lines: readonly Span[]): readonly Span[] {
  const [first, ...others] = lines;
  const prompted = first && promptOf(first, NAME) > 0 && others.some((line) => promptOf(line, PART) > 0);
  if (!prompted) return lines;
  return lines.map((line) => {
    const count = promptOf(line, NAME) || promptOf(line, PART);
    return count > 0 ? spanOf(line.words.slice(count), line.page) : line;
  });
}
