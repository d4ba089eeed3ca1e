import { layOut } from '../../../layout/layout.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { sumFields } from './sums.js';

function read(...lines: string[]): Record<string, unknown> {
  const found = sumFields(readingOf(layOut([pageOf(['Larkspur', ...lines])]), 'en'));
  return Object.fromEntries(found.map(({ path, value }) => [path, value]));
}

describe('sums of a receipt', () => {
  it.each([
    ['Swedish', ['Totalt SEK|102,00', 'varav moms|10,93', 'varav dricks|6,00'], { total_amount: 102, tip: 6 }],
    ['Norwegian', ['A betale NOK|233,00', 'Bank|233,00'], { total_amount: 233 }],
    [
      'Estonian',
      ['KOKKU|66,00', 'Käibemaks 22%|11,90', 'Sularaha|70,00', 'Tagasi|4,00'],
      { total_amount: 66, tax_amount: 11.9 },
    ],
    [
      'Latvian',
      ['KOPĀ APMAKSAI|66,00', 'PVN 21%|11,45', 'Skaidra nauda|70,00', 'Atlikums|4,00'],
      { total_amount: 66, tax_amount: 11.45 },
    ],
    [
      'Lithuanian',
      ['IŠ VISO MOKĖTI|66,00', 'PVM 21%|11,45', 'Grynieji|70,00', 'Grąža|4,00'],
      { total_amount: 66, tax_amount: 11.45 },
    ],
    ['Czech', ['Celkem k úhradě|70,00', 'Hotově|100,00', 'Vráceno|30,00'], { total_amount: 70 }],
    [
      'Malay',
      ['JUMLAH KECIL|33.30', 'CUKAI 6%|2.00', 'JUMLAH|35.30'],
      { subtotal: 33.3, tax_amount: 2, total_amount: 35.3 },
    ],
  ])('have their names in %s', (_, lines, sums) => {
    expect(read(...lines)).toMatchObject(sums);
  });

  it.each([
    ['Includes GST 15%|1.30', 1.3],
    ['GST Inclusive 8%|0.74', 0.74],
    ['GST included|0.91', 0.91],
    ['GST INCLUDED IN TOTAL|0.91', 0.91],
    ['SST incl.|0.57', 0.57],
  ])('know the tax within a total by "%s"', (line, tax) => {
    expect(read('Total|10.00', line)).toMatchObject({ total_amount: 10, tax_amount: tax });
  });

  it('are not those in another currency at a rate', () => {
    expect(read('TOTAL CHF|137.80', 'Total EUR (Kurs 0.9650)|142.80')).toMatchObject({ total_amount: 137.8 });
  });

  it('have no tip that is only suggested', () => {
    expect(read('Total|10.00', 'Suggested', '18%: (Tip $1.80)', '20%: (Tip $2.00)')).not.toHaveProperty('tip');
    expect(read('Subtotal|10.00', 'Tip 18%|1.80', 'Total|11.80')).toMatchObject({ tip: 1.8 });
  });

  it('have the total before a discount as their subtotal', () => {
    expect(read('Total|193.50', 'Discount|-3.50', 'Grand Total|190.00')).toMatchObject({
      subtotal: 193.5,
      total_amount: 190,
    });
  });

  it('are after the discount that a line between two totals states, whatever proves the first', () => {
    const slip = ['SUBTOTAL|377.59', 'IVA|60.41', 'TOTAL S/DESCUENTO|438.00', 'DESCUENTO|43.80', 'TOTAL|394.20'];
    expect(read(...slip)).toMatchObject({ total_amount: 394.2 });
  });

  it('have a subtotal larger than the total where something was taken off', () => {
    expect(read('Subtotal|17.00', 'Savings|-1.50', 'Total|15.50')).toMatchObject({ subtotal: 17 });
    expect(read('Subtotal|17.00', 'Total|15.50')).not.toHaveProperty('subtotal');
  });

  it('have one tax where two are raised', () => {
    expect(read('Subtotal|24.70', 'TPS|1.24', 'TVQ|2.46', 'Total|28.40')).toMatchObject({ tax_amount: 3.7 });
  });
});

