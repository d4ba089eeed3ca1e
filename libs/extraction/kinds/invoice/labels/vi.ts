/** Vietnamese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const vi: LabelsIn<InvoiceLabel> = {
  title: `
    hoa don | hoa don gia tri gia tang | hoa don gtgt | hoa don ban hang | hoa don dien tu | hoa don thuong mai
  `,
  invoiceNumber: 'so hoa don | hoa don so | so hd | so (no | so (invoice no | so: | invoice no',
  invoiceDate: 'ngay | ngay hoa don | ngay lap | ngay lap hoa don | ngay phat hanh | ngay xuat hoa don',
  dueDate: 'han thanh toan | ngay den han | thoi han thanh toan | han chot thanh toan',
  purchaseOrder: 'so don hang | ma don hang | don dat hang | don dat hang so | so po',
  vatId: 'ma so thue | mst | ma so thue tax code | ma so thue (tax code',
  paymentTerms: `
    hinh thuc thanh toan | phuong thuc thanh toan | dieu khoan thanh toan | hinh thuc thanh toan (payment method
  `,
  currency: 'loai tien | don vi tien te | dong tien thanh toan',
  subtotal: `
    cong tien hang | tong tien hang | tien hang | tong tien chua thue | tong cong tien hang | tam tinh | cong tien
    hang hoa dich vu | cong tien hang hoa, dich vu | tong tien truoc thue | thanh tien truoc thue gtgt | tong tien
    chua co thue gtgt
  `,
  tax: 'tien thue gtgt | thue gtgt | tien thue | thue vat | tong tien thue | tong tien thue gtgt | vat',
  total: `
    tong cong tien thanh toan | tong tien thanh toan | tong cong | tong tien | tong thanh toan | tong cong thanh
    toan | tong so tien thanh toan
  `,
  due: `
    so tien phai tra | con phai thanh toan | so tien can thanh toan | phai thanh toan | so tien phai thanh toan
    con lai phai thanh toan
  `,
  prepaid: 'da thanh toan | dat coc | tam ung',
  otherAmount: `
    chiet khau | giam gia | phi van chuyen | don gia | thanh tien | so tien viet bang chu | so tien bang chu | bang
    chu
  `,
  otherNumber: `
    ky hieu | mau so | so tai khoan | stk | ma khach hang | ma tra cuu | ma cua co quan thue | ma cqt | cccd | so
    cccd
  `,
  otherDate: 'ngay giao hang | ngay ky | ngay dat hang | ky ngay',
  phone: 'dien thoai | dt | sdt | so dien thoai',
  email: 'thu dien tu',
};
