import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { shippingLabelFields } from './fields.js';

const read = (drawing: string) =>
  assemble(shippingLabelFields(readingOf(layOut([placedPage(drawing)]), 'en'))).extraction;

type Party = readonly string[];
const FROM: Party = ['LARKSPUR CYCLES LLC', '14 POWELL AVE STE 3', 'PORTLAND OR 97213'];
const TO: Party = ['ADA EXAMPLE', '2907 BIRCHWOOD TER APT 4', 'MADISON WI 53704'];

const at = (x: number, y: number, size: number, lines: Party): string =>
  lines.map((line, row) => `${x},${y + row * Math.round(size * 1.3)},${size} ${line}`).join('\n');

describe('two addresses without a word for either', () => {
  it.each([
    ['small over large', [at(20, 20, 11, FROM), at(60, 120, 20, TO)]],
    ['one over the other, of one size', [at(20, 20, 14, FROM), at(20, 130, 14, TO)]],
    ['large over what is small at the foot', [at(20, 20, 20, TO), at(20, 300, 11, FROM)]],
    ['small beside large', [at(20, 20, 10, FROM), at(220, 20, 14, TO)]],
  ])('are told by place and print: %s', (_, blocks) => {
    expect(read(blocks.join('\n'))).toMatchObject({
      sender_name: 'LARKSPUR CYCLES LLC',
      sender_address: '14 POWELL AVE STE 3, PORTLAND OR 97213',
      recipient_name: 'ADA EXAMPLE',
      recipient_address: '2907 BIRCHWOOD TER APT 4, MADISON WI 53704',
      recipient_postcode: '53704',
    });
  });
});
