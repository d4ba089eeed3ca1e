/** Catalan, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const ca: LabelsIn<InvoiceLabel> = {
  title: 'factura | factura proforma | factura rectificativa',
  invoiceNumber: `
    num factura | numero de factura | factura num | n factura | factura n° | n° factura | factura no
  `,
  invoiceDate: `
    data factura | data de factura | data de la factura | data d emissio | data emissio | data d expedicio
  `,
  dueDate: 'venciment | data de venciment | data venciment | data limit de pagament',
  purchaseOrder: 'comanda | num comanda | numero de comanda | la vostra comanda',
  vatId: 'nif | cif | nif/cif | nif iva',
  paymentTerms: 'forma de pagament | condicions de pagament',
  currency: 'moneda',
  subtotal: 'base imposable | import net | total sense iva | import base',
  tax: 'iva | quota iva | import iva | quota d iva | total iva',
  total: 'total factura | import total | total amb iva | total',
  due: 'total a pagar | import a pagar | a pagar',
  prepaid: 'bestreta | pagat a compte',
  otherAmount: 'descompte | preu | preu unitari | recarrec',
  otherNumber: 'num client | client num | albara | compte | pagina',
  otherDate: 'data d entrega | data de lliurament',
  phone: 'tel | telefon',
  email: 'correu electronic | correu',
};
