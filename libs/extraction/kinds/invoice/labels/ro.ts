/** Romanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const ro: LabelsIn<InvoiceLabel> = {
  title: 'factura fiscala | factura proforma',
  invoiceNumber: `
    numar factura | numarul facturii | nr factura | nr facturii | factura nr | factura fiscala nr | factura seria
    seria si numarul
    | seria si nr | factura numar | factura numarul | nr. document
  `,
  invoiceDate: 'data facturii | data emiterii | data factura | emisa la | data emitere',
  dueDate: 'scadenta | data scadentei | termen de plata | data scadenta | termen plata',
  purchaseOrder: `
    comanda nr | nr comanda | numar comanda | comanda
    | comanda client | comanda dvs | nr comenzii | numar comenzii | comanda nr client
  `,
  vatId: 'cif | cui | c.u.i | c.i.f | cod fiscal | cod tva | cod de inregistrare fiscala | cod unic de inregistrare',
  paymentTerms: 'conditii de plata | modalitate de plata',
  currency: 'moneda',
  subtotal: 'total fara tva | valoare fara tva | total valoare fara tva | baza impozabila | subtotal',
  tax: 'total tva | valoare tva | tva',
  total: 'total general | total cu tva | valoare totala | total factura',
  due: 'total de plata | total plata | de plata | rest de plata | suma de plata',
  prepaid: 'avans | achitat | avans incasat',
  otherAmount: 'discount | reducere | rotunjire | transport | pret unitar | sold precedent | sold anterior',
  otherNumber: 'nr reg com | reg com | nr ord reg com | cod client | aviz | pagina | capital social',
  otherDate: 'data livrarii | data comenzii',
};
