import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { shippingLabelFields } from '../fields.js';

const read = (...lines: string[]) =>
  assemble(shippingLabelFields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;
const FROM = ['Larkspur Tools', '12 Mill Lane', 'Leeds LS1 4AB'];
const TO = ['Ada Example', '4 Quay Street', 'Bristol BS1 2CD'];

describe('a heading that is misread', () => {
  it.each([
    ['Returr Address', 'IO (ADDRESSEE)'],
    ['PROM (SENDER)', 'VASTAANOTIAJA / MOTTAGARE'],
    ['Shippet', 'Dastinatario / Recipient'],
  ])('heads its party none the less: %j, %j', (sender, recipient) => {
    expect(read(recipient, ...TO, '', sender, ...FROM)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Bristol BS1 2CD',
      sender_name: 'Larkspur Tools',
      sender_address: '12 Mill Lane, Leeds LS1 4AB',
    });
  });

  it.each(['Sender pays', 'Dear sender', 'Origin', 'SENDFR / ADDRESSFE', 'If it is lost hand it over / sender'])(
    'is none that says something else: %s',
    (line) => {
      expect(read(line, ...TO, '', 'Consignor', ...FROM)['sender_name']).toBe('Larkspur Tools');
      expect(read(line, ...TO)['sender_name']).not.toBe('Ada Example');
    },
  );

  it.each([
    ['Sander', '7 Elm Street', 'Bristol BS1 3EF'],
    ['Sander', 'Elm Street 7', 'Bristol BS1 3EF'],
  ])('is no name that looks like one: %s, %s, %s', (...lines) => {
    expect(read(...lines, '', 'To:', ...TO)).toMatchObject({ sender_name: 'Sander' });
  });

  it('is none over what has no postcode', () => {
    expect(read('Sander', 'Bo Sample', 'Elm House 4', '', 'To:', ...TO)).not.toHaveProperty('sender_name');
  });

  it('is looked for a few times, not all over a page of them', () => {
    const many = (count: number) =>
      read(
        'To:',
        ...TO,
        ...Array<string[]>(count).fill(['Returr Address', '', '', 'KEEP COOL', '', '']).flat(),
        'Returr Address',
        ...FROM,
      );
    expect(many(4)).toMatchObject({ sender_name: 'Larkspur Tools' });
    expect(many(40)['sender_name']).not.toBe('Larkspur Tools');
  });

  it('counts only where no other gives an address', () => {
    const village = ['From:', 'Bo Sample', '9 Mill Road', 'Elmtown'];
    const found = read('Returr Address', ...FROM, '', 'To:', ...TO, '', ...village);
    expect(found).toMatchObject({ sender_name: 'Bo Sample' });
  });
});
