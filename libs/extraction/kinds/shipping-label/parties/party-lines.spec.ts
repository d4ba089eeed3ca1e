import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { kindOf } from '../../all.js';
import { type Page } from '../../../model/page.js';

const labelOn = (page: Page) => assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en'))).extraction;
const read = (...lines: string[]) => labelOn(pageOf(lines, 'ocr'));

describe('a party of a label', () => {
  it('is read past who is asked for and how to call them', () => {
    expect(
      read('To', 'Larkspur Cycles', 'Attn: Ada Example', 'Ph: 0385550142', '4 Quay Road', 'BRUNSWICK VIC 3056'),
    ).toMatchObject({ recipient_name: 'Larkspur Cycles', recipient_address: '4 Quay Road, BRUNSWICK VIC 3056' });
  });

  it('ends with the telephone under its street', () => {
    expect(read('ALICI', 'Ada Example', 'Gül Cad. 112', 'TEL: 0 (532) 555 27 49', 'Kitap, 2 adet')).toMatchObject({
      recipient_address: 'Gül Cad. 112',
    });
  });

  it('may say what each of its lines is without a colon, as a form does that is filled in', () => {
    const lines = ['Nom Ada Example', 'Adresse 4, rue du Quai', 'CP/ Ville 29200 BREST'];
    expect(read('DESTINATAIRE', ...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: '4, rue du Quai, 29200 BREST',
      recipient_postcode: '29200',
    });
  });

  it.each([
    ['Firma Larkspur', 'Via Roma 12', '36100 Elmtown'],
    ['Larkspur Zip Company', 'Address House', '4 Quay Road, LEEDS LS1 4AB'],
  ])('is not said by words that are part of its name or street: %s', (name, street, town) => {
    expect(read('DEST:', name, street, town)).toMatchObject({
      recipient_name: name,
      recipient_address: `${street}, ${town}`,
    });
  });

  it('may say what each of its lines is', () => {
    expect(
      read(
        'DESTINATARIO : Ada Example',
        'RUT : 15.204.881-8',
        'DIRECCION : Los Carrera 1475 Depto 804',
        'COMUNA : Concepcion',
        'REGION : Biobio',
      ),
    ).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: 'Los Carrera 1475 Depto 804, Concepcion, Biobio',
    });
  });

  it('has its postcode behind a word of its own', () => {
    expect(read('TO', 'Ada Example', '12 North Main Road', 'Pune, Maharashtra', 'PIN: 411001')).toMatchObject({
      recipient_address: '12 North Main Road, Pune, Maharashtra, 411001',
      recipient_postcode: '411001',
    });
  });

  it('goes on under a street that looks like a town with its postcode', () => {
    const drawing = [
      '10,10,10 TO Ada Example',
      '25,25,10 3417 Prescott Ave',
      '25,40,10 Unit 2B',
      '25,70,10 Dallas TX 75219',
      '300,70,10 (US)',
    ];
    expect(labelOn(placedPage(drawing.join('\n')))).toMatchObject({
      recipient_address: '3417 Prescott Ave, Unit 2B, Dallas TX 75219, (US)',
    });
  });

  it('is not begun by a postcode, nor by a salutation', () => {
    expect(read('US POSTAGE', 'From 23508', '1 lbs 6 ozs')).not.toHaveProperty('sender_name');
    expect(read('An:', 'Firma', 'Larkspur Binderei', 'Lindenweg 4', '10115 Berlin')).toMatchObject({
      recipient_name: 'Larkspur Binderei',
    });
  });

  it('may be its name alone', () => {
    expect(read('Sender: Larkspur Valves Ltd', 'Order No: 61185')).toMatchObject({
      sender_name: 'Larkspur Valves Ltd',
    });
    expect(read('Sender: Larkspur Valves Ltd', 'Order No: 61185')).not.toHaveProperty('sender_address');
  });

  it('needs no postcode in one line where a heading says whose it is', () => {
    expect(read('From: Larkspur Parts, 22 Mill Drive, NORTH LAKES, QLD')).toMatchObject({
      sender_name: 'Larkspur Parts',
      sender_address: '22 Mill Drive, NORTH LAKES, QLD',
    });
  });

  it('may say of each line whose it is, until the other begins', () => {
    expect(
      read(
        "Buyer's Name: Ada Example",
        'Contact No: 0928 555 0190',
        'Address: Blk 7 Lot 18 Quay Street, Cainta, Rizal 1900',
        'Sender name: Larkspur Trading',
        'Sender address: 4 Mill Road, Quezon City 1101',
      ),
    ).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: 'Blk 7 Lot 18 Quay Street, Cainta, Rizal 1900',
      sender_name: 'Larkspur Trading',
      sender_address: '4 Mill Road, Quezon City 1101',
    });
  });

  it('has its whole name where the heading leaves no space before it', () => {
    expect(read('Destinatario:Ada Example', 'Calle Mayor 4', '28013 Madrid')).toMatchObject({
      recipient_name: 'Ada Example',
    });
  });

  it('goes on behind a house number as long as a postcode, and is shortened in Dutch', () => {
    expect(read('SHIP TO:', 'Ada Example', '31077 COUNTY RD 12', 'SALINA, KS 67401')).toMatchObject({
      recipient_address: '31077 COUNTY RD 12, SALINA, KS 67401',
      recipient_postcode: '67401',
    });
    expect(
      read('Aan: Ada Example', 'Kade 4', '8011 MC Zwolle', 'afz. Larkspur', 'Gracht 3', '8261 AN Kampen'),
    ).toMatchObject({
      sender_name: 'Larkspur',
    });
  });

  it.each(['62812****0177', '+62 812****0177', '0555 ** ** 177'])(
    'has no telephone of which figures are masked: %s',
    (call) => {
      expect(read('Penerima:', 'Ada Example', call, 'Jl. Contoh Raya No. 45', 'Bandung 40132')).toMatchObject({
        recipient_name: 'Ada Example',
        recipient_address: 'Jl. Contoh Raya No. 45, Bandung 40132',
      });
    },
  );

  it('is centred under its heading, and ends with a telephone', () => {
    const drawing = [
      '200,10,10 Primalac:',
      '172,30,10 Ada Eksempl Larkspur',
      '169,50,10 Bulevar Kralja 25a/14',
      '200,70,10 18000 Nis',
      '182,90,10 +381 64 5550 318',
      '195,110,10 ORDER-11862',
    ];
    expect(labelOn(placedPage(drawing.join('\n')))).toMatchObject({
      recipient_name: 'Ada Eksempl Larkspur',
      recipient_address: 'Bulevar Kralja 25a/14, 18000 Nis',
      recipient_postcode: '18000',
    });
  });

  it.each([
    ['flush left', ['10,10,10 SHIP', '80,10,10 Ada Example', '10,25,10 TO:', '80,25,10 6835 Quay Rd']],
    ['in one piece', ['10,10,10 SHIP Ada Example', '20,25,10 TO: 6835 Quay Rd']],
  ])('stands beside a heading of two lines, %s', (_, lines) => {
    const drawing = [...lines, `${lines.length > 3 ? 80 : 60},40,10 Phoenix, AZ 85043`];
    expect(labelOn(placedPage(drawing.join('\n')))).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: '6835 Quay Rd, Phoenix, AZ 85043',
    });
  });

  it('of two that one heading names is the one with a postcode', () => {
    expect(
      read(
        'TO:',
        'Ada Example',
        '4 Quay Road',
        'BRUNSWICK',
        '',
        '',
        '',
        '',
        'TO:',
        'Ada Example',
        '4 Quay Road',
        'VIC 3056',
      ),
    ).toMatchObject({ recipient_address: '4 Quay Road, VIC 3056' });
  });
});

