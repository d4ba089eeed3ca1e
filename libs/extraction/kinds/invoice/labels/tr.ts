/** Turkish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const tr: LabelsIn<InvoiceLabel> = {
  title: 'e-fatura | e-arsiv fatura',
  invoiceNumber: 'fatura no | fatura numarasi | fatura nr | belge no',
  invoiceDate: 'fatura tarihi | duzenleme tarihi | duzenlenme tarihi | tarih',
  dueDate: 'vade tarihi | vade | son odeme tarihi | odeme tarihi',
  purchaseOrder: `
    siparis no | siparis numarasi
    | musteri siparis no | siparisiniz | siparis nr | satin alma siparis no
  `,
  vatId: 'vkn | vergi no | vergi numarasi | vergi kimlik no | tckn',
  paymentTerms: 'odeme kosullari | odeme sekli',
  currency: 'para birimi',
  subtotal: 'ara toplam | mal hizmet toplam tutari | toplam tutar kdv haric | kdv haric toplam | matrah | kdv matrahi',
  tax: 'kdv | kdv tutari | hesaplanan kdv | toplam kdv',
  total: 'genel toplam | toplam | vergiler dahil toplam tutar | kdv dahil toplam | toplam tutar',
  due: 'odenecek tutar | odenecek | odenecek toplam',
  prepaid: 'avans odeme | odenen | on odeme',
  otherAmount: `
    iskonto | toplam iskonto | indirim | kargo | birim fiyat
    onceki bakiye | devreden bakiye | onceki donem borcu
  `,
  otherNumber: 'mersis no | ticaret sicil no | musteri no | ettn | irsaliye no | sayfa',
  otherDate: 'siparis tarihi | irsaliye tarihi | sevk tarihi',
};
