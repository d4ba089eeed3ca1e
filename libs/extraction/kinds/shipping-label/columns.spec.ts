import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { shippingLabelFields } from './fields.js';
import { inBoxes } from './columns.js';

const read = (drawing: string) =>
  assemble(shippingLabelFields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;
const cells = (drawing: string) =>
  inBoxes(readingOf(layOut([placedPage(drawing)]), 'en')).layout.lines.map(({ segments }) =>
    segments.map(({ text }) => text),
  );

const SIDE_BY_SIDE = `
  20,20,10 SHIP FROM
  200,20,10 SHIP TO
  20,40,12 LARKSPURS HOME TEXTILES INC
  200,40,12 EXAMPLE STORES
  20,56,12 55 MILL PKWY
  200,56,12 1900 QUAY WAY
  20,72,12 ROCKMART GA 30153
  200,72,12 MCDONOUGH GA 30253`;

describe('boxes of a label', () => {
  it('part the lines that fill them to the edge', () => {
    expect(read(SIDE_BY_SIDE)).toMatchObject({
      sender_name: 'LARKSPURS HOME TEXTILES INC',
      sender_address: '55 MILL PKWY, ROCKMART GA 30153',
      recipient_name: 'EXAMPLE STORES',
      recipient_address: '1900 QUAY WAY, MCDONOUGH GA 30253',
    });
  });

  it('are told by two headings and print flush under the second', () => {
    expect(cells('20,20,10 SHIP TO\n20,40,12 Ada Example of Larkspur Tools')).toContainEqual([
      'Ada Example of Larkspur Tools',
    ]);
    expect(cells('20,20,10 SHIP FROM\n200,20,10 SHIP TO\n20,40,12 Ada Example of Larkspur Tools')).toContainEqual([
      'Ada Example of Larkspur Tools',
    ]);
  });
});
