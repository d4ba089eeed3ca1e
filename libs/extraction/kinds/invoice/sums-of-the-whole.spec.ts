import { layOut } from '../../layout/layout.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(['Invoice 7', ...lines])]), 'en')));

describe('sums of an invoice are those of the whole', () => {
  const rows = [
    'Description|Quantity|Net amount|VAT|Total',
    'Fibre line|1|56.90|13.09|69.99',
    'Television|1|44.63|10.26|54.89',
    'Router|1|4.06|0.93|4.99',
  ];

  it('not those of one row whose net and tax make its gross, where the net of all cannot be read', () => {
    const { extraction, confidence } = read(
      ...rows,
      'Sum||l05;59|24.28|129.87',
      'Amount to pay|129.87',
      'Balance|0.00',
    );
    expect(extraction).toMatchObject({ total_amount: 129.87 });
    expect(extraction).not.toHaveProperty('prepaid_amount');
    expect(confidence.total_amount).toBeLessThan(0.95);
  });

  it('not surely those of the last row, where another makes its gross as well and no heading can be read', () => {
    const { confidence } = read(
      'Net||Tax|Total',
      'Cable|77 500.00|15 500.00|93 000.00',
      'Box|75 000.00|15 000.00|90 000.00',
    );
    for (const sum of ['subtotal', 'tax_amount', 'total_amount']) expect(confidence[sum] ?? 0).toBeLessThan(0.9);
  });

  it('not numbers of the law that says why there is no tax', () => {
    const { extraction } = read('Newsletter|840.00', 'Total|840.00', 'VAT not applicable, art. 293 B of the code');
    expect(extraction).toMatchObject({ total_amount: 840 });
    expect(extraction).not.toHaveProperty('tax_amount');
  });

  it('surely those of the row that the others make', () => {
    const rows = ['Cable|77 500.00|15 500.00|93 000.00', 'Box|75 000.00|15 000.00|90 000.00'];
    const { extraction, confidence } = read('Net||Tax|Total', ...rows, 'Total|152 500.00|30 500.00|183 000.00');
    expect(extraction).toMatchObject({ subtotal: 152500, tax_amount: 30500, total_amount: 183000 });
    expect(confidence.total_amount).toBeGreaterThan(0.9);
  });

  it('not nothing, which one of several taxes comes to', () => {
    const { extraction } = read(
      'Item|Taxable value|CGST|IGST',
      'Upkeep|65000.00|5850.00|0.00',
      'Total|65000.00|5850.00|0.00',
    );
    expect(extraction.total_amount).not.toBe(0);
  });

  it('not what a row comes to, where what is due is named', () => {
    const { extraction } = read(
      'Item|Quantity|Price|Total CZK',
      'Membership 2026|1|2 400,00|2 400,00',
      'Second delegate|3|350,00|1 050,00',
      'Journal|2|316,00|632,00',
      'Discount|||-200,00',
      'Amount due|3 882,00 CZK',
    );
    expect(extraction).toMatchObject({ total_amount: 3882 });
  });

  it.each([
    ['Balance on your last bill', 'Payments received', 'Balance brought forward'],
    ['Previous balance', 'Payment received', 'Opening balance'],
    ['Saldo anterior', 'Pagado', 'Saldo anterior pendiente'],
    ['Solde précédent', 'Déjà payé', 'Solde reporté'],
    ['Saldo vorige factuur', 'Betaald', 'Vorig saldo'],
  ])('not what an earlier bill came to: %s', (before, paid, rest) => {
    const { extraction } = read(
      `${before}|212.46`,
      `${paid}|-186.00`,
      `${rest}|26.46`,
      'Electricity|245.25',
      'Gas|74.84',
      'VAT at 5%|16.00',
      'Total charges before VAT|320.09',
      'Total charges including VAT|336.09',
      'Total to pay|362.55',
    );
    expect([336.09, 362.55]).toContain(extraction.total_amount);
  });
});
