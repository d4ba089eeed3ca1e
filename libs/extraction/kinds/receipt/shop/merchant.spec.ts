import { type Box } from '../../../model/page.js';
import { layOut } from '../../../layout/layout.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { merchantFields } from './merchant.js';

function read(...lines: string[]): Record<string, unknown> {
  const found = merchantFields(readingOf(layOut([pageOf(lines)]), 'en'));
  return Object.fromEntries(found.map(({ path, value }) => [path, value]));
}

const widened = ([x0, y0, x1, y1]: Box): Box => [x0, y0, x0 + (x1 - x0) * 1.5, y1];

describe('address of a shop', () => {
  it.each([
    ['a German tax number', ['Seeweg 3, 48143 Münster', 'St.-Nr. 337/5114/0872'], 'Seeweg 3, 48143 Münster'],
    [
      'what Spain calls a receipt',
      ['C/ Vieja, 61', '41004 SEVILLA', 'FACTURA SIMPLIFICADA'],
      'C/ Vieja, 61, 41004 SEVILLA',
    ],
    [
      'a Swedish register',
      ['Kvarngatan 31', '582 23 Linköping', '0rg.nr 557484-4733'],
      'Kvarngatan 31, 582 23 Linköping',
    ],
    [
      'a lane and village of Thailand',
      ['77/2 Moo 1, Bophut', 'Surat Thani 84320', 'BILL'],
      '77/2 Moo 1, Bophut, Surat Thani 84320',
    ],
    ['the currency of the prices', ['Seeweg 3', '8010 Graz', 'EUR'], 'Seeweg 3, 8010 Graz'],
    ['whose copy it is', ['14 MILL LANE', 'STIRLING FK8 2PX', 'CUSTOMER COPY'], '14 MILL LANE, STIRLING FK8 2PX'],
    ['an identifier below the town', ['12 Mill Lane', 'Leeds LS1 4AB', 'Ref A: 4'], '12 Mill Lane, Leeds LS1 4AB'],
    [
      'a number that looks like a postcode below its own',
      ['9 Mill Street', 'Singapore 058611', 'Sale 20023|2:15 pm'],
      '9 Mill Street, Singapore 058611',
    ],
    ['a number of a tax office', ['STR. MORII NR. 18, HOPE', 'COD FISCAL: RO18044177'], 'STR. MORII NR. 18, HOPE'],
    [
      'the number of a tax office beside the town',
      ['JL. MILL 8', 'BALI 80361|NPWP 01.234.567.8-905'],
      'JL. MILL 8, BALI 80361',
    ],
    ['what is sold', ['12 Mill Lane', 'Leeds LS1 4AB', 'Rye loaf 38.00'], '12 Mill Lane, Leeds LS1 4AB'],
  ])('ends before %s', (_, lines, address) => {
    expect(read('Larkspur Foods Ltd', ...lines)).toMatchObject({ merchant_address: address });
  });

  it.each([
    ['a street without its word, above the town', ['Seequai 15', '6004 Luzern'], 'Seequai 15, 6004 Luzern'],
    [
      'a floor',
      ['G/F Larkspur Annex', 'Mill Ave., Quezon City 1105'],
      'G/F Larkspur Annex, Mill Ave., Quezon City 1105',
    ],
    [
      'a house two lines above its postcode',
      ['23 Silver Gate', 'Hope', 'Shropshire SY8 1AZ'],
      '23 Silver Gate, Hope, Shropshire SY8 1AZ',
    ],
    ['its town and state alone', ['Harbour, RI', '555 0137'], 'Harbour, RI'],
    [
      'its code on a line of its own',
      ['A.B. Mill Ave., Hope, Cebu', '6000', 'Tel 555'],
      'A.B. Mill Ave., Hope, Cebu, 6000',
    ],
    [
      'a house of four figures',
      ['1402 Mill Avenue', 'Hope Heights, Quezon City 1105'],
      '1402 Mill Avenue, Hope Heights, Quezon City 1105',
    ],
    ['no slogan before a bar', ['Songs since 1990 • 12 Mill Lane, Leeds LS1 4AB'], '12 Mill Lane, Leeds LS1 4AB'],
    [
      'no trade over the street',
      ['Kiosk & Tidning', 'Kvarngatan 31', '582 23 Linköping'],
      'Kvarngatan 31, 582 23 Linköping',
    ],
    [
      'a word that is close to one in English',
      ['AV. MOLINO 12 COL. CENTRO', 'C.P. 44100 HOPE'],
      'AV. MOLINO 12 COL. CENTRO, C.P. 44100 HOPE',
    ],
    ['a zone of trade', ['ZAC DES TILLEULS', '44110 HOPE'], 'ZAC DES TILLEULS, 44110 HOPE'],
    [
      'a centre',
      ['C.C. Las Norias, local B-42', 'Avda. Vieja s/n', '46013 Hope'],
      'C.C. Las Norias, local B-42, Avda. Vieja s/n, 46013 Hope',
    ],
    ['no branch', ['Blk 88 Outlet', '88 Mill Avenue 5 #01-310', 'S(520088)'], '88 Mill Avenue 5 #01-310, S(520088)'],
    [
      'no year above a street',
      ['Your grocer since 1958', '1840 Old Mill Rd', 'Hope, IA 52101'],
      '1840 Old Mill Rd, Hope, IA 52101',
    ],
    ['no word for it', ['Branch: Av. Vieja 418', '72000 Hope'], 'Av. Vieja 418, 72000 Hope'],
    [
      'its street, not with the end of a postcode',
      ['12 Mill Lane', 'Larkshire XQ36 4AB'],
      '12 Mill Lane, Larkshire XQ36 4AB',
    ],
    ['a square in a county', ['Bell Square, Hope', 'Co. Mayo, F26 X4D8'], 'Bell Square, Hope, Co. Mayo, F26 X4D8'],
  ])('begins with %s', (_, lines, address) => {
    expect(read('LARKSPUR', ...lines)).toMatchObject({ merchant_address: address });
  });

  it('has the number of a unit on a line of its own', () => {
    expect(read('Larkspur Pte Ltd', '31 Mill Road', '#01-04', 'Singapore 089138')).toMatchObject({
      merchant_address: '31 Mill Road, #01-04, Singapore 089138',
    });
  });

  it('has a branch below it', () => {
    expect(read('LARKSPUR SDN BHD', '12 JALAN MAWAR', '41150 KLANG, SELANGOR', '1313-TAMAN MELUR')).toMatchObject({
      merchant_address: '12 JALAN MAWAR, 41150 KLANG, SELANGOR, 1313-TAMAN MELUR',
    });
  });

  it('has letters where a reader saw zeros in its words, and zeros in its postcode', () => {
    expect(read('Larkspur Foods Ltd', '5520 0ld Mill L00P', 'Hope SW1A 0AA')).toMatchObject({
      merchant_address: '5520 Old Mill LOOP, Hope SW1A 0AA',
    });
  });

  it('is read at the left of the date', () => {
    expect(read('Larkspur Books Limited|Order #KB-194', '55 Mill Street|Paid 28 August 2024', 'Hope 6011')).toEqual({
      merchant_name: 'Larkspur Books Limited',
      merchant_address: '55 Mill Street, Hope 6011',
    });
  });
});

