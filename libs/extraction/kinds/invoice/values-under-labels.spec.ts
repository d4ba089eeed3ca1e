/** Labels whose values stand under them, beside columns of other things: whose number is whose; sums in boxes. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { assemble } from '../../reading/found.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { kindOf } from '../all.js';

const readPage = (page: ReturnType<typeof pageOf>) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([page]), 'en'))).extraction;
const read = (...lines: string[]) => readPage(pageOf(lines));

describe('a number of an invoice', () => {
  it.each([
    ['Invoice Number|B1 7XY', 'INV-2207|UNITED KINGDOM', 'INV-2207'],
    ['Invoice|77-1', 'F26-0731|Harbour Road 2', 'F26-0731'],
    ['Invoice Number|8871', '12/05/2026|Date', '8871'],
    ['Invoice No. 8871|Larkspur', '2207-1|Harbour', '8871'],
    ['Invoice Number|8871', '0113 496 0000|Harbour', '8871'],
  ])('of "%s" over "%s" is %s', (label, under, number) => {
    expect(read(label, under)).toMatchObject({ invoice_number: number });
  });

  it('is beside a tax document by its long name', () => {
    expect(read('Faktura - daňový doklad číslo|FV20260138')).toMatchObject({ invoice_number: 'FV20260138' });
  });

  it('stands flush under its label, and otherwise beside it', () => {
    const over = (left: number) =>
      readPage(placedPage(`40,40,10 Invoice Number\n240,40,10 8871\n${left},58,10 INV-2207`));
    expect(over(40)).toMatchObject({ invoice_number: 'INV-2207' });
    expect(over(50)).toMatchObject({ invoice_number: '8871' });
  });

  it('is not one or two figures under a title', () => {
    expect(read('Invoice', '12')).not.toHaveProperty('invoice_number');
  });

  it('that was ordered by stands under its label, too', () => {
    expect(read('Purchase order|B1 7XY', 'LF-88141|Harbour')).toMatchObject({ purchase_order: 'LF-88141' });
  });

  it.each(['B1 7XY', '12345 Harbour', 'T2P 1J9', 'B12345674'])('is no part of "%s" in another column', (cell) => {
    expect(read(`Invoice Number|${cell}`, 'Larkspur')).not.toHaveProperty('invoice_number');
    expect(read(`Invoice|${cell}`, 'Larkspur')).not.toHaveProperty('invoice_number');
  });

  it.each([
    ['Invoice Number|INV 20230', 'INV 20230'],
    ['Invoice Number|B12345678', 'B12345678'],
    ['Invoice Number B12345674', 'B12345674'],
    ['Invoice Number 12345 Harbour', '12345'],
    ['Invoice Number|R-7 at 12345 Harbour', 'R-7'],
    ['Invoice Number|12345 Harbour 2', '12345'],
  ])('may look like one: "%s"', (line, number) => {
    expect(read(line)).toMatchObject({ invoice_number: number });
  });
});

describe('a tax number without a label', () => {
  const seller = ['Larkspur Diseño, S.L.', 'B12345674', 'Calle del Puerto 7', '08025 Barcelona'];
  const buyer = ['Cliente', 'Ejemplo Bodegas, S.A.', '12345678Z', 'Calle Mayor 12', '26200 Haro'];

  it('is of the party whose name it stands under, and no part of its address', () => {
    expect(read(...seller, '', '', '', ...buyer)).toMatchObject({
      vendor_vat_id: 'B12345674',
      vendor_address: 'Calle del Puerto 7, 08025 Barcelona',
      customer_vat_id: '12345678Z',
      customer_address: 'Calle Mayor 12, 26200 Haro',
    });
  });

  it('may stand under the address', () => {
    const [name = '', number = '', ...address] = seller;
    expect(read(name, ...address, number, ...buyer)).toMatchObject({ vendor_vat_id: 'B12345674' });
  });

  it.each([
    ['far below', [...seller.filter((line) => line !== 'B12345674'), '', '', '', 'B12345674']],
    ['above', ['B12345674', '', '', '', ...seller.filter((line) => line !== 'B12345674')]],
    ['in the next column', seller.map((line, row) => (row === 1 ? '' : row === 2 ? `${line}|B12345674` : line))],
    ['among words', seller.map((line, row) => (row === 1 ? `Pedido B12345674 urgente` : line))],
    ['not proved', seller.map((line, row) => (row === 1 ? 'B12345678' : line))],
  ])("is nobody's %s", (_, lines) => {
    expect(read(...lines)).not.toHaveProperty('vendor_vat_id');
    expect(read(...lines)).not.toHaveProperty('customer_vat_id');
  });

  it("is nobody's in the column before, nor on another page", () => {
    const apart = seller.map((line, row) => (row === 1 ? '' : row === 2 ? `B12345674|${line}` : `|${line}`));
    expect(read(...apart)).not.toHaveProperty('vendor_vat_id');
    const pages = [pageOf(['Larkspur, S.L.', '', ...seller.slice(2)]), { ...pageOf(['', 'B12345674']), index: 1 }];
    const { extraction } = assemble(kindOf('invoice').fields(readingOf(layOut(pages), 'en')));
    expect(extraction).not.toHaveProperty('vendor_vat_id');
  });

  it('gives way to one with a label', () => {
    expect(read(...seller, 'NIF: Q1234567D', ...buyer)).toMatchObject({ vendor_vat_id: 'Q1234567D' });
  });
});

describe('sums in a row of boxes', () => {
  it.each([['Tot. imponibile|Tot. Iva|Tot. documento'], ['Tot. imponibile|Tot. lva|Tot. documento']])(
    'stand under "%s"',
    (heads) => {
      expect(read('Fattura 7', heads, '1.000,00|220,00|1.220,00')).toMatchObject({
        subtotal: 1000,
        tax_amount: 220,
        total_amount: 1220,
      });
    },
  );
});

describe('a tax number behind a label in the middle of a line', () => {
  it.each(['P.Iva', 'P.lva', 'P.1va'])('is read from "%s"', (label) => {
    const line = `Tel. 0583 555012 - ${label} e C.F. 01234567890 - REA LU-208417`;
    expect(read('Larkspur S.R.L.', 'Via Mulino 8', '55016 Porto (LU)', line)).toMatchObject({
      vendor_vat_id: '01234567890',
    });
  });

  it.each(['P.21va 01234567890', 'P.lvan 01234567890'])('is not in "%s"', (text) => {
    expect(read('Larkspur S.R.L.', 'Via Mulino 8', '55016 Porto (LU)', text)).not.toHaveProperty('vendor_vat_id');
  });

  it('stands as far under a heading without tails as under its neighbours', () => {
    const heads = '40,40,12 Page\n240,42,9 Fecha\n440,42,9 Vencimiento';
    const found = readPage(placedPage(`${heads}\n40,72,12 1\n240,72,12 02/05/2025\n440,72,12 30/06/2025`));
    expect(found).toMatchObject({ invoice_date: '2025-05-02', due_date: '2025-06-30' });
  });
});
