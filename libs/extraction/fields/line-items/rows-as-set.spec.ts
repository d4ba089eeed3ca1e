/** Rows as programs set them: discounts, cells about their middle, names under other headings, columns by the page. */
import { assemble } from '../../reading/found.js';
import { kindOf } from '../../kinds/all.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { readingOf } from '../../reading/reading.js';

const items = (...pages: Parameters<typeof layOut>[0]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut(pages.map((page, index) => ({ ...page, index }))), 'en')))
    .extraction['line_items'];
const drawn = (drawing: string) => placedPage(drawing, 'text-layer');

describe('rows of items', () => {
  it('tell quantity and price under headings that are not known, less the discount of the row', () => {
    const rows = ['Oak board|4,00|31,450|12,00|110,70', 'Elm board|2,00|38,900|12,00|68,46', 'Ash|3,00|52,375||157,13'];
    expect(items(pageOf(['Descripción|Bultos|Tarifa|% Dto.|Importe', ...rows, 'Total|||336,29']))).toEqual([
      { description: 'Oak board', quantity: 4, unit_price: 31.45, amount: 110.7 },
      { description: 'Elm board', quantity: 2, unit_price: 38.9, amount: 68.46 },
      { description: 'Ash', quantity: 3, unit_price: 52.375, amount: 157.13 },
    ]);
  });

  it('have a discount close behind the price', () => {
    const lines = ['Description|Qty|Price|Amount', 'Oak board|3|64.50 5|183.83', 'Total|||183.83'];
    expect(items(pageOf(lines))).toMatchObject([{ quantity: 3, unit_price: 64.5, amount: 183.83 }]);
  });

  it('have a description of several lines about their middle', () => {
    const page = drawn(`
      40,100,10 Description
      300,100,10 Qty
      360,100,10 Price
      430,100,10 Amount
      40,120,10 Elm board
      300,120,10 2
      360,120,10 5.00
      430,120,10 10.00
      40,136,10 Oak board, planed on all of its sides and
      300,143,10 3
      360,143,10 4.00
      430,143,10 12.00
      40,150,10 oiled
      40,170,10 Ash board
      300,170,10 1
      360,170,10 7.00
      430,170,10 7.00
      40,190,10 Yew board
      300,190,10 1
      360,190,10 9.00
      430,190,10 9.00
      40,210,10 Lime board
      300,210,10 1
      360,210,10 2.00
      430,210,10 2.00
      360,240,10 Total
      430,240,10 40.00`);
    expect(items(page)).toMatchObject([
      { description: 'Elm board', amount: 10 },
      { description: 'Oak board, planed on all of its sides and oiled', amount: 12 },
      { description: 'Ash board', amount: 7 },
      { description: 'Yew board', amount: 9 },
      { description: 'Lime board', amount: 2 },
    ]);
  });

  it('have the whole of a description that runs on under the next heading', () => {
    const page = drawn(`
      40,100,10 Description
      150,100,10 Quantity
      300,100,10 Price
      400,100,10 Amount
      40,120,10 Oak board, planed and oil
      186,120,10 2
      300,120,10 5.00
      400,120,10 10.00
      300,150,10 Total
      400,150,10 10.00`);
    expect(items(page)).toMatchObject([{ description: 'Oak board, planed and oil', quantity: 2, amount: 10 }]);
  });

  it('have the columns of their own page, which a browser may set otherwise than those of the page before', () => {
    const page = (x: number, names: readonly string[], more = '') =>
      drawn(
        [
          `${x},50,10 QTY`,
          `${x + 60},50,10 GOODS`,
          '300,50,10 EACH',
          '380,50,10 EXTENSION',
          ...names.flatMap((name, at) => {
            const y = 70 + at * 16;
            return [
              `${x},${y},10 ${at + 2}`,
              `${x + 60},${y},10 ${name}`,
              `300,${y},10 3.00`,
              `390,${y},10 ${at + 2}*3`,
            ];
          }),
        ]
          .map((row) => row.replace(/(\d+)\*3$/, (_, count: string) => `${Number(count) * 3}.00`))
          .join('\n') + more,
      );
    const first = page(40, ['Oak board', 'Elm board', 'Ash board']);
    const second = page(100, ['Lime board', 'Yew board'], '\n300,150,10 Total\n390,150,10 42.00');
    expect(items(first, second)).toMatchObject([
      { description: 'Oak board', quantity: 2 },
      { description: 'Elm board', quantity: 3 },
      { description: 'Ash board', quantity: 4 },
      { description: 'Lime board', quantity: 2 },
      { description: 'Yew board', quantity: 3 },
    ]);
  });

  it('are described under their heading, where that of the amounts is called goods', () => {
    const rows = ['SPE15|Oak board|2|5.00|10.00', 'SPE22|Elm board|3|4.00|12.00', 'YT240|Ash board|2|8.00|16.00'];
    expect(items(pageOf(['Code|Description|Pieces|Each|Goods', ...rows, '|||Total|38.00']))).toMatchObject([
      { description: 'Oak board', quantity: 2, amount: 10 },
      { description: 'Elm board', quantity: 3, amount: 12 },
      { description: 'Ash board', quantity: 2, amount: 16 },
    ]);
  });
});
