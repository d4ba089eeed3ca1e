import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { shippingLabelFields } from './fields.js';

const read = (...lines: string[]) =>
  assemble(shippingLabelFields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;
const SHIPPED = { ship_date: '2026-03-11' };

describe('the day of shipping', () => {
  it.each([
    ['pickup, not of print', 'Printed 10-Mar-2026 23:52', 'Pickup: 11-Mar-2026'],
    ['despatch, not of the order', 'Order date 09/03/2026', 'Despatch 11 Mar 2026'],
    ['posting, not the last day for it', 'Bis 24.03.2026 einliefern', 'Sdg.-Dat.: 11.03.2026'],
    ['shipping, not of making', 'MFG DATE: 10 Mar 2026', 'DATE: 11 Mar 2026'],
    ['posting, not of the signature', 'Date and signature', '10 Mar 2026', 'Office of posting 11 Mar 2026'],
  ])('is that of %s', (_, ...lines) => {
    expect(read(...lines)).toMatchObject(SHIPPED);
  });

  it('is, with a short year, the one beside what was paid, or by itself with strokes', () => {
    expect(read('11.03.26 4,30 EUR')).toMatchObject(SHIPPED);
    expect(read('Larkspur|11/03/26')).toMatchObject(SHIPPED);
    expect(read('11.03.26 4711 AB')).not.toHaveProperty('ship_date');
  });

  it('is that of print where there is no other', () => {
    expect(read('Printed 11-Mar-2026 23:52')).toMatchObject(SHIPPED);
  });

  it('is not the last day for it', () => {
    expect(read('Despachar até: 11/03/2026')).not.toHaveProperty('ship_date');
  });
});
