/** Vietnamese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const vi: LabelsIn<IdLabel> = {
  whole: 'ho va ten | ho, chu dem va ten khai sinh | ho ten',
  number: 'so / no | so dinh danh ca nhan | so cccd | so cmnd',
  birth: 'ngay sinh | ngay, thang, nam sinh | ngay thang nam sinh | sinh ngay',
  issue: 'ngay cap | ngay, thang, nam cap',
  expiry: 'co gia tri den | ngay het han | gia tri den',
  place: 'noi dang ky khai sinh | noi sinh',
  nationality: 'quoc tich',
  sex: 'gioi tinh',
  address: 'noi thuong tru | noi cu tru | thuong tru | noi dktt | dia chi',
  other: 'que quan | dac diem nhan dang | noi cap',
};
