/** Hebrew. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const he: LabelsIn<LabelName> = {
  recipient: 'אל | נמען | לכבוד | מקבל | שם הנמען | פרטי הנמען | פרטי נמען | הנמען',
  sender: 'מאת | שולח | מוען | השולח | שם השולח | פרטי השולח | פרטי שולח',
  tracking: `מספר מעקב | מספר משלוח | מס' משלוח | מספר פריט | מס' מעקב | מספר דבר דואר`,
  reference: `מספר הזמנה | אסמכתא | הזמנה | מס' הזמנה`,
  weight: 'משקל',
  date: 'תאריך | תאריך משלוח',
  service: 'סוג שירות | שירות | סוג משלוח',
  carrier: 'חברת שילוח',
  other: `טלפון | נייד | תכולה | הערות | כמות | גוביינא | כתובת | עיר | מיקוד | חבילות | טל'`,
};