const readPicture = (...lines: string[]) => totalOf(...lines)?.value;
const totalOf = (...lines: string[]) =>
  sumFields(readingOf(layOut([pageOf(['Larkspur', ...lines], 'ocr')]), 'en')).find(
    ({ path }) => path === 'total_amount',
  );

describe('the total of a receipt', () => {
  it('is what was given less what came back, though its own word cannot be read', () => {
    expect(readPicture('Tea|3.20', 'Toast|6.70', 'Xqzl|9.90', 'Cash|10.00', 'Chxqe|0.10')).toBe(9.9);
    expect(readPicture('Tea|3.20', 'Toast|6.70', 'Xqzl|9.90', 'Cxqz|10.00', 'Change|0.10')).toBe(9.9);
    expect(readPicture('Tea|3.20', 'Toast|38.50', '2 ITM TL|41.70', 'CA|50.00', 'CG|8.30', 'Total RM|39.34|2.36')).toBe(
      41.7,
    );
  });

  it('is no tax that says that it is in the total', () => {
    expect(readPicture('Tea|3.30', 'Qxzl|3.30', 'Cash|3.30', 'GST @6X inclqded in total|0.19')).toBe(3.3);
  });

  it.each([
    ['without its point', 'Total|1230'],
    ['broken by a space', 'Total|1 2.30'],
    ['with the mark of a time', 'Total|12:30'],
  ])('is read %s', (_, total) => {
    expect(readPicture('Tea|4.00', 'Toast|8.30', total, 'Cash|20.00', 'Change|7.70')).toBe(12.3);
  });

  it('is not read so where amounts have no cents', () => {
    expect(readPicture('Ramen|900', 'Gyoza|330', 'Total|1230')).toBe(1230);
  });

  it.each([
    ['a figure is missing and the amounts above come to it', ['Fare|18.60', 'Peak hour|15.33', 'Total|33.3'], 33.93],
    ['a figure is missing and money proves it', ['Tea|12.40', 'Total|2.40', 'Cash|20.00', 'Change|7.60'], 12.4],
    ['a figure is misread and two sums agree', ['Tea|4.00', 'Toast|8.40', 'Total|17.40', 'EDC|12.40'], 12.4],
    [
      'nothing comes to what is printed, as the items do here',
      ['Cover|5.00', 'Fish|32.00', 'Tea|20.00', 'Total|57.00', 'Xqz|62.00', 'Change|5.00', 'Paid|57.00'],
      57,
    ],
    ['a figure may be misread, but one sum alone says so', ['Tea|12.40', 'Total|17.40', 'EDC|12.40'], 17.4],
  ])('is mended where %s', (_, lines, total) => {
    expect(readPicture(...lines)).toBe(total);
  });
});

