import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { itemsAddUp } from './worked-out.js';

const addsUp = (...lines: string[]) => itemsAddUp(layOut([pageOf(lines)]));

describe('a table of things sold, by its figures', () => {
  const two = ['甲|12|1.500,00|18.000,00', '乙|3|250,00|750,00'];

  it('has rows that come out, and their sum under them', () => {
    expect(addsUp(...two, '計|18.750,00')).toBe(true);
    expect(addsUp('甲|12|1,500|18,000', '乙|3|250|750', '計|18,750')).toBe(true);
  });

  it('or three rows that come out', () => {
    expect(addsUp(...two)).toBe(false);
    expect(addsUp(...two, '丙|2|40,50|81,00')).toBe(true);
  });

  it('may have rows of one piece among them, which only the sum tells', () => {
    const single = '丙|1|45,00|45,00';
    expect(addsUp(...two, single, '計|18.795,00')).toBe(true);
    expect(addsUp(...two, single, '計|18.796,00')).toBe(false);
  });

  it('is none where a quantity of one makes its own price, nor where figures stand by each other', () => {
    expect(addsUp('甲|1|45,00|45,00', '乙|1|9,00|9,00', '丙|1|8,00|8,00', '計|62,00')).toBe(false);
    expect(addsUp('2024|12|31', '14/03/2024|12|168', '+49 30 90', '計|48')).toBe(false);
  });

  it('makes a page that no words claim an invoice', () => {
    const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines)])).docType;
    const heading = 'Description|Quantity|Unit price|Amount';
    const nuts = 'Nuts|12|1.500,00|18.000,00';
    expect(typeOf('Larkspur', heading, nuts, 'Bolts|3|250,00|750,00', 'Total|18.750,00')).toBe('invoice');
    expect(typeOf('Larkspur', heading, nuts, 'Bolts|3|250,00|850,00', 'Total|18.750,00')).not.toBe('invoice');
  });
});
