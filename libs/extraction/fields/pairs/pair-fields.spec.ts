import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { pairFields } from './pair-fields.js';

it('numbers a label that comes again', () => {
  const lines = Array.from({ length: 400 }, () => 'A: b');
  const layout = layOut([pageOf(lines)]);
  const finds = pairFields(readingOf(layout, 'en'));
  expect(finds.map(({ path }) => path)).toEqual(lines.map((_, n) => (n === 0 ? 'fields.A' : `fields.A ${n + 1}`)));
});

it('goes on counting past a label that is a number of another by itself', () => {
  const layout = layOut([pageOf(['A: b', 'A 2: c', 'A: d', 'A 2: e'])]);
  const finds = pairFields(readingOf(layout, 'en'));
  expect(finds.map(({ path }) => path)).toEqual(['fields.A', 'fields.A 2', 'fields.A 3', 'fields.A 2 2']);
});
