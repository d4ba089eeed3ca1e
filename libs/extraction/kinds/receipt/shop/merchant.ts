/**
 * The shop's name and address from the head of a receipt: the name is the first line that can be one (rather a company
 * by its form or trade than any other), the address runs from there to the first line that is something else.
 */
import { fold } from '../../../layout/fold.js';
import { type Line, type Segment, spanOf } from '../../../layout/lines.js';
import { lettersInWords, wordsMended } from '../../../normalise/confusions.js';
import { findDates, findTimes } from '../../../normalise/dates.js';
import { companyName } from '../../../normalise/names.js';
import { letterCount } from '../../../normalise/text.js';
import { type Reading } from '../../../reading/reading.js';
import { TRADE_WORDS } from './known-words.js';
import { hasLegalForm, postcodeTown } from '../../../fields/vocabulary/names.js';
import { addressAfter, addressOf } from './shop-address.js';
import { companyWords, withoutRole } from './shop-company.js';
import { type Merchant, merchantOnSheet } from './sheet-merchant.js';
import { eastAsianAddress } from './east-asian-shop.js';
import { fiscalAddress } from './fiscal-head.js';
import { nameLine, wholeName } from './shop-name.js';

const HEAD_LINES = 14;

/** A head of two columns has the shop at the left, and number and date of the receipt at the right. */
function withoutAside(line: Line): Line {
  const [first, ...more] = withoutNumber(line.segments);
  const aside = more.some(
    ({ text }) => findDates(text).length > 0 || findTimes(text).length > 0 || ASIDE.test(fold(text)),
  );
  return first && aside && letterCount(first.text) >= 3 && !LABEL.test(first.text)
    ? { ...first, segments: [first] }
    : first && more.length + 1 < line.segments.length
      ? spanned(line, [first, ...more])
      : line;
}

const spanned = (line: Line, segments: readonly Segment[]): Line => ({
  ...line,
  ...spanOf(
    segments.flatMap(({ words }) => words),
    line.page,
  ),
  segments,
});

/** "Harbour 80361 | NPWP 01.234.567.8": behind an address the number of a tax office has a cell of its own. */
const withoutNumber = (cells: readonly Segment[]): readonly Segment[] =>
  cells.length > 1 && NUMBERED.test(fold(cells.at(-1)!.text)) && letterCount(cells[0]!.text) >= 3
    ? cells.slice(0, -1)
    : cells;
const NUMBERED = /^\W*(?:npwp|abn|nip|nif|cnpj|cuit|vat|gst|tin|uid)(?!\p{L})[^\d]{0,12}(?:\d\W?){6}/u;
const ASIDE = /^\W*(?:receipt|invoice|tax invoice|order|bill|ticket)(?!\p{L})/u;
const LABEL = /[:.]\s*$|^\W*(?:date|time|no)\b/i;

/** "From:" on a line of its own, as a template has it: under it stands who sells. */
function sellerFrom(lines: readonly Line[]): number {
  const at = lines.slice(0, HEAD_LINES).findIndex(({ text }) => FROM.test(fold(text)));
  return at >= 0 && lines[at + 1] && !/:/.test(lines[at + 1]!.text) ? at + 1 : 0;
}
const FROM = /^\W*(?:from|issued by|sold by|seller|von|de|verkaufer|emetteur|vendeur|vendedor|venditore)\s*:\W*$/u;

export function merchantFields(reading: Reading): Merchant[] {
  const onSheet = merchantOnSheet(reading);
  return [
    ...fiscalAddress(reading),
    ...eastAsianAddress(reading),
    ...(onSheet.length > 0 ? onSheet : merchantAtHead(reading)),
  ];
}

/** A telephone's program says in its first line what it shows, not whose it is. */
const belowTitle = ({ layout: { lines }, onScreen }: Reading): readonly Line[] =>
  onScreen && lines[0] && !hasLegalForm(lines[0].text) ? lines.slice(1) : lines;

function merchantAtHead(reading: Reading): Merchant[] {
  const all = belowTitle(reading);
  const lines = all
    .slice(sellerFrom(all), HEAD_LINES)
    .map(withoutAside)
    .filter((line) => letterCount(line.text) > 0 || /\d/.test(line.text));
  const at = nameLine(lines);
  if (at === undefined) return [];
  const [nameLines, confidence] = wholeName(lines, at);
  const printed = nameLines.map((line) => companyName(companyWords(line))).join(' ');
  const name = withoutRole(wordsMended(lettersInWords(printed), TRADE_WORDS).replace(/^#\d+\s+/, ''));
  const span = spanOf(
    nameLines.flatMap((line) => line.words),
    nameLines[0]!.page,
  );
  if (!name) return [];
  const finds: Merchant[] = [{ path: 'merchant_name', value: name, confidence, evidence: reading.place(span) }];
  const address = addressAfter(lines, lines.indexOf(nameLines.at(-1)!) + 1);
  if (address.length > 0) {
    const words = spanOf(
      address.flatMap((line) => line.words),
      address[0]!.page,
    );
    const proved = address.some((line) => postcodeTown(line.text)) ? 0.7 : 0.45;
    finds.push({
      path: 'merchant_address',
      value: addressOf(address),
      confidence: proved,
      evidence: reading.place(words),
    });
  }
  return finds;
}
