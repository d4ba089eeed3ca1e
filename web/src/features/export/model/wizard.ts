/**
 * The state of the wizard: where one is, what is chosen, how it is to be written. Chosen fields are always fields of
 * the chosen documents. A template that was applied before there were documents keeps its fields in waiting. Pure.
 */
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { exportFields } from '#contracts/export-fields.js';
import {
  DEFAULT_EXPORT_NAME,
  type ExportBody,
  type ExportFormat,
  type ExportTemplate,
  type TemplateConfiguration,
} from '#contracts/export.js';
import { filtersFrom, NO_FILTERS, wireFilters, type Filters } from './list-filters.js';

export const STEPS = ['documents', 'fields', 'preview'] as const;
export type Step = (typeof STEPS)[number];

export interface Options {
  readonly includeMetadata: boolean;
  readonly flattenNested: boolean;
  readonly includeConfidence: boolean;
  readonly includeOCR: boolean;
  readonly includeRawData: boolean;
  /** '' for none */
  readonly groupByField: string;
  readonly sortBy: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

export interface Wizard {
  readonly step: Step;
  readonly filters: Filters;
  readonly documents: readonly DocumentSummary[];
  readonly fields: readonly string[];
  /** Fields of a template that wait for documents that have them. */
  readonly awaited: readonly string[];
  readonly format: ExportFormat;
  readonly options: Options;
  readonly fileName: string;
  /** Id of the template that was applied last. */
  readonly template: string | null;
}

export const START: Wizard = {
  step: 'documents',
  filters: NO_FILTERS,
  documents: [],
  fields: [],
  awaited: [],
  format: 'excel',
  options: {
    includeMetadata: true,
    flattenNested: false,
    includeConfidence: false,
    includeOCR: false,
    includeRawData: false,
    groupByField: '',
    sortBy: { field: 'createdAt', direction: 'desc' },
  },
  fileName: DEFAULT_EXPORT_NAME,
  template: null,
};

export type Change =
  | { readonly type: 'went'; readonly step: Step }
  | { readonly type: 'filtered'; readonly filters: Partial<Filters> }
  | { readonly type: 'documentToggled'; readonly document: DocumentSummary }
  | { readonly type: 'allDocumentsToggled'; readonly listed: readonly DocumentSummary[] }
  | { readonly type: 'fieldToggled'; readonly key: string }
  /** All of them off when all are on, else all on. */
  | { readonly type: 'fieldsToggled'; readonly keys: readonly string[] }
  | { readonly type: 'formatChosen'; readonly format: ExportFormat }
  | { readonly type: 'optionsChanged'; readonly options: Partial<Options> }
  | { readonly type: 'renamed'; readonly fileName: string }
  | { readonly type: 'templateApplied'; readonly template: ExportTemplate }
  | { readonly type: 'startedOver' };

export function changed(wizard: Wizard, change: Change): Wizard {
  switch (change.type) {
    case 'went':
      return { ...wizard, step: change.step };
    case 'filtered':
      return { ...wizard, filters: { ...wizard.filters, ...change.filters } };
    case 'documentToggled':
      return withDocuments(wizard, toggledDocument(wizard.documents, change.document));
    case 'allDocumentsToggled':
      return withDocuments(wizard, toggledAll(wizard.documents, change.listed));
    case 'fieldToggled':
      return { ...wizard, awaited: [], fields: toggledKeys(wizard.fields, [change.key]) };
    case 'fieldsToggled':
      return { ...wizard, awaited: [], fields: toggledKeys(wizard.fields, change.keys) };
    case 'formatChosen':
      return { ...wizard, format: change.format };
    case 'optionsChanged':
      return { ...wizard, options: { ...wizard.options, ...change.options } };
    case 'renamed':
      return { ...wizard, fileName: change.fileName };
    case 'templateApplied':
      return applied(wizard, change.template);
    case 'startedOver':
      return START;
  }
}

/** What the server is sent. */
export function exportBody(wizard: Wizard): ExportBody {
  const { filters: _filters, ...configuration } = templateConfiguration(wizard);
  return {
    selectedDocuments: wizard.documents.map(({ _id }) => _id),
    ...configuration,
    filters: wireFilters(wizard.filters),
    template: wizard.template,
  };
}

export function templateConfiguration(wizard: Wizard): TemplateConfiguration {
  const { fields, format, filters, options, fileName } = wizard;
  return {
    selectedFields: [...fields],
    format,
    filters: wireFilters(filters),
    options: { ...options, groupByField: options.groupByField || null },
    customFileName: fileName.trim() || DEFAULT_EXPORT_NAME,
  };
}

export function allChosen(chosen: readonly string[], keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => chosen.includes(key));
}

/** Only completed documents have anything to export. */
export const exportable = (document: DocumentSummary): boolean => document.status === 'completed';

function withDocuments(wizard: Wizard, documents: readonly DocumentSummary[]): Wizard {
  const available = new Set(exportFields(documents).map(({ key }) => key));
  const wanted = [...new Set([...wizard.fields, ...wizard.awaited])];
  const fields = wanted.filter((key) => available.has(key));
  const step = documents.length === 0 ? 'documents' : wizard.step;
  return { ...wizard, step, documents, fields };
}

function applied(wizard: Wizard, { id, configuration }: ExportTemplate): Wizard {
  const { selectedFields, format, filters, options, customFileName } = configuration;
  const { groupByField, sortBy, ...flags } = options;
  const wanted: Wizard = {
    ...wizard,
    template: id,
    format,
    filters: filtersFrom(filters),
    fileName: customFileName,
    fields: [],
    awaited: selectedFields,
    options: {
      ...START.options,
      ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)),
      groupByField: typeof groupByField === 'string' ? groupByField : '',
      sortBy: sortBy ?? START.options.sortBy,
    },
  };
  return withDocuments(wanted, wizard.documents);
}

function toggledDocument(documents: readonly DocumentSummary[], document: DocumentSummary): DocumentSummary[] {
  const without = documents.filter(({ _id }) => _id !== document._id);
  return without.length < documents.length || !exportable(document) ? without : [...without, document];
}

function toggledAll(documents: readonly DocumentSummary[], listed: readonly DocumentSummary[]): DocumentSummary[] {
  const candidates = listed.filter(exportable);
  const chosen = documents.map(({ _id }) => _id);
  const ids = candidates.map(({ _id }) => _id);
  const others = documents.filter(({ _id }) => !ids.includes(_id));
  return allChosen(chosen, ids) ? others : [...others, ...candidates];
}

function toggledKeys(chosen: readonly string[], keys: readonly string[]): string[] {
  const others = chosen.filter((key) => !keys.includes(key));
  return allChosen(chosen, keys) ? others : [...chosen, ...keys.filter((key) => !chosen.includes(key))];
}
