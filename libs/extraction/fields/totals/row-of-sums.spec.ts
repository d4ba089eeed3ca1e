import { layOut } from '../../layout/layout.js';
import { kindOf } from '../../kinds/all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { placedPage } from '../../testing/placed-page.js';

const rowOf = (top: number, ...cells: readonly string[]) =>
  cells.map((text, at) => `${40 + at * 110 + (top % 20)},${top},10 ${text}`).join('\n');
const read = (...rows: string[]) => {
  const page = placedPage(['40,20,10 Factura 4711', ...rows].join('\n'));
  return assemble(kindOf('invoice').fields(readingOf(layOut([page]), 'es'))).extraction;
};

describe('a row of sums under the row of their labels', () => {
  const labels = ['Base imponible', '% impuestos', 'Importe impuestos', 'Total factura'];

  it('has each in its turn, though a cell begins with the name of the tax', () => {
    const sums = { subtotal: 100, tax_amount: 21, total_amount: 121 };
    expect(read(rowOf(100, ...labels), rowOf(119, '100,00 €', 'IVA 21%', '21,00 €', '121,00 €'))).toMatchObject(sums);
  });

  it('is none where more rows like it follow, as of items', () => {
    const items = [rowOf(119, '100,00', '21%', '21,00', '121,00'), rowOf(139, '200,00', '21%', '42,00', '242,00')];
    expect(read(rowOf(100, ...labels), ...items)).not.toMatchObject({ total_amount: 121 });
  });
});
