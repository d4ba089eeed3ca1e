import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { makeTable } from '../../testing/made-tables.js';
import { TABLE_STYLES } from '../../testing/table-styles.js';
import { makePdf } from '../../testing/made-pdf.js';
import { decode } from '../../decode/decode.js';
import { sniff } from '../../sniff/sniff.js';
import { assemble } from '../../reading/found.js';
import { kindOf } from '../../kinds/all.js';
import { readingOf } from '../../reading/reading.js';
import { amountIn, figuresFor, meanings } from './figures.js';

const items = (pages: Parameters<typeof layOut>[0], language = 'en') =>
  assemble(kindOf('invoice').fields(readingOf(layOut(pages), language))).extraction['line_items'];
const itemsOn = (lines: readonly string[]) => items([pageOf(lines)]);

describe('tables of items', () => {
  it.each(TABLE_STYLES)('reads $name', async (style) => {
    const { pages, items: made } = makeTable(style, 1);
    const bytes = makePdf({ pages });
    const document = await decode(bytes, sniff(bytes));
    const words = document.pages.map(({ width, height, words: read }, index) => ({
      index,
      width,
      height,
      words: read!,
    }));
    await document.close();
    expect(items(words)).toMatchObject(made);
  });

  it('takes words above a whole heading for no part of it', () => {
    expect(itemsOn(['Positions', 'Description|Qty|Price|Total', 'Oak|9|135.96|1,223.64', 'Total|||1,223.64'])).toEqual([
      { description: 'Oak', quantity: 9, unit_price: 135.96, amount: 1223.64 },
    ]);
  });

  it('goes on below the sum of a part, but not over a table of taxes', () => {
    const lines = [
      'Description|Qty|Price|Total',
      'Chisel|2|10.00|20.00',
      'Subtotal|||20.00',
      'Plane|3|5.00|15.00',
      'Subtotal|||35.00',
      'Rate|Base|Tax|Gross',
      'Standard|35.00|7.00|42.00',
    ];
    expect(itemsOn(lines)).toMatchObject([
      { description: 'Chisel', amount: 20 },
      { description: 'Plane', amount: 15 },
    ]);
  });

  it('leaves out the numbers of a list only where they count', () => {
    const table = (first: string, second: string) =>
      itemsOn(['Description|Price|Total', `${first}|1.00|1.00`, `${second}|2.00|2.00`, 'Total||3.00']);
    expect(table('1 Oak board', '2 Elm board')).toMatchObject([
      { description: 'Oak board' },
      { description: 'Elm board' },
    ]);
    expect(table('7 Oak board', '2 Elm board')).toMatchObject([
      { description: '7 Oak board' },
      { description: '2 Elm board' },
    ]);
  });

  it('takes for a rate of tax no piece of an amount of tax', () => {
    const taxed = (tax: string) =>
      itemsOn(['Description|Qty|Price|Tax|Total', `Oak|1|679.80|${tax}|679.80`, 'Total||||679.80']);
    expect(taxed('20 %')).toMatchObject([{ tax_rate: 20 }]);
    expect(taxed('5,5')).toMatchObject([{ tax_rate: 5.5 }]);
    for (const amount of ['135.96', '$35.96', '€ 35.96', '1,135.96']) {
      expect(taxed(amount)).toMatchObject([{ description: 'Oak', amount: 679.8 }]);
      expect(taxed(amount)).not.toMatchObject([{ tax_rate: expect.anything() }]);
    }
  });

  it('takes of two numbers under close headings the one right under that of the rate', () => {
    const drawing = `
      40,100,10 Item
      160,100,10 Qty
      240,100,10 Disc. % VAT
      400,100,10 Total
      40,120,10 Oak
      160,120,10 2
      240,120,10 10.00
      290,120,10 23
      400,120,10 84.15
      40,140,10 Total
      400,140,10 84.15`;
    expect(items([placedPage(drawing)])).toMatchObject([{ description: 'Oak', tax_rate: 23, amount: 84.15 }]);
  });

  it('keeps the unit of a quantity', () => {
    expect(itemsOn(['Description|Qty|Total', 'Oil|1.50 l|12.00', 'Total||12.00'])).toMatchObject([
      { quantity: 1.5, unit: 'l' },
    ]);
  });
});

