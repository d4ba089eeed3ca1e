/** The file of an export job, opened to be sent; or why there is none, in a sentence. */
import { expiryOf, MOST_FILES, type KnownBulkExport } from '#domain/bulk/bulk-export.js';
import { DomainError } from '#kernel/domain-error.js';
import { ObjectNotFound } from '#ports/object-store.js';
import { sentence } from '#texts/sentence.js';
import type { ExportFiles } from '../application/export-files.js';

/**
 * @throws DomainError `export_not_ready` · `export_without_file` · `export_expired` · `export_displaced` ·
 * `export_withdrawn`
 */
export async function opened(files: ExportFiles, job: KnownBulkExport, now: string) {
  const { exportId, status, file, withdrawn } = job;
  if (status === 'open') throw notReady();
  if (withdrawn === 'document_deleted') throw taken();
  if (withdrawn === 'displaced') throw displaced();
  if (withdrawn === 'expired' || (file && now >= expiryOf(job, now))) throw expired();
  if (!file) throw without();
  const { fileId, parts, bytes: size } = file;
  const rest = files.read({ exportId, fileId }, parts);
  // Until here it can be refused.
  const first = await rest.next().catch((error: unknown) => {
    throw error instanceof ObjectNotFound ? taken() : error;
  });
  return { bytes: following(first, rest), size, etag: `"${fileId}"` };
}

async function* following(first: IteratorResult<Buffer, unknown>, rest: AsyncIterable<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

const notReady = () =>
  new DomainError('export_not_ready', 'conflict', 'This export is still being made. Please wait until it is finished.');
const without = () => new DomainError('export_without_file', 'not-found', 'There is no file of this export.');
const expired = () =>
  new DomainError('export_expired', 'gone', 'Files of exports are kept for a day. Please export the documents again.');
const displaced = () =>
  new DomainError(
    'export_displaced',
    'gone',
    sentence('The files of the newest {most} exports of a workspace are kept. Please export the documents again.', {
      most: MOST_FILES,
    }),
  );
const taken = () =>
  new DomainError(
    'export_withdrawn',
    'gone',
    'The file of this export was removed, because a document in it was deleted. Please export the others again.',
  );
