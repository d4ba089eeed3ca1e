import { exportFields } from '#contracts/export-fields.js';
import { describe as words } from './field-words.js';

it('says in how many documents a field is, and what those of the file itself are', () => {
  const told = (documents: { extraction: unknown }[]) =>
    exportFields(documents).map((field) => words(field, documents.length));
  expect(told([{ extraction: { total: 1 } }])).toEqual([
    'In 1 of 1 document',
    'Bytes of the file',
    'Pages of the file',
  ]);
  expect(told([{ extraction: { total: 1 } }, { extraction: { tip: 1 } }]).slice(0, 2)).toEqual([
    'In 1 of 2 documents',
    'In 1 of 2 documents',
  ]);
});
