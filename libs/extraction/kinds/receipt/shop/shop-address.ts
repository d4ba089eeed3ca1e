/** The lines of a shop's address in the head of a receipt, and the mending of what was misread in them. */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { findDates } from '../../../normalise/dates.js';
import { outline } from '../../../normalise/confused-characters.js';
import { wordsRestored } from '../../../normalise/known-words.js';
import { addressLine, letterCount } from '../../../normalise/text.js';
import { countryNamedIn } from '../../../regions/country-names.js';
import { MALAYSIAN_PLACES } from '../../../regions/malaysia.js';
import { provinceNamedIn } from '../../../regions/provinces.js';
import { US_STATE_CODES } from '../../../regions/united-states.js';
import { PLACE_WORDS } from './known-words.js';
import { findEmails } from '../../../fields/vocabulary/contacts.js';
import { hasLegalForm, hasStreetWord, isCountry, postcodeTown } from '../../../fields/vocabulary/names.js';
import { NOT_NAME } from './shop-words.js';

const ENDS_ADDRESS =
  /(?<!\p{L})(?:tel|phone|fax|hp|gst|sst|reg|vat|tax|tax ?invoice|simplified|invoice|receipt|bill|cash|cash ?(?:bill|sales?)|date|time|table|cashier|email|e-mail|www|http|ust|tva|siret|btw|mwst|hotline|website|facebook|mobile|contact|company no|co\.? no|roc|rob|order|pos|counter|member|salesperson|doc|slip|received from|site ?:)(?!\p{L})|@|www\./u;
/** Tax and register numbers, and what the paper is called, outside the English-speaking world. */
const ENDS_ABROAD =
  /(?<!\p{L})(?:nip|regon|ico|dic|[o0]rg\.? ?-?nr|orgnr|cvr|cnpj|nif|nipc|cif|rfc|p\.? ?iva|partita iva|c\.f|siren|rcs|uid|uid-nr|steuer\S*|st\.? ?-?nr|abn|acn|gstin|fssai|trn|tin|kvk|vkn|vergi|adoszam|y-tunnus|telefon\w*|tlf|puh|mob|ph|f[ao]ct?ura|fattura|facture|rechnung|quittung|kassenbon|\w*kvitto|\w*kvittering|kuitti|nyugta|uctenka|documento|paragon|ticket|recibo|tisch|bord|mesa|meja|server|inh|inhaber|kasir|kassir|arketar|esir|pfr|pib|nipt|voen|mst|sdt|dt|thu ngan|so hd|phieu\p{L}*|bill|simu|vrn|mteja|касир|кассир|инн|пиб|есир|смена|чек|전화|대표자?|사업자\p{L}*|거래\p{L}*|영수증\p{L}*|هاتف|جوال|تلفون|الرقم الضريبي|رقم التسجيل|السجل التجاري|س\.ت|فاتوره|رقم الفاتوره|التاريخ|טל|טל'|טלפון|ח\.פ|ע\.מ|עוסק|חברה|חשבונית|קבלה|תאריך)(?!\p{L})|(?:โทร|เลขประจำตัว|เลขผู้เสีย|ใบเสร็จ|ใบกำกับ|เลขที่|วันที่|tax ?id)/u;
/** What is bought begins: a line with a price at its end. */
const PRICED = /\s[^\d\s]{0,3}\d+[.,]\d{2}[^\p{L}\p{N}]*[A-Z]?$/u;
/** "(123456-X)", "Co. No. 12345": the register's number of the company, between its name and its address. */
export const REGISTER =
  /^[^\p{L}\p{N}]*(?:co(?:mpany)?\.?|reg(?:istration)?\.?|roc|rob|no)?[\s.:#]*(?:no\.?|reg\.?)?[\s:(]*[A-Z]{0,4}\d[\d ]{3,12}\s?-?\s?[A-Z0-9]?[^\p{L}\p{N}]*$/iu;

export function addressOf(lines: readonly Line[]): string {
  const address = addressLine(
    lines.map(({ text }, at) => mendedAddress(fromStreet(at === 0 ? withoutLabel(text) : text))),
  );
  return MALAYSIAN.test(fold(address)) ? withoutAccents(address) : address;
}

/** "Songs since 1990 | 12 Silver Street, Harbour": what a bar parts from an address is none of it. */
function fromStreet(text: string): string {
  const parts = text.split(/\s+[|•·]\s+/);
  const at = parts.findIndex(looksLikeAddress);
  return at > 0 ? parts.slice(at).join(', ') : text;
}

/** "Branch: 12 Silver Street": what is said of an address before it. */
function withoutLabel(text: string): string {
  const [label = ''] = /^\W*\p{L}[^:\d]{2,20}:\s*/u.exec(text) ?? [];
  const rest = text.slice(label.length);
  return looksLikeAddress(rest) && !/(?<!\p{L})n[or](?!\p{L})/u.test(fold(label)) ? rest : text;
}

/** Malay and English have no accents: over a letter they are dirt on the paper. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const MALAYSIAN = new RegExp(String.raw`(?<!\p{L})(?:${MALAYSIAN_PLACES.join('|')})(?!\p{L})`, 'u');

/** "101 12", "L07 12": three characters of its outline before the number of a plot. */
const isDamagedLot = (word: string): boolean => /\d/.test(word) && outline(fold(word)) === outline('lot');

function mendedAddress(text: string): string {
  const plain = text
    .replace(/(?<![\p{L}\d])(P\.? ?)0(?=\.? ?Box(?!\p{L}))/giu, '$1O')
    .replace(/^\S{3}(?=\s+\d)/, (word) => (isDamagedLot(word) ? 'LOT' : word))
    .replace(/(?<!\p{L})N0(?=\.|\s?\d)/gu, 'NO')
    .replace(/(?<=\/)l(?=\d)/g, '1');
  return wordsRestored(streetForms(plain), PLACE_WORDS);
}

/** "0ld", "L00P": no postcode has three letters beside its zeros, or small ones. */
const isWordWithZeros = (word: string): boolean =>
  word.includes('0') && (letterCount(word) > 2 || /\p{Ll}{2}|\p{L}00\p{L}/u.test(word));
const zerosToLetters = (word: string): string => word.replace(/(?<=\p{Ll})0/gu, 'o').replace(/0/g, 'O');

/** "JLN" and "TMN" are always so; a letter O beside digits, and i after them, is a figure of the house or unit. */
function streetForms(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])[\p{L}0]{3,}(?![\p{L}\d])/gu, (word) =>
      isWordWithZeros(word) ? zerosToLetters(word) : word,
    )
    .replace(/(?<![\p{L}\p{N}])(?:J[I1l|]\.?N|JL[. ]N)(?![\p{L}\p{N}])/gu, 'JLN')
    .replace(/(?<![\p{L}\p{N}])T[B-DF-HJ-NP-TV-Z]N(?=\s+\p{L})/gu, 'TMN')
    .replace(/(?<=[-/])O(?=\d)|(?<=\d)O(?![\p{L}\p{N}])/gu, '0')
    .replace(/(?<=\d)[il](?=\s|,|$)/g, '1')
    .replace(CANADIAN, (code) => code.replace(/O/g, '0'));
}

