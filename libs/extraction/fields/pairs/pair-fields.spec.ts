import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { labelledFields, pairFields } from './pair-fields.js';

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

it('tells a date after the label in its cell, whatever stands before that', () => {
  const layout = layOut([pageOf(['Leeds and Hull and all of York|by road|valid until 4 May 2024'])]);
  expect(labelledFields(readingOf(layout, 'en'))).toMatchObject([{ path: 'fields.valid until', value: '4 May 2024' }]);
});

it('tells what has no label of no form', () => {
  const layout = layOut([pageOf(['4 May 2024', 'ada@example.com'])]);
  const paths = pairFields(readingOf(layout, 'en')).map(({ path }) => path);
  expect(paths).toEqual(['fields.date', 'fields.email']);
  expect(labelledFields(readingOf(layout, 'en'))).toEqual([]);
});

it('tells no date that a bracket begins', () => {
  const layout = layOut([pageOf(['Freedom of York (4 May 2024'])]);
  expect(labelledFields(readingOf(layout, 'en'))).toEqual([]);
});
