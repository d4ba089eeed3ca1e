import { layOut } from '../../../layout/layout.js';
import { placedPage } from '../../../testing/placed-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const drawn = (drawing: string) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;

const party = (...lines: string[]) => drawn(lines.map((line, row) => `10,${10 + row * 12},10 ${line}`).join('\n'));

describe('the lines under a heading of a label', () => {
  it('are flush with the first, however low their print, where that is set in as far as may be', () => {
    const name = ['57,10,13 SHIP TO:', '87,26,13 ADA EXAMPLE', '87,44,11 LARKSPUR BICYCLE LLC'];
    expect(drawn([...name, '87,60,11 44 QUAY ST', '87,76,16 PORTLAND OR 97214'].join('\n'))).toMatchObject({
      recipient_name: 'LARKSPUR BICYCLE LLC',
      recipient_address: '44 QUAY ST, PORTLAND OR 97214',
    });
  });

  it.each([
    ['a postcode in larger print beside its town', '10,46,10 Elmtown', '90,40,20 4500', '4 Quay Street, Elmtown 4500'],
    ['a state and a postcode in cells', '10,46,10 ELMTOWN NSW', '120,46,10 2454', '4 Quay Street, ELMTOWN NSW 2454'],
    ['a town beside its postcode', '10,46,10 779 00', '90,46,10 Elmtown', '4 Quay Street, 779 00 Elmtown'],
    [
      'a state and its postcode in one cell',
      '10,46,10 ELMTOWN',
      '190,46,10 OH, 43460',
      '4 Quay Street, ELMTOWN OH, 43460',
    ],
    [
      'a town behind a word of its own',
      '10,46,10 CP: 5800',
      '190,46,10 Localidad: Elmtown',
      '4 Quay Street, 5800 Elmtown',
    ],
    [
      'a town under its postcode, an empty line between',
      '10,46,10 SE-592 30',
      '10,68,10 Elmtown',
      '4 Quay Street, SE-592 30, Elmtown',
    ],
    [
      'a town that stands apart, over its postcode',
      '10,80,10 Elmtown',
      '10,92,10 QLD 4012',
      '4 Quay Street, Elmtown, QLD 4012',
    ],
    ['a province beside its town', '10,46,10 36100 Elmtown', '130,46,10 VI', '4 Quay Street, 36100 Elmtown VI'],
  ])('end with %s', (_, town, code, address) => {
    const label = drawn(`
      10,10,10 SHIP TO:
      10,22,10 Ada Example
      10,34,10 4 Quay Street
      ${town}
      ${code}`);
    expect(label).toMatchObject({ recipient_name: 'Ada Example', recipient_address: address });
  });

  it('begin with a letter that has an accent, close behind the heading', () => {
    expect(party('TO:Étienne Example', '4 Quay Street', 'Leeds LS1 4AB')).toMatchObject({
      recipient_name: 'Étienne Example',
    });
  });

  it.each([
    ['in brackets', 'TO (ADDRESSEE)', 'Ada Example'],
    ['behind a stroke, with the name after it', 'To / À: Ada Example', undefined],
    ['in another script before it', '届け先 To', 'Ada Example'],
  ])('begin under a heading that is said once more %s', (_, heading, name) => {
    const lines = [heading, ...(name ? [name] : []), '4 Quay Street', 'Leeds LS1 4AB'];
    expect(party(...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Leeds LS1 4AB',
    });
  });

  it.each([
    ['Account', 'GEO-4471'],
    ['Shipper', 'Bo Sample, 9 Mill Road'],
  ])('end at the next heading to the left of them: %s', (heading, value) => {
    const label = drawn(`
      10,10,10 Consignee
      90,10,10 Ada Example
      90,22,10 88 Quay Street
      90,34,10 Georgetown, Guyana
      10,47,10 ${heading}
      90,47,10 ${value}`);
    expect(label).toMatchObject({ recipient_address: '88 Quay Street, Georgetown, Guyana' });
  });

  it('go on with the town under a postcode behind a word of its own', () => {
    const label = party('Destinatario: Ada Example', 'Domicilio: Elm 1275', 'C.P. 58000', 'Elmtown, Elm Province');
    expect(label).toMatchObject({ recipient_address: 'Elm 1275, C.P. 58000, Elmtown, Elm Province' });
  });

  it('end at a word of their own behind the town', () => {
    const label = party(
      'Destinatario: Ada Example',
      'Domicilio: Elm 1275',
      'CP: 5800',
      'Referencia: Ring 48500 Cel.: 3584127790',
    );
    expect(label).toMatchObject({ recipient_postcode: '5800', recipient_address: 'Elm 1275, 5800' });
  });

  it('go on beside a count of parcels, which heads nothing', () => {
    const label = drawn(`
      10,10,10 Consignee
      90,10,10 Ada Example
      90,22,10 88 Quay Street
      90,34,10 Block 4
      10,47,10 1/2
      90,47,10 Georgetown, Guyana`);
    expect(label).toMatchObject({ recipient_address: '88 Quay Street, Block 4, Georgetown, Guyana' });
  });

  it('end at the heading of another even where only a name stands under their own', () => {
    const label = drawn(`
      10,10,10 Consignee
      90,10,10 Ada Example
      10,22,10 Shipper
      90,22,10 Bo Sample
      90,34,10 9 Mill Road
      90,46,10 Leeds LS1 4AB`);
    expect(label).toMatchObject({ sender_name: 'Bo Sample', sender_address: '9 Mill Road, Leeds LS1 4AB' });
    expect(label).not.toHaveProperty('recipient_address');
  });

  it('stand in a column beside a heading without a colon', () => {
    const label = drawn(`
      10,10,10 REM
      70,10,10 Bo Sample
      70,22,10 9 Mill Road
      70,34,10 15578 Leeds
      10,60,10 DEST Ada Example
      36,72,10 4 Quay Street
      36,84,10 16002 Elmtown`);
    expect(label).toMatchObject({ sender_name: 'Bo Sample', recipient_name: 'Ada Example' });
  });

  it('stand beside a heading that is broken', () => {
    const label = drawn(`
      10,10,10 SHIP
      90,10,10 Receiving
      10,22,10 TO:
      90,22,10 (217) 555-0192
      90,34,10 Ada Example LLC
      90,46,10 9 Mill Road
      90,58,10 Madison WI 53704
      10,120,14 Bo Sample Ltd
      10,138,14 7 Quay Street
      10,156,14 Dayton OH 45402`);
    expect(label).toMatchObject({ recipient_address: '9 Mill Road, Madison WI 53704' });
  });

  it('go on where a postcode joined its town', () => {
    expect(party('DESTINATARIO', 'Ada Example', 'Rua Mayo, 14 Ap 2', '29055-130Elmtown/ES')).toMatchObject({
      recipient_address: 'Rua Mayo, 14 Ap 2, 29055-130 Elmtown/ES',
      recipient_postcode: '29055-130',
    });
  });

  it('go on with the town under a telephone, and its country', () => {
    const lines = ['SENDER', 'Ada Example', '22 rue Haute', 'TEL: 05.55.500164', '87000 Limoges', 'France'];
    expect(party(...lines)).toMatchObject({ sender_address: '22 rue Haute, 87000 Limoges, France' });
  });

  it('have a state beside the town and the postcode under it', () => {
    const label = drawn(`
      10,10,10 TO:
      10,22,10 Larkspur Store # 0218
      10,34,10 4 Quay Street
      10,46,10 GASTON
      200,46,10 NC
      10,58,10 28054`);
    expect(label).toMatchObject({
      recipient_name: 'Larkspur Store # 0218',
      recipient_address: '4 Quay Street, GASTON NC, 28054',
    });
  });

  it('stand beside a heading in two lines, the second in small print', () => {
    const label = drawn('10,10,20 SHIP ADA EXAMPLE\n22,32,7 TO:\n70,40,20 4 QUAY STREET\n70,66,20 MADISON WI 53704');
    expect(label).toMatchObject({ recipient_name: 'ADA EXAMPLE' });
  });

  it('may be all in one, behind who is named elsewhere', () => {
    const lines = ['SENDER', 'Larkspur Ltd', '', 'Pickup from: 22 Quay Road, Bromley, Elmtown 8062'];
    expect(party(...lines)).toMatchObject({
      sender_name: 'Larkspur Ltd',
      sender_address: '22 Quay Road, Bromley, Elmtown 8062',
    });
  });

  it('are of who collects and who delivers where the words stand alone', () => {
    const label = party(
      'COLLECTION',
      'Larkspur Ltd',
      '12 Mill Lane',
      'Leeds LS1 4AB',
      'DELIVERY',
      'Ada Example',
      '4 Quay Street',
      'Bristol BS1 2CD',
    );
    expect(label).toMatchObject({ sender_name: 'Larkspur Ltd', recipient_name: 'Ada Example' });
  });
});
