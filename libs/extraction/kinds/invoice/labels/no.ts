/** Norwegian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const no: LabelsIn<InvoiceLabel> = {
  invoiceNumber: `
    fakturanummer | fakturanr | faktura nr
    | faktura-nr | fakturanr/kid | bilagsnr | kreditnota nr | regning nr
  `,
  invoiceDate: 'fakturadato',
  dueDate: 'forfallsdato | forfall | forfallsdag | betalingsfrist',
  purchaseOrder: `
    bestillingsnummer | bestillingsnr | deres bestilling | innkjopsordre | deres ordrenr
    | deres bestillingsnr | deres ordre | rekvisisjon | rekvisisjonsnr | innkjopsordrenr | kundens ordrenr
    | bestilling nr | deres rekvisisjon
  `,
  vatId: 'mva nr | foretaksregisteret | org nr mva',
  paymentTerms: 'betalingsbetingelser | betalingsvilkar',
  subtotal: 'sum eks mva | sum ekskl mva | sum uten mva | belop eks mva | totalt eks mva | nettobelop',
  tax: 'mva | mva belop | merverdiavgift | herav mva | sum mva | totalt mva',
  total: 'sum inkl mva | totalt inkl mva | belop inkl mva | totalsum | sum',
  due: 'a betale | til gode | tilgode | belop a betale | sum a betale | totalt a betale',
  otherAmount: 'oreavrunding | avrunding | frakt | enhetspris | tidligere saldo | inngaende saldo | forrige faktura',
  otherNumber: 'kid | kid-nummer | kundenummer | kundenr | ordrenummer | deres ref | var ref | kontonummer',
  otherDate: 'leveringsdato | ordredato | bestillingsdato',
};
