/** Spanish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const es: LabelsIn<InvoiceLabel> = {
  title: 'factura | nota de credito | nota de debito',
  invoiceNumber: `
    numero de factura | n° factura | no factura | factura n° | factura no | factura numero | num factura
    nº factura | factura nº | nº de factura | comp nro | compr nro | comprobante nro | nro de comprobante | nro de factura
    | n° documento | numero documento | documento n° | n° de documento | documento serie / numero
    | serie / numero | serie y numero | factura serie | fra. n° | num. de factura | factura nº serie
    | factura num | n° fra
  `,
  invoiceDate: 'fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de expedicion | fecha',
  dueDate:
    'fecha de vencimiento | vencimiento | fecha vencimiento | fecha limite de pago | fecha de vto para el pago | fecha de vto | fecha de pago | fecha de cargo',
  purchaseOrder: `
    numero de pedido | n° pedido | pedido n° | su pedido | orden de compra | referencia del pedido
    su referencia
    | pedido cliente | pedido | n° de pedido | su pedido n° | numero pedido | referencia cliente
    | pedido de compra | s/pedido | s/ref
  `,
  vatId: 'cuit | cif | nif | nif/cif | cif/nif | n.i.f | c.i.f | nif iva',
  customerVatId: 'cif cliente | nif cliente | cuit pais | id impositivo',
  paymentTerms: 'condiciones de pago | forma de pago',
  currency: 'moneda',
  subtotal:
    'importe neto gravado | neto gravado | base imponible | total sin iva | importe neto | total neto | suma neta | base imp | neto',
  tax: 'iva | importe iva | cuota iva | total iva | cuota | impuestos | total impuestos',
  total: 'importe total | total factura | total con iva | total iva incluido | total importe',
  due: 'total a pagar | importe a pagar | a pagar | liquido a pagar | liquido a percibir | total a percibir | neto a percibir | pendiente de pago | total a abonar',
  prepaid: 'anticipo | a cuenta | pagado',
  otherAmount: `
    descuento | gastos de envio | redondeo | irpf | retencion | retencion irpf | suplidos | isr retenido
    saldo anterior | saldo anterior pendiente | deuda anterior | factura anterior
  `,
  otherNumber: 'n° cliente | cliente n° | codigo cliente | num cliente | albaran | ingresos brutos | cae n° | cae',
  otherDate: `
    fecha de entrega | fecha de pedido | fecha pedido | fecha de inicio de actividades | inicio de actividades | periodo facturado desde
    hasta | fecha de vto de cae | vencimiento cae
  `,
  phone: 'telefono',
};
