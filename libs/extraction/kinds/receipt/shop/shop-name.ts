/** Which lines of a receipt's head are the shop's name: rather a company by its form or trade than any other line. */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { centre } from '../../../model/boxes.js';
import { oneOff, wordsMended } from '../../../normalise/confusions.js';
import { findDates } from '../../../normalise/dates.js';
import { isCapitals, letterCount } from '../../../normalise/text.js';
import { findReceiptLabels } from '../labels/all.js';
import { TRADE_WORDS } from './known-words.js';
import { hasLegalForm, hasStreetWord, hasTradeWord, withoutKind } from '../../../fields/vocabulary/names.js';
import { leadsToAddress, looksLikeAddress, REGISTER } from './shop-address.js';
import { companyText } from './shop-company.js';
import { NOT_NAME } from './shop-words.js';

const COURTESY = /(?<!\p{L})(?:thank you|welcome|visit us|come again|invoice|receipt|goods sold)(?!\p{L})/u;
const PRICE = /\d[.,]\d{2}(?!\d)/;

/**
 * A company by its form first, by its trade second, else the first line of letters; never below where the address
 * begins.
 */
export function nameLine(lines: readonly Line[]): number | undefined {
  const end = lines.findIndex(
    (line, index) => index > 0 && (looksLikeAddress(line.text) || findDates(line.text).length > 0),
  );
  const head = lines.slice(0, end > 0 ? end : 6);
  const can = (line: Line) =>
    letterCount(line.text) >= 3 &&
    !OF_OWNER.test(line.text) &&
    !isNumber(line) &&
    !NOT_NAME.test(fold(wordsMended(companyText(line), TRADE_WORDS))) &&
    legible(line);
  for (const fits of [hasLegalForm, hasTradeWord]) {
    const all = head.filter((line) => can(line) && fits(line.text));
    const isUnderName = (line: Line) => head.slice(0, head.indexOf(line)).slice(-1).some(can);
    const index = head.indexOf(all.find((line) => !isOnlyTrade(line, all, isUnderName(line))) ?? all[0]!);
    const over = head[index - 1];
    if (over && fits === hasTradeWord && can(over) && isSignOver(over, head[index]!)) return index - 1;
    if (index >= 0) return index;
  }
  const first = head.findIndex(can);
  if (first >= 0) return first;
  for (const fits of [hasLegalForm, hasTradeWord]) {
    const index = lines.findIndex(
      (line, at) => can(line) && fits(line.text) && !PRICE.test(line.text) && headsShop(lines.slice(at + 1)),
    );
    if (index >= 0) return index;
  }
  const any = head.findIndex((line) => letterCount(line.text) >= 3 && !COURTESY.test(fold(line.text)));
  return any >= 0 ? any : undefined;
}

/** "Račun br. 1127/POS1/1": what the receipt is called, not the shop. */
const isNumber = (line: Line): boolean =>
  /\d/.test(line.text) && findReceiptLabels(line).some(({ start, name }) => start === 0 && name === 'number');

/** "SHOP" over "Larkspur Diner": a kind of business alone, no name right above it and one that says its own below. */
const isOnlyTrade = ({ text }: Line, all: readonly Line[], isUnderName: boolean): boolean =>
  !isUnderName && isStub(text) && all.some((other) => !isStub(other.text));

/** In larger print over the middle of what is sold; stamps and handwriting stand anywhere, and are read badly. */
const isSignOver = (sign: Line, trade: Line): boolean =>
  sureness(sign) > PRINTED &&
  widthOf(trade) * LARGER < widthOf(sign) &&
  Math.abs(centre(sign.box) - centre(trade.box)) < widthOf(sign);
const PRINTED = 0.8;

/** "di Ada Esempio & C. snc": in Italy the name of the owner, behind the shop's. */
const OF_OWNER = /^di \p{Lu}/u;

/**
 * Below a date (of a receipt whose end stands above it, say) a name is one only with its register's number or address.
 */
const headsShop = (following: readonly Line[]): boolean =>
  following.slice(0, 2).some(({ text }) => !PRICE.test(text) && (REGISTER.test(text) || looksLikeAddress(text)));

/** Half the characters letters, read with some confidence: stamps, logos and handwriting are not. */
function legible(line: Line): boolean {
  const text = companyText(line).replace(/\s/g, '');
  return sureness(line) > 0.35 && letterCount(text) > text.length * 0.5;
}

const sureness = ({ words, text }: Line): number =>
  words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / text.length;

/**
 * A line that is little but a legal form or a kind of business ("Co. (M) Sdn Bhd") goes on the name of the line before.
 */
