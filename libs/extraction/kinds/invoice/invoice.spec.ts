import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), 'en'))).extraction;

describe('invoice', () => {
  it('takes the day by which its balance is due for no amount', () => {
    const rows = ['Invoice 7|Date: 1 July 2025', 'Balance due: 14 August 2025', 'Chisel|2|20.50|41.00', 'Total|41.00'];
    expect(read(...rows)).toMatchObject({ due_date: '2025-08-14', total_amount: 41 });
    expect(read('Invoice 7', 'Invoice date: 1 July 2025', 'Deadline: 14 August 2025')).toMatchObject({
      due_date: '2025-08-14',
    });
  });

  it('is dated by the first of several days that are said so alike: the next are of the order and the delivery', () => {
    const rows = ['Invoice No.|Dated', 'AB/0612|21-Feb-2025', "Buyer's Order No.", 'ML/2291', 'Dated 10-Feb-2025'];
    expect(read('Tax Invoice', ...rows)).toMatchObject({ invoice_date: '2025-02-21' });
  });

  it('takes the sign of the euro, off a picture, for that of the lira where the paper is of Turkey', () => {
    const paper = (...lines: string[]) => layOut([pageOf(['Fatura', ...lines, 'Toplam|€5.760,00'], 'ocr')]);
    const currencyOn = (layout: ReturnType<typeof layOut>) =>
      assemble(kindOf('invoice').fields(readingOf(layout, 'tr'))).extraction['currency'];
    expect(currencyOn(paper('VKN: 2410857396', 'KDV %20'))).toBe('TRY');
    expect(currencyOn(paper('Larkspur'))).toBe('EUR');
  });

  it('has the total under its heading, beside the tax that the same row names', () => {
    const rows = ['Base imponible|Impuestos aplicados|Importe impuestos|Total factura', '2.584,00|IVA|542,64|3.126,64'];
    expect(read('Factura 342', ...rows)).toMatchObject({ tax_amount: 542.64, total_amount: 3126.64 });
  });

  it('takes a sum with a date behind it', () => {
    expect(read('Invoice 7', 'Total amount 41.00 payable 14 August 2025')).toMatchObject({ total_amount: 41 });
  });

  it('has a number that is parted by two marks, unlike a date', () => {
    expect(read('Invoice number: 2025/11-07', 'Date: 7 July 2025')).toMatchObject({ invoice_number: '2025/11-07' });
  });

  it('has an account that a line breaks off behind its first four characters', () => {
    const lines = ['Please pay to our account at the bank, IBAN DE89', '3704 0044 0532 0130 00, within ten days.'];
    expect(read('Invoice 7', ...lines)).toMatchObject({ iban: 'DE89370400440532013000' });
  });

  it('knows its customer under a heading in two languages', () => {
    expect(read('Invoice 7', 'Buyer / Pirkėjas:', 'Ada Example', '4 Quay Road', 'Elmtown, 5700')).toMatchObject({
      customer_name: 'Ada Example',
      customer_address: '4 Quay Road, Elmtown, 5700',
    });
  });

  it('takes tax rates that a row proves, without a sign, and not those of discounts', () => {
    const rows = ['Item|Disc.|Amount', 'Chisel|10%|81.90', 'VAT|Base|Amount', '20.0|81.90|16.38', '5.5|543.00|29.87'];
    expect(read(...rows)).toMatchObject({ tax_rates: [5.5, 20] });
  });

  it('takes no rate from a quantity and its price that happen to make a sum', () => {
    const sums = ['Net|100.00', 'VAT 21 %|21.00', 'Total|121.00'];
    expect(read('Chisels|10|9.40|94.00', ...sums)).toMatchObject({ tax_rates: [21] });
  });

  it('takes a net and a tax from the row of a table that makes the total', () => {
    expect(read('Rate|Net|Tax|Gross', '21|41.31|8.68|49.99', 'Total|49.99')).toMatchObject({
      subtotal: 41.31,
      tax_amount: 8.68,
      total_amount: 49.99,
    });
  });

  it('takes sums that no label names from the rate in print that makes them', () => {
    expect(read('Invoice 7', 'Chisel|2|20.50|41.00', '41.00', '20% 8.20', '49.20')).toMatchObject({
      subtotal: 41,
      tax_amount: 8.2,
      total_amount: 49.2,
    });
  });

  it('takes a net sum that makes the total with freight, a discount or a second tax', () => {
    const net = { subtotal: 100, total_amount: 126 };
    expect(read('Net|100.00', 'Freight|5.00', 'VAT|21.00', 'Total|126.00')).toMatchObject(net);
    expect(read('Net|100.00', 'GST|5.00', 'PST|21.00', 'Total|126.00')).toMatchObject(net);
    expect(read('Net|150.00', 'Discount|45.00', 'VAT|21.00', 'Total|126.00')).toMatchObject({ ...net, subtotal: 150 });
  });

  it('adds up the taxes of several rates where net and total prove their sum', () => {
    const rates = ['VAT 20% on 80.00|16.00', 'VAT 5% on 20.00|1.00'];
    const sums = { subtotal: 100, tax_amount: 17, total_amount: 117 };
    expect(read('Net|100.00', ...rates, 'Total|117.00')).toMatchObject(sums);
    expect(read('Net|100.00', ...rates, 'Total VAT|17.00', 'Total|117.00')).toMatchObject(sums);
    expect(read('Net|100.00', ...rates, 'Rounding|-0.02', 'Total|116.98')).toMatchObject({
      ...sums,
      total_amount: 116.98,
    });
  });

  it('takes no three amounts for sums that only happen to add up', () => {
    const found = read('Invoice 7', 'Chisel|1|12.00|12.00', 'Plane|1|3.00|3.00', 'Saw|1|15.00|15.00');
    expect(found).not.toHaveProperty('subtotal');
    expect(found).not.toHaveProperty('tax_amount');
  });

  it('reads the headings of two columns as two labels', () => {
    expect(read('Number|Date|Due', '4711|2025-02-01|2025-03-01')).toMatchObject({ invoice_date: '2025-02-01' });
  });

  it('knows a label with a currency in it', () => {
    expect(read('Total (€) excl. VAT|41.00', 'VAT 20%|8.20', 'Total (€) incl. VAT|49.20')).toMatchObject({
      subtotal: 41,
      total_amount: 49.2,
    });
  });

  it('takes no piece of a bank account for a number of the tax office', () => {
    const foot = ['Harbour Tools GmbH', 'HRB 1|IBAN: DE89 3704 0044 0532 0130 00', 'USt-IdNr. DE123456789'];
    expect(read('Rechnung', ...foot)).toMatchObject({ vendor_vat_id: 'DE123456789' });
  });

  it('gives a tax number without a country to the party above it', () => {
    const heads = ['Sprzedawca|Nabywca', 'Larkspur Sp. z o.o.|Harbour Joinery'];
    const towns = ['ul. Lipowa 18|ul. Polna 5', '87-100 Toruń|86-300 Grudziądz', 'NIP: 5628236443|NIP: 9802506081'];
    expect(read('Faktura nr 7', ...heads, ...towns)).toMatchObject({
      vendor_vat_id: '5628236443',
      customer_vat_id: '9802506081',
    });
    const sender = ['Larkspur Tools Ltd', '12 Mill Lane', 'Kedron QLD 4031', 'ABN 10562415556'];
    expect(read('Tax Invoice 7', 'From', ...sender)).toMatchObject({ vendor_vat_id: '10562415556' });
    expect(read('VAT Number', '4412948058')).toMatchObject({ vendor_vat_id: '4412948058' });
    expect(read('Net|100.00', 'VAT|20.00', 'Total|120.00')).not.toHaveProperty('vendor_vat_id');
  });

  it('takes a tax number in groups behind its label, or as one behind a word or two', () => {
    expect(read('Invoice 7', 'ABN 47 155 509 597')).toMatchObject({ vendor_vat_id: '47 155 509 597' });
    expect(read('Fattura 7', 'P.IVA e C.F. 19092940154')).toMatchObject({ vendor_vat_id: '19092940154' });
    expect(read('Tax Invoice 7', 'GSTIN: 32ABCDE4389J1Z3')).toMatchObject({ vendor_vat_id: '32ABCDE4389J1Z3' });
    expect(read('Facture 7', 'N° TVA - RCS Nantes 603 823 379')).not.toHaveProperty('vendor_vat_id');
  });

  it('takes no "No" before a number for Norway', () => {
    expect(read('Tax Invoice 7', 'VAT Reg No 4788633282')).toMatchObject({ vendor_vat_id: '4788633282' });
    expect(read('Faktura 7', 'Org.nr. NO 123 456 789 MVA')).toMatchObject({ vendor_vat_id: 'NO123456789MVA' });
  });

  it('takes a bare dollar for that of the place, and no sign at all for the money of the tax numbers', () => {
    expect(read('Invoice 7', 'ABN 47 155 509 597', 'Total|$9.00')).toMatchObject({ currency: 'AUD' });
    expect(read('Invoice 7', 'All amounts in CAD', 'Total|$9.00')).toMatchObject({ currency: 'CAD' });
    expect(read('Rechnung 7', 'USt-IdNr. DE123456789', 'Summe|9,00')).toMatchObject({ currency: 'EUR' });
    expect(read('Tax Invoice 7', 'Larkspur Pumps (Pty) Ltd', 'Total|R 9.00')).toMatchObject({ currency: 'ZAR' });
  });

  it('takes what a tax office withholds for what lies between net and total', () => {
    const rows = ['Base imponible|1.000,00', 'IVA 21%|210,00', 'IRPF -15%|-150,00', 'Total factura|1.060,00'];
    expect(read('Factura 7', ...rows)).toMatchObject({ subtotal: 1000, tax_amount: 210, total_amount: 1060 });
  });

  it('takes series and groups of digits as parts of the number', () => {
    expect(read('Fatura n.º FT A/1187', 'Total|9,00')).toMatchObject({ invoice_number: 'FT A/1187' });
    expect(read('FACTURE N° :|F20200027')).toMatchObject({ invoice_number: 'F20200027' });
    expect(read('Rechnungsnummer: 411 207 9930|Seite 2')).toMatchObject({ invoice_number: '411 207 9930' });
    expect(read('Facture n° 25 03 4108337215')).toMatchObject({ invoice_number: '25 03 4108337215' });
    expect(read('Faktura 14/04/2025', 'Data wystawienia: 16.04.2025')).toMatchObject({ invoice_number: '14/04/2025' });
    expect(read('Faktura 14/04/2025', 'Data dostawy: 16/04/2025')).not.toHaveProperty('invoice_number');
  });

  it('finds the number under the title', () => {
    expect(read('Tax Invoice', 'No. MS250513')).toMatchObject({ invoice_number: 'MS250513' });
    expect(read('Tax Invoice', 'ACC-2025-00733')).toMatchObject({ invoice_number: 'ACC-2025-00733' });
    expect(read('Invoice', '12 Mill Lane')).not.toHaveProperty('invoice_number');
  });

  it('takes rates of a column of rates, also such as make no tax', () => {
    const rows = ['Item|Qty|Price|VAT|Amount', 'Chisel|10|2.35|19 %|23.50', 'Stamp duty|1|40.00|0.0 %|40.00'];
    expect(read('Invoice 7', ...rows, 'VAT 19% on 23.50|4.47')).toMatchObject({ tax_rates: [0, 19] });
  });

  it('takes a rate under a line of discount', () => {
    expect(read('Invoice 7', 'Subtotal|100.00', 'Discount|-5.00', 'HST 13%|12.35')).toMatchObject({ tax_rates: [13] });
  });

  it('takes no word of a phrase for a label', () => {
    const sums = ['Total|90.00', 'Less: deposit|30.00', 'AMOUNT DUE TO US|60.00'];
    expect(read('Tax Invoice 7', ...sums)).toMatchObject({ amount_due: 60 });
  });

  it('takes the total of a table of taxes for no total', () => {
    const taxes = ['HSN|CGST|SGST|Tax', 'Total|9.00|9.00|18.00'];
    expect(read('Tax Invoice 7', 'CGST 9%|9.00', 'SGST 9%|9.00', 'Total|118.00', ...taxes)).toMatchObject({
      total_amount: 118,
    });
  });

  it('takes a number beside the short name of a tax, and gives it to whose column it stands in', () => {
    const heads = ['Larkspur Tools Inc|Harbour Joinery Inc', 'VAT: 4691299616|VAT: 4412948058'];
    const rest = ['12 Mill Lane|4 Quay Street', 'Maldon VIC 3463|Kedron QLD 4031', 'Ph: 03 5550 0149|'];
    expect(read(...heads, ...rest, 'Tax Invoice 7')).toMatchObject({
      vendor_vat_id: '4691299616',
      customer_vat_id: '4412948058',
    });
    expect(read('Invoice 7', 'VAT: 20.00', 'Total|120.00')).not.toHaveProperty('vendor_vat_id');
  });

  it('takes the charges of a bill without tax for its net sum', () => {
    expect(read('Charges|4.11', 'Tax|0.00', 'Total|4.11')).toMatchObject({
      subtotal: 4.11,
      tax_amount: 0,
      total_amount: 4.11,
    });
  });

  it('prefers a number after the title to one a sentence mentions', () => {
    expect(read('Invoice No. E20180920', 'Please always state your document number 20180920 in letters')).toMatchObject(
      { invoice_number: 'E20180920' },
    );
  });

  it('takes the day on which a sum in a sentence is due', () => {
    const sentence = 'Der Rechnungsbetrag ist bis zum 30.03.2025 fällig.';
    expect(read('Rechnung 7', 'Datum: 01.03.2025', sentence)).toMatchObject({ due_date: '2025-03-30' });
    expect(read('Invoice 7', 'Created: 3 March 2025', 'Due: 17 March 2025')).toMatchObject({ due_date: '2025-03-17' });
  });

  it.each([
    'We will collect £41.00 by Direct Debit on or just after 28 March 2025.',
    'Il sera prélevé le 28/03/2025 sur votre compte bancaire.',
    'Die Lastschrift erfolgt am 28.03.2025.',
    'Sarà addebitato sul conto corrente il 28/03/2025.',
    'Se cargará en su cuenta el 28/03/2025.',
  ])('takes the day on which it is debited: %s', (sentence) => {
    expect(read('Invoice 7', 'Date: 1 March 2025', sentence)).toMatchObject({ due_date: '2025-03-28' });
  });

  it('begins an account behind the word for it', () => {
    const foot = 'USt-IdNr. DE123456789|IBAN DE89 3704 0044 0532 0130 00';
    expect(read('Rechnung', foot)).toMatchObject({ iban: 'DE89370400440532013000' });
  });

  it('takes no hash sign for a part of the number', () => {
    expect(read('Invoice No: # HB-2024-7', 'Total|20.00')).toMatchObject({ invoice_number: 'HB-2024-7' });
    expect(read('Invoice|#4711', 'Total|20.00')).toMatchObject({ invoice_number: '4711' });
  });

  it('finds a number under its heading, whatever heads the next column', () => {
    expect(read('P.O. Number|Job site', 'LRK-7733|Workshop')).toMatchObject({ purchase_order: 'LRK-7733' });
    expect(read('Invoice no|Inv date', '087714|11/09/98')).toMatchObject({ invoice_number: '087714' });
  });

  it('knows a label by what stands before its brackets', () => {
    const sums = ['GST (10%) included|95.41', 'Total (inc. GST)|1,049.50', 'Amount paid|200.00', 'Balance due|849.50'];
    expect(read(...sums)).toMatchObject({ total_amount: 1049.5, prepaid_amount: 200, amount_due: 849.5 });
  });

  it('takes the net that no label names where it makes the total with all taxes and what is taken off', () => {
    const rows = ['Valve|30840.00', 'Union|33155.00', '|63995.00'];
    const taxes = ['Output CGST 9%|5759.55', 'Output SGST 9%|5759.55', 'Round off|-0.10'];
    expect(read(...rows, ...taxes, 'Total|75514.00')).toMatchObject({
      subtotal: 63995,
      tax_amount: 11519.1,
      total_amount: 75514,
    });
  });

  it('takes a number of an account that a narrow column breaks off', () => {
    const foot = [
      'Court of Example HRB 104418|IBAN DE56 5905 0101 0067|VAT no.',
      'Chair: Ada Example|3341 82|DE287654316',
    ];
    expect(read('Invoice 7', ...foot)).toMatchObject({ iban: 'DE56590501010067334182' });
  });
});
