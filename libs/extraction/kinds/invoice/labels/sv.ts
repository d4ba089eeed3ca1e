/** Swedish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const sv: LabelsIn<InvoiceLabel> = {
  invoiceNumber: `
    fakturanummer | faktura nummer | fakturanr | faktura nr
    | faktura-nr | fakturans nummer | faktnr | ocr/fakturanr | fakturanr/ocr | kreditfaktura nr
    | rakning nr
  `,
  invoiceDate: 'fakturadatum',
  dueDate: 'forfallodatum | forfallodag | forfaller | oss tillhanda | betalas senast | sista betalningsdag',
  purchaseOrder: `
    ert ordernummer | ert ordernr | er order | er bestallning | inkopsorder | bestallningsnummer
    | ert bestallningsnr | er order nr | er best nr | bestallningsnr | inkopsordernr | inkopsordernummer
    | rekvisition | rekvisitionsnummer | ert inkopsordernummer | er referens/ordernr
  `,
  vatId: 'moms reg nr | momsregnr | momsreg nr | momsregistreringsnummer | momsnr',
  paymentTerms: 'betalningsvillkor',
  subtotal: 'delsumma | summa exkl moms | exkl moms | belopp exkl moms | totalt exkl moms',
  tax: 'moms | moms kr | momsbelopp | varav moms | total moms',
  total: 'summa | slutsumma | summa inkl moms | totalt | totalt inkl moms | totalbelopp | belopp inkl moms',
  due: 'att betala | belopp att betala | summa att betala | totalt att betala',
  otherAmount: `
    oresavrundning | oresavr | oresutjamning | avrundning | frakt | expeditionsavgift | a-pris
    tidigare saldo | ingaende saldo | foregaende faktura
  `,
  otherNumber: `
    kundnummer | kundnr | ocr | ocr-nummer | ocr-nr | organisationsnummer | organisationsnr | org nr | var referens
    er referens | bankgiro | plusgiro | sida
  `,
  otherDate: 'leveransdatum | orderdatum',
};
