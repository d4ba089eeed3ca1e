import { type Barcode } from '../../../barcodes/barcodes.js';
import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;
const placed = (drawing: string) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;

describe('addresses of a label', () => {
  it('stand under their labels, side by side', () => {
    const label = read(
      'SHIP FROM:|SHIP TO:',
      'Larkspur Tools Ltd|Ada Example',
      '12 Mill Lane|4 Quay Street',
      'Leeds LS1 4AB|Bristol BS1 2CD',
      'United Kingdom|United Kingdom',
    );
    expect(label).toMatchObject({
      sender_name: 'Larkspur Tools Ltd',
      sender_address: '12 Mill Lane, Leeds LS1 4AB, United Kingdom',
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Bristol BS1 2CD, United Kingdom',
      recipient_postcode: 'BS1 2CD',
    });
  });

  it('begin behind what repeats their heading, and behind the number of a customer', () => {
    const from = ['Larkspur Tools Ltd', '12 Mill Lane', 'Leeds LS1 4AB'];
    const to = ['Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];
    for (const [sender, recipient] of [
      ['FROM (SENDER)', 'TO (ADDRESSEE)'],
      ['Absender Kd-Nr. 27600982', 'Empfänger / Recipient'],
    ] as const) {
      expect(read(sender, ...from, '', recipient, ...to)).toMatchObject({
        sender_name: 'Larkspur Tools Ltd',
        recipient_name: 'Ada Example',
      });
    }
    expect(read('To / À: Ada Example', '4 Quay Street', 'Bristol BS1 2CD')).toMatchObject({
      recipient_name: 'Ada Example',
    });
  });

  it('are those of the shop where somebody waits whom a heading only names', () => {
    const label = read(
      'Příjemce:',
      'Ada Example',
      '+420 601 555 902',
      '',
      'Výdejní místo',
      'Potraviny Larkspur',
      'Polní 27',
      '390 02 Tábor',
    );
    expect(label).toMatchObject({ recipient_name: 'Ada Example', recipient_address: 'Polní 27, 390 02 Tábor' });
  });

  it.each(['Tlf. 22 55 51 23', 'T: +47 22 55 51 23', 'Puh 040 555 123', 'Telefonnummer: 0555 123'])(
    'leave out telephones between name and street: %s',
    (phone) => {
      expect(read('Saaja', 'Ada Example', phone, 'Quay tn 4', '10111 Tallinn')).toMatchObject({
        recipient_name: 'Ada Example',
        recipient_address: 'Quay tn 4, 10111 Tallinn',
      });
    },
  );

  it('are of a company whose legal form was read with a capital letter', () => {
    expect(read('Destinatario', 'Larkspur S.r.I.', 'Via Roma 4', '41012 Carpi')).toMatchObject({
      recipient_name: 'Larkspur S.r.l.',
    });
    expect(read('Destinatario', 'Larkspur S.r.1.', 'Via Roma 4', '41012 Carpi')).toMatchObject({
      recipient_name: 'Larkspur S.r.l.',
    });
  });

  it('are where a courier picks up and drops', () => {
    const from = ['PICKUP', 'Larkspur Optical Lab', '36 Cannery Wharf', 'Portland ME 04101'];
    const to = ['DROP', 'Harbour Eye Care', '11 Hollow Rd', 'Brunswick ME 04011'];
    expect(read(...to, '', ...from)).toMatchObject({
      sender_name: 'Larkspur Optical Lab',
      recipient_name: 'Harbour Eye Care',
      recipient_postcode: '04011',
    });
  });

  it('are told apart by the routing code that is printed under bars nobody could read', () => {
    const blocks = [
      'Ada Example',
      '4 Quay Street',
      'Boise, ID 83702',
      '',
      '',
      'Larkspur Ltd',
      '12 Mill Lane',
      'Salem, OR 97301',
    ];
    expect(read(...blocks)).toMatchObject({ recipient_name: 'Larkspur Ltd' });
    expect(read(...blocks, '', '(420) 83702 (94) 0550 3699 3001 2345 6714')).toMatchObject({
      sender_name: 'Larkspur Ltd',
      recipient_name: 'Ada Example',
      recipient_postcode: '83702',
    });
  });

  it('are told apart by their order where nothing names them: the sender stands first', () => {
    const label = read(
      'Larkspur Tools Ltd',
      '12 Mill Lane',
      'Salem, OR 97301',
      '',
      '',
      'Ada Example',
      '4 Quay Street',
      'Boise, ID 83702',
    );
    expect(label).toMatchObject({
      sender_address: '12 Mill Lane, Salem, OR 97301',
      recipient_name: 'Ada Example',
      recipient_postcode: '83702',
    });
  });

  it('are told apart by the routing code, which outweighs their order, and surer by it', () => {
    const lines = [
      'Ada Example',
      '4 Quay Street',
      'Boise, ID 83702',
      '',
      '',
      'Larkspur Tools',
      '12 Mill Lane',
      'Salem, OR 97301',
    ];
    const routing = { format: 'Code128', text: '(420)83702', gs1: true, page: 0, box: [0, 0.8, 0.5, 0.9] } as const;
    const told = (barcodes: readonly Barcode[]) =>
      assemble(kindOf('shipping_label').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en', { barcodes })));
    const { extraction, confidence } = told([routing]);
    expect(extraction).toMatchObject({ recipient_name: 'Ada Example', sender_name: 'Larkspur Tools' });
    expect(confidence.recipient_address).toBeGreaterThan(told([]).confidence.recipient_address!);
  });

  it.each([
    ['01310-100', ['TO: Ada Exemplo', 'Rua do Cais, 44', '01310-100 São Paulo - SP']],
    ['105-0011', ['TO: Ben Mihon', '4-2-8 Minato', '105-0011 Tokyo']],
    ['H91 X4K2', ['TO: Ben Sample', 'Dock Road', 'Galway', 'H91 X4K2']],
    ['6160', ['TO: Ben Sample', '4 Quay St', 'FREMANTLE WA 6160', 'Ph 08 9000 0000']],
  ])('end with their postcode: %s', (postcode, lines) => {
    expect(read(...lines)).toMatchObject({ recipient_postcode: postcode });
  });

  it('end where another label begins, leave telephones out and mend digits among letters', () => {
    const label = read('TO: Ada Example', '+44 117 496 0123', '4 QUAY R0AD', 'BRIST0L BS1 2CD', 'WEIGHT: 5 KG');
    expect(label).toMatchObject({ recipient_name: 'Ada Example', recipient_address: '4 QUAY ROAD, BRISTOL BS1 2CD' });
  });

  it('are not what a sentence with "to" in it says', () => {
    expect(read('Hand this parcel to the driver only', 'Mailed from 29440')).not.toHaveProperty('recipient_name');
  });

  it('stand set in under their heading, in larger print or small', () => {
    const page = placedPage(`
      10,10,10 SHIP TO:
      40,24,10 ADA EXAMPLE
      40,36,10 4 QUAY STREET
      40,48,16 BOISE ID 83702
      10,100,9 WEIGHT 1 Ib 13.20 0z
      10,120,9 PO#:77812`);
    const { extraction } = assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en')));
    expect(extraction).toMatchObject({
      recipient_name: 'ADA EXAMPLE',
      recipient_address: '4 QUAY STREET, BOISE ID 83702',
      weight: '1 lb 13.20 oz',
      reference: '77812',
    });
  });

  const drawn = (drawing: string) =>
    assemble(kindOf('shipping_label').fields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;

  it.each([
    ['alone', 'Larkspur Tools, 12 Mill Lane, Leeds, LS1 4AB'],
    ['behind a word that is not known', 'Exp: Larkspur Tools, 12 Mill Lane, Leeds, LS1 4AB'],
    ['parted by dots', 'Larkspur Tools · 12 Mill Lane · Leeds · LS1 4AB'],
  ])('are in one line for a sender, %s', (_, line) => {
    const label = drawn(`
      10,10,5 ${line}
      10,40,12 Ada Example
      10,55,12 4 Quay Street
      10,70,12 Bristol BS1 2CD`);
    expect(label).toMatchObject({
      sender_name: 'Larkspur Tools',
      sender_address: '12 Mill Lane, Leeds, LS1 4AB',
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Bristol BS1 2CD',
    });
  });

  it('are told apart by the postcode that is printed once more', () => {
    const blocks = `
      10,10,8 Ada Example
      10,20,8 4 Quay Street
      10,30,8 Boise, ID 83702
      10,80,8 Larkspur Ltd
      10,90,8 12 Mill Lane
      10,100,8 Salem, OR 97301`;
    expect(drawn(blocks)).toMatchObject({ recipient_name: 'Larkspur Ltd' });
    expect(drawn(`${blocks}\n150,150,16 83702 ID`)).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Larkspur Ltd',
    });
  });

  it('have the name above them in larger print', () => {
    const label = drawn(`
      10,10,16 Larkspur Tools Inc
      10,29,8 12 Mill Lane
      10,39,8 Salem OR 97301
      10,90,12 Ada Example
      10,105,12 4 Quay Street
      10,120,12 Boise ID 83702`);
    expect(label).toMatchObject({
      sender_name: 'Larkspur Tools Inc',
      sender_address: '12 Mill Lane, Salem OR 97301',
      recipient_name: 'Ada Example',
    });
  });

  it('end with a town and its number where no country of ours writes it so', () => {
    const label = drawn(`
      10,10,12 Ada Example
      10,25,12 4 Quay Street
      10,40,12 Pleasant Point 7982
      10,55,12 New Zealand`);
    expect(label).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Pleasant Point 7982, New Zealand',
      recipient_postcode: '7982',
    });
  });

  it('begin after a title that is no street, and with a building in other languages', () => {
    const label = drawn(`
      10,10,8 SHIP TO:
      10,20,8 Clinique du Port
      10,30,8 Dr Luc Marchand
      10,40,8 Immeuble Les Embruns
      10,50,8 12 quai des Docks
      10,60,8 06300 NICE`);
    expect(label).toMatchObject({
      recipient_name: 'Clinique du Port',
      recipient_address: 'Immeuble Les Embruns, 12 quai des Docks, 06300 NICE',
    });
  });

  it('begin behind a heading in two languages, each of several words', () => {
    expect(read('Livrer à / Deliver to', 'Ada Example', '4 Quay Street', 'Bristol BS1 2CD')).toMatchObject({
      recipient_name: 'Ada Example',
    });
  });

  it("are not headed by whose number it is: Shipper's Account", () => {
    const label = read("Shipper's Account: 60512277", 'Larkspur FZE', '12 Mill Lane', 'Leeds LS1 4AB');
    expect(label['sender_name']).not.toBe("Shipper's");
  });

  it('are not those under a short heading of the other on the same edge', () => {
    const label = placed(`
      10,10,10 MITT.
      60,10,10 Larkspur Srl
      60,22,10 VIA MAYO 19
      60,34,10 52100 AREZZO AR
      10,56,10 DEST. Ada Example
      60,68,10 VIA QUAY 4
      60,80,10 84121 SALERNO SA`);
    expect(label).toMatchObject({ sender_name: 'Larkspur Srl', recipient_name: 'Ada Example' });
  });

  it('without a heading hold no dates, weights and labels with their values', () => {
    const label = read(
      'Larkspur eCommerce',
      'Mailed 08 JUL 2025',
      'Weight 1.19 LB',
      'From 41048',
      '',
      'LARKSPUR LANTERNS',
      '2700 MILL LANE',
      'HEBRON KY 41048',
      '',
      'TO: Ada Example',
      '915 QUAY ST',
      'RALEIGH NC 27615',
    );
    expect(label).toMatchObject({ sender_name: 'LARKSPUR LANTERNS', recipient_name: 'Ada Example' });
  });

  it('without a heading go on with the postcode beside their town', () => {
    const label = placed(`
      10,10,10 Ada Example
      10,22,10 304-915 QUAY DR
      10,34,10 SASKATOON SK
      120,34,10 S7N 0W9`);
    expect(label).toMatchObject({ recipient_address: '304-915 QUAY DR, SASKATOON SK S7N 0W9' });
  });
});