/** Letter, figure, letter, figure, letter, figure; a letter O is in none. */
const CANADIAN = /(?<![\p{L}\d])[A-CEGHJ-NPRSTVXY][\dO][A-Z] ?[\dO][A-Z][\dO](?=\W*$)/gu;

export function looksLikeAddress(read: string): boolean {
  const text = streetForms(read);
  return (
    (((hasStreetWord(text) && /\d/.test(text)) || postcodeTown(text) !== undefined) &&
      !hasLegalForm(text) &&
      !BRANCH.test(fold(text))) ||
    /^\W*(?:no|lot)\W{0,3}\d/i.test(text) ||
    /^\d{1,4}[A-Z]?(?:\s?[-/]\s?\d{1,3})?,\s?\p{L}/u.test(text) ||
    TOWN_AND_STATE.test(text) ||
    THAI.test(fold(text)) ||
    (JAPANESE.test(text) && findDates(text).length === 0)
  );
}

/** "Harbour, RI": all that a cab or a stand prints of where it is. */
const TOWN_AND_STATE = new RegExp(String.raw`^\p{Lu}[\p{L}.'’ -]+, (?:${US_STATE_CODES})$`, 'u');

/** A house, and the lane, village or road it is in. */
const THAI = /^\W*\d{1,4}(?:\/\d{1,4})? (?:soi|moo|mu|m\.|thanon|trok)(?:\.? |$)/u;

/** Quarter, block and house, and the town they are in: "2-11-6 Example". */
const JAPANESE = /^\W*\d{1,2}-\d{1,2}-\d{1,2},? \p{Lu}\p{L}{2}/u;

export function addressAfter(lines: readonly Line[], from: number): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(from, from + 8)) {
    if (REGISTER.test(line.text) && !(found.length > 0 && ALONE.test(line.text))) {
      if (found.length > 0) break;
      continue;
    }
    if (
      ENDS_ADDRESS.test(fold(line.text)) ||
      ENDS_ABROAD.test(fold(line.text)) ||
      PRICED.test(line.text) ||
      isIdentifier(line.text) ||
      findEmails(line.text).length > 0 ||
      findDates(line.text).length > 0
    ) {
      if (found.length > 0) break;
      continue;
    }
    const gap = found.length > 0 ? line.box[1] - found.at(-1)!.box[3] : 0;
    const rest = lines.slice(lines.indexOf(line) + 1);
    if (found.length === 0 && !looksLikeAddress(line.text) && !leadsToAddress(line.text, rest)) continue;
    if (
      gap > heightOf(line.box) * 1.6 ||
      (letterCount(line.text) < 3 && !ALONE.test(line.text) && !postcodeTown(line.text))
    )
      break;
    if (found.some(({ text }) => hasTown(text)) && !goesOnBelowTown(found, line)) break;
    found.push(line);
    if (found.length >= 6 || (found.length > 1 && endsWithCountry(line.text))) break;
  }
  return found;
}

