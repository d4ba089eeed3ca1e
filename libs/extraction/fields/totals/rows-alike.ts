/**
 * Net, tax and gross on one row, under which or over which other rows make as much of theirs: each row of a table does,
 * so that it comes out proves nothing of the whole, unless the others make it together.
 */
import { around } from '../../model/boxes.js';
import { type PlacedAmount } from '../../reading/reading.js';
import { equal, type Solution } from './solve.js';

export function isOneOfRows({ subtotal, tax, total }: Solution['sums'], amounts: readonly PlacedAmount[]): boolean {
  if (!subtotal || !tax || !total) return false;
  const own = [subtotal.amount, tax.amount, total.amount];
  const { line } = subtotal.amount;
  if (own.some((amount) => amount.line !== line)) return false;
  const inColumn = (column: PlacedAmount, amount: PlacedAmount) => {
    const [a, b] = [around(column.words), around(amount.words)];
    return Math.min(a[2], b[2]) > Math.max(a[0], b[0]);
  };
  const rows = [...Map.groupBy(amounts, (amount) => amount.line)]
    .filter(([other]) => other !== line && other.page === line.page)
    .flatMap(([{ box }, on]) => {
      const [net, taxed, gross] = own.map((column) => on.find((amount) => inColumn(column, amount))?.value);
      const addsUp = net && taxed !== undefined && gross !== undefined && equal(net + taxed, gross);
      return addsUp && !equal(net, subtotal.value) ? [{ net, isAbove: box[1] < line.box[1] }] : [];
    });
  const sumOf = (some: typeof rows) => some.reduce((sum, { net }) => sum + net, 0);
  return (
    rows.length > 0 &&
    ![rows, rows.filter(({ isAbove }) => isAbove), rows.filter(({ isAbove }) => !isAbove)].some((some) =>
      equal(sumOf(some), subtotal.value),
    )
  );
}
