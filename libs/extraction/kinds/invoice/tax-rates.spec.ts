import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(['Invoice 7', ...lines])]), 'en')));

describe('tax rates of an invoice', () => {
  it('are those of a table of taxes under sums', () => {
    const items = ['Item|Qty|Price|Amount', 'Room|2|50.00|100.00', 'Parking (VAT 20%)|3|10.00|30.00', 'Total|130.00'];
    const under = ['10.00|54.55|5.45|Deposit paid', '20.00|58.33|11.67|To pay 130.00'];
    expect(read(...items, 'VAT %|Base|Tax', ...under).extraction).toMatchObject({ tax_rates: [10, 20] });
  });

  it('are those of its rows whose tax cannot be read', () => {
    const table = ['Rate|Net|Tax|Gross', '20.0 %|150.00|30.00|180.00', '5.0 %|40.00|?.O0|42.00'];
    expect(read(...table).extraction).toMatchObject({ tax_rates: [5, 20] });
  });

  it('are less sure where one makes more tax than there is', () => {
    const sureOf = (...sums: string[]) => read('Rate|Net|Tax', '20.0 %|150.00|30.00', ...sums).confidence.tax_rates;
    expect(sureOf('Net|150.00', 'VAT|30.00', 'Total|180.00')).toBeGreaterThan(0.85);
    expect(sureOf('Net|190.00', 'VAT|32.00', 'Total|222.00')).toBeLessThan(0.8);
  });

  it('are not the fifth that the price of one of five is, where the whole is taxed by a named one', () => {
    const sums = ['Merchandise|113.00', 'SALES TAX 6.250%|7.06', 'Total|120.06'];
    expect(read('LRK-455|Floor pad 20in red|5|22.60|113.00', ...sums).extraction).toMatchObject({ tax_rates: [6.25] });
  });

  it('are whole where India raises a half each', () => {
    const sums = ['Taxable|100.00', 'CGST 9%|9.00', 'SGST 9%|9.00', 'Total|118.00'];
    expect(read(...sums).extraction).toMatchObject({ tax_rates: [18] });
  });

  it('are no discounts under a heading for these, which a row with a price is not', () => {
    const row = '10 %|1752.00|175.20|Total VAT|1240.80';
    expect(read('Rebate|Net|Tax', 'Remise|20 %|-250.00', row).extraction).toMatchObject({ tax_rates: [10] });
    expect(read('Remise|Net|Tax', row).extraction).not.toHaveProperty('tax_rates');
  });
});
