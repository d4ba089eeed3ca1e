import { readLines as read } from '../testing/read-lines.js';

describe('invoices', () => {
  it('are read in Greek', () => {
    expect(
      read('el', [
        'ΑΙΓΙΣ ΕΜΠΟΡΙΚΗ Α.Ε.',
        'Ερμού 12, 105 63 Αθήνα',
        'ΑΦΜ: 094014201 ΔΟΥ: ΦΑΕ Αθηνών',
        '',
        'ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ',
        'Αριθμός: 1234',
        'Ημερομηνία: 15/03/2024',
        '',
        'Πελάτης',
        'Επωνυμία: Ήλιος Ο.Ε.',
        'Διεύθυνση: Τσιμισκή 45, 546 23 Θεσσαλονίκη',
        '',
        'Περιγραφή|Ποσότητα|Τιμή μονάδας|ΦΠΑ %|Αξία',
        'Χαρτί Α4|10|4,50|24|45,00',
        'Στυλό|20|1,00|24|20,00',
        'Καθαρή αξία:|65,00 €',
        'ΦΠΑ 24%:|15,60 €',
        'Πληρωτέο ποσό:|80,60 €',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '1234',
      invoice_date: '2024-03-15',
      vendor_name: 'ΑΙΓΙΣ ΕΜΠΟΡΙΚΗ Α.Ε.',
      vendor_address: 'Ερμού 12, 105 63 Αθήνα',
      vendor_vat_id: '094014201',
      customer_name: 'Ήλιος Ο.Ε.',
      customer_address: 'Τσιμισκή 45, 546 23 Θεσσαλονίκη',
      subtotal: 65,
      tax_amount: 15.6,
      total_amount: 80.6,
      currency: 'EUR',
      tax_rates: [24],
      line_items: [
        { description: 'Χαρτί Α4', quantity: 10, unit_price: 4.5, amount: 45 },
        { description: 'Στυλό', quantity: 20, unit_price: 1, amount: 20 },
      ],
    });
  });

  it('are read in Bulgarian', () => {
    expect(
      read('bg', [
        'ФАКТУРА No 0000001234',
        'Дата на издаване: 15.03.2024 г.',
        'Дата на данъчно събитие: 14.03.2024 г.',
        'Получател',
        'Слънце ООД',
        'ЕИК: 123456789',
        'гр. Пловдив 4000, ул. Иван Вазов 5',
        '',
        'Доставчик',
        'Егида ЕООД',
        'ЕИК: 987654321',
        'гр. София 1000, бул. Витоша 10',
        '',
        'Наименование|Количество|Ед. цена|Стойност',
        'Хартия|10|4,50|45,00',
        'Химикалки|20|1,00|20,00',
        'Данъчна основа:|65,00 лв.',
        'ДДС 20%:|13,00 лв.',
        'Сума за плащане:|78,00 лв.',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '0000001234',
      invoice_date: '2024-03-15',
      vendor_name: 'Егида ЕООД',
      vendor_address: 'гр. София 1000, бул. Витоша 10',
      customer_name: 'Слънце ООД',
      customer_address: 'гр. Пловдив 4000, ул. Иван Вазов 5',
      subtotal: 65,
      tax_amount: 13,
      total_amount: 78,
      currency: 'BGN',
    });
  });

  it('are read in Ukrainian', () => {
    expect(
      read('uk', [
        'Рахунок на оплату No 57 від 15 березня 2024 р.',
        'Постачальник: ТОВ «Егіда»',
        'Код за ЄДРПОУ 12345678, ІПН 123456789012',
        '01001, м. Київ, вул. Хрещатик, буд. 10',
        '',
        'Покупець: ТОВ «Сонце»',
        '79000, м. Львів, вул. Зелена, буд. 5',
        '',
        'Товари (роботи, послуги)|Кіл-сть|Ціна без ПДВ|Сума без ПДВ',
        'Папір А4|10|45,00|450,00',
        'Разом:|450,00',
        'Сума ПДВ:|90,00',
        'Всього із ПДВ:|540,00 грн.',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '57',
      invoice_date: '2024-03-15',
      vendor_name: 'ТОВ «Егіда»',
      vendor_address: '01001, м. Київ, вул. Хрещатик, буд. 10',
      vendor_vat_id: '123456789012',
      customer_name: 'ТОВ «Сонце»',
      customer_address: '79000, м. Львів, вул. Зелена, буд. 5',
      tax_amount: 90,
      total_amount: 540,
      currency: 'UAH',
    });
  });

  it('are read in Icelandic', () => {
    expect(
      read('is', [
        'Larkspur ehf.',
        'Hafnargata 12, 101 Reykjavík',
        'Kt. 500101-1230, VSK nr. 12345',
        'REIKNINGUR',
        'Reikningsnúmer: 4711',
        'Dagsetning: 15.03.2024',
        'Gjalddagi: 30.03.2024',
        'Greiðandi: Ada Dæmisdóttir',
        'Samtals án vsk:|10.000,00',
        'VSK 24%:|2.400,00',
        'Samtals til greiðslu:|12.400,00 ISK',
      ]),
    ).toMatchObject({
      docType: 'invoice',
      invoice_number: '4711',
      invoice_date: '2024-03-15',
      due_date: '2024-03-30',
      vendor_name: 'Larkspur ehf.',
      vendor_address: 'Hafnargata 12, 101 Reykjavík',
      subtotal: 10000,
      tax_amount: 2400,
      total_amount: 12400,
      currency: 'ISK',
    });
  });
});

describe('receipts', () => {
  it.each([
    [
      'el',
      [
        'ΠΑΠΑΔΑΚΗΣ & ΣΙΑ Ο.Ε.',
        'ΠΑΤΗΣΙΩΝ 120, 112 57 ΑΘΗΝΑ',
        'ΑΦΜ 094014201',
        'ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ',
        '12/03/2024 10:45',
      ],
      ['ΨΩΜΙ|2,20', 'ΤΥΡΟΠΙΤΑ|1,80', 'ΣΥΝΟΛΟ|4,00', 'ΜΕΤΡΗΤΑ|5,00', 'ΡΕΣΤΑ|1,00'],
      {
        merchant_address: 'ΠΑΤΗΣΙΩΝ 120, 112 57 ΑΘΗΝΑ',
        merchant_tax_id: '094014201',
        total_amount: 4,
        currency: 'EUR',
      },
    ],
    [
      'bg',
      ['СЛЪНЦЕ ЕООД', 'гр.София 1000, ул.Раковски 15', 'ЕИК 123456789', 'КАСА 2', '12.03.2024 10:45'],
      ['Хляб|1,80', 'Сирене|7,40', 'ОБЩА СУМА|9,20', 'В БРОЙ|10,00', 'РЕСТО|0,80', 'ФИСКАЛЕН БОН'],
      { merchant_name: 'СЛЪНЦЕ ЕООД', merchant_address: 'гр.София 1000, ул.Раковски 15', total_amount: 9.2 },
    ],
    [
      'uk',
      ['ТОВ "СОНЦЕ"', 'м. Львів, вул. Зелена, 5', 'ПН 123456789012', 'Касир: Ада П.', '12.03.2024 10:45'],
      ['Хліб|32,50', 'Молоко|41,00', 'СУМА|73,50 ГРН', 'ГОТІВКА|100,00', 'РЕШТА|26,50', 'ФІСКАЛЬНИЙ ЧЕК'],
      { merchant_address: 'м. Львів, вул. Зелена, 5', total_amount: 73.5, currency: 'UAH' },
    ],
    [
      'is',
      ['Larkspur ehf.', 'Hafnargata 12, 101 Reykjavík', 'Kt. 500101-1230', 'KVITTUN', '12.03.2024 10:45'],
      ['Brauð|450,00', 'Mjólk|310,00', 'SAMTALS|760,00', 'Debetkort|760,00', 'Takk fyrir'],
      { merchant_name: 'Larkspur ehf.', merchant_address: 'Hafnargata 12, 101 Reykjavík', total_amount: 760 },
    ],
  ])('are read in %s', (language, head, rest, expected) => {
    expect(read(language, [...head, ...rest])).toMatchObject({ docType: 'receipt', date: '2024-03-12', ...expected });
  });
});
