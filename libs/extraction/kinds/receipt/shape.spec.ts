/** Papers that say little of themselves: what was sold and paid is a receipt, whatever sends it. */
import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines, 'ocr')])).docType;
const items = ['Seife|2|18,00 €', 'Seifenschale|1|12,50 €', 'Versand DHL Paket|1|5,49 €'];

describe('a list of prices', () => {
  it('is a receipt where it has been paid and no word asks for money', () => {
    const paid = ['Hallo Ada,', 'Bezahlt', 'per Karte.', ...items, 'Gesamtbetrag|35,99 €'];
    expect(typeOf(...paid)).toBe('receipt');
    expect(typeOf(...paid.filter((line) => !/Bezahlt/.test(line)))).not.toBe('receipt');
    expect(typeOf('Angebot', ...paid)).not.toBe('receipt');
  });

  it('is no label, whoever carries what is sold', () => {
    expect(typeOf('Hallo Ada,', ...items, 'Gesamtbetrag|35,99 €')).not.toBe('shipping_label');
    const to = ['An:', 'Ada Example', 'Kaistr. 4', '26122 Oldenburg'];
    expect(typeOf(...to, ...items)).toBe('shipping_label');
    expect(typeOf(...to, ...items, 'Gesamtbetrag|35,99 €')).not.toBe('shipping_label');
  });

  it('may be written as programs write figures, where the paper says what it is', () => {
    const whole = (title: string) => [
      title,
      'Date: 12/05/2025',
      'Soap|2|19',
      'Dish|1|12.5',
      'Cash||31.5',
      'Change||0',
      'Total||31.5',
      'Thank you!',
    ];
    expect(typeOf(...whole('Receipt #1042'))).toBe('receipt');
    expect(typeOf(...whole('Slip #1042'))).not.toBe('receipt');
  });
});

describe('a bill', () => {
  it('is no form for ornaments that look like boxes beside a table of what is sold', () => {
    const ask = ['☐ Name: Ada Example', '☐ Tel: 02 40 62 10 55', '☐ E-mail: ada@larkspur.example', 'Delivery date:'];
    const more = ['City: Harbour', 'Country: Example', 'Company: Larkspur', 'Contact: Ada', 'Fax: 02 40 62 10 56'];
    const bill = ['Invoice', 'Invoice number: 4711', ...ask, ...more];
    expect(typeOf(...bill)).toBe('form');
    expect(typeOf(...bill, 'Description|Quantity|Unit price|Total', 'Soap|2|9.00|18.00')).toBe('invoice');
  });
});
