/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const pt: LabelsIn<ReceiptLabel> = {
  total: 'total a liquidar | valor total',
  tip: 'gorjeta',
  cash: 'numerario',
  change: 'troco',
  number: `
    recibo n° | fatura simplificada | fatura simplificada n° | fatura recibo | fatura n° | fatura | nfc-e n° | nfc-e | cupom n°
    coo | documento n° | talao n°
  `,
  transaction: 'pedido | pedido n° | extrato n°',
  date: 'data',
  taxId: 'contribuinte | nipc | nif | cnpj',
  phone: 'telefone',
};
