// The set of document types, below everything that names them: made of libs/extraction/kinds.
import { format, resolveConfig } from 'prettier';
import { documentTypes } from '#extraction/generate/document-types.js';

export const file = 'libs/kernel/document-types.ts';
export const content = async () =>
  format(documentTypes(), { ...(await resolveConfig(file)), filepath: file });
