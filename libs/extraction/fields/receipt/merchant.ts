/**
 * The shop's name and address from the head of a receipt: the name is the first line that can be one (rather a company by its
 * form or trade than any other), the address runs from there to the first line that is something else.
 */
import { fold } from '../../layout/fold.js';
import { heightOf, type Line, spanOf } from '../../layout/lines.js';
import { findDates } from '../../normalise/dates.js';
import { digitsInPostcodes, lettersInWords, wordsMended } from '../../normalise/confusions.js';
import { wordsRestored } from '../../normalise/known-words.js';
import { companyName } from '../../normalise/names.js';
import { addressLine } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { PLACE_WORDS, TRADE_WORDS } from '../vocabulary/address-words.js';
import { findEmails } from '../vocabulary/contacts.js';
import {
  hasLegalForm,
  hasStreetWord,
  hasTradeWord,
  isCountry,
  postcodeTown,
  withoutKind,
} from '../vocabulary/names.js';

const HEAD_LINES = 14;
const NOT_NAME =
  /(?<!\p{L})(?:tax ?invoice|invoice|receipt|cash ?bill|cash ?sales?|bill|welcome|thank you|date|time|tel|fax|gst|table|cashier|order|kassenbon|quittung|ticket|facture|rechnung|page|copy|original|duplicate|member|customer|company reg|co\.? (?:no|reg)|company no|reg\.? ?no|roc|from|to|doc|counter)(?!\p{L})/u;
const COURTESY = /(?<!\p{L})(?:thank you|welcome|visit us|come again|invoice|receipt|goods sold)(?!\p{L})/u;
const ENDS_ADDRESS =
  /(?<!\p{L})(?:tel|phone|fax|hp|gst|sst|reg|vat|tax|tax ?invoice|simplified|invoice|receipt|bill|cash|cash ?(?:bill|sales?)|date|time|table|cashier|email|e-mail|www|http|ust|tva|siret|btw|mwst|hotline|website|facebook|mobile|contact|company no|co\.? no|roc|rob|order|pos|counter|member|salesperson|doc|slip|site ?:)(?!\p{L})|@|www\./u;