/** A postcode or the number of a unit ("#01-04") has a line to itself. */
const ALONE = /^[^\p{L}\p{N}]*(?:\d{4,6}|#\s?[A-Z]?\d{1,3}-\d{1,4}[A-Z]?)[^\p{L}\p{N}]*$/u;

/** "1402 Mill Avenue" is a house in its street. */
function hasTown(text: string): boolean {
  const town = postcodeTown(text);
  return town !== undefined && !isStreet(text.slice(town.start, town.end));
}

/** "Sale 20023": a number after a word looks like a town's, but an address has one postcode. */
const isNumbered = (text: string): boolean => /^\W*\p{L}+\W+\d{5,6}(?!\d)/u.test(text);

/**
 * Below postcode and town an address has a state, a country or the number and name of a branch, unless its line was
 * left unfinished.
 */
const goesOnBelowTown = (found: readonly Line[], { text }: Line): boolean =>
  /[,\-]\s*$/.test(found.at(-1)!.text) ||
  (looksLikeAddress(text) && !isNumbered(text)) ||
  /^\W*\d/.test(text) ||
  isRegion(text, found.map((line) => line.text).join(' '));

/** A country or a part of one; in Malaysia anything in words, as states and quarters stand below the town there. */
const isRegion = (text: string, above: string): boolean =>
  !/\d|:/.test(text) &&
  (countryNamedIn(text.replace(/\./g, '')) !== undefined ||
    provinceNamedIn(text) !== undefined ||
    MALAYSIAN.test(fold(`${above} ${text}`)));

/** A building, floor or unit, or an unfinished line, above the street. */
export function leadsToAddress(read: string, [next, second]: readonly Line[]): boolean {
  const text = streetForms(read);
  if (next && ALONE.test(next.text) && hasStreetWord(text) && /,/.test(text)) return true;
  if (![next, second].some((line) => line && looksLikeAddress(line.text))) return false;
  if (letterCount(text) < 3 || NOT_NAME.test(fold(text))) return false;
  if (next && postcodeTown(next.text) && !isStreet(next.text) && (HOUSE.test(text) || hasStreetWord(text))) return true;
  if (isHouse(text) && second && postcodeTown(second.text)) return true;
  if (BRANCH.test(fold(text))) return false;
  return (
    PREMISES.test(fold(text)) || PREMISES_ABROAD.test(fold(text)) || BUILDING.test(fold(text)) || /,\s*$/.test(text)
  );
}

/** "1840 Old Mill Rd": what looks like a postcode is the number of a house. */
const isStreet = (text: string): boolean => /^\d{1,4} /.test(text) && hasStreetWord(text.split(' ').at(-1)!);

/** With its number first, as towns of Britain have it: "23 Silver Gate / Ludlow / Shropshire SY8 1AZ". */
const isHouse = (text: string): boolean => /^\d{1,4}[A-Z]?\s+\p{Lu}\p{L}+[\p{L} '’.-]*$/u.test(text);

/** The number of a house, before the name of its street or behind it. */
const HOUSE = /^\d{1,4}[A-Z]?\s+\p{L}{2}|\p{L}{3}\S*,?\s\d{1,4}\s?[a-z]?$/u;

const PREMISES =
  /^\W*(?:level|tingkat|unit|suite|block|blk|wisma|plaza|menara|tower|bangunan|dataran|kompleks|complex|ground floor|[\dglu]{1,2}\/f|shop \w?-?\d+|kiosk(?= ?\w?-?\d)|lot|[a-z]{1,2}-?[a-z0-9]{1,3}-\d{1,3})(?![\p{L}])/u;
/** The floor and unit of a building, and the zones and centres that shops stand in, in other languages than English. */
const PREMISES_ABROAD =
  /^\W*(?:(?:aras|local|loja|lote|piso|planta|niveau|etage|piano|lokal|sala|vaning|kios|no|pt) [a-z]?-?\d|zac|z\.?i|z\.?a|zone (?:industrielle|commerciale|artisanale)|zona industriale?|poligono|parque|c\.c|cc|centro co?mm?erciale?|centre commercial|gewerbe(?:park|gebiet)|einkaufszentrum|winkelcentrum|galeria|galleria|galerie|hameau|lieu[- ]dit|loc|localita|frazione|rotunda|urbanizacion|colonia|brgy|barangay)(?!\p{L})/u;
/** "Blk 88 Outlet", "STORE #0418": which of a company's shops it is, not where. */
const BRANCH =
  /(?<!\p{L})(?:outlet|branch|store|filiale|succursale|sucursal|cawangan|vestiging|oddzial)\W*\d*\W*$|^สาขา/u;

const BUILDING = /(?<!\p{L})(?:wisma|menara|bangunan|dataran|kompleks)(?!\p{L}).*,/u;

const endsWithCountry = (text: string): boolean => isCountry(text.split(/[,\s]+/).at(-1) ?? '');

/**
 * "6ST 1D: 000181747712", "fel: 03 6243 5520": however its label was read, a colon and a long number are no address.
 */
function isIdentifier(text: string): boolean {
  return /[:;]\s*(?:\(?\+?[\dO][\dO\s()-]{5,}|[A-Z]{1,4}\d{6,})/.test(text) || /\d{9,}/.test(text);
}
