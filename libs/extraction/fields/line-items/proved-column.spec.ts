import { layOut } from '../../layout/layout.js';
import { kindOf } from '../../kinds/all.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const itemsOn = (...pages: Parameters<typeof layOut>[0]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut(pages), 'en'))).extraction['line_items'];
const itemsOf = (...pages: readonly (readonly string[])[]) =>
  itemsOn(...pages.map((lines, index) => ({ ...pageOf(lines), index })));
const amounts = (items: unknown) => (items as { amount: number }[] | undefined)?.map(({ amount }) => amount);

describe('a column of amounts that make a sum', () => {
  it('is one of items under headings that are not known', () => {
    expect(
      itemsOf([
        'Learner|What for|Sum of it',
        'Ada (Gr 5)|Tuition term 1|1,850.00',
        'Bo (Gr 2)|Tuition term 1|1,400.00',
        'Bo (Gr 2)|Robotics club|780.00',
        'Total||4,030.00',
      ]),
    ).toMatchObject([{ amount: 1850 }, { amount: 1400 }, { amount: 780 }]);
  });

  it('holds the taxes among its items, which are none', () => {
    expect(itemsOf(['Storage||2.00', 'Computing||1.00', 'VAT||0.60', 'Total||3.60'])).toEqual([
      { description: 'Storage', amount: 2 },
      { description: 'Computing', amount: 1 },
    ]);
  });

  it('goes on over the sums of its parts, and over what is carried to the next page', () => {
    const first = ['1 Rooms', 'Oak||200.00', 'Elm||100.00', 'Total part 1||300.00', 'Carried forward||300.00'];
    const second = ['Carried forward||300.00', '2 Yard', 'Ash||400.00', 'Fir||100.00', 'Total part 2||500.00'];
    expect(amounts(itemsOf(first, [...second, 'Total||800.00']))).toEqual([200, 100, 400, 100]);
  });

  it('ends at the total: what is taken off it is no item', () => {
    const lines = ['Haulage||286.00', 'Waiting||114.00', 'Total||400.00', 'Fuel card||-50.00', 'Amount due||350.00'];
    expect(amounts(itemsOf(lines))).toEqual([286, 114]);
  });

  it('takes goods that are called like a sum for goods', () => {
    const lines = ['Seat choice||650.00', 'Total hygiene set||200.00', 'Lounge||150.00', 'Total||1,000.00'];
    expect(amounts(itemsOf(lines))).toEqual([650, 200, 150]);
  });

  it('leaves the list beside it alone', () => {
    const lines = [
      'Last month|171.38|Customer charge|32.00',
      'Paid|-120.00|Energy|123.00',
      'Left over|51.38|Street light|10.00',
      '||Total|165.00',
    ];
    expect(itemsOf(lines)).toEqual([
      { description: 'Customer charge', amount: 32 },
      { description: 'Energy', amount: 123 },
      { description: 'Street light', amount: 10 },
    ]);
  });

  it('knows whole amounts by their currency', () => {
    expect(itemsOf(['Newsletter||840 €', 'Interview||420 €', 'Web site||140 €', 'Total||1400 €'])).toMatchObject([
      { amount: 840 },
      { amount: 420 },
      { amount: 140 },
    ]);
  });

  it('is none where nothing says what it comes to', () => {
    expect(itemsOf(['Storage||2.22', 'Computing||1.88', 'Transfer||1.00', 'Total||5.00'])).toBeUndefined();
  });
});

describe('names of such items', () => {
  it('stand above figures that have a column of their own', () => {
    const drawing = `
      40,100,10 School meals
      300,112,10 48 × 6.85 €
      400,112,10 328.80 €
      40,128,10 Study hall
      300,140,10 22 × 3.50 €
      400,140,10 77.00 €
      40,156,10 Insurance
      300,168,10 2 × 9.90 €
      400,168,10 19.80 €
      40,184,10 Total
      400,184,10 425.60 €`;
    expect(itemsOn(placedPage(drawing))).toEqual([
      { description: 'School meals', quantity: 48, unit_price: 6.85, amount: 328.8 },
      { description: 'Study hall', quantity: 22, unit_price: 3.5, amount: 77 },
      { description: 'Insurance', quantity: 2, unit_price: 9.9, amount: 19.8 },
    ]);
  });
});

