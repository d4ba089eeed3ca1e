/**
 * Exporting: a preview of the first records, and the whole export, each as a stream. What is asked for is checked here;
 * it is made in another process (ExportWriter), which asks for the documents one after the other, once to plan and then
 * to write, so that memory does not grow with their number.
 */
import type { Readable } from 'node:stream';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { ExportNotMade, ExportWriter, type NotMadeReason } from '#ports/export-writer.js';
import { askedFor, checkFound, checkSelection, checkSize } from '#domain/export/choosing.js';
import type { Configuration } from '#domain/export/configuration.js';
import { exportFileName } from '#domain/export/file-name.js';
import { msg } from '#texts/msg.js';
import { ExportSource } from './export-source.js';
import type { ExportJob, WantedDocuments } from './export-job.js';

const MEDIA_TYPES: Record<Configuration['format'], string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** What the installation is called, as files say who made them. */
export class Creator {
  constructor(readonly name: string) {}
}

/** Who asks; the signal is aborted when they have gone. */
export interface Asking {
  readonly workspaceId: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

export class PreviewExport extends Query<Readable> {
  constructor(
    readonly asking: Asking,
    readonly configuration: Configuration,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(PreviewExport)
export class PreviewExportHandler implements IQueryHandler<PreviewExport> {
  constructor(
    private readonly source: ExportSource,
    private readonly writer: ExportWriter,
  ) {}

  /** A list of records as JSON. */
  async execute({ asking, configuration, limit }: PreviewExport): Promise<Readable> {
    checkSelection(configuration.selectedDocuments, configuration.selectedFields, 'preview');
    return made(this.source, this.writer, asking, { kind: 'preview', configuration, limit });
  }
}

interface FileFacts {
  readonly filename: string;
  readonly mediaType: string;
}

interface ExportFile extends FileFacts {
  /** Destroyed when the rest could not be made. */
  readonly bytes: Readable;
}

export class ExportDocuments extends Query<ExportFile> {
  constructor(
    readonly asking: Asking,
    readonly configuration: Configuration,
    /** ISO 8601; stands on the PDF */
    readonly now: string,
  ) {
    super();
  }
}

@QueryHandler(ExportDocuments)
export class ExportDocumentsHandler implements IQueryHandler<ExportDocuments> {
  constructor(
    private readonly source: ExportSource,
    private readonly writer: ExportWriter,
    private readonly creator: Creator,
  ) {}

  async execute({ asking, configuration, now }: ExportDocuments): Promise<ExportFile> {
    const { selectedDocuments, selectedFields, format } = configuration;
    checkSelection(selectedDocuments, selectedFields, 'export');
    checkSize(askedFor(selectedDocuments), format);
    const job = { kind: 'file', configuration, now, creator: this.creator.name } as const;
    const bytes = await made(this.source, this.writer, asking, job);
    return { ...fileFacts(configuration), bytes };
  }
}

/** What the file is called and what it is. */
export function fileFacts({ format, customFileName }: Pick<Configuration, 'format' | 'customFileName'>): FileFacts {
  return { filename: exportFileName(customFileName, format), mediaType: MEDIA_TYPES[format] };
}

/** @throws DomainError when nothing of what was asked for can be exported, or not now */
async function made(source: ExportSource, writer: ExportWriter, asking: Asking, job: ExportJob): Promise<Readable> {
  const { workspaceId, userId, signal } = asking;
  const ids = askedFor(job.configuration.selectedDocuments);
  await source.readable(workspaceId, ids);
  const documents = (wanted: unknown) => {
    const { ids: these, depth } = wanted as WantedDocuments;
    return source.documents(workspaceId, these, depth);
  };
  try {
    return await writer.write({ kind: job.kind, member: userId, job, documents, signal });
  } catch (error) {
    if (error instanceof ExportNotMade) throw refusal(error);
    if (error instanceof DomainError && error.code === 'nothing_to_export')
      checkFound(await source.found(workspaceId, ids), 0);
    throw error;
  }
}

const REFUSALS: Record<NotMadeReason, ConstructorParameters<typeof DomainError>> = {
  too_many: [
    'too_many_exports',
    'rate-limited',
    msg('Several exports of yours are still being made. Please wait until one of them is done.'),
    { retryAfter: 10 },
  ],
  busy: ['busy', 'unavailable', msg('Too many exports are being made right now. Please try again in a moment.')],
  too_large: [
    'export_too_large',
    'unprocessable',
    msg('This export takes longer than one may take. Please choose fewer documents or fields, or another format.'),
  ],
  failed: [
    'export_failed',
    'unavailable',
    msg('This export could not be made. Please try again, or choose fewer documents or another format.'),
  ],
};

export const refusal = ({ reason }: ExportNotMade): DomainError => new DomainError(...REFUSALS[reason]);
