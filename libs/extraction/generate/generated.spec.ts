import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { documentTypes } from './document-types.js';
import { fieldsPage } from './fields-page.js';

it.each([
  ['libs/kernel/document-types.ts', documentTypes()],
  ['docs/fields.md', fieldsPage()],
])('%s is what `npm run generate` would write', async (path, content) => {
  const wanted = await format(content, { ...(await resolveConfig(path)), filepath: path });
  expect(readFileSync(path, 'utf8')).toBe(wanted);
});
