import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { shippingLabelFields } from '../fields.js';
import { postcodeMended } from './postcode-letters.js';

const labelOn = (page: ReturnType<typeof pageOf>) =>
  assemble(shippingLabelFields(readingOf(layOut([page]), 'en'))).extraction;
const read = (...lines: string[]) => labelOn(pageOf(lines, 'ocr'));
const placed = (drawing: string) => labelOn(placedPage(drawing));

describe('where a party of a label ends', () => {
  it('one in a single line ends with its postcode: the block under it is the recipient', () => {
    expect(
      read(
        'Mitt. LARKSPUR SNC - VIA DEL PONTE 8 - 06018 ELMTOWN (PG)',
        'ADA EXAMPLE',
        'VIA LUNGA 117/B',
        '10126 TORINO TO',
      ),
    ).toMatchObject({
      sender_name: 'LARKSPUR SNC',
      sender_address: 'VIA DEL PONTE 8, 06018 ELMTOWN (PG)',
      recipient_name: 'ADA EXAMPLE',
      recipient_address: 'VIA LUNGA 117/B, 10126 TORINO TO',
    });
  });

  it('who sold it sent it, wherever it goes that nobody takes', () => {
    expect(
      read(
        'SHIP TO:',
        'Ada Example',
        '4 Quay Road',
        'Elmtown, KS 67401',
        '',
        'If undelivered, return to: Larkspur Hub, Plot 12 Sector 8, Elmtown, Maharashtra 421302',
        '',
        'Sold By: Sorrel Looms, Shop 5, Mill Road, Ashtown, Tamil Nadu 641602',
      ),
    ).toMatchObject({ sender_name: 'Sorrel Looms' });
  });

  it('one that goes on behind a comma ends with the postcode on its second line', () => {
    expect(
      read('Sender: Larkspur Clocks Ltd, Unit 9 Quay Park, ELMTOWN,', 'DY13 9HT', 'Special wishes: LEAVE AT NO. 21'),
    ).toMatchObject({
      sender_name: 'Larkspur Clocks Ltd',
      sender_address: 'Unit 9 Quay Park, ELMTOWN, DY13 9HT',
    });
  });

  it.each([
    ['a date', ['FR / 35133 / FOUGERES', '22/10/2025'], 'FR / 35133 / FOUGERES'],
    ['a telephone on the line', ['Cra 14 # 22-41', 'CP 630004 Tel 606 5550118', 'Pzas'], 'Cra 14 # 22-41, CP 630004'],
    [
      'a code that is called a postcode',
      ['Rua Um, 877', 'CEP 63100-040 - Crato - CE', 'NF-e 44172 Chave 0944'],
      'Rua Um, 877, CEP 63100-040 - Crato - CE',
    ],
    [
      'a number that a word calls',
      ['1 Quay Rd', 'ELM KS 67401', 'DOCK: (256) 555-0143 CLOSE 4 PM'],
      '1 Quay Rd, ELM KS 67401',
    ],
    ['a telephone in other words', ['1 Quay Rd', 'Elm, KS 67401', 'CALL 785-555-0129'], '1 Quay Rd, Elm, KS 67401'],
    ['a town behind its street', ['Laan 3-h, 8261 AN Elm', 'TS-25-30418', 'Breekbaar!'], 'Laan 3-h, 8261 AN Elm'],
    [
      'a code that is called one beside it',
      ['CRA 27 # 18-64', 'ELM / NORTE / COLOMBIA|C.P. 520002', 'D.I. 27.114'],
      'CRA 27 # 18-64, ELM / NORTE / COLOMBIA C.P. 520002',
    ],
    [
      'the town under whom to ask for',
      ['CRA 27 # 18-64', 'ATN: BEN EXAMPLE', 'ELM / NORTE / COLOMBIA', 'D.I. 27.114'],
      'CRA 27 # 18-64, ELM / NORTE / COLOMBIA',
    ],
    ['what follows a country on its line', ['Av. 6', '7630257 Elm, CHILE', 'Goods'], 'Av. 6, 7630257 Elm, CHILE'],
    ['whom to reach', ['1 Quay Rd', 'Elm 6571', 'CONTACT & TEL', 'Ada'], '1 Quay Rd, Elm 6571'],
    [
      'the contact beside its country, which stays',
      ['1 Am Kai', '53879 Elm', 'Deutschland · Kontakt: Ada'],
      '1 Am Kai, 53879 Elm, Deutschland',
    ],
    ['a town printed once more', ['Jl. Satu 1', 'ID, 15148', 'KOTA 2'], 'Jl. Satu 1, ID, 15148'],
  ])('ends before %s', (_, lines, address) => {
    expect(read('REMITENTE', 'Larkspur', ...lines)).toMatchObject({ sender_name: 'Larkspur', sender_address: address });
  });

  it('goes on in its town behind a hyphen', () => {
    expect(read('Absender', 'Larkspur KG', 'Lager II', 'Am Kai 4', 'DE-56203 Elm-', 'Grenzhof')).toMatchObject({
      sender_name: 'Larkspur KG',
      sender_address: 'Lager II, Am Kai 4, DE-56203 Elm-Grenzhof',
    });
  });

  it('one is no prose that begins with the word of a heading', () => {
    expect(
      read('from Larkspur for any loss, including costs', '12 of 100', ...['TO:', 'Ada Example', 'Hull HU1 3EF']),
    ).not.toHaveProperty('sender_name');
  });

  it('is whom the goods go back to, where a shop gives the label', () => {
    const back = ['RETURN TO:', 'Larkspur Returns', '9 Dock Road', 'Hull HU1 3EF'];
    expect(read('Tracked Returns 48', ...back)).toMatchObject({ recipient_name: 'Larkspur Returns' });
    expect(read('Tracked 48', ...back)).not.toHaveProperty('recipient_name');
  });

  it('begins under what the post calls a name and an address', () => {
    expect(read('De / From – Nombre y dirección', 'Larkspur SL', 'Calle 4', '03100 Elm')).toMatchObject({
      sender_name: 'Larkspur SL',
    });
  });

  it('is a company of Poland', () => {
    expect(read('From:', 'Larkspur Sp. z 0.0.', '4 Kwiatowa', '02-676 Elm')).toMatchObject({
      sender_name: 'Larkspur Sp. z o.o.',
    });
  });

  it('ends before what stands behind a label and its colon', () => {
    expect(
      placed(`20,20,10 PENERIMA
        90,20,10 : Ada Example
        100,34,10 Jl. Raya 45
        100,48,10 Surabaya
        20,66,10 Tanggal
        90,66,10 : Besok
        20,80,10 Ongkir
        90,80,10 : Rp 48.000`),
    ).toMatchObject({ recipient_name: 'Ada Example', recipient_address: 'Jl. Raya 45, Surabaya' });
  });
});

