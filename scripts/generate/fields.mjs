// The page of every field of every document type: made of libs/extraction/kinds.
import { format, resolveConfig } from 'prettier';
import { fieldsPage } from '#extraction/generate/fields-page.js';

export const file = 'docs/fields.md';
export const content = async () =>
  format(fieldsPage(), { ...(await resolveConfig(file)), filepath: file });