export function wholeName(lines: readonly Line[], at: number): [Line[], number] {
  const line = lines[at]!;
  const next = lines[at + 1];
  const start = openedAt(lines, at);
  const end = start === at && brackets(line.text) > 0 && next && brackets(next.text) < 0 ? at + 1 : at;
  if (start < at || end > at) {
    const parts = lines.slice(start, end + 1);
    const before = lines[start - 1];
    const alone = isStub(parts.map(({ text }) => text).join(' ')) || goesOn(before, parts[0]!);
    return [[...(alone && before ? [before] : []), ...parts], 0.7];
  }
  const before = lines[at - 1];
  if (before && goesOn(before, line)) return [[before, line], 0.7];
  const strong = hasLegalForm(line.text) || hasTradeWord(line.text);
  if (next && !hasLegalForm(line.text) && isStub(next.text) && hasLegalForm(next.text)) return [[line, next], 0.75];
  if (
    before &&
    isStub(line.text) &&
    letterCount(before.text) >= 3 &&
    legible(before) &&
    !NOT_NAME.test(fold(before.text))
  )
    return [[before, line], 0.7];
  if (
    next &&
    isPrintedAs(next, line) &&
    lines[at + 2] &&
    (endsName(lines[at + 2]!) || widthOf(lines[at + 2]!) * LARGER < Math.min(widthOf(line), widthOf(next))) &&
    !leadsToAddress(next.text, lines.slice(at + 2))
  )
    return [[line, next], strong ? 0.7 : 0.5];
  return [[line], strong ? 0.8 : 0.5];
}

/** A name of two lines in one print, which nothing says to be of a company: "CALEDONIA / BLACK CABS". */
function isPrintedAs(next: Line, line: Line): boolean {
  if ([line, next].some(({ text }) => hasLegalForm(text) || /[^\p{L} '’&.-]/u.test(text) || !isName(text)))
    return false;
  if (SITE.test(fold(next.text)) || hasStreetWord(next.text)) return false;
  const [above, below] = [widthOf(line), widthOf(next)];
  return (
    isCapitals(line.text) === isCapitals(next.text) && Math.max(above, below) < Math.min(above, below) * SAME_PRINT
  );
}
const SAME_PRINT = 1.12;
/** Print of a name beside that of what stands below it. */
const LARGER = 1.25;
/** Where a shop stands, by the name of the place: a line of its own below the shop's. */
const SITE = /(?<!\p{L})(?:mall|centre|center|arcade|galleria|galerie|outlet|branch|airport|station)(?!\p{L})/u;
const isName = (text: string): boolean =>
  letterCount(text) >= 3 && !NOT_NAME.test(fold(text)) && !COURTESY.test(fold(text)) && !looksLikeAddress(text);
/** Of a character: a line's height says less, as it may be of one letter with a tail. */
const widthOf = ({ words }: Line): number =>
  words.reduce((sum, { box }) => sum + box[2] - box[0], 0) / words.reduce((sum, { text }) => sum + text.length, 0);
const endsName = ({ text }: Line): boolean => /\d/.test(text) && findDates(text).length === 0;

/** What ends English names of companies and hardly begins one, folded. */
const AT_END =
  /^\W*(?:enterprises?|trading|hardware|marketing|industries|stationery|supplies|holdings?|services?|solutions|international|corporation|machinery|electrical|furniture|confectionery)(?!\p{L}| as(?!\p{L}))/u;

/** "DI ESEMPIO & C. S.N.C.": in Italy a partnership's name holds a partner's, in capitals as what it goes on from. */
const OF_PARTNER = /^DI \p{Lu}{2}.*&/u;

/** A name that is too long for a line: "GREEN VALLEY HARDWARE / ENTERPRISE SDN BHD". */
const goesOn = (before: Line | undefined, line: Line): boolean =>
  before !== undefined &&
  (AT_END.test(fold(line.text)) ||
    /^& ?\p{L}/u.test(line.text) ||
    (OF_PARTNER.test(line.text) && isCapitals(before.text))) &&
  letterCount(before.text) >= 3 &&
  legible(before) &&
  !NOT_NAME.test(fold(before.text)) &&
  !hasLegalForm(before.text) &&
  !looksLikeAddress(before.text);

/** Of a line that closes a bracket, the line above that opened it: "HARDWARE (OLD / TOWN) LTD". */
function openedAt(lines: readonly Line[], at: number): number {
  let open = brackets(lines[at]!.text);
  for (let start = at - 1; open < 0 && start >= Math.max(0, at - 2); start--) {
    open += brackets(lines[start]!.text);
    if (open === 0) return start;
  }
  return at;
}

/** How many brackets stay open. */
const brackets = (text: string): number => text.split('(').length - text.split(')').length;

/** Nothing of a name is left without legal form, kind of business and brackets, unless all of it stands in some. */
function isStub(text: string): boolean {
  const outside = text.replace(/\([^)]*\)?/g, '');
  const own = withoutKind(letterCount(outside) > 0 ? outside : text).replace(/[^\p{L}]/gu, '');
  return own.length < 3 || (own.length >= 7 && TRADE_WORDS.some((word) => word.length >= 7 && oneOff(own, word)));
}
