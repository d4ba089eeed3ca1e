/** Albanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const sq: LabelsIn<InvoiceLabel> = {
  title: 'fature | fature tatimore | fature shitje',
  invoiceNumber: `
    numri i fatures | nr i fatures | fature nr | fatura nr | nr fature | numri fatures | nr fatures
  `,
  invoiceDate: 'data | data e fatures | data e leshimit | data e leshimit te fatures | data fatures | date',
  dueDate: 'afati i pageses | data e pageses | afati pageses | skadenca',
  purchaseOrder: 'nr porosie | numri i porosise | porosia nr',
  vatId: 'nipt | nuis | numri fiskal | nr tvsh | nipt/nuis | nui',
  paymentTerms: 'menyra e pageses | kushtet e pageses',
  currency: 'monedha',
  subtotal: `
    nentotali | vlera pa tvsh | totali pa tvsh | shuma pa tvsh | baza e tatueshme | vlera e tatueshme
  `,
  tax: 'tvsh | vlera e tvsh | shuma e tvsh | vlera tvsh | totali tvsh',
  total: `
    totali | totali me tvsh | vlera me tvsh | shuma totale | vlera totale | totali i pergjithshem | shuma me tvsh
  `,
  due: 'per pagese | totali per pagese | shuma per pagese | vlera per pagese | per t u paguar',
  prepaid: 'parapagim | paguar',
  otherAmount: 'zbritje | cmimi | transporti | cmimi per njesi',
  otherNumber: 'nivf | nslf | llogaria | nr llogarise',
  otherDate: 'data e furnizimit | data e dergeses',
  phone: 'tel | telefoni',
  email: 'posta elektronike',
};
