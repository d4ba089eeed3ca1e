// The set of document types, from the folders of libs/extraction/kinds.
import { format, resolveConfig } from 'prettier';
import { documentTypes } from '#extraction/generate/document-types.js';

export const file = 'libs/kernel/document-types.ts';

export async function content() {
  return format(documentTypes(), { ...(await resolveConfig(file)), filepath: file });
}