describe('an address without a heading', () => {
  it('ends with postcode and town in larger print, across a gap', () => {
    const drawing = ['10,10,10 Larkspur Praxis', '10,25,10 Lindenweg 4', '10,62,15 DE-80331 München'];
    expect(labelOn(placedPage(drawing.join('\n')))).toMatchObject({
      recipient_name: 'Larkspur Praxis',
      recipient_address: 'Lindenweg 4, DE-80331 München',
    });
  });

  it('may have its state and postcode far to the right of the town', () => {
    const drawing = [
      '10,10,10 Deliver To:',
      '10,25,10 Ada Example',
      '10,40,10 63 Quay Street',
      '10,62,10 WARRNAMBOOL',
      '300,62,10 VIC',
      '350,62,10 3280',
    ];
    expect(labelOn(placedPage(drawing.join('\n')))).toMatchObject({
      recipient_address: '63 Quay Street, WARRNAMBOOL VIC 3280',
    });
  });
});

describe('the postcode of an address', () => {
  it.each([
    ['Larkspur Drogueria', 'Av San Martin 1540', 'GODOY CRUZ M5501AAO', 'M5501AAO'],
    ['Larkspur Ferragens', 'Rua Azul 48', '85.501-057 - PATO BRANCO - PR', '85.501-057'],
    ['Larkspur & Birch', '4410 Mill Pkwy', 'Reno,NV 89506', '89506'],
    ['Larkspur & Birch', '2840 SE QUAY BLVD', 'STE 6', 'PORTLAND OR 97202-1931', '97202-1931'],
  ])('%s, %s …', (...lines) => {
    const code = lines.pop()!;
    expect(read('TO:', ...lines)).toMatchObject({ recipient_postcode: code });
  });

  it('is not the number of a house', () => {
    expect(read('PARA:', 'Ada Example', 'Av Mayor 1207, Centro, Mazatlan')).not.toHaveProperty('recipient_postcode');
  });
});

describe('the weight of a label', () => {
  it.each([
    ['Peso (g): 1240', '1240 g'],
    ['1 lbs 6 ozs', '1 lbs 6 ozs'],
    ['Peso: 640 grs', '640 grs'],
  ])('%s', (line, weight) => expect(read('TO: Ada Example', line)).toMatchObject({ weight }));
});

describe('the carrier of a label', () => {
  it('is the large name at the head where nothing else says it, and no heading, service or place of pallets', () => {
    const label = (head: string) =>
      labelOn(placedPage([`10,10,24 ${head}`, '10,60,10 TO: Ada Example', '10,75,10 4 Quay Road'].join('\n')));
    expect(label('larkspree')).toMatchObject({ carrier: 'larkspree' });
    expect(label('PRIORITY')).not.toHaveProperty('carrier');
    expect(label('PALLET')).not.toHaveProperty('carrier');
    expect(label('Ada Example')).not.toHaveProperty('carrier');
    const ownParcel = [
      '10,10,24 larkspree',
      '10,60,10 TO: Ada Example',
      '10,75,10 4 Quay Road',
      '10,100,10 FROM: larkspree',
    ];
    expect(labelOn(placedPage(ownParcel.join('\n')))).toMatchObject({ carrier: 'larkspree' });
    expect(labelOn(pageOf(['TO: DHL', '4 Quay Road'], 'ocr'))).toMatchObject({ carrier: 'DHL' });
  });
});
