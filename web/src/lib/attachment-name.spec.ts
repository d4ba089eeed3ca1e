import { attachmentName } from './attachment-name.js';

it.each([
  [`attachment; filename="_rz.csv"; filename*=UTF-8''M%C3%A4rz%20%28neu%29.csv`, 'März (neu).csv'],
  [`attachment; filename*=utf-8''a.csv; filename="b.csv"`, 'a.csv'],
  ['attachment; filename="a.csv"', undefined],
  [`attachment; filename*=UTF-8''%E4`, undefined],
  [null, undefined],
])('%s → %s', (disposition, name) => expect(attachmentName(disposition)).toBe(name));
