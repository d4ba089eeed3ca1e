/**
 * /export: what is to be exported, in which form, and the templates that keep such wishes. The detail page sends a
 * short form with `includeMetadata` and `flattenNested` beside the other members instead of inside `options`; both
 * are accepted. A CSV is flattened unless `options` say that it is not.
 */
import * as z from 'zod/mini';
import { msg } from '#texts/msg.js';
import { JsonValue } from './documents.js';

export const EXPORT_FORMATS = ['json', 'csv', 'excel', 'pdf', 'xml'] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** What a saved file is called at its end. */
export const EXPORT_EXTENSIONS: Record<ExportFormat, string> = {
  json: 'json',
  csv: 'csv',
  excel: 'xlsx',
  pdf: 'pdf',
  xml: 'xml',
};

/** What it comes as; text in UTF-8. */
export const EXPORT_TYPES: Record<ExportFormat, string> = {
  json: 'application/json',
  csv: 'text/csv',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  xml: 'application/xml',
};

const EXPORT_MAX_DOCUMENTS = 5_000;
const EXPORT_MAX_FIELDS = 500;
export const DEFAULT_EXPORT_NAME = 'export';

const fieldKey = z.string().check(z.minLength(1), z.maxLength(300));

export const ExportFilters = z.object({
  status: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  docType: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  language: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  dateRange: z.optional(z.object({ start: z.nullish(z.string()), end: z.nullish(z.string()) })),
  search: z._default(z.string().check(z.maxLength(200)), ''),
  /** bytes */
  sizeRange: z.optional(z.object({ min: z.nullish(z.number()), max: z.nullish(z.number()) })),
});
export type ExportFilters = z.infer<typeof ExportFilters>;

export const SortBy = z.object({ field: fieldKey, direction: z._default(z.enum(['asc', 'desc']), 'desc') });
type SortBy = z.infer<typeof SortBy>;

const options = {
  /** What is known of the document itself: id, file name, type, status, language, dates, size, pages. */
  includeMetadata: z.optional(z.boolean()),
  /** One level: `line_items.0.amount` instead of lists within objects. */
  flattenNested: z.optional(z.boolean()),
  includeConfidence: z.optional(z.boolean()),
  includeOCR: z.optional(z.boolean()),
  /** The engine's answer as it came, before any edit. */
  includeRawData: z.optional(z.boolean()),
};

export const ExportOptions = z.object({
  ...options,
  /** Records with the same value stand together. `true` is the document's type; `false`, '' and null are none. */
  groupByField: z.nullish(z.union([z.boolean(), z.string().check(z.maxLength(300))])),
  sortBy: z.nullish(SortBy),
});
type ExportOptions = z.infer<typeof ExportOptions>;

const form = {
  selectedFields: z._default(
    z
      .array(fieldKey)
      .check(z.maxLength(EXPORT_MAX_FIELDS, `At most ${EXPORT_MAX_FIELDS} fields can be exported at once.`)),
    [],
  ),
  format: z._default(ExportFormat, 'json'),
  options: z.nullish(ExportOptions),
  ...options,
  customFileName: z.nullish(z.string().check(z.maxLength(300))),
};

/** What of documents is exported and how, whichever they are. */
export const ExportForm = z.object(form);
export type ExportForm = z.infer<typeof ExportForm>;

/** POST /export/preview and /export/advanced. What must be selected is said by the server in sentences of its own. */
export const ExportBody = z.object({
  selectedDocuments: z._default(
    z
      .array(z.string().check(z.maxLength(100)))
      .check(z.maxLength(EXPORT_MAX_DOCUMENTS, `At most ${EXPORT_MAX_DOCUMENTS} documents can be exported at once.`)),
    [],
  ),
  ...form,
  /** How the list was narrowed when the documents were chosen; the choice alone decides what is exported. */
  filters: z.nullish(ExportFilters),
  template: z.nullish(z.string().check(z.maxLength(100))),
});
export type ExportBody = z.infer<typeof ExportBody>;

/** One exported document, as the JSON export would show it. */
export const ExportRecord = z.record(z.string(), JsonValue);
export type ExportRecord = z.infer<typeof ExportRecord>;
export const PreviewAnswer = z.array(ExportRecord);
/** A preview answers at most so many records. */
export const PREVIEW_MAX_RECORDS = 100;

/** What a template keeps: everything but the documents. */
export const TemplateConfiguration = z.object({
  selectedFields: z.array(fieldKey).check(z.maxLength(EXPORT_MAX_FIELDS)),
  format: ExportFormat,
  filters: ExportFilters,
  options: ExportOptions,
  customFileName: z.string().check(z.maxLength(300)),
});
export type TemplateConfiguration = z.infer<typeof TemplateConfiguration>;

/** PUT /export/templates. With the id of a template it is that one's new shape, without one it is a new template. */
export const TemplateBody = z.object({
  id: z.optional(z.string()),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, msg('The name of a template must not be empty')),
      z.maxLength(80, msg('The name of a template must be at most 80 characters')),
    ),
  configuration: TemplateConfiguration,
});
export type TemplateBody = z.infer<typeof TemplateBody>;

export const ExportTemplate = z.object({
  id: z.string(),
  name: z.string(),
  configuration: TemplateConfiguration,
  /** ISO 8601, UTC */
  savedAt: z.string(),
});
export type ExportTemplate = z.infer<typeof ExportTemplate>;
export const TemplateAnswer = z.object({ template: ExportTemplate });
export const TemplateList = z.object({ templates: z.array(ExportTemplate) });
