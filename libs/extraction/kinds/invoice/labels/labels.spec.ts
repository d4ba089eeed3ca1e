import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const read = (language: string, ...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), language))).extraction;

const sums = { subtotal: 100, tax_amount: 25, total_amount: 125 };

describe('labels of invoices', () => {
  it('are known in Swedish, Danish, Norwegian and Czech', () => {
    expect(
      read('sv', 'Fakturanr|4711', 'Ert ordernummer|B-12', 'Netto|100,00', 'Moms kr|25,00', 'Att betala|125,00'),
    ).toMatchObject({ ...sums, invoice_number: '4711', purchase_order: 'B-12' });
    expect(
      read('da', 'Fakturanr.|4711', 'Forfaldsdato: 14-04-2025', 'Subtotal|100,00', 'Moms|25,00', 'Total DKK|125,00'),
    ).toMatchObject({ ...sums, invoice_number: '4711', due_date: '2025-04-14' });
    expect(
      read('nb', 'Forfallsdato:|28.02.2025', 'Sum eks. MVA|100,00', 'MVA 25%|25,00', 'Å betale NOK|125,00'),
    ).toMatchObject({ ...sums, due_date: '2025-02-28' });
    expect(
      read(
        'cs',
        'Faktura č. 4711',
        'Datum splatnosti: 26.03.2025',
        'Celkem bez DPH|100,00',
        'DPH|25,00',
        'K úhradě|125,00',
      ),
    ).toMatchObject({ ...sums, invoice_number: '4711', due_date: '2025-03-26' });
  });

  it('know a bracket in the middle', () => {
    expect(read('de', 'Gesamtkosten (Netto):|100,00', 'zzgl. 25 % MwSt.:|25,00', 'Gesamtkosten:|125,00')).toMatchObject(
      sums,
    );
  });
});
