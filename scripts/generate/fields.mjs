// What is read of each type of document, from the folders of libs/extraction/kinds.
import { format, resolveConfig } from 'prettier';
import { fieldsPage } from '#extraction/generate/fields-page.js';

export const file = 'docs/fields.md';

export async function content() {
  return format(fieldsPage(), { ...(await resolveConfig(file)), filepath: file });
}