describe('which of its branches a shop is', () => {
  it('is not where it is', () => {
    const head = ['LARKSPUR PHARMACY', '(Harbour Branch 00003)', 'Larkspur Wellness Co., Ltd.', '88/2 Soi Example 5'];
    expect(read(...head, 'Bangkok 10110')).toMatchObject({ merchant_address: '88/2 Soi Example 5, Bangkok 10110' });
  });
});

describe('name of a shop', () => {
  it.each([
    'Operated by: Larkspur Foods Ltd',
    'A Unit of Larkspur Foods Ltd',
    'Franchise of Larkspur Foods Ltd',
    'Prop: Larkspur Foods Ltd',
    'Trading as The Hen House: Larkspur Foods Ltd',
    'Larkspur Foods Ltd t/a The Hen House',
    'Larkspur Foods Ltd UEN 200911842R',
    'Larkspur Foods Ltd, FN 418822k',
    '(Larkspur Foods Ltd)',
  ])('is the company in "%s"', (line) => {
    expect(read('THE HEN HOUSE', line, '12 Mill Lane', 'Leeds LS1 4AB')).toMatchObject({
      merchant_name: 'Larkspur Foods Ltd',
    });
  });

  it('is not the number of the receipt over it', () => {
    const head = ['Račun br. 1127/POS1/1', 'od 16.08.2024 u 21:55', 'Konoba', 'vl. Larkspur d.o.o.', 'OIB 48201773956'];
    expect(read(...head, 'Ulica Elm 19', '22000 Elmtown')).toMatchObject({ merchant_name: 'Larkspur d.o.o.' });
    expect(read('Kvito Nr. 4471', 'Larkspur', 'Elm g. 19')).toMatchObject({ merchant_name: 'Larkspur' });
  });

  it('is of two lines in one print', () => {
    expect(read('LARKSPUR', 'BLACK CABS', '14 MILL WYND', 'STIRLING FK8 2PX')).toMatchObject({
      merchant_name: 'LARKSPUR BLACK CABS',
    });
    expect(read('LARKSPUR', 'Fresh every day', '14 MILL WYND', 'STIRLING FK8 2PX')).toMatchObject({
      merchant_name: 'LARKSPUR',
    });
  });

  it('is of two lines in larger print than the street below, though that has no number', () => {
    const page = pageOf(['LARKSPUR', 'PARKING', 'Hen Street Car Park', 'Hope NE46 3PF']);
    const wide = page.words.map((word, at) => (at < 2 ? { ...word, box: widened(word.box) } : word));
    const found = merchantFields(readingOf(layOut([{ ...page, words: wide }]), 'en'));
    expect(found.find(({ path }) => path === 'merchant_name')?.value).toBe('LARKSPUR PARKING');
    expect(read('LARKSPUR', 'PARKING', 'Hen Street Car Park', 'Hope NE46 3PF')).toMatchObject({
      merchant_name: 'LARKSPUR',
    });
  });

  it('is not what a telephone’s program calls what it shows', () => {
    const nameOn = (bar: string, title: string) => {
      const page = pageOf([bar, '', title, 'Larkspur', '12 Mill Lane', 'York YO1 7HH'], 'ocr');
      const raised = ([x0, y0, x1, y1]: Box): Box => [x0, y0 - 30, x1, y1 - 30];
      const words = page.words.map((word) => ({ ...word, box: raised(word.box) }));
      return merchantFields(readingOf(layOut([{ ...page, width: 360, words }]), 'en'))[0]?.value;
    };
    expect(nameOn('19:12|4G 55%', 'Your refuelling')).toBe('Larkspur');
    expect(nameOn('19:12|4G 55%', 'Harbour Fuel Ltd')).toBe('Harbour Fuel Ltd');
    expect(nameOn('Open day and night', 'Your refuelling')).not.toBe('Larkspur');
  });

  it('is not where a postcode ends like a company', () => {
    expect(read('The Hen', 'Long Street, Hope', 'Larkshire XQ36 4AB')).toMatchObject({ merchant_name: 'The Hen' });
  });

  it('is a company by a form before it, and by one beside the number of a register', () => {
    expect(read('HEN HOUSE', 'PT. LARKSPUR NIAGA', 'JL. MELUR 8', 'JAKARTA 13840')).toMatchObject({
      merchant_name: 'PT. LARKSPUR NIAGA',
    });
    expect(read('LRK', 'Larkspur Sdn Bhd (Co. No:20154-T)', '27, Jalan Mawar', '50250 Kuala Lumpur')).toMatchObject({
      merchant_name: 'Larkspur Sdn Bhd',
    });
  });
});

