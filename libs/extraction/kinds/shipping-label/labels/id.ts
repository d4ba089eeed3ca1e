/** Indonesian and Malay, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const id: LabelsIn<LabelName> = {
  recipient: 'penerima | kepada | alamat penerima | nama penerima | alamat tujuan',
  sender: 'pengirim | dari | daripada | alamat pengirim | nama pengirim | penghantar',
  tracking: `
    no resi | nomor resi | resi | nomor connote | no connote | no awb | nomor pengiriman | no tracking
    nombor penghantaran
  `,
  reference: `
    no pesanan | nomor pesanan | no order | no referensi | no rujukan | nombor pesanan | no. rujukan
    id pesanan
  `,
  weight: 'berat | berat kg | total berat',
  date: 'tanggal | tgl | tanggal kirim | tarikh',
  carrier: 'kurir | ekspedisi',
  service: `
    layanan | jenis layanan | servis | jenis | jenis penghantaran | perkhidmatan
  `,
  other: `
    deskripsi | isi | isi paket | jumlah | catatan | telepon | telp | ongkir | asuransi | pembayaran
    instruksi khusus | jenis barang
  `,
};
