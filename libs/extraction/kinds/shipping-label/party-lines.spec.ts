import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { kindOf } from '../all.js';
import { type Page } from '../../model/page.js';

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

describe('the weight of a label', () => {
  it.each([
    ['Peso (g): 1240', '1240 g'],
    ['1 lbs 6 ozs', '1 lbs 6 ozs'],
  ])('%s', (line, weight) => expect(read('TO: Ada Example', line)).toMatchObject({ weight }));
});
