/** The line under a field's name. */
import type { ExportField } from '#contracts/export-fields.js';
import { t } from '../../../lib/texts.js';

/** @param all how many documents were chosen */
export function describe({ key, documents }: ExportField, all: number): string {
  if (documents === undefined) return key === 'size' ? t('Bytes of the file') : t('Pages of the file');
  return t('In {n} of {all, plural, one {# document} other {# documents}}', { n: documents, all });
}
