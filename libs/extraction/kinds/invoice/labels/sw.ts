/** Swahili. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const sw: LabelsIn<InvoiceLabel> = {
  title: 'ankara ya kodi | ankara kifani',
  invoiceNumber: 'namba ya ankara | ankara namba | ankara na | nambari ya ankara',
  invoiceDate: 'tarehe | tarehe ya ankara | tarehe ya kutolewa',
  dueDate: 'tarehe ya mwisho ya malipo | tarehe ya malipo | mwisho wa malipo | lipa kabla ya',
  purchaseOrder: 'namba ya oda | oda namba | nambari ya oda',
  vatId: 'tin | vrn | namba ya vat',
  paymentTerms: 'masharti ya malipo | njia ya malipo',
  currency: 'sarafu',
  subtotal: 'jumla ndogo | jumla kabla ya kodi | jumla bila vat | jumla bila kodi',
  tax: 'vat | kodi ya ongezeko la thamani | kodi ya vat',
  total: 'jumla | jumla kuu | jumla yote | jumla pamoja na vat',
  due: 'kiasi cha kulipa | jumla ya kulipa | kiasi kinachodaiwa',
  prepaid: 'malipo ya awali | kilicholipwa',
  otherAmount: 'punguzo | usafiri',
  otherNumber: 'namba ya akaunti | namba ya mteja',
  otherDate: 'tarehe ya kupeleka',
  phone: 'simu',
  email: 'barua pepe',
};
