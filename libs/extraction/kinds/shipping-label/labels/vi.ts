/** Vietnamese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const vi: LabelsIn<LabelName> = {
  recipient: 'nguoi nhan | den | giao den | ben nhan | dia chi nhan',
  sender: 'nguoi gui | tu | ben gui | shop | dia chi gui',
  tracking: 'ma van don | so van don | ma don hang | ma vach',
  reference: 'ma don | so don hang | ma khach hang',
  weight: 'khoi luong | trong luong | khoi luong tt',
  date: 'ngay gui | ngay | ngay dat hang',
  service: 'dich vu | hinh thuc',
  carrier: 'don vi van chuyen',
  other: `
    noi dung hang | noi dung | tien thu | tien thu nguoi nhan | cod | ghi chu | so dien thoai
    chu ky nguoi nhan | dien thoai | sdt
  `,
};
