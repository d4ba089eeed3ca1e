/**
 * Paper that curls lifts the end of a row by half a line, and an amount then makes a line of its own, above or below
 * its label's. It belongs to the label that ends nearest to its height, when it is also the nearest to that label.
 */
import { type Labelled } from '../../layout/near.js';
import { around, heightOf, middle } from '../../model/boxes.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';

/** Lines above and below in which the rest of a row may stand. */
const LINES = 3;
/** In heights of print. */
const LIFT = 1.1;

export function amountTornOff<Name extends string>(
  reading: Reading,
  label: Labelled<Name>,
  labels: readonly Labelled<Name>[],
): PlacedAmount | undefined {
  if (!endsRow(label)) return undefined;
  const ending = labels.filter((other) => endsRow(other) && other.line.page === label.line.page);
  const near = nearest(label, alone(reading, label));
  return near && nearestLabel(near, ending) === label ? near : undefined;
}

const endsRow = <Name extends string>({ line, words }: Labelled<Name>): boolean =>
  line.segments.at(-1)?.words.includes(words[0]) === true && !/\d[.,]\d{2}/.test(line.segments.at(-1)!.text);

/** Amounts to the right of the label in lines that begin there. */
function alone<Name extends string>({ layout, amounts }: Reading, { line, words }: Labelled<Name>): PlacedAmount[] {
  const at = layout.lines.indexOf(line);
  const beside = layout.lines.slice(Math.max(0, at - LINES), at + LINES + 1);
  const right = around(words)[2];
  return amounts.filter(
    (amount) =>
      amount.exact &&
      amount.line !== line &&
      amount.line.page === line.page &&
      amount.line.box[0] > right &&
      beside.includes(amount.line),
  );
}

const liftOf = <Name extends string>(label: Labelled<Name>, amount: PlacedAmount): number => {
  const [one, other] = [around(label.words), around(amount.words)];
  return Math.abs(middle(one) - middle(other)) / Math.max(heightOf(one), heightOf(other));
};

function nearest<Name extends string>(label: Labelled<Name>, amounts: readonly PlacedAmount[]) {
  return [...amounts].sort((a, b) => liftOf(label, a) - liftOf(label, b)).find((one) => liftOf(label, one) < LIFT);
}

const nearestLabel = <Name extends string>(amount: PlacedAmount, labels: readonly Labelled<Name>[]) =>
  labels
    .filter(({ words }) => around(words)[2] < amount.line.box[0])
    .sort((a, b) => liftOf(a, amount) - liftOf(b, amount))[0];
