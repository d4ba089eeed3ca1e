/** Vietnamese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const vi: LabelsIn<ReceiptLabel> = {
  total: `
    tong cong | tong tien | tong thanh toan | thanh toan | tong tien thanh toan | phai thanh toan | tien thanh toan
    tong tien phai tra | khach phai tra | can thanh toan
  `,
  subtotal: 'tam tinh | tien hang | tong tien hang | cong tien hang',
  tax: 'thue | thue vat | thue gtgt | tien thue | tien thue gtgt | vat',
  cash: `
    tien mat | khach dua | tien khach dua | chuyen khoan | tien khach tra | khach tra | khach thanh toan | da nhan
  `,
  change: 'tien thoi | tien thua | tra lai | tien tra lai | thoi lai | tien thoi lai',
  other: 'giam gia | chiet khau | so luong | don gia | diem | tiet kiem | khuyen mai',
  number: `
    so hd | so hð | so hoa don | hoa don so | so phieu | phieu so | ma hd | so ct | so bill | ma hoa don | bill no
  `,
  transaction: 'ma don | ma giao dich | don hang | ma don hang',
  taxId: 'mst | ma so thue',
  phone: 'dt | dien thoai | sdt | hotline',
  date: 'ngay | ngay ban | thoi gian | gio vao | ngay gio',
};
