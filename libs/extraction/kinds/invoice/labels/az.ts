/** Azerbaijani, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const az: LabelsIn<InvoiceLabel> = {
  title: 'hesab-faktura | faktura | invoys | qaime',
  invoiceNumber: `
    hesab-faktura no | hesab-faktura nr | faktura no | faktura nomresi | hesab no | invoys no | qaime no | sened no
  `,
  invoiceDate: 'tarix | faktura tarixi | hesab tarixi | tarixi | verilme tarixi',
  dueDate: 'odenis tarixi | son odenis tarixi | odenis muddeti | son tarix',
  purchaseOrder: 'sifaris no | sifaris nomresi',
  vatId: 'voen | vöen',
  paymentTerms: 'odenis sertleri | odenis usulu',
  currency: 'valyuta',
  subtotal: 'cemi edv siz | edv siz mebleg | araliq cem | edv siz cemi | ara cem',
  tax: 'edv | edv meblegi | cemi edv',
  total: 'cemi | yekun | umumi mebleg | cemi mebleg | yekun mebleg | edv ile cemi | umumi cem',
  due: 'odenilecek mebleg | odenilmeli | odenilecek | odenilmeli mebleg',
  prepaid: 'avans | odenilib',
  otherAmount: 'endirim | qiymet | catdirilma',
  otherNumber: 'hesab nomresi | mh | bank kodu | muqavile no',
  otherDate: 'catdirilma tarixi',
  phone: 'tel | telefon | mobil',
  email: 'e-poct',
};