describe('the heading of such a column', () => {
  it('tells where descriptions begin, though groups of rows have names of their own', () => {
    const lines = ['Date|Service|Sum', '01 Yard', '02.03.|Grading|200.00', '03.03.|Paving|150.00', 'Total||350.00'];
    expect(itemsOf(lines)).toEqual([
      { description: 'Grading', amount: 200 },
      { description: 'Paving', amount: 150 },
    ]);
  });

  it('may stand too close for cells of its own', () => {
    const drawing = `
      40,100,10 No Item Qty Price Worth
      40,120,10 1
      60,120,10 Oak
      90,120,10 3
      120,120,10 5.00
      160,120,10 15.00
      40,140,10 2
      60,140,10 Elm
      90,140,10 2
      120,140,10 4.00
      160,140,10 8.00
      40,160,10 Total
      160,160,10 23.00`;
    expect(itemsOn(placedPage(drawing))).toMatchObject([
      { quantity: 3, unit_price: 5, amount: 15 },
      { quantity: 2, unit_price: 4, amount: 8 },
    ]);
  });
});

describe('lines above items', () => {
  it('head groups where few items have any', () => {
    const lines = ['Item|Qty|Price|Total', 'Note 8812 of 2 March', 'Oak|1|2.00|2.00', 'Elm|1|3.00|3.00'];
    const more = ['Ash|1|4.00|4.00', 'Total|||9.00'];
    expect(itemsOf([...lines, ...more])).toMatchObject([{ description: 'Oak' }, {}, {}]);
  });

  it('are those of the items before where the first has none above it and the last has one below', () => {
    const lines = ['Part number|Qty|Price|Total', 'AB-1|1|2.00|2.00', 'Spin-on filter for lorries and coaches of all'];
    const more = ['CD-2|1|3.00|3.00', 'Brake shoe kit', 'Total|||5.00'];
    expect(itemsOf([...lines, ...more])).toMatchObject([
      { description: expect.stringContaining('Spin-on filter for lorries and coaches of all') },
      { description: expect.stringContaining('Brake shoe kit') },
    ]);
  });
});

describe('columns that no heading tells', () => {
  it('are parted where figures are, if their headings stand too close', () => {
    const drawing = `
      40,100,10 Work
      200,100,10 Quantity Tariff
      400,100,10 Sum
      40,120,10 Translation
      200,120,10 5240
      270,120,10 0.11
      400,120,10 576.40
      40,140,10 Review
      200,140,10 8615
      270,140,10 0.09
      400,140,10 775.35
      40,160,10 Total
      400,160,10 1351.75`;
    expect(itemsOn(placedPage(drawing))).toEqual([
      { description: 'Translation', quantity: 5240, unit_price: 0.11, amount: 576.4 },
      { description: 'Review', quantity: 8615, unit_price: 0.09, amount: 775.35 },
    ]);
  });

  it('are quantities and prices where they multiply to the amounts', () => {
    const lines = ['Item|Weight|Per kg|Total', 'Beef|24.61|5.89|144.95', 'Pork|38.20|2.45|93.59', 'Total|||238.54'];
    expect(itemsOf(lines)).toEqual([
      { description: 'Beef', quantity: 24.61, unit_price: 5.89, amount: 144.95 },
      { description: 'Pork', quantity: 38.2, unit_price: 2.45, amount: 93.59 },
    ]);
  });

  it('are none where all are one time a price', () => {
    const lines = ['Item|Bin|Was|Total', 'Beef|1|5.00|5.00', 'Pork|1|2.00|2.00', 'Total|||7.00'];
    expect(itemsOf(lines)).toEqual([
      { description: 'Beef', amount: 5 },
      { description: 'Pork', amount: 2 },
    ]);
  });
});
