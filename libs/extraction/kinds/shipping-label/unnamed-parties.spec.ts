import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { shippingLabelFields } from './fields.js';

const answer = (drawing: string) => assemble(shippingLabelFields(readingOf(layOut([placedPage(drawing)]), 'en')));
const read = (drawing: string) => answer(drawing).extraction;

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
    ['a little larger over what is a little smaller', [at(20, 20, 16, TO), at(20, 200, 15, FROM)]],
    ['set in under what stands at the left', [at(20, 20, 16, FROM), at(90, 120, 14, TO)]],
    ['larger over what is hardly set in', [at(20, 20, 16, TO), at(24, 200, 14, FROM)]],
    ['larger beside what is further right', [at(20, 20, 16, TO), at(300, 20, 14, FROM)]],
  ])('are told by place and print: %s', (_, blocks) => {
    expect(read(blocks.join('\n'))).toMatchObject({
      sender_name: 'LARKSPUR CYCLES LLC',
      sender_address: '14 POWELL AVE STE 3, PORTLAND OR 97213',
      recipient_name: 'ADA EXAMPLE',
      recipient_address: '2907 BIRCHWOOD TER APT 4, MADISON WI 53704',
      recipient_postcode: '53704',
    });
  });

  it('are less sure where nothing but their order tells them', () => {
    const told = answer([at(20, 20, 14, FROM), at(20, 130, 16, TO)].join('\n')).confidence;
    const untold = answer([at(20, 20, 14, FROM), at(20, 130, 14, TO)].join('\n')).confidence;
    expect(untold['recipient_name']).toBeLessThan(told['recipient_name']! - 0.1);
    expect(untold['sender_name']).toBeLessThan(told['sender_name']! - 0.1);
  });

  it('beside one that is headed are the smaller', () => {
    const depot = at(20, 300, 12, ['DEPOT NORTH', '9 MILL ROAD', 'DAYTON OH 45402']);
    const headed = at(20, 20, 20, ['SHIP TO:', ...TO]);
    expect(read([headed, depot, at(20, 500, 11, FROM)].join('\n'))).toMatchObject({
      sender_name: 'LARKSPUR CYCLES LLC',
    });
  });

  it('set in, but without a name, are no further than others', () => {
    const depot = at(100, 130, 14, ['K41 / 9 MILL ROAD', 'MADISON WI 53704']);
    expect(read([at(20, 20, 16, TO), depot, at(20, 300, 11, FROM)].join('\n'))).toMatchObject({
      recipient_name: 'ADA EXAMPLE',
    });
  });
});

describe('an address alone without a word for it', () => {
  const OTHERS: Party = ['REGION 14 NORTH', 'AB-4471-C', 'ROUTE 7'];

  it.each([
    ['as large as the rest', 20, OTHERS],
    ['smaller, with its postcode once more', 11, [...OTHERS, '53704']],
  ])("is surely its recipient's in print %s", (_, size, others) => {
    const sure = answer([at(20, 20, size, TO), at(20, 160, 20, others)].join('\n'));
    const small = answer([at(20, 20, 11, TO), at(20, 160, 20, OTHERS)].join('\n'));
    expect([sure, small]).toMatchObject(Array(2).fill({ extraction: { recipient_name: 'ADA EXAMPLE' } }));
    expect(small.confidence['recipient_name']).toBeLessThan(sure.confidence['recipient_name']! - 0.1);
  });
});
