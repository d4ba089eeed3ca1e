import { layOut } from '../../../layout/layout.js';
import { type Word } from '../../../model/page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { shippingLabelFields } from '../fields.js';

const pagesOf = (...drawings: string[]) => drawings.map((drawing, index) => ({ ...placedPage(drawing), index }));
const answer = (...drawings: string[]) => assemble(shippingLabelFields(readingOf(layOut(pagesOf(...drawings)), 'en')));
const read = (...drawings: string[]) => answer(...drawings).extraction;

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

  it('are told in small letters, as people type them', () => {
    const [from, to] = [FROM, TO].map((party) => party.map((line) => line.toLowerCase()));
    expect(read([at(20, 20, 11, from!), at(60, 120, 20, to!)].join('\n'))).toMatchObject({
      sender_name: 'larkspur cycles llc',
      sender_address: '14 powell ave ste 3, portland or 97213',
      recipient_name: 'ada example',
      recipient_address: '2907 birchwood ter apt 4, madison wi 53704',
    });
    expect(read(at(20, 20, 16, ['ada example', '4 mill road', 'leeds ls1 4ap']))).toMatchObject({
      recipient_name: 'ada example',
    });
  });

  it('are less sure where nothing but their order tells them', () => {
    const told = answer([at(20, 20, 14, FROM), at(20, 130, 16, TO)].join('\n')).confidence;
    const untold = answer([at(20, 20, 14, FROM), at(20, 130, 14, TO)].join('\n')).confidence;
    expect(untold['recipient_name']).toBeLessThan(told['recipient_name']! - 0.1);
    expect(untold['sender_name']).toBeLessThan(told['sender_name']! - 0.1);
  });

  it('are set in under others of their own page', () => {
    const sides = read(at(20, 20, 16, TO), at(90, 120, 15, FROM));
    expect(sides).toMatchObject({ recipient_name: 'ADA EXAMPLE', sender_name: 'LARKSPUR CYCLES LLC' });
  });

  it('beside one that is headed are the smaller', () => {
    const depot = at(20, 300, 12, ['DEPOT NORTH', '9 MILL ROAD', 'DAYTON OH 45402']);
    const headed = at(20, 20, 20, ['SHIP TO:', ...TO]);
    expect(read([headed, depot, at(20, 500, 11, FROM)].join('\n'))).toMatchObject({
      sender_name: 'LARKSPUR CYCLES LLC',
    });
  });

  it('beside one that is headed may stand in one line', () => {
    const foot = '20,400,11 LARKSPUR LLC, 14 POWELL AVE, PORTLAND OR 97213';
    expect(read([at(20, 20, 20, ['SHIP TO:', ...TO]), foot].join('\n'))).toMatchObject({ sender_name: 'LARKSPUR LLC' });
  });

  it('set in, but without a name, are no further than others', () => {
    const depot = at(100, 130, 14, ['K41 / 9 MILL ROAD', 'MADISON WI 53704']);
    expect(read([at(20, 20, 16, TO), depot, at(20, 300, 11, FROM)].join('\n'))).toMatchObject({
      recipient_name: 'ADA EXAMPLE',
    });
  });
});

it('the larger of two addresses may be no higher, but wider', () => {
  const [lower, wider] = [0.9, 1.4];
  const widen = ({ box: [x0, y0, x1, y1], ...word }: Word): Word => ({
    ...word,
    box: [x0 * wider, y0, x1 * wider, y0 + (y1 - y0) * lower],
  });
  const [from, to] = pagesOf(at(20, 20, 14, FROM), at(20, 130, 14, TO));
  const page = { ...from!, words: [...from!.words, ...to!.words.map(widen)] };
  expect(assemble(shippingLabelFields(readingOf(layOut([page]), 'en'))).extraction).toMatchObject({
    recipient_name: 'ADA EXAMPLE',
  });
});

describe('an address alone without a word for it', () => {
  const OTHERS: Party = ['REGION 14 NORTH', 'AB-4471-C', 'ROUTE 7'];
  const SMALL = at(20, 20, 11, TO);
  const LARGE = at(20, 160, 20, OTHERS);

  it.each([
    ['in print as large as the rest', [at(20, 20, 20, TO), LARGE]],
    ['smaller, with its postcode once more', [SMALL, at(20, 160, 20, [...OTHERS, '53704'])]],
    ['with nothing around it', [SMALL]],
  ])("is surely its recipient's %s", (_, parts) => {
    const sure = answer(parts.join('\n'));
    const small = answer(`${SMALL}\n${LARGE}`);
    expect([sure, small]).toMatchObject(Array(2).fill({ extraction: { recipient_name: 'ADA EXAMPLE' } }));
    expect(small.confidence['recipient_name']).toBeLessThan(sure.confidence['recipient_name']! - 0.1);
  });

  it('of two small ones is told by print', () => {
    const two = answer([SMALL, LARGE, at(20, 400, 9, FROM)].join('\n'));
    const small = answer(`${SMALL}\n${LARGE}`);
    expect(small.confidence['recipient_name']).toBeLessThan(two.confidence['recipient_name']! - 0.1);
  });
});
