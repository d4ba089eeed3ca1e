/** One document on its way into the workspace. */
import { UploadAnswer } from '../../../entities/documents/wire.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { postForm } from '../../../lib/form-request.js';

export interface UploadRequest {
  readonly file: File;
  /** Names this upload to the server; one of its own for every file. */
  readonly key: string;
  readonly deleteAfterProcessing: boolean;
  readonly signal: AbortSignal;
  /** 0..1, of the bytes sent */
  readonly onProgress: (ratio: number) => void;
}

export function upload({ file, key, deleteAfterProcessing, signal, onProgress }: UploadRequest): Promise<UploadAnswer> {
  const form = new FormData();
  // The server reads fields in order: what it must know about the file stands before the file.
  form.append('deleteAfterProcessing', String(deleteAfterProcessing));
  form.append('file', file, file.name);
  return postForm(apiPaths.upload, UploadAnswer, { form, headers: { 'Idempotency-Key': key }, signal, onProgress });
}
