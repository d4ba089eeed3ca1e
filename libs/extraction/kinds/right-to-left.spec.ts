import { classify } from '../classify/classify.js';
import { layOut } from '../layout/layout.js';
import { assemble } from '../reading/found.js';
import { readingOf } from '../reading/reading.js';
import { inMirror } from '../testing/from-the-right.js';
import { pageOf } from '../testing/made-page.js';
import { readLines } from '../testing/read-lines.js';
import { kindOf } from './all.js';

/** Cells of a line from the right, parted by bars. */
function read(language: string, lines: readonly string[]) {
  const layout = layOut([inMirror(pageOf(lines))]);
  const { docType } = classify(layout);
  return { docType, ...assemble(kindOf(docType).fields(readingOf(layout, language))).extraction };
}

describe('papers that run from the right', () => {
  it('are invoices in Arabic', () => {
    expect(
      read('ar', [
        'شركة النخيل للتجارة المحدودة',
        'شارع التحلية، حي العليا',
        'الرياض 12241',
        'الرقم الضريبي: 310477821500003',
        '',
        'فاتورة ضريبية',
        'رقم الفاتورة|INV-2026-0184',
        'تاريخ الفاتورة|2026-03-18',
        'تاريخ الاستحقاق|2026-04-17',
        '',
        'الوصف|الكمية|سعر الوحدة|المبلغ',
        'كرسي مكتب|4|150.00|600.00',
        'طاولة|2|200.00|400.00',
        'المجموع الفرعي|1,000.00',
        'ضريبة القيمة المضافة 15%|150.00',
        'الإجمالي شامل الضريبة|1,150.00 ر.س',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: 'INV-2026-0184',
      invoice_date: '2026-03-18',
      due_date: '2026-04-17',
      vendor_name: 'شركة النخيل للتجارة المحدودة',
      vendor_vat_id: '310477821500003',
      subtotal: 1000,
      tax_amount: 150,
      total_amount: 1150,
      currency: 'SAR',
    });
  });

  it('are invoices in Hebrew', () => {
    expect(
      read('he', [
        'אור הגליל בע"מ',
        'רחוב הדקל 8, נהריה 2240508',
        'עוסק מורשה: 513906627',
        '',
        'חשבונית מס מספר 20417',
        'תאריך: 09/12/2025',
        'לכבוד: יקב הצפון בע"מ',
        '',
        'תיאור|כמות|מחיר|סה"כ',
        'עיצוב תוויות|4|1,350.00|5,400.00',
        'הכנה לדפוס|6|240.00|1,440.00',
        'סה"כ לפני מע"מ|6,840.00',
        'מע"מ 18%|1,231.20',
        'סה"כ לתשלום|₪8,071.20',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '20417',
      invoice_date: '2025-12-09',
      vendor_name: 'אור הגליל בע"מ',
      subtotal: 6840,
      tax_amount: 1231.2,
      total_amount: 8071.2,
      currency: 'ILS',
    });
  });

  it('are receipts, with three decimals where their money has them', () => {
    expect(
      read('ar', [
        'مقهى الديرة',
        'شارع سالم المبارك، السالمية، الكويت',
        'إيصال رقم: 60914',
        'التاريخ: 2026-01-26 17:08',
        'قهوة عربية|1.250',
        'كيكة تمر|2.500',
        'المجموع|3.750',
        'نقدا|5.000',
        'الباقي|1.250',
        'شكرا لزيارتكم',
      ]),
    ).toMatchObject({
      docType: 'receipt',
      merchant_name: 'مقهى الديرة',
      date: '2026-01-26',
      receipt_number: '60914',
      total_amount: 3.75,
      currency: 'KWD',
    });
  });

  it('are bills of Iraq in whole dinars, and of Syria in its own pounds', () => {
    expect(
      read('ar', [
        'الشركة العامة للكهرباء',
        'بغداد - شارع السوق',
        'قائمة أجور',
        'رقم القائمة|88134207',
        'تاريخ الإصدار|12/01/2025',
        'اسم المشترك|سالم حمود',
        'المبلغ الكلي الواجب دفعه|47,250 دينار',
        'آخر موعد للدفع|11/02/2025',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '88134207',
      due_date: '2025-02-11',
      total_amount: 47250,
      currency: 'IQD',
    });
    expect(
      read('ar', [
        'مستودع الوادي',
        'حلب - شارع السوق',
        'فاتورة مبيع رقم: 7321|التاريخ: 9/10/2024',
        'اسم الزبون: مكتبة النور',
        'المادة|الكمية|السعر|الإجمالي',
        'دفتر|50|14,500|725,000',
        'المجموع|725,000',
        'الحسم|25,000',
        'الصافي|700,000 ل.س',
      ]),
    ).toMatchObject({ docType: 'invoice', invoice_number: '7321', total_amount: 700000, currency: 'SYP' });
  });

  it('count in the rials of where they come from', () => {
    const from = (town: string) =>
      read('ar', [`ورشة المهندس`, town, 'فاتورة رقم|2093', 'التاريخ|22/02/2025', 'الإجمالي|401.50 ريال']);
    expect(from('صنعاء')).toMatchObject({ currency: 'YER' });
    expect(from('صحار')).toMatchObject({ currency: 'OMR' });
    expect(from('الرياض')).toMatchObject({ currency: 'SAR' });
  });
});

it('Thai receipts are read, whose words stand without spaces and years count from the Buddha', () => {
  expect(
    readLines('th', [
      'ครัวริมน้ำ',
      '112 ถนนริมโขง ตำบลในเมือง',
      'อำเภอเมือง จังหวัดหนองคาย 43000',
      'เลขประจำตัวผู้เสียภาษี 0435562000817',
      'ใบเสร็จรับเงิน',
      'เลขที่ B25-06194',
      'วันที่ 21 มิ.ย. 2568 19:26',
      'ต้มยำกุ้ง|220.00',
      'ข้าวสวย|80.00',
      'รวมเป็นเงิน|300.00',
      'ภาษีมูลค่าเพิ่ม 7%|21.00',
      'รวมทั้งสิ้น|321.00',
      'เงินสด|400.00',
      'เงินทอน|79.00',
    ]),
  ).toMatchObject({
    docType: 'receipt',
    merchant_name: 'ครัวริมน้ำ',
    merchant_address: '112 ถนนริมโขง ตำบลในเมือง, อำเภอเมือง จังหวัดหนองคาย 43000',
    receipt_number: 'B25-06194',
    date: '2025-06-21',
    subtotal: 300,
    tax_amount: 21,
    total_amount: 321,
    currency: 'THB',
  });
});
