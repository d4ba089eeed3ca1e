import { type DocType } from '#ports/extractor.js';
import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { kindOf } from './all.js';
import { assemble } from '../reading/found.js';
import { readingOf } from '../reading/reading.js';

function read(docType: DocType, lines: readonly string[], language = 'en') {
  const result = assemble(kindOf(docType).fields(readingOf(layOut([pageOf(lines)]), language)));
  expect(kindOf(docType).schema.strict().safeParse(result.extraction).error).toBeUndefined();
  expect(Object.keys(result.evidence).sort()).toEqual(Object.keys(result.confidence).sort());
  return result.extraction;
}

describe('invoice', () => {
  it('reads totals from a table of sums whose amounts stand under their headings', () => {
    const sums = ['Facture n° : F-2024-12|Date : 15/01/2024', 'TOTAL HT|TOTAL TVA|TOTAL TTC', '100,00|10,00|110,00'];
    expect(read('invoice', sums, 'fr')).toMatchObject({
      invoice_number: 'F-2024-12',
      invoice_date: '2024-01-15',
      subtotal: 100,
      tax_amount: 10,
      total_amount: 110,
    });
  });

  it('prefers the amounts that add up over the label that says total', () => {
    const lines = ['Invoice number: 77', 'Total hours 40.00', 'Subtotal|200.00', 'VAT 20%|40.00', 'Total|240.00'];
    expect(read('invoice', lines)).toMatchObject({ subtotal: 200, tax_amount: 40, total_amount: 240, amount_due: 240 });
  });

  it('tells what has been paid from what is due', () => {
    const lines = ['Rechnungsnummer: 4711', 'Gesamtbetrag|500,00 €', 'Anzahlung|200,00 €', 'Zahlbetrag|300,00 €'];
    expect(read('invoice', lines, 'de')).toMatchObject({
      total_amount: 500,
      prepaid_amount: 200,
      amount_due: 300,
      currency: 'EUR',
    });
  });

  it('gives a delivery date to nobody', () => {
    const lines = ['Lieferdatum: 01.02.2024', 'Rechnungsdatum: 05.02.2024', 'Fällig am: 04.03.2024'];
    expect(read('invoice', lines, 'de')).toMatchObject({ invoice_date: '2024-02-05', due_date: '2024-03-04' });
  });

  it('tells seller from buyer by their labels, and leaves contact persons out of addresses', () => {
    const lines = [
      'Seller|Buyer',
      'Larkspur Tools Ltd|Harbour Joinery Ltd',
      '12 Mill Lane|Ada Example',
      'Leeds LS1 4AB|4 Quay Street',
      '|Bristol BS1 2CD',
    ];
    expect(read('invoice', lines)).toMatchObject({
      vendor_name: 'Larkspur Tools Ltd',
      vendor_address: '12 Mill Lane, Leeds LS1 4AB',
      customer_name: 'Harbour Joinery Ltd',
      customer_address: '4 Quay Street, Bristol BS1 2CD',
    });
  });

  it('reads the items of a plain table, down to the first sum', () => {
    const lines = [
      'Description|Qty|Amount',
      'Steel chisel|4|120,00',
      'with a handle of ash',
      'Plane No. 4|1|130,00',
      'Subtotal||250,00',
      'Not an item|1|9,00',
    ];
    expect(read('invoice', lines)).toMatchObject({
      line_items: [
        { description: 'Steel chisel with a handle of ash', quantity: 4, amount: 120 },
        { description: 'Plane No. 4', quantity: 1, amount: 130 },
      ],
    });
  });

  it('takes an IBAN with a right check sum anywhere, a wrong one only beside its label', () => {
    expect(read('invoice', ['Pay to DE89 3704 0044 0532 0130 00 please'])).toMatchObject({
      iban: 'DE89370400440532013000',
    });
    expect(read('invoice', ['Reference DE12 3704 0044 0532 0130 00'])).not.toHaveProperty('iban');
    expect(read('invoice', ['IBAN: DE12 3704 0044 0532 0130 00'])).toMatchObject({ iban: 'DE12370400440532013000' });
  });
});

