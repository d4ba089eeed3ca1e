/** The wire's forms of an export configuration → the one the application knows. Pure. */
import { DEFAULT_EXPORT_NAME, ExportBody, type ExportForm } from '#contracts/export.js';
import type { Configuration, Options } from '#domain/export/configuration.js';

export function configurationOf(body: unknown): Configuration {
  const parsed = ExportBody.parse(body);
  return { selectedDocuments: parsed.selectedDocuments, ...formOf(parsed) };
}

/** What is wanted, of whichever documents. */
export function formOf(parsed: ExportForm): Omit<Configuration, 'selectedDocuments'> {
  const { selectedFields, format, customFileName, options } = parsed;
  const flag = (name: 'includeMetadata' | 'flattenNested' | 'includeConfidence' | 'includeOCR' | 'includeRawData') =>
    options?.[name] ?? parsed[name] ?? false;
  const wanted: Options = {
    includeMetadata: flag('includeMetadata'),
    // The detail page's short form says no of every format; in the one cell of a CSV a list would be JSON.
    flattenNested: options?.flattenNested ?? (format === 'csv' || (parsed.flattenNested ?? false)),
    includeConfidence: flag('includeConfidence'),
    includeOCR: flag('includeOCR'),
    includeRawData: flag('includeRawData'),
    ...groupBy(options?.groupByField),
    sortBy: options?.sortBy ?? { field: 'createdAt', direction: 'desc' },
  };
  const name = customFileName?.trim() ? customFileName : DEFAULT_EXPORT_NAME;
  return { selectedFields, format, options: wanted, customFileName: name };
}

function groupBy(field: string | boolean | null | undefined): { groupByField?: string } {
  if (field === true) return { groupByField: 'docType' };
  return field ? { groupByField: field } : {};
}
