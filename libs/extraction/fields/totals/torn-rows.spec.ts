import { layOut } from '../../layout/layout.js';
import { kindOf } from '../../kinds/all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { placedPage } from '../../testing/placed-page.js';

const read = (...rows: string[]) => {
  const page = placedPage(['40,40,10 Invoice number 4711', ...rows].join('\n'));
  return assemble(kindOf('invoice').fields(readingOf(layOut([page]), 'en')));
};
const labels = ['300,300,10 Subtotal', '300,320,10 VAT', '300,340,10 Total'];

describe('rows that curling paper tears', () => {
  it('have the amount whose height is nearest to their label', () => {
    const { extraction } = read(...labels, '440,292,10 100.00', '440,312,10 20.00', '440,332,10 120.00');
    expect(extraction).toMatchObject({ subtotal: 100, tax_amount: 20, total_amount: 120 });
  });

  it('have no amount that another label is nearer to, or that is a line away', () => {
    const { extraction } = read('300,300,10 Subtotal', '300,314,10 Shipping', '440,322,10 100.00');
    expect(extraction).not.toHaveProperty('subtotal');
    expect(read('300,300,10 Subtotal', '440,314,10 100.00').extraction).not.toHaveProperty('subtotal');
  });
});

describe('sums nothing proves', () => {
  it('are less sure where a tax stands beside others, or is more than half of the total', () => {
    const sure = (...rows: string[]) => read(...rows).confidence.tax_amount;
    const total = '300,400,10 Total 300.00';
    expect(sure('300,300,10 VAT total 21.00', total)).toBeGreaterThan(0.7);
    expect(sure('300,300,10 VAT total 21.00', '300,320,10 VAT total 9.00', total)).toBeLessThan(0.6);
  });
});