describe('an address of a label', () => {
  it.each([
    [['Sasol Road 4', 'Cape Town, Western Cape, 8001'], 'Sasol Road 4, Cape Town, Western Cape, 8001', '8001'],
    [['ul. 3 Maja 19/22', '38-400 Krosno'], 'ul. 3 Maja 19/22, 38-400 Krosno', '38-400'],
    [['Koulutie 8 as. 2', '99800 IVALO'], 'Koulutie 8 as. 2, 99800 IVALO', '99800'],
    [['Calle 48 Nº 1127', 'B1900 La Plata, Buenos Aires'], 'Calle 48 Nº 1127, B1900 La Plata, Buenos Aires', '1900'],
    [
      ['1044, route du Quay', 'Elmtown (Québec)', 'GOL 1M0'],
      '1044, route du Quay, Elmtown (Québec), G0L 1M0',
      'G0L 1M0',
    ],
    [['19 Mill Lane', 'LYMINGTON', 'S041 3QX'], '19 Mill Lane, LYMINGTON, SO41 3QX', 'SO41 3QX'],
    [
      ['Warehouse 4, AI Quoz', 'Dubai', 'United Arab Emirates'],
      'Warehouse 4, Al Quoz, Dubai, United Arab Emirates',
      undefined,
    ],
  ])('%j', (lines, address, postcode) => {
    const label = read('SHIP TO:', 'Ada Example', ...lines);
    expect(label).toMatchObject({ recipient_name: 'Ada Example', recipient_address: address });
    expect(label['recipient_postcode']).toBe(postcode);
  });

  it('ends with a province and its code where no word says whose it is', () => {
    expect(read('Ada Example', '62 Quay Road', 'Cape Town, Western Cape, 8001')).toMatchObject({
      recipient_address: '62 Quay Road, Cape Town, Western Cape, 8001',
    });
  });

  it('has letters of a code put right behind a province in brackets', () => {
    expect(postcodeMended('Ottawa (ON) K1A OB1')).toBe('Ottawa (ON) K1A 0B1');
  });

  it('has the letter O in states, which have no figure', () => {
    for (const [read, meant] of [
      ['ELMTOWN 0R 97210', 'ELMTOWN OR 97210'],
      ['Elmtown, C0, 80202-1234', 'Elmtown, CO, 80202-1234'],
    ] as const)
      expect(postcodeMended(read)).toBe(meant);
    for (const text of ['LOT 0R 97210 B', 'UNIT 4 0R 97210', 'Elmtown 0T 97210'])
      expect(postcodeMended(text)).toBe(text);
  });

  it('keeps the letters of a code that fits no pattern', () => {
    for (const text of ['BOX 104', 'SN0 1AB', 'Lot 0', 'G0L 1M0']) expect(postcodeMended(text)).toBe(text);
  });

  it('has its name under a small word that heads it in whatever language', () => {
    expect(
      placed('20,20,9 TOIA\n20,34,14 ADA EXAMPLE\n20,52,14 304 COLLEGE DR\n20,70,14 SASKATOON SK S7N 0W9'),
    ).toMatchObject({ recipient_name: 'ADA EXAMPLE' });
  });

  it('has the name over a house where somebody is', () => {
    expect(read('Ada Example', 'c/o Larkspur Sport AG', 'Quaistrasse 118', '6490 Andermatt')).toMatchObject({
      recipient_name: 'Ada Example',
    });
  });

  it('may have its town in large print below a gap', () => {
    expect(placed('20,20,14 ADA EXAMPLE\n20,38,11 CARRETERA LARGA KM 4\n20,66,24 04850 OLULA DEL RIO')).toMatchObject({
      recipient_name: 'ADA EXAMPLE',
      recipient_postcode: '04850',
    });
  });
});
