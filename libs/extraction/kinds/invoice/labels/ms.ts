/** Malay and Indonesian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const ms: LabelsIn<InvoiceLabel> = {
  title: 'faktur | faktur pajak | invois | invois cukai | nota kredit',
  invoiceNumber: `
    no invoice | nomor invoice | nomor faktur | no faktur | no invois | nombor invois | invois no | faktur no
    nomor tagihan | no tagihan | kode dan nomor seri faktur pajak | nomor seri faktur pajak
  `,
  invoiceDate: 'tanggal invoice | tanggal faktur | tanggal terbit | tgl invoice | tanggal | tarikh invois | tarikh',
  dueDate:
    'jatuh tempo | tanggal jatuh tempo | tgl jatuh tempo | tarikh akhir bayaran | tarikh matang | tarikh tamat tempoh',
  purchaseOrder: 'no po | nomor po | no pesanan | nomor pesanan | no pesanan belian | pesanan tempatan',
  vatId: 'npwp | no pendaftaran sst | no sst | no cukai',
  paymentTerms: 'syarat pembayaran | terma bayaran | terma pembayaran',
  currency: 'mata uang | mata wang',
  subtotal: 'jumlah kecil | dasar pengenaan pajak | dpp | jumlah sebelum pajak | jumlah sebelum cukai',
  tax: 'ppn | total ppn | pajak | cukai | cukai perkhidmatan | cukai jualan | jumlah cukai',
  total: 'jumlah besar | total tagihan | jumlah keseluruhan | total keseluruhan | jumlah tagihan | jumlah',
  due: 'jumlah perlu dibayar | jumlah yang harus dibayar | total bayar | sisa tagihan | baki perlu dibayar | total pembayaran',
  prepaid: 'uang muka | dp | sudah dibayar | deposit dibayar | telah dibayar',
  otherAmount:
    'diskon | potongan | diskaun | ongkos kirim | pembundaran | pelarasan | harga satuan | harga seunit | ppnbm | total ppnbm | harga jual/penggantian',
  otherNumber: 'no pelanggan | no akaun | nomor rekening | no rekening | surat jalan | no akaun bank',
  otherDate: 'tanggal pengiriman | tarikh penghantaran',
};
