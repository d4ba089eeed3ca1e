/** Afrikaans. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const af: LabelsIn<InvoiceLabel> = {
  title: 'faktuur | belastingfaktuur | btw-faktuur',
  invoiceNumber: `
    faktuurnommer | faktuur nr | faktuurnr | faktuur no | belastingfaktuur nr | faktuur nommer
  `,
  invoiceDate: 'faktuurdatum | datum | uitreikingsdatum',
  dueDate: 'betaaldatum | vervaldatum | betaalbaar teen | betaalbaar voor',
  purchaseOrder: 'bestelnommer | bestelling nr | bestel nr | u bestelling',
  vatId: 'btw-nommer | btw nr | btw-nr | btw reg nr | btw-registrasienommer | btw nommer',
  paymentTerms: 'betaalvoorwaardes | terme',
  currency: 'geldeenheid',
  subtotal: `
    subtotaal | totaal btw uitgesluit | totaal eksklusief | totaal (eksl | netto bedrag | eksklusiewe bedrag
  `,
  tax: 'btw | btw-bedrag | belasting',
  total: 'totaal | totale bedrag | totaal btw ingesluit | totaal inklusief | totaal (insl | groottotaal',
  due: 'bedrag betaalbaar | bedrag verskuldig | totaal verskuldig | verskuldig',
  prepaid: 'deposito | reeds betaal',
  otherAmount: 'afslag | prys | eenheidsprys | vervoer',
  otherNumber: 'rekeningnommer | klientnommer | klient nr | registrasienommer | takkode',
  otherDate: 'afleweringsdatum',
  phone: 'tel | telefoon',
  email: 'epos | e-pos',
};
