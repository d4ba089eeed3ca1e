/** Documents, from upload to deletion. */
import type {
  BulkExport,
  BulkExportBody,
  BulkJob,
  Document,
  DocumentHistory,
  DocumentListData,
  DocumentStatus,
  DocumentSummary,
  DocumentType,
  Extraction,
  Proposal,
  ProposalBody,
  UploadData,
  Version,
  VersionData,
  VersionWithValues,
} from './api.js';
import { exportedFile, type ExportedFile } from './exported-file.js';
import { ExtractionFailedError, RectoTimeoutError } from './errors.js';
import { extracted, type Extracted } from './extracted.js';
import { backOff, pause, type Transport } from './transport.js';

/** In Node `await openAsBlob(path)` of `node:fs` makes one of a file. */
export type FileToRead = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | FileAtUrl;

/** https; the server fetches it, once, and follows no redirect. */
export interface FileAtUrl {
  readonly url: string;
}

interface Cancelable {
  readonly signal?: AbortSignal | undefined;
}

export interface UploadOptions extends Cancelable {
  /** That of a `File` unless given. */
  readonly filename?: string;
  /** The original is deleted once it is read. */
  readonly deleteAfterProcessing?: boolean;
  /** Yours, one for each upload: made again with it, an upload is answered as it was and charged once. */
  readonly idempotencyKey?: string;
}

export interface WaitOptions extends Cancelable {
  /** How long to wait in all, milliseconds: ten minutes. */
  readonly timeoutMs?: number;
}

export interface ListOptions extends Cancelable {
  /** Part of the file name. */
  readonly search?: string;
  readonly status?: readonly DocumentStatus[];
  readonly docType?: readonly DocumentType[];
  /** ISO 639-1 */
  readonly language?: readonly string[];
  /** Uploaded at or after, ISO 8601. */
  readonly startDate?: string;
  /** Uploaded at or before, ISO 8601. */
  readonly endDate?: string;
  /** With the values of each. */
  readonly includeFields?: boolean;
}

export interface ProposeOptions extends Cancelable {
  /** Yours, one for each proposal: made again with it, a proposal is answered as it was. */
  readonly idempotencyKey?: string;
}

export interface RetryOptions extends Cancelable {
  /** Yours, one for each new try: made again with it, it is no second one. */
  readonly idempotencyKey?: string;
}

export interface VersionOptions extends Cancelable {
  /** The version you saw: when the document is at another one by now, nothing is changed (`VersionConflictError`). */
  readonly ifVersion?: number;
}

/** Of a job over many documents. */
export interface JobOptions<Job> extends WaitOptions {
  /** Told how far the job is, every two seconds or so and when it is over. */
  readonly onProgress?: (job: Job) => void;
  /** Yours, one for each such request: made again with it, it is the same job. */
  readonly idempotencyKey?: string;
}
export type DeleteAllOptions = JobOptions<BulkJob>;
export type ExportAllOptions = JobOptions<BulkExport>;

export interface ExportedAll {
  readonly job: BulkExport;
  /** Absent: none of them could be exported, or the job was canceled or failed, see `job`. */
  readonly file?: ExportedFile;
}

const WAIT_MS = 10 * 60_000;
const PROGRESS_S = 2;
const PAGE = 100;