describe('headings and descriptions over several lines', () => {
  it('reads a heading of two lines that stands beside one of one line', () => {
    const drawing = `
      410,92,10 Prix
      40,98,10 Description
      300,98,10 Qté
      540,98,10 Montant
      400,104,10 unitaire
      40,120,10 Nougat
      300,120,10 5
      410,120,10 4,55
      540,120,10 22,75
      440,150,10 Total
      540,150,10 22,75`;
    expect(items([placedPage(drawing)], 'fr')).toEqual([
      { description: 'Nougat', quantity: 5, unit_price: 4.55, amount: 22.75 },
    ]);
  });

  it('goes on with a description beside words in other columns', () => {
    expect(
      itemsOn(['Title|Qty|Tax|Total', 'Memory card|1|14.5%|319.00', 'of 16 GB||CST', 'Total|||319.00']),
    ).toMatchObject([{ description: 'Memory card of 16 GB', amount: 319 }]);
  });

  it('leaves the codes of a column that is not known, or of a kind of goods, out of the description', () => {
    const coded = ['Bin|Title|Price|Total', 'A 7|Memory card|3.00|3.00', 'X12|of 16 GB', 'Total|||3.00'];
    expect(itemsOn(coded)).toMatchObject([{ description: 'Memory card of 16 GB', unit_price: 3, amount: 3 }]);
    const kinds = ['Product|Title|Price|Total', 'Cards|Memory card|3.00|3.00', 'X12|of 16 GB', 'Total|||3.00'];
    expect(itemsOn(kinds)).toMatchObject([{ description: 'Cards Memory card of 16 GB', amount: 3 }]);
  });

  it('reads headings side by side above others that are broken', () => {
    const drawing = `
      40,98,10 Pos Art-Nr
      140,98,10 Beschreibung
      300,98,10 Menge
      540,98,10 Positions-
      66,110,10 (Art)
      540,110,10 betrag
      40,130,10 1
      100,130,10 Nougat-Pralinen
      300,130,10 5
      540,130,10 22,75
      440,150,10 Summe
      540,150,10 22,75`;
    expect(items([placedPage(drawing)], 'de')).toEqual([
      { description: 'Nougat-Pralinen', quantity: 5, amount: 22.75 },
    ]);
  });

  it('knows a quantity in Dutch', () => {
    expect(itemsOn(['Omschrijving|Prijs|Hoeveelheid|Bedrag', 'Noga|4,55|5|22,75', 'Totaal|||22,75'])).toMatchObject([
      { description: 'Noga', quantity: 5, unit_price: 4.55, amount: 22.75 },
    ]);
  });
});

describe('a list without a heading', () => {
  const list = ['Your charges', 'Storage||2.22', '   Transfer||0.01', 'Computing||1.88'];

  it('is one of items when its amounts make a sum that is stated', () => {
    expect(itemsOn([...list, 'Total||4.11'])).toEqual([
      { description: 'Storage', amount: 2.22 },
      { description: 'Transfer', amount: 0.01 },
      { description: 'Computing', amount: 1.88 },
    ]);
  });

  it('is none when they do not', () => {
    expect(itemsOn([...list, 'Total||5.00'])).toBeUndefined();
  });
});

describe('how sure items are', () => {
  const sureness = (...lines: string[]) => {
    const reading = readingOf(layOut([pageOf(lines)]), 'en');
    const { confidence } = assemble(kindOf('invoice').fields(reading));
    return (key: string) => confidence[`line_items.0.${key}`]!;
  };

  it('figures are proved by each other and amounts by their sum, words by neither', () => {
    const bySum = sureness('Item|Total', 'Oak|6.00', 'Elm|4.00', 'Total|10.00');
    expect(bySum('amount')).toBeGreaterThan(bySum('description'));
    const byNothing = sureness('Item|Total', 'Oak|6.00', 'Elm|4.00', 'Total|11.00');
    expect(byNothing('amount')).toBe(byNothing('description'));
  });

  it('words are as sure as figures where every item has its line and comes out, and least where lines go on', () => {
    const [oak, elm] = ['Oak|2|3.00|6.00', 'Elm|1|4.00|4.00'];
    const described = (...rows: string[]) => sureness('Item|Qty|Price|Total', ...rows, 'Total|||10.00')('description');
    const plain = described(oak, elm);
    const besideOther = described(oak, elm, 'planed');
    expect(plain).toBe(sureness('Item|Qty|Price|Total', oak, elm, 'Total|||10.00')('amount'));
    expect(besideOther).toBeLessThan(plain);
    expect(described(oak, 'planed', elm)).toBeLessThan(besideOther);
    expect(described(oak, 'Elm|2|4.00|4.00')).toBe(plain);
    expect(described(oak, 'Elm|2|4.00|5.00')).toBe(besideOther);
  });
});

describe('figures', () => {
  it('reads a group of three as thousands of money, as decimals of a quantity', () => {
    expect(meanings('$3,500')).toEqual([3500, 3.5]);
    expect(meanings('1,000 kg', 'count')).toEqual([1, 1000]);
    expect(meanings('1 1,0000')).toEqual([1, 1]);
    expect(meanings('1.234,50')).toEqual([1234.5]);
    expect(meanings('1.000,0000')).toEqual([1000]);
  });

  it('takes of several meanings those that multiply to the amount', () => {
    expect(figuresFor([1, 1000], [3.5], 3500)).toEqual({ quantity: 1000, unitPrice: 3.5, checked: true });
    expect(figuresFor([2], [10], 18, [10])).toEqual({ quantity: 2, unitPrice: 10, checked: true });
    expect(figuresFor([2], [10], 19)).toMatchObject({ checked: false });
    expect(figuresFor([5], [4.55], -22.75)).toMatchObject({ checked: true });
  });

  it('knows an amount by its decimals, or by standing alone', () => {
    expect(amountIn('120,00 €')).toBe(120);
    expect(amountIn('240')).toBe(240);
    expect(amountIn('Suite 240')).toBeUndefined();
  });
});
