import { layOut } from '../../../layout/layout.js';
import { placedPage } from '../../../testing/placed-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { freeParties } from './free-parties.js';

const drawn = (drawing: string) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;
const read = (...lines: string[]) => drawn(lines.map((line, row) => `10,${10 + row * 12},10 ${line}`).join('\n'));
const free = (...parts: string[]) =>
  freeParties(layOut([placedPage(parts.join('\n'))])).map(({ name, address }) => [name?.text, address]);
const column = (...lines: string[]) => lines.map((line, row) => `20,${20 + row * 15},12 ${line}`);

describe('the address of a party', () => {
  it.each([
    ['without a department over its street', ['Returns Dept', '4 Mill Avenue', 'MADISON WI 53704'], 1],
    ['with a department over its room', ['Returns Dept', 'R12-03', '6105 PERTH QLD', 'AUSTRALIA'], 0],
    ['with a street that has a form of company in it', ['440 CORP. PINES PLWY', 'MADISON WI 53704'], 0],
  ])('is read %s', (_, lines, from) => {
    expect(read('SHIP TO:', 'Ada Example', ...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: lines.slice(from).join(', '),
    });
  });

  it.each([
    ['its country in a small letter', ['4 Mill Road', 'MADISON WI 53704', 'Us'], '4 Mill Road, MADISON WI 53704, US'],
    ['a block of flats', ['BIk 35', 'Elm Road 14', '535223 SINGAPORE'], 'Blk 35, Elm Road 14, 535223 SINGAPORE'],
  ])('may have %s', (_, lines, address) => {
    expect(read('SHIP TO:', 'Ada Example', ...lines)).toMatchObject({ recipient_address: address });
  });

  it('has no telephone at the end of its line', () => {
    expect(read('Sender:', 'Larkspur,Kvarna 38,35000 Elmtown,+381355550100')).toMatchObject({
      sender_name: 'Larkspur',
      sender_address: 'Kvarna 38, 35000 Elmtown',
    });
  });

  it('ends with a postcode as long as some telephones', () => {
    expect(read('Sender:', 'Larkspur, Pier 38, Shizuoka, 4240008')).toMatchObject({
      sender_address: 'Pier 38, Shizuoka, 4240008',
    });
  });

  it('goes on under a word that announces its town', () => {
    const lines = ['Name:', 'Ada Example', 'Address:', '42 Quay Street, Larkspur', 'Apartment 9', 'City:', 'Elmtown'];
    expect(read('RECIPIENT', ...lines)).toMatchObject({
      recipient_address: '42 Quay Street, Larkspur, Apartment 9, Elmtown',
    });
  });

  it('has its town far under its street, beside another column', () => {
    const label = drawn(`
      10,10,10 FROM:
      200,10,10 TO:
      200,22,10 ADA EXAMPLE
      200,34,10 4 QUAY STREET
      10,46,10 LARKSPUR
      10,60,10 9 MILL ROAD
      200,81,10 MADISON WI 53704`);
    expect(label).toMatchObject({ recipient_address: '4 QUAY STREET, MADISON WI 53704' });
  });

  it('has its postcode wherever on the line of its town it stands', () => {
    const label = drawn(`
      10,10,10 SHIP TO:
      10,22,10 Ada Example
      10,34,10 4 Quay Street
      10,46,10 York
      250,46,10 Y031 6TD`);
    expect(label).toMatchObject({ recipient_address: '4 Quay Street, York YO31 6TD' });
  });

  it('is flush with the name behind its heading, however small its print', () => {
    const label = drawn(`
      10,10,24 SHIP
      10,36,24 TO:
      60,36,24 Larkspur
      60,64,16 4 MILL ROAD
      60,82,12 Door 14
      60,98,12 MADISON WI 53704`);
    expect(label).toMatchObject({ recipient_address: '4 MILL ROAD, Door 14, MADISON WI 53704' });
  });

  it('begins over a heading that stands beside its middle', () => {
    const label = drawn(`
      10,10,10 From:
      40,10,10 Larkspur Ltd
      40,22,10 9 Mill Road
      40,34,10 Leeds LS1 4AB
      40,60,10 Larkspur & Pine
      40,72,10 18 Quay Lane
      10,84,10 To:
      40,84,10 Larkspur Green
      40,96,10 York YO31 6TD`);
    expect(label).toMatchObject({
      recipient_name: 'Larkspur & Pine',
      recipient_address: '18 Quay Lane, Larkspur Green, York YO31 6TD',
      sender_address: '9 Mill Road, Leeds LS1 4AB',
    });
  });
});

describe('an address that nobody heads', () => {
  it('has whom to ask for over its street, and not in it', () => {
    const lines = ['MILL STREET STUDIO', 'ADA EXAMPLE', '4120 W QUAY ST', 'APT 6', 'MADISON WI 53704'];
    expect(free(...column(...lines))).toEqual([['MILL STREET STUDIO', '4120 W QUAY ST, APT 6, MADISON WI 53704']]);
  });

  it('ends with the code of its country at the other end of the line', () => {
    const lines = column('Ada Example', '3410 Quay Street – Villa 9', 'Elmtown', 'Elm Province', '966115550100');
    expect(free(...lines, '400,65,12 SA')).toEqual([
      ['Ada Example', '3410 Quay Street – Villa 9, Elmtown, Elm Province, SA'],
    ]);
  });

  it('goes on across an empty line under one whose letters hang nowhere', () => {
    const lines = ['20,20,14 ADA EXAMPLE', '20,36,14 4 MILL ROAD', '20,54,10 SUITE 9', '20,94,14 Elmtown'];
    expect(free(...lines, '20,110,14 53704 MADISON')).toEqual([
      ['ADA EXAMPLE', '4 MILL ROAD, SUITE 9, Elmtown, 53704 MADISON'],
    ]);
  });
});
