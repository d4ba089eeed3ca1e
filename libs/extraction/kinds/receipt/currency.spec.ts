import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { currencyField } from './currency.js';

const currency = (...lines: string[]) => currencyField(readingOf(layOut([pageOf(lines)]), 'en'))[0];

describe('currency of a receipt', () => {
  it.each([
    ['SGD', ['Larkspur Tea Pte Ltd', 'Tea|$4.00', 'Total|$4.00']],
    ['CAD', ['Larkspur Tea', '4 Mill Lane, Hope BC V0X 1L0', 'Total|$4.00']],
    ['CAD', ['Larkspur Tea', 'Tea|$4.00', 'Pie|$3.00', 'TOTAL CAD$|7.00']],
    ['AUD', ['Larkspur Tea', 'ABN 12 345 678 901', 'Total|$4.00']],
    ['NZD', ['Larkspur Tea', 'Tea|$4.00', 'Pie|$3.00', 'Total NZD|$7.00']],
    ['NZD', ['Larkspur Tea', 'Total|$4.00', 'GST 15% content|$0.52']],
    ['USD', ['Larkspur Tea', 'Hope, AZ 85001', 'Total|$4.00']],
    ['NGN', ['Larkspur Tea', 'Tea|NGN 400.00', 'Total|400.00']],
  ])('is %s where the dollar is', (code, lines) => {
    expect(currency(...lines)).toMatchObject({ value: code, confidence: 0.9 });
  });

  it('is not sure of a dollar of nobody knows where', () => {
    expect(currency('Larkspur Tea', 'Total|$4.00')).toMatchObject({ value: 'USD', confidence: 0.5 });
  });

  it('is that of the country where no sign is printed', () => {
    expect(currency('Larkspur Tea', 'VAT REG TIN: 000-000-000', 'Total|4.00')).toMatchObject({ value: 'PHP' });
    expect(
      currency('Larkspur Tea', 'NPWP 01.234.567.8', 'Tea|7,500', 'Pie|60,000', 'Total|67,500', 'Tunai|70,000'),
    ).toMatchObject({
      value: 'IDR',
    });
    expect(currency('Larkspur Tea', 'Total|4.00')).toBeUndefined();
  });

  it('is not that of a name with a code in it', () => {
    expect(currency('LARKSPUR SDN BHD', 'Voucher CNY10|-10.00', 'AMOUNT DUE(RM)|4.00')).toMatchObject({ value: 'MYR' });
  });
});
