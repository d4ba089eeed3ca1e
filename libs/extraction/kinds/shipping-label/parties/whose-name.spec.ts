import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { shippingLabelFields } from '../fields.js';

const read = (...lines: string[]) =>
  assemble(shippingLabelFields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

describe('whose name stands over an address', () => {
  it('is the company, not the place in its house', () => {
    const lines = ['SHIP TO:', 'RECEIVING DOCK', '(503) 555-0177', 'LARKSPUR LLC', '4 QUAY ST', 'PORTLAND OR 97216'];
    expect(read(...lines)).toMatchObject({
      recipient_name: 'LARKSPUR LLC',
      recipient_address: '4 QUAY ST, PORTLAND OR 97216',
    });
  });

  it('is the company, not whom to ask for there, over it', () => {
    const lines = ['ADA EXAMPLE', '(503) 555-0178', 'LARKSPUR BICYCLE LLC', '44 SE QUAY ST', 'PORTLAND OR 97214-4246'];
    expect(read('SHIP TO:', ...lines)).toMatchObject({
      recipient_name: 'LARKSPUR BICYCLE LLC',
      recipient_address: '44 SE QUAY ST, PORTLAND OR 97214-4246',
    });
    expect(read('SHIP TO:', 'LARKSPUR LLC', 'PINE LLC', ...lines.slice(3))).toMatchObject({
      recipient_name: 'LARKSPUR LLC',
    });
  });

  it.each(['Ada Al Example', 'Ada Lane'])('is %s, with a word that streets have', (name) => {
    expect(read(name, 'House 14, Mill Road', '13521 Elmtown')).toMatchObject({
      recipient_name: name,
      recipient_address: 'House 14, Mill Road, 13521 Elmtown',
    });
  });

  it('is the person, not whose house it is in', () => {
    expect(read('From: Ada Example, Wool & Pine, 9 Mill Lane, Leeds LS1 4AB')).toMatchObject({
      sender_name: 'Ada Example',
      sender_address: '9 Mill Lane, Leeds LS1 4AB',
    });
  });

  it("is not the carrier's, where another stands over an address", () => {
    const lines = ['Ada Example', '4 Quay Street', '12345 Elmtown', '', 'Larkspur Tools', '9 Mill Road', '12346 Hill'];
    expect(
      read('To:', ...lines, '', 'If undelivered return to: Aramex Hub, 3 Depot Road, 12347 Elmtown'),
    ).toMatchObject({
      recipient_name: 'Ada Example',
      sender_name: 'Larkspur Tools',
      sender_address: '9 Mill Road, 12346 Hill',
    });
  });
});

describe('what stands behind a heading', () => {
  const lines = ['12 Mill Lane', 'Leeds LS1 4AB'];

  it('is no name where it is a day: the name stands under it', () => {
    expect(read('From: 07.10.2025', 'Larkspur Tools', ...lines)).toMatchObject({ sender_name: 'Larkspur Tools' });
  });

  it('is a name, though a colon or a day stands beside it', () => {
    for (const name of ['From :Larkspur Tools', 'From: Larkspur Tools 07.10.2025'])
      expect(read(name, ...lines)).toMatchObject({ sender_name: expect.stringContaining('Larkspur Tools') });
  });
});

describe('an address', () => {
  it('is whole where its party is printed once more with the postcode', () => {
    const headed = ['TO: Larkspur Tools', '4 Quay Street', 'FORTITUDE VALLEY', 'Phone: 07 5550 6140'];
    const again = (name: string) => ['', '', name, '4 Quay Street', 'FORTITUDE VALLEY QLD 4006'];
    const whole = '4 Quay Street, FORTITUDE VALLEY QLD 4006';
    expect(read(...headed, ...again('Larkspur Tools'))).toMatchObject({ recipient_address: whole });
    expect(read(...headed, ...again('Harbour Books'))).not.toMatchObject({ recipient_address: whole });
  });

  it.each([
    ['its country beside a telephone number', 'Sverige Mobil 070-555 01 63', '9 Mill Road, 13521 Elmtown, Sverige'],
    ['a zone of crafts', '04100 ELMTOWN', 'Zone artisanale des Oliviers, 9 Mill Road, 04100 ELMTOWN'],
  ])('has %s', (_, last, address) => {
    const first = last.startsWith('04') ? ['Zone artisanale des Oliviers'] : [];
    const town = last.startsWith('04') ? [] : ['13521 Elmtown'];
    expect(read('To:', 'Ada Example', ...first, '9 Mill Road', ...town, last)).toMatchObject({
      recipient_address: address,
    });
  });

  it.each([
    ['1907 N Meridian PI', '1907 N Meridian Pl'],
    ['Mill Road 12, Igh 1103', 'Mill Road 12, lgh 1103'],
  ])('has a small L where a capital I was read: %s', (street, meant) => {
    expect(read('To:', 'Ada Example', street, '46202 Elmtown')).toMatchObject({
      recipient_address: `${meant}, 46202 Elmtown`,
    });
  });
});
