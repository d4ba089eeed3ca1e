import { layOut } from '../../layout/layout.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { shippingLabelFields } from './fields.js';
import { firstOnSheet } from './sheet.js';
import { labelLines } from './testing/label-lines.js';

const read = (lines: readonly string[]) =>
  assemble(shippingLabelFields(firstOnSheet(readingOf(layOut([pageOf(lines, 'ocr')]), 'en')))).extraction;

const beside = (left: readonly string[], right: readonly string[]) => left.map((line, at) => `${line}||${right[at]}`);
const BARE = ['', '', ''];

describe('a sheet of labels', () => {
  const first = labelLines('LK00471181', 'Ada Example', 'THANK YOU');
  const others = [
    labelLines('LK00996204', 'Jan Beispiel', 'Weight: 2.5 KG'),
    labelLines('LK00830517', 'Ada Beispiel', 'END'),
  ];

  it.each([
    ['side by side', beside(first, others[0]!)],
    ['one over the other', [...first, ...BARE, ...others[0]!]],
    ['in two columns of two', [...beside(first, others[0]!), ...BARE, ...beside(others[1]!, others[0]!)]],
  ])('is told as the first of them: %s', (_, lines) => {
    const told = read(lines);
    expect(told).toMatchObject({ tracking_number: 'LK00471181', recipient_name: 'Ada Example' });
    expect(told).not.toHaveProperty('weight');
  });

  it('is one label where its parts are of one parcel', () => {
    const copy = labelLines('LK00471181', 'Ada Example', 'Weight: 2.5 KG');
    expect(read([...first, ...BARE, ...copy])).toMatchObject({ tracking_number: 'LK00471181', weight: '2.5 KG' });
  });

  it('is one label where one part has the number of a consignment, the other that of its item', () => {
    const item = labelLines('LK00471181001', 'Ada Example', 'Weight: 2.5 KG');
    expect(read([...first, ...BARE, ...item])).toMatchObject({ tracking_number: 'LK00471181', weight: '2.5 KG' });
  });
});