describe('receipt', () => {
  const shop = [
    'LARKSPUR TRADING SDN BHD',
    '(123456-X)',
    'NO 12 JALAN MAWAR',
    '43200 CHERAS, SELANGOR',
    'TEL: 03-1234567',
    'Date: 25/03/2018 14:05',
  ];

  it('reads shop, address, date and time', () => {
    expect(read('receipt', shop)).toMatchObject({
      merchant_name: 'LARKSPUR TRADING SDN BHD',
      merchant_address: 'NO 12 JALAN MAWAR, 43200 CHERAS, SELANGOR',
      date: '2018-03-25',
      time: '14:05',
    });
  });

  it('mends what was misread where the pattern proves it, and ends an address where the receipt begins', () => {
    const lines = [
      'LARKSPUR CONFECTEONERY LTD',
      '(ROC:SA0412345-K)',
      'L07 12 JALAN MAWAR',
      '43300 CHERAS, SELANGQR',
      'TAXINVOICE',
    ];
    expect(read('receipt', [...lines, '05 Mar 201818:24'])).toMatchObject({
      merchant_name: 'LARKSPUR CONFECTIONERY LTD',
      merchant_address: 'LOT 12 JALAN MAWAR, 43300 CHERAS, SELANGOR',
      date: '2018-03-05',
    });
  });

  it.each([
    ['a short name with its legal form', ['NEW MART@SP3', 'ABC GROUP SDN BHD'], 'ABC GROUP SDN BHD'],
    [
      'a name whose last word was torn',
      ['WE STERN LARKSPUR', 'ST ATIONERY SDN BHD'],
      'WE STERN LARKSPUR ST ATIONERY SDN BHD',
    ],
    [
      'a name over three lines',
      ['LARKSPUR HARDWARE', 'ENTERPRISE (OLD', 'TOWN) SDN BHD'],
      'LARKSPUR HARDWARE ENTERPRISE (OLD TOWN) SDN BHD',
    ],
    ['a name too long for a line', ['LARKSPUR BROS', 'Trading Old Town Ltd'], 'LARKSPUR BROS Trading Old Town Ltd'],
    ['a name under a line that is none', ['TAX INVOICE', 'TRADING POST LTD'], 'TRADING POST LTD'],
    ['a name before the mall it stands in', ['Larkspur Living', 'Harbour Mall'], 'Larkspur Living'],
    ['a name before a number read badly', ['LARKSPUR SDN BHD (TU7SC39-P)'], 'LARKSPUR SDN BHD'],
    [
      'a name below the end of another receipt',
      ['Cashier 3', '19/06/2017 11:37', 'LARKSPUR ENTERPRISE'],
      'LARKSPUR ENTERPRISE',
    ],
  ])('takes for the shop %s', (_, head, name) => {
    expect(read('receipt', [...head, '12 Jalan Mawar', '43200 Cheras'])).toMatchObject({ merchant_name: name });
  });

  it.each([
    ['JIN MAWAR 3, TYN MELUR', 'JLN MAWAR 3, TMN MELUR'],
    ['A-G-O6, DATARAN MAWAR', 'A-G-06, DATARAN MAWAR'],
    ['LOT 2O & G3O, DATARAN MAWAR', 'LOT 20 & G30, DATARAN MAWAR'],
    ['NO 2OA, JALAN MAWAR', 'NO 2OA, JALAN MAWAR'],
    ['Lot 24, Batu 1i Kampung Mawar', 'Lot 24, Batu 11 Kampung Mawar'],
    ['4 Jalan Búnga Kantan', '4 Jalan Bunga Kantan'],
    ['12 Av du Moulin', '12 Av du Moulin'],
    ['Bangunan Mawar, Tingkat 3', 'Bangunan Mawar, Tingkat 3'],
  ])('reads of a street %s', (line, street) => {
    const address = `${street}, 81100 Johor Bahru, Johor`;
    expect(read('receipt', ['LARKSPUR LTD', line, '81100 Johor Bahru,', 'Johor'])).toMatchObject({
      merchant_address: address,
    });
  });

  it('reads the items above the first sum', () => {
    expect(read('receipt', [...shop, '2 x Rye loaf|7.00', 'Coffee|2.50', 'Total|9.50'])).toMatchObject({
      line_items: [
        { description: 'Rye loaf', quantity: 2, amount: 7 },
        { description: 'Coffee', amount: 2.5 },
      ],
    });
  });

  it.each<[string, readonly string[], number]>([
    [
      'a total that names the tax it includes',
      [
        'Total Sales (Excluding GST)|7.00',
        'Total GST|0.42',
        'Total Sales (Inclusive of GST)|7.42',
        'Cash|10.00',
        'Change|2.58',
      ],
      7.42,
    ],
    ['the sum after rounding', ['Total|31.02', 'Rounding Adj|-0.02', 'Cash|31.00'], 31],
    ['cash less change where the total cannot be read', ['T~tel|', 'Cash|50.00', 'Change|21.85'], 28.15],
    ['not the tax summary under it', ['Total|465.34', 'Cash|465.34', 'Change|0.00', 'Total|439.00|26.34'], 465.34],
    ['not what was paid', ['Total|14.20', 'Total Paid|20.20', 'Change|6.00'], 14.2],
    ['not the tax it includes', ['Due|25.15', '(Total Included GST @ 6%|1.42)'], 25.15],
    [
      'what is payable, when the parts were summed before it',
      [
        'Total 6% supplies (excl. GST)|27.68',
        'GST|1.65',
        'Total 6% supplies (Inc. GST)|29.33',
        'Total 0% supplies|-2.13',
        'Total Payable|27.20',
      ],
      27.2,
    ],
    ['a total read badly, not cash less a change read wrong', ['IUIAL|2.28', 'Cash|5.00', 'Change|0.70'], 2.28],
    ['not the total that was accepted', ['Amount incl. GST|5.00', 'Accepted total|10.00', 'Change|5.00'], 5],
    ['not the tax under a heading of taxes', ['TOT TTC|21.74', 'VAT % Net Montant', '20|18.12|3.62'], 21.74],
    [
      'what can be paid in coins where there is rounding, not the sum a tax was taken of',
      ['Total|7.70', 'Rounding Adj|0.02', 'GST 0%|7.72'],
      7.7,
    ],
    [
      'a total whose label ran into what stands before it',
      ['Sub Total|295.00', 'Service Charge|29.50', 'GST 6%|19.47', 'Rounding Adj|-0.02', 'MLITOTAL|343.95'],
      343.95,
    ],
    ['not the number of items', ['Total Qty|12.00', 'TOTAL|8.50'], 8.5],
    [
      'what is payable, not the part of one tax rate',
      ['Total 6% supplies (excl GST)|13.30', 'GST|0.80', 'Total 6% supplies (Inc GST)|14.10', 'Total Payable|68.41'],
      68.41,
    ],
  ])('takes for the total %s', (_, lines, total) => {
    expect(read('receipt', [...shop, ...lines])).toMatchObject({ total_amount: total });
  });
});

