import type { ExportField } from '#contracts/export-fields.js';
import { byCategory } from './field-categories.js';

const field = (key: string, category: string): ExportField => ({
  key,
  category,
  label: key,
  type: 'string',
});

it('stand in a settled order, the fields within them as they came', () => {
  const fields = [
    field('a', 'Metadata'),
    field('b', 'Dates'),
    field('c', 'Unheard of'),
    field('d', 'Financial'),
    field('e', 'Dates'),
  ];
  expect(byCategory(fields).map(([category, own]) => [category, own.map(({ key }) => key)])).toEqual([
    ['Financial', ['d']],
    ['Dates', ['b', 'e']],
    ['Metadata', ['a']],
    ['Unheard of', ['c']],
  ]);
});
