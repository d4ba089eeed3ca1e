/** Danish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const da: LabelsIn<InvoiceLabel> = {
  title: 'kreditnota',
  invoiceNumber: `
    fakturanummer | fakturanr | faktura nr | kreditnota nr
    | faktura-nr | fakt nr | bilagsnr | regning nr | regningsnr | kreditnotanr
  `,
  invoiceDate: 'fakturadato | dato',
  dueDate: 'forfaldsdato | forfaldsdag | forfalder | betales senest | betalingsfrist | sidste rettidige betaling',
  purchaseOrder: `
    rekv nr | rekvisitionsnr | rekvisition | deres ordrenr | deres ordre | indkobsordre
    | jeres ordre | jeres ordrenr | deres rekvisition | indkobsordrenr | kundens ordrenr
    | deres bestilling | bestillingsnr | rekvisitionsnummer
  `,
  vatId: 'cvr | cvr nr | cvr-nummer | se nr | moms nr',
  paymentTerms: 'betalingsbetingelser',
  subtotal: 'i alt ekskl moms | total ekskl moms | subtotal ekskl moms | belob ekskl moms | nettobelob',
  tax: 'momsbelob | heraf moms | moms i alt',
  total: 'i alt | i alt inkl moms | total inkl moms | fakturatotal | fakturabelob | samlet belob | total dkk',
  due: 'at betale | til betaling | belob til betaling | i alt til betaling',
  otherAmount: `
    fragt | oreafrunding | enhedspris | stk pris
    tidligere saldo | overfort saldo | saldo fra sidste regning
  `,
  otherNumber: 'kundenr | kundenummer | ordrenr | ordrenummer | kontonr | reg nr | vores ref | deres ref | side',
  otherDate: 'leveringsdato | ordredato',
};