describe('tax from a table of rates', () => {
  it.each([
    ['of one rate', ['Total|23.30', 'VAT D 23%|Net|VAT|Gross', '18.94|4.36|23.30'], 4.36],
    ['of several rates', ['Total|55,00', 'USt|Netto|USt|Brutto', '10%|41,36|4,14|45,50', '20%|7,92|1,58|9,50'], 5.72],
    [
      'of several rates with their sum',
      ['Total|12,72', 'MwSt|Netto|Brutto', '4,34|0,83|5,17', '7,06|0,49|7,55', '11,40|1,32|12,72'],
      1.32,
    ],
    [
      'with the tax before its base',
      ['Total|102,10', 'Moms|Moms|Netto|Brutto', '8,41|70,09|78,50', '4,72|18,88|23,60'],
      13.13,
    ],
    ['beside what is not taxed', ['Total|16.95', 'VAT D 23%|Net|VAT|Gross', '2.90|0.67|3.57'], 0.67],
    [
      'beside a row that is free of tax',
      ['Total|65.00', 'VAT|Rate|Net|Tax', 'A|20.00|52.50|10.50', 'Z|0.00|2.00|0.00'],
      10.5,
    ],
    ['without the gross', ['Total|40,40', 'Base Imp.|IVA|Cuota', '36,73|3,67'], 3.67],
  ])('is read %s', (_, lines, tax) => {
    expect(read(...lines)).toMatchObject({ tax_amount: tax });
  });

  it('are proved by all that stands between subtotal and total', () => {
    const sums = (...lines: string[]) =>
      sumFields(readingOf(layOut([pageOf(['Larkspur', ...lines])]), 'en')).map(({ path, value, confidence }) => [
        path,
        value,
        confidence > 0.9,
      ]);
    const service = ['Subtotal|153.80', 'Service Charge 10%|15.38', 'Service Tax 6%|9.23', 'Rounding|-0.01'];
    expect(sums(...service, 'TOTAL|178.40')).toEqual(
      expect.arrayContaining([
        ['subtotal', 153.8, true],
        ['tax_amount', 9.23, true],
      ]),
    );
    const taxes = ['Sous-total|108.44', 'TPS 5%|5.42', 'TVQ 9.975%|10.82', 'TOTAL|124.68', 'TPS: 81244 0917 RT0001'];
    expect(sums(...taxes)).toEqual(expect.arrayContaining([['tax_amount', 16.24, true]]));
    expect(sums('Subtotal|18.75', 'Tax|2.24', 'Total|21.03')).not.toContainEqual(['tax_amount', 2.24, true]);
  });

  it('have a charge, which is no change, and what was paid in all', () => {
    const paid = ['Parking charge|6.61', 'GST 8%|0.53', 'Total paid|7.14'];
    expect(read(...paid)).toMatchObject({ tax_amount: 0.53, total_amount: 7.14 });
    const after = ['Balance|12.36', 'Grace period after payment 15 min'];
    expect(read(...paid, ...after)).toMatchObject({ total_amount: 7.14 });
  });

  it('are not nought where another rate raised some', () => {
    expect(read('Total|120.50', 'VAT 23% on 67.07|15.43', 'VAT 0% on 38.00|0.00')).toMatchObject({ tax_amount: 15.43 });
  });

  it('are those with the tip, where a slip prints the sum before it as well', () => {
    const slip = ['Subtotal|70.00', 'Tax 8%|5.60', 'Amount due|75.60', 'VISA|XXXX0417', 'Tip:|14.40', 'Total:|90.00'];
    expect(read(...slip)).toMatchObject({ total_amount: 90, tip: 14.4, tax_amount: 5.6 });
  });

  it('are whole where no amount has cents', () => {
    const rows = ['Nasi 4 x 58.000|232.000', 'Rendang 3 x 261.000|783.000', 'Subtotal|1.015.000', 'PB1 10%|101.500'];
    expect(read(...rows, 'TOTAL|Rp 1.116.500', 'Tunai|Rp 1.200.000')).toMatchObject({
      subtotal: 1015000,
      tax_amount: 101500,
      total_amount: 1116500,
    });
  });

  it('have a net that the table of taxes prints', () => {
    const table = ['MWST|Netto|Steuer|Brutto', 'A 19%|5.50|1.04|6.54', 'B 7%|12.79|0.90|13.69', '|18.29|1.94|20.23'];
    expect(read('SUMME|20.23', ...table)).toMatchObject({ subtotal: 18.29, tax_amount: 1.94, total_amount: 20.23 });
  });

  it('are told by the name Indonesia gives its tax', () => {
    expect(read('Subtotal|100.00', 'PB1 10%|10.00', 'TOTAL|110.00')).toMatchObject({ tax_amount: 10 });
  });
});
