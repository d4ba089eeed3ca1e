import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { itemFields } from './items.js';

const read = (lines: readonly string[]) =>
  assemble(itemFields(readingOf(layOut([pageOf(lines)]), 'en'))).extraction['line_items'];
const HEAD = ['LARKSPUR BAKERY LTD', '14 Harbour Street', 'Date: 14/03/2024 09:42'];

describe('items of a receipt', () => {
  it.each<[string, readonly string[], readonly object[]]>([
    [
      'names above their figures',
      ['Cashier Ada', 'Rye loaf', '2 x 3.50|7.00', 'Bun', '1 x 2.50|2.50', 'TOTAL|9.50'],
      [
        { description: 'Rye loaf', quantity: 2, unit_price: 3.5, amount: 7 },
        { description: 'Bun', quantity: 1, unit_price: 2.5, amount: 2.5 },
      ],
    ],
    [
      'names below their figures',
      ['Item Qty|U/P|Amount', '95550190 2|3.50|7.00 S', 'Rye loaf', '10312 1|2.50|2.50 S', "10'2X3", 'TOTAL|9.50'],
      [
        { description: 'Rye loaf', quantity: 2, unit_price: 3.5, amount: 7 },
        { description: "10'2X3", quantity: 1, unit_price: 2.5, amount: 2.5 },
      ],
    ],
    [
      'several columns of figures',
      ['Bun|0.84|20|0|20|16.80', 'TOTAL|16.80'],
      [{ description: 'Bun', quantity: 20, unit_price: 0.84, amount: 16.8 }],
    ],
    [
      'a weight',
      ['Apples 0.532 kg @ 12.90|6.86', 'TOTAL|6.86'],
      [{ description: 'Apples', quantity: 0.532, amount: 6.86 }],
    ],
    [
      'a code in front, which is no quantity',
      ['967 Anchor soap|18.80', 'TOTAL|18.80'],
      [{ description: 'Anchor soap', amount: 18.8 }],
    ],
    [
      'a sum read badly, which ends them',
      ['Bun|2.50', 'Loaf|7.00', 'SUB-TCTAL|9.50', 'TOTAL|9.50'],
      [{ description: 'Bun' }, { description: 'Loaf' }],
    ],
    [
      'a size, which is no amount',
      ['Jug 2.25L|4.62', 'Jar 1.75L', 'TOTAL|4.62'],
      [{ description: 'Jug 2.25L', amount: 4.62 }],
    ],
    [
      'an account number, which names no goods',
      ['Bun', '1 x 2.50|2.50', 'GB82 WEST 1234 5698 7654 32', '1 x 7.00|7.00', 'TOTAL|9.50'],
      [{ description: 'Bun', amount: 2.5 }],
    ],
    [
      'a total of a part, which is none',
      ['Bun|2.50', 'Total 0% supplies|2.50', 'Loaf|7.00', 'TOTAL|9.50'],
      [{ description: 'Bun' }, { description: 'Loaf' }],
    ],
    [
      'a discount',
      ['Bun|2.50', 'Discount|-0.50', 'TOTAL|2.00'],
      [{ description: 'Bun' }, { description: 'Discount', amount: -0.5 }],
    ],
    [
      'a quantity apart from its amount',
      ['Total Qty 1|235.85', 'Loaf 1|235.85', 'TOTAL|235.85'],
      [{ description: 'Loaf', amount: 235.85 }],
    ],
  ])('reads %s', (_, lines, items) => {
    const found = read([...HEAD, ...lines]) as readonly object[];
    expect(found).toMatchObject(items);
    expect(found).toHaveLength(items.length);
  });

  it('finds none where no sum ends them', () => {
    expect(read([...HEAD, 'Bun|2.50'])).toBeUndefined();
  });
});
