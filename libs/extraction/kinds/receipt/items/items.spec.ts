import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
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
      'quantity and price above',
      ['3 X 1.30', 'Espresso|3.90', 'Juice|4.00', '2 X 1.20', 'Water|2.40', 'TOTAL|10.30'],
      [
        { description: 'Espresso', quantity: 3, unit_price: 1.3, amount: 3.9 },
        { description: 'Juice', amount: 4 },
        { description: 'Water', quantity: 2, unit_price: 1.2, amount: 2.4 },
      ],
    ],
    [
      'a count behind the name, its price below',
      ['Burrito × 2|23.00', '(11.50 ea.)', 'Cortado|5.00', 'TOTAL|28.00'],
      [{ description: 'Burrito', quantity: 2, unit_price: 11.5, amount: 23 }, { description: 'Cortado' }],
    ],
    [
      'a price of parts of a cent',
      ['Diesel 41.37 x 1.529|63.25', 'Bun|2.50', 'TOTAL|65.75'],
      [{ description: 'Diesel', quantity: 41.37, unit_price: 1.529, amount: 63.25 }, { description: 'Bun' }],
    ],
    [
      'a count in front that is told again',
      ['2x Pils|16.99|33.98', 'Paper||2.60', 'TOTAL||36.58'],
      [{ description: 'Pils', quantity: 2, unit_price: 16.99, amount: 33.98 }, { description: 'Paper' }],
    ],
    [
      'savings among them, called like a sum',
      ['Beans|3.96', 'CARD SAVINGS|-0.80', 'Butter|4.29', 'Jam|2.00', 'TOTAL|9.45'],
      [
        { description: 'Beans' },
        { description: 'CARD SAVINGS', amount: -0.8 },
        { description: 'Butter' },
        { amount: 2 },
      ],
    ],
    [
      'what their sum leaves out in front and behind, which is none',
      ['Miles R1|13.82', 'Fare|36.00', 'Toll|6.00', 'T0PKDV|3.20', 'TOTAL|42.00'],
      [
        { description: 'Fare', amount: 36 },
        { description: 'Toll', amount: 6 },
      ],
    ],
    [
      'codes of goods below, which are no part of their names',
      ['Item|Price|Total', 'Gin|79.00|79.00', 'GIN-0114', 'Gift box', 'ACC-0007', '1|12.95|12.95', 'TOTAL||91.95'],
      [{ description: 'Gin', amount: 79 }, { amount: 12.95 }],
    ],
    [
      'a quantity apart from its amount',
      ['Total Qty 1|235.85', 'Loaf 1|235.85', 'TOTAL|235.85'],
      [{ description: 'Loaf', amount: 235.85 }],
    ],
    [
      'names with a code on a line of its own between them and their figures',
      [
        'Poppy seed|*S',
        'WA36 - 12',
        '9087396|1 X 35.00|35.00',
        'Rye|*S',
        'QC3-4',
        '9556481|2 X 9.90|19.80',
        'TOTAL||54.80',
      ],
      [
        { description: 'Poppy seed', quantity: 1, unit_price: 35, amount: 35 },
        { description: 'Rye', quantity: 2, unit_price: 9.9, amount: 19.8 },
      ],
    ],
    [
      'a single name above its code, and the count of items for no name',
      ['Poppy seed|*S', 'WA36 - 12', '9087396|3 X 15.00|45.00', 'Item(s) : 1|Qty(s) : 3', 'TOTAL||45.00'],
      [{ description: 'Poppy seed', quantity: 3, unit_price: 15, amount: 45 }],
    ],
    [
      'quantity and price below, and a bar of soap for no payment',
      ['261 Corn oil 5KG||48.70', '@2 X RM 24.35', '086 Cream bar soap 100||9.00', '010 X RM .90', 'TOTAL||57.70'],
      [
        { description: 'Corn oil 5KG', quantity: 2, unit_price: 24.35, amount: 48.7 },
        { description: 'Cream bar soap 100', quantity: 10, unit_price: 0.9, amount: 9 },
      ],
    ],
    [
      'litres above and their price below',
      ['39.42 litre Pump 9', 'Super 95||85.54', '2.170 / litre', 'TOTAL||85.54'],
      [{ description: 'Super 95', quantity: 39.42, unit_price: 2.17, amount: 85.54 }],
    ],
    [
      'a price in a name, which is no amount',
      ['Description|Qty|Total', 'Sushi 1.80', '4 x 1.80||7.20', 'Tea', '1 x 1.00||1.00', 'TOTAL||8.20'],
      [
        { description: 'Sushi 1.80', quantity: 4, unit_price: 1.8, amount: 7.2 },
        { description: 'Tea', quantity: 1, unit_price: 1, amount: 1 },
      ],
    ],
    [
      'names that go on below, numbered',
      [
        'Description|Qty|Amount',
        '1 06S Pork|1 20.00|20.00',
        'leg small',
        '2 32 Egg|1 28.00|28.00',
        'squid',
        'TOTAL||48.00',
      ],
      [
        { description: '06S Pork leg small', quantity: 1, amount: 20 },
        { description: '32 Egg squid', quantity: 1, amount: 28 },
      ],
    ],
    [
      'names of two lines above their figures',
      ['Egg', '1 x 3.20||3.20', 'Hot and spicy', 'noodles', '1 x 8.00||8.00', 'TOTAL||11.20'],
      [
        { description: 'Egg', amount: 3.2 },
        { description: 'Hot and spicy noodles', amount: 8 },
      ],
    ],
    [
      'what was paid on the line below its label',
      ['DPT.05||149.00', 'DPT.04||21.00', 'CASH', '||170.00'],
      [
        { description: 'DPT.05', amount: 149 },
        { description: 'DPT.04', amount: 21 },
      ],
    ],
    [
      'goods that were given back',
      ['Bun|0.84|20|0|20|16.80', 'Loaf|2.97|3|5|-2|-5.94', 'TOTAL|10.86'],
      [
        { description: 'Bun', quantity: 20, unit_price: 0.84, amount: 16.8 },
        { description: 'Loaf', quantity: -2, unit_price: 2.97, amount: -5.94 },
      ],
    ],
    [
      'a quantity beside the name, and its price below',
      ['Qty Tax|RM', 'Name badge (110 x 95mm)|100 SR|55.00', 'with a clip @ 0.5500', 'TOTAL||55.00'],
      [{ quantity: 100, unit_price: 0.55, amount: 55 }],
    ],
    [
      'quantities that stand beside each of the names',
      ['Butter cheese *#|1|RM4.15 ST', 'Discount||RM-0.41', 'Tea mochi *#|2|RM3.30 ST', 'TOTAL||7.04'],
      [
        { description: 'Butter cheese *#', quantity: 1, amount: 4.15 },
        { description: 'Discount', amount: -0.41 },
        { description: 'Tea mochi *#', quantity: 2, amount: 3.3 },
      ],
    ],
    [
      'names behind letters of tax and a long code',
      ['SR I00100000056-Fried noodle', '2.00|1|2.00', 'SR 100100000035- 1 Meat + 3 Vege', '7.10|1|7.10', 'TOTAL||9.10'],
      [
        { description: 'Fried noodle', quantity: 1, unit_price: 2, amount: 2 },
        { description: '1 Meat + 3 Vege', quantity: 1, unit_price: 7.1, amount: 7.1 },
      ],
    ],
    [
      'codes of any shape where each line of figures has a name above it',
      ['Item|Qty|Price|Amt', 'Chicken bento', 'BEN02|1|12.90|12.90', 'Curry set', 'Set10|1|6.90|6.90', 'TOTAL||19.80'],
      [
        { description: 'Chicken bento', quantity: 1, amount: 12.9 },
        { description: 'Curry set', quantity: 1, amount: 6.9 },
      ],
    ],
    [
      'a single name of three lines from its place in the list',
      ['1.7002-0014|Thermal roll', '(blue)-(57MMx60MM)', '(10 a pack)', '1 X 35.0000||35.00', 'TOTAL||35.00'],
      [{ description: 'Thermal roll (blue)-(57MMx60MM) (10 a pack)', quantity: 1, unit_price: 35, amount: 35 }],
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