export class Documents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Uploads a file, waits until it is read, and answers its values with certainty and place.
   * @throws ExtractionFailedError when it cannot be read; RectoTimeoutError, with the id to go on waiting by
   */
  async extract(file: FileToRead, options: UploadOptions & WaitOptions = {}): Promise<Extracted> {
    const { document } = await this.upload(file, options);
    return extracted(readable(await this.wait(document._id, options)));
  }

  /** It is read afterwards. */
  upload(file: FileToRead, options: UploadOptions = {}): Promise<UploadData> {
    const { deleteAfterProcessing = false, signal, idempotencyKey = crypto.randomUUID() } = options;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const sent = { method: 'POST', headers, repeatable: true, signal } as const;
    if ('url' in file) {
      const { filename } = options;
      const body = { url: file.url, deleteAfterProcessing, ...(filename !== undefined && { filename }) };
      return this.#transport.json({ ...sent, path: '/documents', body });
    }
    const { filename = nameOf(file) } = options;
    const body = new FormData();
    body.set('deleteAfterProcessing', String(deleteAfterProcessing));
    body.set('file', file instanceof Blob ? file : new Blob([file]), filename);
    return this.#transport.json({ ...sent, path: '/documents/upload', body });
  }

  /** Until it is read, well or not: see `status`. @throws RectoTimeoutError */
  wait(id: string, { timeoutMs = WAIT_MS, signal }: WaitOptions = {}): Promise<Document> {
    return this.#held(
      (wait) => this.#one(id, { query: { wait }, signal }),
      ({ status }) => status === 'completed' || status === 'failed',
      () => new RectoTimeoutError(`The document was not read within ${timeoutMs / 1_000} s.`, id),
      { timeoutMs, signal },
    );
  }

  /** Newest first. What comes meanwhile is left out, and nothing is told twice or passed over, also when you delete. */
  async *list(options: ListOptions = {}): AsyncGenerator<DocumentSummary, void, undefined> {
    const { signal, ...narrowed } = options;
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { ...narrowed, cursor, limit: PAGE };
      const found = await this.#transport.json<DocumentListData>({ method: 'GET', path: '/documents', query, signal });
      yield* found.documents;
      cursor = found.pagination.next;
    }
  }

  get(id: string, { signal }: Cancelable = {}): Promise<Document> {
    return this.#one(id, { signal });
  }

  /** @param extraction all values as they are to be @param options.changes what you say of it, for its history */
  edit(
    id: string,
    extraction: Extraction,
    options: VersionOptions & { readonly changes?: readonly string[] } = {},
  ): Promise<Document> {
    const { changes, ...more } = options;
    return this.#write('PUT', id, '', { extraction, ...(changes && { changes }) }, more);
  }

  /** These values were looked at and are right. */
  confirm(id: string, paths: readonly string[], options: VersionOptions = {}): Promise<Document> {
    return this.#write('POST', id, '/confirm', { paths }, options);
  }

  /** Another value for a path, and why: nothing changes until a person accepts it. */
  async propose(id: string, proposed: ProposalBody, options: ProposeOptions = {}): Promise<Proposal> {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const call = { method: 'POST', path: `${pathOf(id)}/proposals`, headers, body: { ...proposed } } as const;
    return (await this.#transport.json<{ proposal: Proposal }>({ ...call, repeatable: true, signal })).proposal;
  }

  /** Reads a document again that failed, while its file is there. */
  async retry(id: string, options: RetryOptions = {}): Promise<Document> {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const call = { method: 'POST', path: `${pathOf(id)}/retry`, headers, repeatable: true, signal } as const;
    return (await this.#transport.json<{ document: Document }>(call)).document;
  }

  /** For good. */
  async delete(id: string, { signal }: Cancelable = {}): Promise<void> {
    await this.#transport.json({ method: 'DELETE', path: pathOf(id), repeatable: true, signal });
  }

  /**
   * Many, for good, each as `delete` would; 10,000 at most. Answers when the job is over; what could not be deleted
   * stands in `failed`, and keeps nothing else. @throws RectoTimeoutError; the job goes on
   */
  deleteAll(ids: readonly string[], options: DeleteAllOptions = {}): Promise<BulkJob> {
    return this.#job<BulkJob>('deletions', { ids }, options);
  }

  /**
   * Many as one file, 10,000 at most. Answers when the job is over; what could not be exported stands in `job.failed`,
   * and keeps nothing else. @param wanted fields and form @throws RectoTimeoutError; the job goes on, and its file is
   * kept for a day
   */
  async exportAll(
    ids: readonly string[],
    wanted: Omit<BulkExportBody, 'ids'>,
    options: ExportAllOptions = {},
  ): Promise<ExportedAll> {
    const job = await this.#job<BulkExport>('exports', { ...wanted, ids }, options);
    if (!job.file) return { job };
    const call = { method: 'GET', path: job.file.href, signal: options.signal } as const;
    return { job, file: exportedFile(await this.#transport.bytes(call)) };
  }

  /** Newest first. */
  async *versions(id: string, { signal }: Cancelable = {}): AsyncGenerator<Version, void, undefined> {
    const document = await this.get(id, { signal });
    const known = new Map(document.versions.map((version) => [version.version, version]));
    // The document has the newest of them.
    for (let number = document.version; number >= 1; number--)
      yield known.get(number) ?? (await this.version(id, number, { signal }));
  }

  /** With the values as they were then. */
  async version(id: string, number: number, { signal }: Cancelable = {}): Promise<VersionWithValues> {
    const path = `${pathOf(id)}/versions/${number}`;
    return (await this.#transport.json<VersionData>({ method: 'GET', path, signal })).version;
  }

  /** Makes the values of an old version the newest. */
  restore(id: string, number: number, options: VersionOptions = {}): Promise<Document> {
    return this.#write('POST', id, `/versions/${number}/restore`, undefined, options);
  }

  /** Every fact from upload to deletion. */
  history(id: string, { signal }: Cancelable = {}): Promise<DocumentHistory> {
    return this.#transport.json({ method: 'GET', path: `${pathOf(id)}/history`, signal });
  }

  /** The file as it was uploaded. */
  async original(id: string, { signal }: Cancelable = {}): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.#transport.bytes({ method: 'GET', path: `${pathOf(id)}/original`, signal })).bytes;
  }

  /** A page as a WebP picture. @param number from 1 @param options.width most pixels across */
  async page(
    id: string,
    number: number,
    { width, signal }: Cancelable & { readonly width?: number } = {},
  ): Promise<Uint8Array<ArrayBuffer>> {
    const path = `${pathOf(id)}/pages/${number}`;
    return (await this.#transport.bytes({ method: 'GET', path, query: { width }, signal })).bytes;
  }

  /** Asks for a job and until it is over. */
  async #job<Job extends BulkJob | BulkExport>(
    kind: 'deletions' | 'exports',
    body: Readonly<Record<string, unknown>>,
    options: JobOptions<Job>,
  ): Promise<Job> {
    const { onProgress, idempotencyKey = crypto.randomUUID(), timeoutMs = WAIT_MS, signal } = options;
    const jobs = `/bulk-jobs/${kind}`;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const call = { method: 'POST', path: jobs, headers, body, repeatable: true, signal } as const;
    const { job } = await this.#transport.json<{ job: Job }>(call);
    return this.#held(
      async (wait) => {
        const query = { wait: onProgress ? Math.min(wait, PROGRESS_S) : wait };
        const path = `${jobs}/${job.id}`;
        const now = (await this.#transport.json<{ job: Job }>({ method: 'GET', path, query, signal })).job;
        onProgress?.(now);
        return now;
      },
      ({ status }) => status !== 'pending' && status !== 'running',
      () => new RectoTimeoutError(`The job was not over within ${timeoutMs / 1_000} s.`),
      { timeoutMs, signal },
    );
  }

  /** Asks until it is over, each time for an answer that is held for so many seconds at most. */
  async #held<T>(
    ask: (wait: number) => Promise<T>,
    isOver: (told: T) => boolean,
    late: () => Error,
    { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
  ): Promise<T> {
    const until = Date.now() + timeoutMs;
    for (let asked = 0; ; asked++) {
      const left = until - Date.now();
      if (asked > 0 && left <= 0) throw late();
      const before = Date.now();
      const told = await ask(Math.max(0, Math.min(this.#transport.longestHold, Math.ceil(left / 1_000))));
      if (isOver(told)) return told;
      // A server that holds no answers, as too many wait, must not be asked without end.
      if (Date.now() - before < 1_000) await pause(Math.min(backOff(asked), Math.max(0, until - Date.now())), signal);
    }
  }

  async #one(
    id: string,
    { query = {}, signal }: Cancelable & { readonly query?: { readonly wait?: number } },
  ): Promise<Document> {
    const call = { method: 'GET', path: pathOf(id), query, signal } as const;
    return (await this.#transport.json<{ document: Document }>(call)).document;
  }

  /** Made twice it changes nothing more, but of the version that was seen the first try left another one. */
  async #write(
    method: 'PUT' | 'POST',
    id: string,
    below: string,
    body: Readonly<Record<string, unknown>> | undefined,
    { ifVersion, signal }: VersionOptions,
  ): Promise<Document> {
    const seen = ifVersion !== undefined;
    const call = {
      ...{ method, path: `${pathOf(id)}${below}`, repeatable: !seen, signal },
      headers: { 'If-Match': seen ? `"${ifVersion}"` : undefined },
      ...(body && { body }),
    };
    return (await this.#transport.json<{ document: Document }>(call)).document;
  }
}

const pathOf = (id: string): string => `/documents/${encodeURIComponent(id)}`;

const nameOf = (file: Exclude<FileToRead, FileAtUrl>): string =>
  'name' in file && typeof file.name === 'string' ? file.name : 'document';

function readable(document: Document): Document {
  if (document.status === 'failed') throw new ExtractionFailedError(document);
  return document;
}
