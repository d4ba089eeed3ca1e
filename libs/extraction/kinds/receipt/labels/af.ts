/** Afrikaans. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const af: LabelsIn<ReceiptLabel> = {
  total: 'totaal | totaal verskuldig | bedrag betaalbaar',
  subtotal: 'subtotaal',
  tax: 'btw | btw ingesluit',
  cash: 'kontant | kaart | betaal',
  change: 'kleingeld',
  other: 'afslag | prys | hoeveelheid',
  number: 'strokie nr | faktuur nr | kwitansie nr | strokienommer | kwitansienommer',
  taxId: 'btw nr | btw-nommer | btw reg nr',
  phone: 'tel | telefoon',
  date: 'datum',
};