/** "(123456-X)", "Co. No. 12345": the register's number of the company, between its name and its address. */
const REGISTER =
  /^\W*(?:co(?:mpany)?\.?|reg(?:istration)?\.?|roc|rob|no)?[\s.:#]*(?:no\.?|reg\.?)?[\s:(]*[A-Z]{0,4}\d[\d ]{3,12}\s?-?\s?[A-Z0-9]?\W*$/i;

export function merchantFields(reading: Reading): Found[] {
  const lines = reading.layout.lines
    .slice(0, HEAD_LINES)
    .filter((line) => letters(line.text) > 0 || /\d/.test(line.text));
  const at = nameLine(lines);
  if (at === undefined) return [];
  const [nameLines, confidence] = wholeName(lines, at);
  const name = wordsMended(
    lettersInWords(nameLines.map((line) => companyName(line.words)).join(' ')),
    TRADE_WORDS,
  ).replace(/^#\d+\s+/, '');
  const span = spanOf(
    nameLines.flatMap((line) => line.words),
    nameLines[0]!.page,
  );
  if (!name) return [];
  const finds: Found[] = [{ path: 'merchant_name', value: name, confidence, evidence: reading.place(span) }];
  const address = addressAfter(lines, lines.indexOf(nameLines.at(-1)!) + 1);
  if (address.length > 0) {
    const words = spanOf(
      address.flatMap((line) => line.words),
      address[0]!.page,
    );
    const proved = address.some((line) => postcodeTown(line.text)) ? 0.7 : 0.45;
    finds.push({
      path: 'merchant_address',
      value: addressLine(address.map((line) => mendedAddress(line.text))),
      confidence: proved,
      evidence: reading.place(words),
    });
  }
  return finds;
}

function mendedAddress(text: string): string {
  const plain = text
    .replace(/^(?:101|10T|1OT|L07|LOI)(?=\s+\d)/, 'LOT')
    .replace(/(?<!\p{L})N0(?=\.|\s?\d)/gu, 'NO')
    .replace(/(?<=\/)l(?=\d)/g, '1');
  return wordsRestored(digitsInPostcodes(lettersInWords(plain)), PLACE_WORDS);
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** A company by its form first, by its trade second, else the first line of letters; never below where the address begins. */
function nameLine(lines: readonly Line[]): number | undefined {
  const end = lines.findIndex(
    (line, index) => index > 0 && (looksLikeAddress(line.text) || findDates(line.text).length > 0),
  );
  const head = lines.slice(0, end > 0 ? end : 6);
  const can = (line: Line) =>
    letters(line.text) >= 3 && !NOT_NAME.test(fold(wordsMended(line.text, TRADE_WORDS))) && legible(line);
  for (const fits of [hasLegalForm, hasTradeWord]) {
    const index = head.findIndex((line) => can(line) && fits(line.text));
    if (index >= 0) return index;
  }
  const first = head.findIndex(can);
  if (first >= 0) return first;
  const any = head.findIndex((line) => letters(line.text) >= 3 && !COURTESY.test(fold(line.text)));
  return any >= 0 ? any : undefined;
}

/** Half the characters letters, read with some confidence: stamps, logos and handwriting are not. */
function legible(line: Line): boolean {
  const sure = line.words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / line.text.length;
  return sure > 0.35 && letters(line.text) > line.text.replace(/\s/g, '').length * 0.5;
}

/** A line that is little but a legal form or a kind of business ("Co. (M) Sdn Bhd") goes on the name of the line before. */
function wholeName(lines: readonly Line[], at: number): [Line[], number] {
  const line = lines[at]!;
  const next = lines[at + 1];
  const before = lines[at - 1];
  const [opened, closed] = [line, next].map((one) => brackets(one?.text ?? ''));
  if (next && opened! > 0 && closed! < 0) {
    const alone = isStub(`${line.text} ${next.text}`);
    return [[...(alone && before ? [before] : []), line, next], 0.7];
  }
  const strong = hasLegalForm(line.text) || hasTradeWord(line.text);
  if (next && !hasLegalForm(line.text) && isStub(next.text) && hasLegalForm(next.text)) return [[line, next], 0.75];
  if (before && isStub(line.text) && letters(before.text) >= 3 && legible(before) && !NOT_NAME.test(fold(before.text)))
    return [[before, line], 0.7];
  return [[line], strong ? 0.8 : 0.5];
}

/** How many brackets stay open. */
const brackets = (text: string): number => text.split('(').length - text.split(')').length;

/** Nothing of a name is left once legal form, kind of business and brackets are taken away. */
function isStub(text: string): boolean {
  return letters(withoutKind(text.replace(/\([^)]*\)?/g, ''))) < 4;
}

function looksLikeAddress(text: string): boolean {
  return (
    (hasStreetWord(text) && /\d/.test(text) && !hasLegalForm(text)) ||
    (postcodeTown(text) !== undefined && !hasLegalForm(text)) ||
    /^\W*(?:no|lot)\W{0,3}\d/i.test(text) ||
    /^\d{1,4}[A-Z]?(?:\s?[-/]\s?\d{1,3})?,\s?\p{L}/u.test(text)
  );
}

function addressAfter(lines: readonly Line[], from: number): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(from, from + 8)) {
    if (REGISTER.test(line.text)) {
      if (found.length > 0) break;
      continue;
    }
    if (
      ENDS_ADDRESS.test(fold(line.text)) ||
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
    if (gap > heightOf(line.box) * 1.6 || (letters(line.text) < 3 && !/^\W*\d{4,6}\W*$/.test(line.text))) break;
    found.push(line);
    if (found.length >= 6 || (found.length > 1 && endsWithCountry(line.text))) break;
  }
  return found;
}

/** A building, floor or unit, or an unfinished line, above the street. */
function leadsToAddress(text: string, [next, second]: readonly Line[]): boolean {
  if (![next, second].some((line) => line && looksLikeAddress(line.text))) return false;
  if (letters(text) < 3 || NOT_NAME.test(fold(text))) return false;
  return PREMISES.test(fold(text)) || /,\s*$/.test(text);
}

const PREMISES =
  /^\W*(?:level|tingkat|unit|suite|block|blk|wisma|plaza|menara|tower|bangunan|dataran|kompleks|complex|ground floor|lot|[a-z]{1,2}-?[a-z0-9]{1,3}-\d{1,3})(?![\p{L}])/u;

const endsWithCountry = (text: string): boolean => isCountry(text.split(/[,\s]+/).at(-1) ?? '');

/** "6ST 1D: 000181747712", "fel: 03 6243 5520": however its label was read, a colon and a long number are no address. */
function isIdentifier(text: string): boolean {
  return /[:;]\s*\(?\+?[\dO][\dO\s()-]{5,}/.test(text) || /\d{9,}/.test(text);
}
