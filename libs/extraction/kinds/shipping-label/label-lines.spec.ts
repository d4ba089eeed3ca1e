import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const drawn = (drawing: string) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;

const party = (...lines: string[]) => drawn(lines.map((line, row) => `10,${10 + row * 12},10 ${line}`).join('\n'));

describe('the lines under a heading of a label', () => {
  it.each([
    ['a postcode in larger print beside its town', '10,46,10 Elmtown', '90,40,20 4500', '4 Quay Street, Elmtown 4500'],
    ['a state and a postcode in cells', '10,46,10 ELMTOWN NSW', '120,46,10 2454', '4 Quay Street, ELMTOWN NSW 2454'],
    ['a town beside its postcode', '10,46,10 779 00', '90,46,10 Elmtown', '4 Quay Street, 779 00 Elmtown'],
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

  it('go on where a postcode joined its town', () => {
    expect(party('DESTINATARIO', 'Ada Example', 'Rua Mayo, 14 Ap 2', '29055-130Elmtown/ES')).toMatchObject({
      recipient_address: 'Rua Mayo, 14 Ap 2, 29055-130 Elmtown/ES',
      recipient_postcode: '29055-130',
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
