/**
 * The uploads of this visit, outside React: they go on while the member looks at other screens. Three at a time.
 * Nothing is kept over a reload; a file that was fully sent is then in Documents.
 */
import type { SameFile } from '#contracts/documents.js';
import { messageOf, statusOf } from '../../../lib/api-error.js';
import { randomKey } from '../../../lib/random-key.js';
import { subscribeToMember } from '../../../entities/account/session.js';
import { upload as send, type UploadRequest } from '../api/upload-request.js';
import { t } from '../../../lib/texts.js';
import { toast } from '../../../ui/toast-list.js';

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly status: 'uploading' | 'success' | 'error';
  /** 0..1 of the bytes sent */
  readonly progress: number;
  readonly deleteAfterProcessing: boolean;
  readonly error?: string;
  /** All credits are used. */
  readonly needsPlan?: boolean;
  readonly documentId?: string;
  /** Uploaded before with the same bytes. */
  readonly duplicateOf?: readonly SameFile[];
}

const AT_ONCE = 3;

interface Running {
  readonly file: File;
  /** The same for every try, so that a try whose answer was lost does not become a second document. */
  readonly key: string;
  readonly abort: AbortController;
  started: boolean;
}

let uploads: readonly Upload[] = [];
let nextId = 1;
let onUploaded: () => void = () => undefined;
const running = new Map<number, Running>();
const listeners = new Set<() => void>();

export const currentUploads = (): readonly Upload[] => uploads;

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called after each file that arrived. */
export function whenUploaded(callback: () => void): void {
  onUploaded = callback;
}

export function addUploads(files: readonly File[], deleteAfterProcessing: boolean): void {
  const added = files.map((file): Upload => {
    const id = nextId++;
    running.set(id, { file, key: randomKey(), abort: new AbortController(), started: false });
    return { id, name: file.name, size: file.size, status: 'uploading', progress: 0, deleteAfterProcessing };
  });
  change([...added, ...uploads]);
  startNext();
}

export function removeUpload(id: number): void {
  running.get(id)?.abort.abort();
  running.delete(id);
  change(uploads.filter((upload) => upload.id !== id));
  startNext();
}

export function retryUpload(id: number): void {
  const job = running.get(id);
  if (!job) return;
  running.set(id, { file: job.file, key: job.key, abort: new AbortController(), started: false });
  update(id, { status: 'uploading', progress: 0, needsPlan: false });
  startNext();
}

function startNext(): void {
  const active = uploads.filter(({ id, status }) => status === 'uploading' && running.get(id)?.started).length;
  const waiting = uploads
    .filter(({ id, status }) => status === 'uploading' && running.get(id)?.started === false)
    .reverse();
  for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - active))) void start(upload);
}

async function start({ id, name, deleteAfterProcessing }: Upload): Promise<void> {
  const job = running.get(id);
  if (!job) return;
  job.started = true;
  const request: UploadRequest = {
    file: job.file,
    key: job.key,
    deleteAfterProcessing,
    signal: job.abort.signal,
    onProgress: (progress) => update(id, { progress }),
  };
  try {
    const { document, duplicateOf } = await send(request);
    running.delete(id);
    update(id, { status: 'success', progress: 1, documentId: document._id, duplicateOf });
    toast.success(t('File uploaded successfully!'));
    onUploaded();
  } catch (error) {
    if (job.abort.signal.aborted) return;
    const why = messageOf(error, t('Upload failed'));
    update(id, { status: 'error', error: why, needsPlan: statusOf(error) === 402 });
    toast.error(t('Failed to upload {name}: {why}', { name, why }));
  }
  startNext();
}

function update(id: number, part: Partial<Upload>): void {
  change(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
}

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

subscribeToMember(() => {
  for (const { abort } of running.values()) abort.abort();
  running.clear();
  change([]);
});
