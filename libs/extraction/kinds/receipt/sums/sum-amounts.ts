/** The amounts that a line with the word of a sum states: beside the word, else on the line below. */
import { type Line, wordsAt } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';

export interface Stated {
  readonly amounts: readonly PlacedAmount[];
  readonly beside: boolean;
  /** What the print beside the word may have been, where it is no amount as it was read. */
  readonly damaged?: PlacedAmount;
}

/** Figures at the end of a line with whatever stands between them. */
const FIGURES = /(?:^|[^\d.,])(\d[\d .,:;'_-]{0,8}\d)\W{0,2}$/u;
/** Of a page whose amounts have cents, three figures at least. */
const LEAST = 3;
const MOST = 6;

export function statedOn(reading: Reading, line: Line, next: Line | undefined): Stated {
  const amounts = amountsOn(reading, line);
  const damaged = damagedOn(reading, line);
  const beside = amounts.length > 0 || damaged !== undefined;
  return { amounts: beside ? amounts : onNextLine(reading, line, next), beside, ...(damaged && { damaged }) };
}

function amountsOn(reading: Reading, line: Line): PlacedAmount[] {
  const all = reading.amounts.filter((amount) => amount.line === line);
  const exact = all.filter((amount) => amount.exact);
  return exact.length > 0 ? exact : all.slice(-1).filter(({ value }) => value >= 1 && value < 1e6);
}

/** "3 9.80", "1230", "12:30" at the end of a sum's line: the last two figures are cents where all others have them. */
function damagedOn(reading: Reading, line: Line): PlacedAmount | undefined {
  const last = line.words.at(-1);
  const [, figures] = last?.source === 'ocr' ? (FIGURES.exec(line.text) ?? []) : [];
  if (figures === undefined || /[.,](?:\d?|\d{3,})$/.test(figures) || /^\d+[.,]\d{2}$/.test(figures)) return undefined;
  const digits = figures.replace(/\D/g, '');
  if (digits.length < LEAST || digits.length > MOST || !printsCents(reading)) return undefined;
  const start = line.text.lastIndexOf(figures);
  const end = start + figures.length;
  return { value: Number(digits) / 100, exact: false, start, end, line, words: wordsAt(line, start, end) };
}

/** Rather than whole amounts, as of yen. */
const printsCents = ({ amounts }: Reading): boolean => amounts.filter(({ exact }) => exact).length >= 2;

/** The amount of a label that stands alone: the next line, close by, with an amount and no label of its own. */
function onNextLine(reading: Reading, line: Line, next: Line | undefined): PlacedAmount[] {
  if (!next || next.page !== line.page || next.box[1] - line.box[3] > heightOf(line.box) * 1.2) return [];
  // "VAT % Net Amount" heads a table of taxes.
  if (/(?:^|\s)%(?:\s|$)/.test(line.text)) return [];
  const amounts = reading.amounts.filter((amount) => amount.line === next && amount.exact);
  // So does "MWST Netto Steuer Brutto", over a row of three.
  if (amounts.length > 2) return [];
  const before = next.text.slice(0, amounts[0]?.start ?? 0).replace(/[^\p{L}]/gu, '');
  return before.length <= 2 ? amounts.slice(-1) : [];
}
