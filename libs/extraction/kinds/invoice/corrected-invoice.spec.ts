/** Whose number and date a credit note states beside its own. */
import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'en'))).extraction;

describe('of a credit note', () => {
  it('the number is not that of the invoice it corrects', () => {
    const own = { invoice_number: '7700031', invoice_date: '2026-05-15' };
    const dated = ['Datum: 15.05.2026', 'GUTSCHRIFT (Rechnungskorrektur) Nr. 7700031'];
    expect(read(...dated, 'zu Rechnung Nr. 6600012 vom 06.05.2026')).toMatchObject(own);
    expect(read(...dated, 'Rechnung Nr. 6600012 vom 06.05.2026')).toMatchObject({ invoice_number: '6600012' });
  });

  it('the number is not that of a document it names as the one it goes with', () => {
    const lines = ['NOTA DE CRÉDITO', 'Comprobante asociado: Factura A 00004-00010422 del 05/08/2026'];
    expect(read(...lines)).not.toHaveProperty('invoice_number');
  });

  it('the date is not that of the invoice that a sentence names', () => {
    const own = { invoice_date: '2026-06-20' };
    expect(read('Date: 2026-06-20', 'Credit note of invoice 2026-212 dated 2026-05-12.')).toMatchObject(own);
    expect(read('Date: 2026-06-20', 'Invoice 2026-212 dated 2026-05-12')).toMatchObject({ invoice_date: '2026-05-12' });
  });

  it('the date is not that under the number of the invoice it corrects', () => {
    const under = ['Credit Note No: CN0031', 'Date: 24/10/2026', 'Orig. Invoice: INV0012', 'Invoice Date: 02/10/2026'];
    expect(read(...under)).toMatchObject({ invoice_number: 'CN0031', invoice_date: '2026-10-24' });
    const alone = under.filter((line) => !line.startsWith('Date'));
    expect(read(...alone)).toMatchObject({ invoice_date: '2026-10-02' });
  });

  it('no number is told by "original" where the page names no other invoice', () => {
    expect(read('Original invoice #20260031', 'Date: 2026-05-15')).toMatchObject({ invoice_number: '20260031' });
    const credit = ['Credit note 7700031', 'Original invoice #20260031'];
    expect(read(...credit)).toMatchObject({ invoice_number: '7700031' });
    expect(read('Zu Rechnung Nr. 6600012')).not.toHaveProperty('invoice_number');
  });
});