describe('other documents', () => {
  it('reads pairs of label and value in reading order, and what stands without a label', () => {
    const { fields } = read('unknown', [
      'Applicant: Ada Example',
      'Department:|Shipping',
      'Received 12 March 2024',
    ]) as { fields: Record<string, string> };
    expect(Object.entries(fields)).toEqual([
      ['Applicant', 'Ada Example'],
      ['Department', 'Shipping'],
      ['Received', '12 March 2024'],
    ]);
  });

  it('reads parties, date, law and term of a contract', () => {
    const lines = [
      'NON-DISCLOSURE AGREEMENT',
      'This Agreement is made effective as of March 5, 2012 by and between Larkspur Tools Inc., a Delaware',
      'corporation, and Harbour Joinery LLC, a company with offices in Boston.',
      'It remains in force for a period of two (2) years. This Agreement is governed by the laws of the State of Oregon.',
    ];
    expect(read('contract', lines)).toMatchObject({
      parties: ['Larkspur Tools Inc.', 'Harbour Joinery LLC'],
      effective_date: '2012-03-05',
      term: '2 years',
      governing_law: 'Oregon',
    });
  });

  it('reads the last day of a contract and what it is worth, over a line break, but no price by the month', () => {
    const preamble = 'This Agreement is made on 20 March 2026 between Larkspur Tools Ltd and Harbour Joinery Ltd.';
    const ends = 'This Agreement takes effect on 1 April 2026 and ends on 31 March';
    const lines = ['SERVICE AGREEMENT', preamble, ends, '2027. The Client pays a fee of GBP 1,250.00 per month.'];
    const monthly = read('contract', lines);
    expect(monthly).toMatchObject({ effective_date: '2026-04-01', expiration_date: '2027-03-31' });
    expect(monthly).not.toHaveProperty('contract_value');
    expect(read('contract', [...lines, 'The total contract value is GBP 15,000.00 in all.'])).toMatchObject({
      contract_value: 15000,
      currency: 'GBP',
    });
  });

  it.each([
    ['Either party may end this Agreement by notice given until 30 June 2027.'],
    ['The purchase price is GBP 12.50 per unit.'],
    ['The contract value is 15,000.'],
  ])('takes neither a last day nor a value from: %s', (sentence) => {
    const preamble = 'This Agreement is made on 20 March 2026 between Larkspur Tools Ltd and Harbour Joinery Ltd.';
    expect(read('contract', ['SERVICE AGREEMENT', preamble, sentence])).toEqual({
      title: 'SERVICE AGREEMENT',
      parties: ['Larkspur Tools Ltd', 'Harbour Joinery Ltd'],
      effective_date: '2026-03-20',
    });
  });

  it('reads a passport by its machine-readable zone', () => {
    const lines = [
      'PASSPORT',
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ];
    expect(read('id_card', lines)).toMatchObject({
      subtype: 'passport',
      document_number: 'L898902C3',
      surname: 'ERIKSSON',
      given_names: 'ANNA MARIA',
      nationality: 'UTO',
      birth_date: '1974-08-12',
      expiry_date: '2012-04-15',
      sex: 'F',
    });
  });

  it('reads the addresses and the number of a shipping label', () => {
    const lines = [
      'SHIP TO:',
      'Ada Example',
      '4 Quay Street',
      'Bristol BS1 2CD',
      '',
      '',
      'TRACKING #: 1Z 999 AA1 01 2345 6784',
      'WEIGHT: 5 KG',
    ];
    expect(read('shipping_label', lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_postcode: 'BS1 2CD',
      tracking_number: '1Z999AA10123456784',
      weight: '5 KG',
    });
  });
});
