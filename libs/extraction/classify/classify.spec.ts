import { layOut } from '../layout/layout.js';
import { formOf } from '../testing/made-fields.js';
import { pageOf } from '../testing/made-page.js';
import { classify } from './classify.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines)])).docType;

describe('document type', () => {
  it.each([
    [
      'invoice',
      [
        'INVOICE',
        'Invoice number: 12',
        'Bill to:',
        'Harbour Joinery',
        'Qty|Unit price',
        'Due date: 1 May 2024',
        'IBAN: DE89 3704',
      ],
    ],
    [
      'invoice',
      [
        'Your water bill',
        'Bill number WC-7',
        'Bill date 3 July 2025',
        'Please pay by 24 July 2025',
        'VAT registration number 4711',
        'Total|41.20',
      ],
    ],
    [
      'invoice',
      [
        'Commercial Invoice',
        'Waybill Number: 1Z 88 4410',
        'From:|To:',
        'Larkspur Inc|Ada Example',
        '4 Quay Road|9 Mill Lane',
        'Gross Weight: 9 lb',
      ],
    ],
    [
      'invoice',
      [
        'Larkspur',
        'Datum|28 maart 2025',
        'rekening',
        'Factuurnummer|12',
        'Fineer|186,40',
        'BTW 21%|39,14',
        'Totaal|225,54',
      ],
    ],
    [
      'invoice',
      ['SZÁMLA', 'Számlaszám: 7', 'Eladó:|Vevő:', 'Fizetési határidő: 2025.05.27.', 'Adószám: 68183057-2-03'],
    ],
    ['invoice', ['LASKU', 'Laskun numero|7', 'Eräpäivä|5.6.2025', 'Y-tunnus 9897002-0', 'Veroton yhteensä|3 258,76']],
    [
      'invoice',
      [
        'Fattura n. 61/2025',
        'MITTENTE|DESTINATARIO',
        'Quantità|Prezzo|Importo',
        '300 pz|2,35|705,00',
        'Spedizione 4 kg',
        'Totale|705,00',
      ],
    ],
    [
      'invoice',
      [
        'NOTA DE CRÉDITO',
        'Comp. Nro: 12|Fecha de Emisión: 22/08/2026',
        'CUIT: 30712345671',
        'Importe Total: $|4125,00',
      ],
    ],
    [
      'receipt',
      [
        ...['Aug. 1, 2026|No. 0042', 'RECEIPT', 'TO: Ada Example', '4,200', 'Meals', 'With thanks from us all'],
        ...['Rate 10%', 'Tax|420', 'Larkspur'],
      ],
    ],
    ['receipt', ['Larkspur', 'KWITANTIE', 'Uit 01-02-25 16:48', 'Te betalen|13,50', 'Wisselgeld|6,50']],
    [
      'receipt',
      ['Larkspur', 'BON 2-0044|11:32', 'I ALT DKK|299,50', 'Moms 25%|59,90', 'MobilePay|299,50', 'Tak for besøget'],
    ],
    [
      'receipt',
      ['Larkspur', 'Cashier 2|2:15 pm', 'Postcard|12.00', 'Total|12.00', 'PayNow|12.00', 'Exchange in 14 days'],
    ],
    ['receipt', ['Larkspur', 'OFFICIAL RECEIPT|OR-0448', 'Labour|25.00', 'NETT TOTAL RM25.00', 'Paid by: Transfer']],
    [
      'receipt',
      [
        'TAX INVOICE',
        'Date: 1/5/2024 10:04',
        'Total|9.00',
        'Cash|10.00',
        'Change|1.00',
        'Thank you, please come again',
      ],
    ],
    ['receipt', ['Fatura Simplificada FS 24A/318', '2024-12-03 16:52', 'Galão|3,20', 'Total|3,20', 'Multibanco|3,20']],
    ['receipt', ['Kvittering nr: 118', '14.02.2025 10:12', 'Bolle|48,00', 'A betale|48,00', 'Kontant|48,00']],
    ['invoice', ['SCHLUSSRECHNUNG Nr. 12', 'Menge|Einzelpreis', '2|80,00', 'Gesamtbetrag|160,00']],
    ['invoice', ['HONORARNOTE Nr. 14/26|Harbour, am 4.5.2026', 'Beratung|€ 80,00', 'Gesamtbetrag|€ 80,00']],
    ['invoice', ["NOTE D'HONORAIRES N° 2026-14", 'Harbour, le 4 mai 2026', 'Honoraires|80,00 €', 'Total H.T.|80,00 €']],
    [
      'receipt',
      [
        'Larkspur',
        'DATE: 04 MAY 26|TIME:15:05',
        'SALE',
        'GST 6%|RM 1.42',
        'TOTAL|RM 25.00',
        'NO SIGNATURE REQUIRED',
        'VISA|TERMINAL 4',
        'Thank you',
      ],
    ],
    [
      'receipt',
      [
        ...['RECEIPT', 'Invoice #|R-31', 'Date 4 May 2026', 'Ada Example', 'Item|Qty|Unit price|Amount'],
        ...['Chisel|1|9.00|9.00', 'Subtotal|9.00', 'TOTAL|9.00', 'Please keep this receipt'],
      ],
    ],
    [
      'receipt',
      [
        'Larkspur School',
        'Receipt no: 26-119',
        'Payment for Invoice 442|5,400.00',
        'Total|5,400.00',
        'Payment mode: UPI',
      ],
    ],
    [
      'receipt',
      [
        'Larkspur',
        'CASH INVOICE|No 311',
        'CASH|9:15',
        'Sold to: Walk-in',
        'Qty|Article|U/P',
        '2|Nails|9.00',
        'Total|9.00',
      ],
    ],
    [
      'contract',
      [
        'NON-DISCLOSURE AGREEMENT',
        'The parties hereto agree as follows. Whereas the confidential information is',
        'This Agreement is governed by the laws of Oregon.',
      ],
    ],
    ['contract', ['Vereinbarung über Vertraulichkeit', 'Änderungen dieser Vereinbarung bedürfen der Schriftform.']],
    ['contract', ['ACCORD', 'ENTRE LES SOUSSIGNÉES :', 'ci-après « la Société », d’une part']],
    ['contract', ['ACUERDO', 'de una parte, Ada Example (en adelante, el «Titular»)', 'El presente acuerdo']],
    ['contract', ['ACCORDO DI RISERVATEZZA', 'Il presente accordo', 'premesso che si conviene quanto segue']],
    ['contract', ['GEHEIMHOUDINGSOVEREENKOMST', 'De ondergetekenden, hierna te noemen Ontvanger, komen overeen']],
    [
      'contract',
      [
        'Elmtown, 1 May 2020',
        'Letter of Secrecy',
        'I promise you as follows that I will keep what I am told of the mill to',
        'myself and will show it to nobody else for as long as you want me to keep it,',
        'and that I return each sheet when the work is done or sooner if you ask for it.',
        'If I break it you may go to court and ask for what the law gives you then,',
        'be it money or an order, and I will not say that you came too late for it.',
        'It is complete as written and it stands under the laws of Utopia as they are now.',
        ...['Received', 'and', 'agreed:', 'Ada Example', 'Larkspur Mill'],
      ],
    ],
    ['contract', ['Oggetto: impegno di riservatezza', 'Il sottoscritto si impegna. Foro: diritto italiano.']],
    ['unknown', ['CERTIFICATE', 'It is hereby certified that Ada Example has learnt to swim.']],
    ['id_card', ['Surname|Given names', 'EXAMPLE|ADA', 'Nationality|Date of birth', 'UTOPIAN|1 May 1980']],
    ['id_card', ['PASSPORT', 'Surname Example', 'Given names Ada', 'Nationality Utopian', 'Date of birth 1 May 1980']],
    [
      'shipping_label',
      ['SHIP TO: Ada Example', 'FROM: Larkspur Tools', 'TRACKING # 1Z999', 'WEIGHT 5 LBS', 'UPS GROUND'],
    ],
    [
      'form',
      [
        ...['Change of address', 'Name: Ada Example', 'New address: 4 Quay Street', 'Member since: 2 May 2019'],
        ...['Telephone: 555 0100', 'Signature:'],
      ],
    ],
    [
      'unknown',
      ['Change of address', 'Name: Ada Example', 'I have moved to Quay Street and ask you to write to me there.'],
    ],
    [
      'unknown',
      [
        'Re: the roses',
        'Date: 4 May 2024',
        'Place: the garden',
        ...Array.from({ length: 12 }, () => 'The roses were discussed at length, and everybody had something to say.'),
      ],
    ],
    ['unknown', ['Minutes of the garden club', 'The roses were discussed at length.']],
  ])('%s', (docType, lines) => {
    expect(typeOf(...lines)).toBe(docType);
  });

  it('takes no page of prose for an invoice, however much it speaks of invoices', () => {
    const prose = 'The client shall pay each invoice within thirty days of the day on which it was sent to it.';
    const terms = 'The due date and the payment terms of an invoice are those that the supplier states on it.';
    const rest = 'Nothing in these conditions obliges the client to take more than one delivery in any month of it.';
    const lines = [
      prose,
      terms,
      'The quantity and the unit price of each delivery are those of the list in force.',
      rest,
    ];
    expect(typeOf(...lines, ...lines, ...lines, ...lines)).not.toBe('invoice');
  });

  it('takes a page that speaks of a type in sentences for none', () => {
    const news = [
      'He kept the receipt of his payment by card and the change',
      'that the cashier had put on the table.',
    ];
    expect(typeOf(...news, 'Total|12.00', 'Subtotal|12.00')).not.toBe('receipt');
    expect(typeOf('Receipt', 'Card', 'Change', 'Cashier', 'Total|12.00', 'Subtotal|12.00')).toBe('receipt');
  });

  describe('a page that says little of its type', () => {
    it('is an invoice with a number and a sum', () => {
      expect(typeOf('Your invoice no. 4711', 'Total|12.00')).toBe('invoice');
      expect(typeOf('Your invoice no. 4711')).not.toBe('invoice');
      expect(typeOf('Where is my invoice', 'Total|12.00')).not.toBe('invoice');
    });

    it('is an invoice where a cell of its head says nothing else, whatever its labels are called', () => {
      expect(typeOf('Larkspur', 'Rechnung', 'Vorgangskennung AK-7', 'Zu begleichen 12,00')).toBe('invoice');
    });

    it('is an invoice where it says what the haulage of a parcel comes to', () => {
      const haul = [
        'Shipper|Consignee',
        'Larkspur Ltd|Pine Ltd',
        '4 Quay Street|9 Mill Lane',
        'Leeds LS1 4AB|York YO1 2CD',
      ];
      const sent = [
        'Tracking no 4711|Freight|Weight 412 lbs',
        'Pieces|4',
        'Driver|Ada Example',
        'Trailer|17',
        'Seal|9',
      ];
      const sums = ['Line haul|1,250.00', 'Fuel|210.00', 'Total|1,460.00'];
      expect(typeOf('Invoice No. 7', ...haul, ...sent, ...Array(12).fill('Note|as agreed'), ...sums)).toBe('invoice');
    });

    it('is an invoice where hours come to amounts, and hardly any word says so', () => {
      const asked = ['Name', 'Address', 'Town', 'Telephone', 'File', 'Matter', 'Partner', 'Office'].map(
        (one) => `${one}:|Ada`,
      );
      const hours = ['Review|2.4|485.00|1,164.00', 'Letter|3.1|295.00|914.50', 'Closing|1.8|485.00|873.00'];
      expect(typeOf('Larkspur LLP', ...asked, 'Invoice|4711', ...hours, 'Our fee|||2,951.50')).toBe('invoice');
    });

    it('is none where it calls itself an offer, and a bill where it calls itself that, too', () => {
      const sold = ['VAT no. 4711|IBAN', 'Qty|Unit price|Amount', '2|8.00|16.00', '3|9.00|27.00', 'Total|||43.00'];
      expect(typeOf('Larkspur', 'Quotation Q-7', ...sold)).not.toBe('invoice');
      expect(typeOf('Larkspur', 'Invoice No. 7', 'Quotation Q-7', ...sold)).toBe('invoice');
    });

    it('is a receipt with a total and what it is made of', () => {
      const bill = ['Bar', 'Table 4', 'Coffee|3.00', 'Cake|9.00', 'Total|12.00'];
      expect(typeOf(...bill)).toBe('receipt');
      expect(typeOf(...bill.filter((line) => !/Coffee|Cake/.test(line)))).not.toBe('receipt');
    });

    it('is a form where its labels ask', () => {
      expect(typeOf('Soup: 4', 'Fish: 12', 'Pears: 7', 'Wine: 5', 'Bread: 1')).toBe('unknown');
      expect(typeOf('Name: Ada', 'Town: Hull', 'Date of birth: 12 May', 'Telephone: 555', 'Bread: 1')).toBe('form');
    });
  });

  it('takes what a till prints by departments for a receipt', () => {
    const printed = [
      '3 MILL LANE',
      '09/03/2024 21:26',
      '#7259 CASHIER01',
      'DPT.05  149.00',
      'DPT.04  21.00',
      'CASH  170.00',
    ];
    expect(classify(layOut([{ ...pageOf(printed, 'ocr'), width: 500 }])).docType).toBe('receipt');
  });

  it('takes a till roll for a receipt, and no sheet that shares a few words with it', () => {
    const lines = ['Change of address', 'Copy 2.00', 'Total of all persons 12.00', 'Signature'];
    const sheet = (height: number) => classify(layOut([{ ...pageOf(lines, 'ocr'), width: 600, height }])).docType;
    expect(sheet(800)).toBe('unknown');
    expect(sheet(1600)).toBe('receipt');
  });

  describe('a sheet that another type barely claims', () => {
    const order = (value: (index: number) => string) =>
      ['Name', 'Address', 'City', 'Telephone', 'Item number', 'Colour', 'Size', 'Quantity', 'Remarks']
        .map((label, index) => `${label}: ${value(index)}`)
        .concat('Sent by UPS Ground');
    const to = ['Recipient:', 'Ada Example', '4 Quay Street', 'Elmtown SE21 8HY'];

    it('is a form where it asks and answers much', () => {
      expect(typeOf(...order((index) => `Larch ${index}`))).toBe('form');
    });

    it('is none where it asks little, or its lines end in prices', () => {
      expect(typeOf(...to, ...order((index) => `Larch ${index}`).slice(-3))).toBe('shipping_label');
      expect(typeOf(...to, ...order((index) => `Larch ${index},50`))).toBe('shipping_label');
    });

    it('is a form with boxes to tick though more claims it, but not whatever claims it', () => {
      const claimed = [...to, ...order((index) => `Larch ${index}`)];
      const plainly = claimed.concat('Tracking number 1Z999', 'Weight 5 lbs', 'Ship date 1 May');
      expect(typeOf(...claimed)).toBe('shipping_label');
      expect(typeOf(...claimed, '☐ Day ☐ Night')).toBe('shipping_label');
      expect(typeOf(...claimed, '☐ Day ☒ Night ☐ Noon')).toBe('form');
      expect(typeOf(...plainly, '☐ Day ☒ Night ☐ Noon')).toBe('shipping_label');
    });
  });

  describe('a page with fields that were filled in', () => {
    const pageWith = (print: readonly string[], more: { readonly name?: string }) =>
      formOf(
        print.map((text, at) => [text, 40, 100 + at * 20] as const),
        ['Ada Example', 'Hull', '12'].map((value, at) => [300, 99 + at * 20, 200, value, more] as const),
      );
    const typeWith = (print: readonly string[], more = {}) => classify(layOut([pageWith(print, more)])).docType;
    const barely = ['Name', 'Harbour', 'Mooring', 'Recipient', 'UPS', 'Tracking number'];
    const bill = ['INVOICE', 'Invoice number', 'Bill to', 'Unit price', 'Due date', 'IBAN'];

    it('is a form though it asks what a bill says', () => {
      const asks = ['Name', 'Invoice to', 'VAT number', 'Mooring'];
      expect(typeWith(asks, { name: 'field' })).toBe('form');
      expect(typeWith(asks)).toBe('invoice');
    });

    it('is a form where they are its own, unless another type claims it plainly', () => {
      expect(typeWith(barely, { name: 'field' })).toBe('form');
      expect(typeWith(barely)).toBe('shipping_label');
      expect(typeWith(bill, { name: 'field' })).toBe('invoice');
    });
  });

  describe('a form that asks for the particulars of a card', () => {
    const particulars = ['Surname: Example', 'Given names: Ada', 'Date of birth: 1 May 1980', 'Sex: F'];
    const rest = ['School: Quay Street', 'Class: 4b', 'Teacher: Bell', 'Bus: 12', 'Lunch: yes', 'Swims: no'];

    it.each([
      ['is a sheet, higher than wide', [...particulars, ...rest, ...rest, ...rest]],
      ['calls itself one', ['Application for a passport', ...particulars]],
      ['says how to fill it in', ['Passport|Please print in block letters', ...particulars]],
      ['asks for a telephone', ['Surname: Example|Date of birth: 1 May 1980', 'Sex: F|Telephone: 555 0100']],
      [
        'says more than a card can',
        [...particulars, 'Nationality: Utopian|Passport: none', ...rest.map((text) => `${text} every day, `.repeat(6))],
      ],
    ])('%s', (_, lines) => {
      expect(typeOf(...lines)).toBe('form');
    });

    it('is none where the page has the zone of a passport', () => {
      const zone = 'P<UTOEXAMPLE<<ADA<<<<<<<<<<<<<<<<<<<<<<<<<<<';
      expect(typeOf('PASSPORT', ...particulars, ...rest, ...rest, zone)).toBe('id_card');
    });
  });

  it('tells the type of fifty pages by what stands first, whatever they repeat', () => {
    const noise = Array.from({ length: 60 }, () => 'From: a  to: b  <<<< from: 1Z999 rechnungs'.repeat(4));
    const pages = Array.from({ length: 50 }, (_, index) => ({ ...pageOf(noise), index }));
    const title = {
      ...pageOf(['NON-DISCLOSURE AGREEMENT', 'Whereas the parties hereto', 'governed by the laws']),
      index: 0,
    };
    expect(classify(layOut([title, ...pages.slice(1)])).docType).not.toBe('unknown');
  });
});
