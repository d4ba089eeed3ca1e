import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { findIbans, findVatIds } from '../../fields/vocabulary/contacts.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (source: 'ocr' | 'text-layer', ...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines, source)]), 'en'))).extraction;

describe('figures read as letters', () => {
  it.each([
    ['2O25/63', '2025/63'],
    ['RE-24-l093', 'RE-24-1093'],
    ['1182I4', '118214'],
    ['8834l', '88341'],
    ['RE260418', 'RE260418'],
    ['A1O2B', 'A1O2B'],
    ['1187O', '1187O'],
    ['88-O7', '88-O7'],
  ])('in the number %s', (print, number) => {
    expect(read('ocr', `Invoice number: ${print}`)).toMatchObject({ invoice_number: number });
  });

  it('are letters where nobody had to read them', () => {
    expect(read('text-layer', 'Invoice number: 2O25/63')).toMatchObject({ invoice_number: '2O25/63' });
  });

  it('in an account, by its check sum', () => {
    expect(findIbans('DE89 37O4 0044 0532 0130 00')).toMatchObject([{ value: 'DE89370400440532013000', valid: true }]);
    expect(findIbans('DE89 37O4 0044 0532 0130 01')).toMatchObject([{ value: 'DE8937O400440532013001', valid: false }]);
    expect(findIbans('GB29 NWBK 6016 1331 9268 19')).toMatchObject([{ value: 'GB29NWBK60161331926819', valid: true }]);
  });

  it('in an account only where its country has figures alone', () => {
    // The check sums of NW8K, 3704 and 0018M.
    expect(findIbans('GB83 NWBK 6016 1331 9268 19')).toMatchObject([{ valid: false }]);
    expect(findIbans('DE76 37O4 0044 B532 0130 00')).toMatchObject([{ valid: false }]);
    expect(findIbans('FR36 2004 1010 0505 0001 BM02 606')).toMatchObject([{ valid: false }]);
  });

  it('in a number of the tax office, by its shape', () => {
    expect(findVatIds('VAT DE1O434486l')).toMatchObject([{ value: 'DE104344861' }]);
    expect(findVatIds('IT 12345 OLIO')).toEqual([]);
    expect(findVatIds('FI1234567 OIL')).toEqual([]);
    expect(findVatIds('CZ123456785 LOIL')).toMatchObject([{ value: 'CZ123456785' }]);
    expect(findVatIds('SE OLIOLIOLIOLI')).toEqual([]);
  });

  it('in an account leave it one of its country by its length, and less sure', () => {
    const bank = (...lines: string[]) => read('text-layer', 'Factura 7', ...lines);
    expect(bank('Datos bancarios:', 'ES61 2100 0418 4502 0005 1333')).toMatchObject({
      iban: 'ES6121000418450200051333',
    });
    expect(bank('Modo|IBAN', 'Bonifico|IT 28 X 05428 11101 000000123457')).toMatchObject({
      iban: 'IT28X0542811101000000123457',
    });
    expect(bank('Bank: Example, nr konta: PL41 1140 2004 0000 3002 0135 5388')).toHaveProperty('iban');
    expect(bank('Nr konta: 61 1090 1014 0000 0712 1981 2874')).toMatchObject({ iban: '61109010140000071219812874' });
    expect(bank('Nr konta: 61 1090 1014 0000 0712 1981 2875')).not.toHaveProperty('iban');
    expect(bank('BE68 5390-0754.7034')).toMatchObject({ iban: 'BE68539007547034' });
    expect(bank('Ref. no 12 34567890123')).not.toHaveProperty('iban');
    expect(bank('Referencia ES61 2100 0418 4502 0005 1333')).not.toHaveProperty('iban');
    expect(bank('ES61 2100 0418 4502 0005 133')).not.toHaveProperty('iban');
  });

  it("in an account that a code stands before, which is no country's", () => {
    expect(findIbans('MP05 Bonifico IT 60 X 05428 11101 000000123456 31-10-2025')).toMatchObject([{ valid: true }]);
  });

  it.each(['2 hr 3 115.00 345.00', 'Rif. DE1 02-09-2025', 'HR 3 115.00 345.00'])(
    'are no tax number in "%s"',
    (text) => {
      expect(findVatIds(text)).toEqual([]);
    },
  );
});