describe('name of a shop', () => {
  it('is what stands in larger print over the line that says what is sold', () => {
    const head = (size: number) =>
      layOut([
        placedPage(`20,20,${size} LARKSPUR JUNCTION\n102,70,12 DINER & PIE SHOP\n60,90,12 12 Mill Lane, Leeds LS1 4AB`),
      ]);
    const nameOf = (size: number) =>
      merchantFields(readingOf(head(size), 'en')).find(({ path }) => path === 'merchant_name')?.value;
    expect(nameOf(30)).toBe('LARKSPUR JUNCTION');
    expect(nameOf(12)).toBe('DINER & PIE SHOP');
  });

  it('is not what was stamped or written over it', () => {
    const nameUnder = (over: string, confidence = 0.95) => {
      const page = placedPage(`${over}\n60,70,12 LARKSPUR HARDWARE\n60,90,12 12 Mill Lane, Leeds LS1 4AB`);
      const words = page.words.map((word, at) => (at === 0 ? { ...word, confidence } : word));
      const found = merchantFields(readingOf(layOut([{ ...page, words }]), 'en'));
      return found.find(({ path }) => path === 'merchant_name')?.value;
    };
    expect(nameUnder('300,20,30 RECEIVED')).toBe('LARKSPUR HARDWARE');
    expect(nameUnder('50,20,30 RECEIVED', 0.6)).toBe('LARKSPUR HARDWARE');
    expect(nameUnder('50,20,30 RECEIVED')).toBe('RECEIVED');
  });

  it('stands at the foot of a receipt made out to somebody, with its quarter, block and house', () => {
    const made = ['Aug. 1, 2026|No. 0042', 'RECEIPT', 'TO: Ada Example', '4,200', 'NOTE: Meals and goods', 'SHOP'];
    expect(read(...made, 'Larkspur Dining, Elmtown', '2-11-6 Hope, Elmtown')).toMatchObject({
      merchant_name: 'Larkspur Dining, Elmtown',
      merchant_address: '2-11-6 Hope, Elmtown',
    });
  });

  it('goes on in a line that begins with a sign for "and", and not in a cell with a time', () => {
    const head = ['LARKSPUR BUILDERS|xqv 9:15', '& MILL SUPPLY', '12 Mill Lane', 'Leeds LS1 4AB'];
    expect(read(...head)).toMatchObject({ merchant_name: 'LARKSPUR BUILDERS & MILL SUPPLY' });
  });

  it('stands under the word for who sells, in the template of a bill', () => {
    const head = [
      'RECEIPT',
      'Invoice #|R-31',
      'Date 4 May 2026',
      'From:',
      'Larkspur Repairs',
      '12 Mill Lane, Leeds LS1 4AB',
    ];
    expect(read(...head, 'Bill to:', 'Ada Example')).toEqual({
      merchant_name: 'Larkspur Repairs',
      merchant_address: '12 Mill Lane, Leeds LS1 4AB',
    });
  });

  it('is not the name of its owner, as Italy prints it below', () => {
    const head = ['BAR PASTICCERIA ESEMPIO', 'di Esempio Ada & C. snc', 'VIA MAZZARELLA 38', '80135 NAPOLI (NA)'];
    expect(read(...head)).toMatchObject({ merchant_name: 'BAR PASTICCERIA ESEMPIO' });
  });

  it('holds a partner of the company, where Italy prints both in capitals', () => {
    const head = ['MERCATI LARKSPUR', 'DI ESEMPIO ADA & C. S.A.S.', 'VIA MAZZARELLA 38', '80135 NAPOLI (NA)'];
    expect(read(...head)).toMatchObject({ merchant_name: 'MERCATI LARKSPUR DI ESEMPIO ADA & C. S.A.S.' });
  });
});

describe('postcode of Canada', () => {
  it('has no letter O', () => {
    const head = ['LARKSPUR BAKERY', '2 Quay Road, Harbour BC VOR 2P1', 'Tel 555 0137'];
    expect(read(...head)).toMatchObject({ merchant_address: '2 Quay Road, Harbour BC V0R 2P1' });
  });
});
