/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const es: LabelsIn<ReceiptLabel> = {
  total: 'total a pagar | importe total | importe | total importe',
  subtotal: 'base imponible',
  tax: 'iva',
  tip: 'propina',
  cash: 'efectivo | tarjeta',
  change: 'cambio',
  other: 'descuento',
  number: `
    ticket n° | n° ticket | n° de ticket | factura n° | n° factura | factura simplificada n° | factura simplificada | factura | n° fra
    num factura | recibo n° | folio | boleta n°
  `,
  transaction: 'pedido | operacion | n° operacion',
  taxId: 'cif | nif',
  phone: 'telefono',
  date: 'fecha',
};
