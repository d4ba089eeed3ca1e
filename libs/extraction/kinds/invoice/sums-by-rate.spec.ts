import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'cs'))).extraction;

const items = ['Položka|Počet|Sazba|Cena|Daň|Celkem', 'Židle|12|21 %|49 230,00|10 338,30|59 568,30'];
const table = ['Sazba|Základ|Daň|Celkem', '21 %|49 230,00|10 338,30|59 568,30', '12 %|1 280,00|153,60|1 433,60'];
const sums = { subtotal: 50510, tax_amount: 10491.9, total_amount: 61001.9 };

describe('a table of taxes without a row for all', () => {
  it('comes to the net sum and the tax where both make the total', () => {
    expect(read('Faktura 7', ...table, 'Celková cena:|61 001,90')).toMatchObject(sums);
  });

  it('is told from the items above it, which say their rate, too', () => {
    expect(read('Faktura 7', ...items, ...table, 'Celková cena:|61 001,90')).toMatchObject(sums);
  });

  it('has what is free of tax among it', () => {
    const free = [...table, '0 %|500,00|0,00|500,00', 'Celková cena:|61 501,90'];
    expect(read('Faktura 7', ...free)).toMatchObject({ subtotal: 51010, tax_amount: 10491.9, total_amount: 61501.9 });
  });

  it('comes to nothing where no total says so', () => {
    expect(read('Faktura 7', ...table, 'Celková cena:|61 002,90')).not.toMatchObject({ subtotal: 50510 });
  });
});
