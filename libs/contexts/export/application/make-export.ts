/**
 * An export made of its documents, which are asked for twice and more: once to plan, then to write. Runs in a process
 * of its own (ExportWriter): nothing here knows a store, and nobody waits for it but whoever asked.
 */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '#kernel/domain-error.js';
import { askedFor } from '#domain/export/choosing.js';
import type { Configuration, Format } from '#domain/export/configuration.js';
import { Planning, type Plan } from '#domain/export/plan.js';
import { recordOf, shownRecord } from '#domain/export/record.js';
import type { Language } from '#texts/languages.js';
import type { Documents, ExportJob } from './export-job.js';
import { asText } from './formats/write-text.js';
import type { Row, Words, WrittenExport } from './formats/written-export.js';

type Writer = (written: WrittenExport, out: Writable) => Promise<void>;

/** What sets sheets and pages is loaded with the first of them. */
const WRITERS: Record<Format, () => Promise<Writer>> = {
  json: async () => asText,
  csv: async () => asText,
  xml: async () => asText,
  excel: async () => (await import('./formats/write-excel.js')).writeExcel,
  pdf: async () => (await import('./formats/pdf/write-pdf.js')).writePdf,
};

/**
 * @param wordsIn what it says in a language
 * @throws DomainError `nothing_to_export`, and when what was asked for cannot be made
 */
export async function makeExport(
  job: ExportJob,
  documents: Documents,
  wordsIn: (language: Language) => Words,
  out: Writable,
): Promise<void> {
  if (job.kind === 'preview') return makePreview(job.configuration, job.limit, documents, out);
  const plan = await planned(job.configuration, documents);
  const write = await WRITERS[job.configuration.format]();
  const words = wordsIn(job.language ?? 'en');
  await write({ plan, rows: () => rows(plan, documents), words, now: job.now, creator: job.creator }, out);
}

/** A list of records as JSON, whatever the format. */
async function makePreview(wanted: Configuration, limit: number, documents: Documents, out: Writable): Promise<void> {
  const plan = await planned({ ...wanted, format: 'json' }, documents);
  const first = { ...plan, order: plan.order.slice(0, limit) };
  await pipeline(Readable.from(shown(first, documents)), out);
}

async function* shown(plan: Plan, documents: Documents): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const { record } of rows(plan, documents)) {
    yield Buffer.from(before + JSON.stringify(shownRecord(record, plan.configuration.options.flattenNested)));
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : ']');
}

async function planned(configuration: Configuration, documents: Documents): Promise<Plan> {
  const planning = new Planning(configuration);
  let completed = 0;
  for await (const document of documents({ ids: askedFor(configuration.selectedDocuments) })) {
    planning.add(document);
    completed += 1;
  }
  if (completed === 0) throw new DomainError('nothing_to_export', 'not-found', 'Document not found');
  return planning.finished();
}

async function* rows(plan: Plan, documents: Documents): AsyncGenerator<Row> {
  const groups = new Map(plan.order.map(({ documentId, group }) => [documentId, group]));
  const ids = plan.order.map(({ documentId }) => documentId);
  for await (const document of documents({ ids, depth: plan.configuration.options })) {
    yield { document, record: recordOf(document, plan.shape), group: groups.get(document.documentId) ?? '' };
  }
}
