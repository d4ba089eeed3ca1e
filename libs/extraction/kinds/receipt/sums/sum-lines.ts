/**
 * Which sum a line of a receipt states, from all the words before its amount: "Total Sales (Inclusive of GST) 465.34"
 * is a total though it names the tax, "Total (Excluding GST)" is none. A label without an amount looks to the next
 * line.
 */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { wordsRestored } from '../../../normalise/known-words.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';
import { statedOn } from './sum-amounts.js';
import {
  CASH,
  CHANGE,
  FINAL,
  NOT_A_SUM,
  ROUNDING,
  SUBTOTAL,
  TAX,
  TIP,
  TOTAL,
  WITH_TAX,
  WITHIN,
  WITHOUT_TAX,
} from './sum-words.js';

export type Kind = 'total' | 'rounded' | 'subtotal' | 'tax' | 'tip' | 'cash' | 'change' | 'rounding';

export interface SumLine {
  readonly kind: Kind;
  readonly value: number;
  readonly score: number;
  readonly amount: PlacedAmount;
  /** Its figures are known, how they are to be read is not. */
  readonly damaged?: true;
}

/** Rounding moves a sum by a few cents; a larger amount beside that word is the sum after rounding. */
const LARGEST_STEP = 0.5;

/** What the figures of a print that is no amount are worth. */
const DAMAGED = 0.6;
const MENDED: readonly Kind[] = ['total', 'rounded', 'subtotal', 'change'];

/** What is found again in a label that was read badly. */
const SUM_WORDS = ['total', 'subtotal', 'amount', 'change', 'rounding', 'rounded', 'tendered', 'payable', 'inclusive'];

/** A charge is a word of its own, and no change read badly. */
const restored = (label: string): string =>
  wordsRestored(
    label,
    /(?<!\p{L})charges?(?!\p{L})/u.test(label) ? SUM_WORDS.filter((word) => word !== 'change') : SUM_WORDS,
  );

const RULES: readonly (readonly [Kind, (label: string) => boolean])[] = [
  ['rounding', (label) => ROUNDING.test(label) && !(TOTAL.test(label) && !/adj/.test(label))],
  ['rounded', (label) => /(?<!\p{L})round/u.test(label) && TOTAL.test(label)],
  ['change', (label) => CHANGE.test(label)],
  [
    'cash',
    (label) => /(?<!\p{L})(?:total (?:paid|tender\p{L}*|received|accepted)|accepted total)(?!\p{L})/u.test(label),
  ],
  // "(Total included GST @ 6%: 1.42)", "Includes GST 15%": the tax in the total, not the total.
  [
    'tax',
    (label) =>
      TAX.test(label) &&
      (label.includes('%') ? /(?<!\p{L})included(?!\p{L})/u.test(label) || isWithin(label) : WITHIN.test(label)) &&
      (label.includes('%') || !TOTAL.test(label.replace(/(?<!\p{L})in (?:the )?total\W*$/u, ''))),
  ],
  ['tax', (label) => TAX.test(label) && /(?<!\p{L})in (?:the )?total\W*$/u.test(label)],
  ['tax', (label) => !TOTAL.test(label) && TAX_WITHIN.test(label)],
  ['tip', (label) => TIP.test(label)],
  [
    'subtotal',
    (label) =>
      SUBTOTAL.test(label) ||
      (WITHOUT_TAX.test(label) && !/suppl/.test(label) && (TOTAL.test(label) || TAX.test(label))),
  ],
  ['total', (label) => TOTAL.test(label) && !NOT_A_SUM.test(label) && (!TAX.test(label) || WITH_TAX.test(label))],
  [
    'tax',
    (label) =>
      TAX.test(label) &&
      !NOT_A_SUM.test(label) &&
      !WITH_TAX.test(label) &&
      !/(?<!\p{L})(?:no|reg|id|invoice|summary)(?!\p{L})|#/u.test(label),
  ],
  ['cash', (label) => CASH.test(label) && !/(?<!\p{L})(?:bill|sales?|ier|invoice|no)(?!\p{L})/u.test(label)],
];

/** "SST incl.", "GST included in total": nothing but the tax, and that it is within. */
const TAX_WITHIN = new RegExp(
  String.raw`^\W*${TAX.source}\W*(?:incl|included|inclusive|inkl|inbegriffen|comprise?|incluido|inclusa|inclusief)(?!\p{L})\W*$`,
  'u',
);

/** Of a tax with its rate: "GST Inclusive 8%", "8.1% MWST inbegriffen". */
const isWithin = (label: string): boolean =>
  (WITHIN.test(label) || WITH_TAX.test(label)) &&
  !TOTAL.test(label) &&
  !NOT_A_SUM.test(label) &&
  !/sales?|amount/.test(label);

/** Lines with the word of a total before figures of any kind. */
export const totalLines = ({ layout }: Reading): Line[] =>
  layout.lines.filter(({ text }) => {
    const label = fold(/^(.*?\p{L}.*?)[\d.,]*\W*$/u.exec(text)?.[1] ?? '');
    return kindOf(wordsRestored(label, SUM_WORDS)) === 'total';
  });

/** @param label the words before an amount, folded */
export function kindOf(label: string): Kind | undefined {
  return RULES.find(([, applies]) => applies(label))?.[0];
}

export function sumLines(reading: Reading): SumLine[] {
  const { lines } = reading.layout;
  return lines.flatMap((line, index) => {
    const { amounts, beside, damaged } = statedOn(reading, line, lines[index + 1]);
    const start = beside
      ? Math.min(...[...amounts, ...(damaged ? [damaged] : [])].map((each) => each.start))
      : undefined;
    const label = restored(fold(line.text.slice(0, start)));
    const kind = /\p{L}{2}/u.test(label) ? kindOf(label) : undefined;
    if (!kind) return [];
    const weight =
      (kind === 'total' && FINAL.test(label) ? 1.05 : 0.95) * (beside ? 1 : 0.8) * (0.8 + (0.2 * index) / lines.length);
    // Several amounts in a row are a table; the last is the sum, unless it is the tax beside its base.
    const sums = [...amounts].reverse().slice(0, 2);
    const read = sums.map((amount, place) => ({
      kind: kind === 'rounding' && Math.abs(amount.value) > LARGEST_STEP ? ('rounded' as const) : kind,
      value: amount.value,
      amount,
      score: weight * (amount.exact ? 1 : 0.3) * (place === 0 ? (sums.length > 1 ? 0.8 : 1) : 0.6),
    }));
    const mended = damaged && MENDED.includes(kind) ? [damaged] : [];
    return [
      ...read,
      ...mended.map((amount) => ({
        kind,
        value: amount.value,
        amount,
        score: weight * DAMAGED,
        damaged: true as const,
      })),
    ];
  });
}
