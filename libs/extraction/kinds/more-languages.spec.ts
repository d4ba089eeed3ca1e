import { readLines as read } from '../testing/read-lines.js';

describe('invoices', () => {
  it('are read in Russian', () => {
    expect(
      read('ru', [
        'ООО «Северный луч»',
        'ИНН 7701234567 КПП 770101001',
        '125009, г. Москва, ул. Тверская, д. 12, стр. 1',
        'Тел.: +7 495 000-00-00',
        '',
        'Счет на оплату No 145 от 12 марта 2026 г.',
        '',
        'Покупатель: ООО «Ромашка»',
        'Адрес: 190000, г. Санкт-Петербург, Невский пр., д. 28',
        '',
        'Товары (работы, услуги)|Кол-во|Цена|Сумма',
        'Бумага А4|10|450,00|4 500,00',
        'Ручка|20|100,00|2 000,00',
        'Итого без НДС:|6 500,00',
        'НДС 20%:|1 300,00',
        'Всего к оплате:|7 800,00',
        'Срок оплаты: 26.03.2026',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '145',
      invoice_date: '2026-03-12',
      due_date: '2026-03-26',
      vendor_name: 'ООО «Северный луч»',
      vendor_vat_id: '7701234567',
      customer_name: 'ООО «Ромашка»',
      subtotal: 6500,
      tax_amount: 1300,
      total_amount: 7800,
      currency: 'RUB',
    });
  });

  it('are read in Vietnamese', () => {
    expect(
      read('vi', [
        'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
        '(VAT INVOICE)',
        'Ngày 12 tháng 03 năm 2026',
        'Ký hiệu: 1C26TAA',
        'Số: 00001234',
        'Đơn vị bán hàng: CÔNG TY TNHH HOA SEN XANH',
        'Mã số thuế: 0312345678',
        'Địa chỉ: 25 Đường Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
        '',
        'Họ tên người mua hàng: Nguyễn Minh An',
        'Tên đơn vị: CÔNG TY CỔ PHẦN TRE VIỆT',
        'Mã số thuế: 0109876543',
        'Địa chỉ: 10 Phố Huế, Quận Hai Bà Trưng, Hà Nội',
        '',
        'STT|Tên hàng hóa, dịch vụ|Đơn vị tính|Số lượng|Đơn giá|Thành tiền',
        '1|Giấy A4|ram|10|65.000|650.000',
        '2|Bút bi|cái|50|5.000|250.000',
        'Cộng tiền hàng:|900.000',
        'Thuế suất GTGT: 10%|Tiền thuế GTGT:|90.000',
        'Tổng cộng tiền thanh toán:|990.000',
        'Số tiền viết bằng chữ: Chín trăm chín mươi nghìn đồng',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '00001234',
      invoice_date: '2026-03-12',
      vendor_name: 'CÔNG TY TNHH HOA SEN XANH',
      vendor_vat_id: '0312345678',
      vendor_address: '25 Đường Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
      customer_name: 'CÔNG TY CỔ PHẦN TRE VIỆT',
      subtotal: 900000,
      tax_amount: 90000,
      total_amount: 990000,
      currency: 'VND',
    });
  });

  it('are read in Korean', () => {
    expect(
      read('ko', [
        '거래명세서',
        '거래일자: 2026년 3월 12일',
        '일련번호: 2026-0312',
        '',
        '공급자',
        '등록번호: 123-45-67890',
        '상호: 주식회사 푸른숲',
        '주소: 서울특별시 종로구 세종대로 110',
        '',
        '공급받는자',
        '등록번호: 234-56-78901',
        '상호: 한빛상사',
        '주소: 부산광역시 해운대구 센텀로 25',
        '',
        '품목|수량|단가|공급가액|세액',
        'A4 용지|10|45,000|450,000|45,000',
        '볼펜|20|1,000|20,000|2,000',
        '공급가액|470,000',
        '세액|47,000',
        '합계금액|517,000',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '2026-0312',
      invoice_date: '2026-03-12',
      vendor_name: '주식회사 푸른숲',
      vendor_vat_id: '123-45-67890',
      vendor_address: '서울특별시 종로구 세종대로 110',
      customer_name: '한빛상사',
      customer_address: '부산광역시 해운대구 센텀로 25',
      subtotal: 470000,
      tax_amount: 47000,
      total_amount: 517000,
      currency: 'KRW',
    });
  });

  it('are read in Indonesian', () => {
    expect(
      read('id', [
        'PT Cahaya Timur Sejahtera',
        'Jl. Sudirman No. 45, Jakarta Pusat 10210',
        'NPWP: 01.234.567.8-901.000',
        '',
        'FAKTUR',
        'No. Faktur: INV/2026/0312',
        'Tanggal: 12 Maret 2026',
        'Jatuh Tempo: 26 Maret 2026',
        '',
        'Kepada Yth:',
        'CV Melati Indah',
        'Jl. Asia Afrika No. 8, Bandung 40111',
        '',
        'Nama Barang|Jumlah|Harga Satuan|Total',
        'Kertas A4|10|65.000|650.000',
        'Pulpen|50|5.000|250.000',
        'Subtotal|Rp 900.000',
        'PPN 11%|Rp 99.000',
        'Total|Rp 999.000',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: 'INV/2026/0312',
      invoice_date: '2026-03-12',
      due_date: '2026-03-26',
      vendor_name: 'PT Cahaya Timur Sejahtera',
      vendor_address: 'Jl. Sudirman No. 45, Jakarta Pusat 10210',
      customer_name: 'CV Melati Indah',
      customer_address: 'Jl. Asia Afrika No. 8, Bandung 40111',
      subtotal: 900000,
      tax_amount: 99000,
      total_amount: 999000,
      currency: 'IDR',
    });
  });
});

describe('receipts', () => {
  it('are read in Russian', () => {
    expect(
      read('ru', [
        'ООО "Колос"',
        'г. Москва, ул. Лесная, д. 7',
        'ИНН 7701234567',
        'КАССОВЫЙ ЧЕК',
        'Чек No 0042  12.03.2026 14:25',
        'Кассир: Иванова',
        'Хлеб|45,00',
        'Молоко|89,50',
        'ИТОГ|134,50',
        'НДС 10%|12,23',
        'НАЛИЧНЫМИ|200,00',
        'СДАЧА|65,50',
      ]),
    ).toMatchObject({ docType: 'receipt', merchant_name: 'ООО "Колос"', date: '2026-03-12', total_amount: 134.5 });
  });

  it('are read in Vietnamese', () => {
    expect(
      read('vi', [
        'QUÁN CÀ PHÊ SƯƠNG MAI',
        '12 Đường Trần Phú, Đà Nẵng',
        'PHIẾU THANH TOÁN',
        'Số HĐ: HD000123',
        'Ngày: 12/03/2026 14:25',
        'Thu ngân: Lan',
        'Cà phê sữa|2|29.000|58.000',
        'Bánh mì|1|25.000|25.000',
        'Tổng cộng|83.000',
        'Tiền khách đưa|100.000',
        'Tiền thối lại|17.000',
        'Xin cảm ơn quý khách!',
      ]),
    ).toMatchObject({
      docType: 'receipt',
      merchant_name: 'QUÁN CÀ PHÊ SƯƠNG MAI',
      date: '2026-03-12',
      total_amount: 83000,
      currency: 'VND',
    });
  });

  it('are read in Korean', () => {
    expect(
      read('ko', [
        '푸른숲 카페',
        '사업자번호: 123-45-67890',
        '서울특별시 종로구 세종대로 110',
        '영수증',
        '판매일시: 2026-03-12 14:25',
        '아메리카노|2|4,500|9,000',
        '케이크|1|6,000|6,000',
        '과세금액|13,636',
        '부가세|1,364',
        '합계금액|15,000원',
        '신용카드|15,000',
        '감사합니다',
      ]),
    ).toMatchObject({
      docType: 'receipt',
      merchant_name: '푸른숲 카페',
      date: '2026-03-12',
      total_amount: 15000,
      currency: 'KRW',
    });
  });

  it('are read in Serbian', () => {
    expect(
      read('sr', [
        'ФИСКАЛНИ РАЧУН',
        '101234567',
        'Продавница Липа',
        '1023417-Липа Врачар',
        'Његошева 31',
        'Београд-Врачар',
        'Касир: Ана',
        'Хлеб|60,00',
        'Млеко|120,00',
        'Укупан износ:|180,00',
        'Готовина:|200,00',
        'Повраћај:|20,00',
        'ПФР време: 12.03.2026. 14:25:10',
        'ПФР број рачуна:',
        'AB12CD34-AB12CD34-345',
        'ПИБ',
      ]),
    ).toMatchObject({
      docType: 'receipt',
      merchant_address: 'Његошева 31, Београд-Врачар',
      date: '2026-03-12',
      total_amount: 180,
      currency: 'RSD',
      receipt_number: 'AB12CD34-AB12CD34-345',
    });
  });
});
