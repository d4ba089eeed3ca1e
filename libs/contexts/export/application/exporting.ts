/**
 * Exporting: a preview of the first records, and the whole export as a stream. Both go over the documents twice, once to plan and once
 * to write, a few documents at a time, so that memory does not grow with their number.
 */
import type { Writable } from 'node:stream';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { JsonObject } from '#kernel/json.js';
import { askedFor, checkFound, checkSelection, checkSize } from '#domain/export/choosing.js';
import type { Configuration } from '#domain/export/configuration.js';
import { exportFileName } from '#domain/export/file-name.js';
import { Planning, type Plan } from '#domain/export/plan.js';
import { recordOf, shownRecord } from '#domain/export/record.js';
import { ExportSource } from './export-source.js';
import { writePdf } from './formats/pdf/write-pdf.js';
import { writeExcel } from './formats/write-excel.js';
import { asText } from './formats/write-text.js';
import type { Row, Words, WrittenExport } from './formats/written-export.js';

const MEDIA_TYPES: Record<Configuration['format'], string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const WRITERS: Record<Configuration['format'], (written: WrittenExport, out: Writable) => Promise<void>> = {
  json: asText,
  csv: asText,
  xml: asText,
  excel: writeExcel,
  pdf: writePdf,
};

export class PreviewExport extends Query<readonly JsonObject[]> {
  constructor(
    readonly workspaceId: string,
    readonly configuration: Configuration,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(PreviewExport)
export class PreviewExportHandler implements IQueryHandler<PreviewExport> {
  constructor(private readonly source: ExportSource) {}

  async execute({ workspaceId, configuration, limit }: PreviewExport): Promise<readonly JsonObject[]> {
    checkSelection(configuration.selectedDocuments, configuration.selectedFields, 'preview');
    const plan = await planned(this.source, workspaceId, { ...configuration, format: 'json' });
    const records: JsonObject[] = [];
    const first = { ...plan, order: plan.order.slice(0, limit) };
    for await (const { record } of rows(this.source, workspaceId, first)) {
      records.push(shownRecord(record, configuration.options.flattenNested));
    }
    return records;
  }
}

export interface ExportFile {
  readonly filename: string;
  readonly mediaType: string;
  /** Rejects when it could not be made, or when nobody reads any more. */
  writeTo(out: Writable): Promise<void>;
}

export class ExportDocuments extends Query<ExportFile> {
  constructor(
    readonly workspaceId: string,
    readonly configuration: Configuration,
    readonly words: Words,
    /** ISO 8601; stands on the PDF */
    readonly now: string,
  ) {
    super();
  }
}

@QueryHandler(ExportDocuments)
export class ExportDocumentsHandler implements IQueryHandler<ExportDocuments> {
  constructor(private readonly source: ExportSource) {}

  async execute({ workspaceId, configuration, words, now }: ExportDocuments): Promise<ExportFile> {
    checkSelection(configuration.selectedDocuments, configuration.selectedFields, 'export');
    checkSize(askedFor(configuration.selectedDocuments), configuration.format);
    const plan = await planned(this.source, workspaceId, configuration);
    const { format, customFileName } = configuration;
    const written: WrittenExport = { plan, rows: () => rows(this.source, workspaceId, plan), words, now };
    return {
      filename: exportFileName(customFileName, format),
      mediaType: MEDIA_TYPES[format],
      writeTo: (out) => WRITERS[format](written, out),
    };
  }
}

/** @throws DomainError when nothing of what was asked for can be exported */
async function planned(source: ExportSource, workspaceId: string, configuration: Configuration): Promise<Plan> {
  const ids = askedFor(configuration.selectedDocuments);
  await source.readable(workspaceId, ids);
  const planning = new Planning(configuration);
  let completed = 0;
  for await (const document of source.documents(workspaceId, ids)) {
    planning.add(document);
    completed += 1;
  }
  checkFound(completed > 0 ? completed : await source.found(workspaceId, ids), completed);
  return planning.finished();
}

async function* rows(source: ExportSource, workspaceId: string, plan: Plan): AsyncGenerator<Row> {
  const groups = new Map(plan.order.map(({ documentId, group }) => [documentId, group]));
  const ids = plan.order.map(({ documentId }) => documentId);
  for await (const document of source.documents(workspaceId, ids, plan.configuration.options)) {
    yield { document, record: recordOf(document, plan.shape), group: groups.get(document.documentId) ?? '' };
  }
}
