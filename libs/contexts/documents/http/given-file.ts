/** A file that is not sent as a form: by its address, or in base64 in JSON. */
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DomainError } from '#kernel/domain-error.js';
import { FileReception, type FileRules, type ReceivedFile } from '#platform/bodies/receive-file.js';
import { BodiesUnderWay } from '#platform/bodies/under-way.js';
import { RemoteFiles } from '#ports/remote-files.js';
import type { NewDocumentBody } from '#contracts/documents.js';

@Injectable()
export class GivenFile {
  constructor(
    private readonly reception: FileReception,
    private readonly remote: RemoteFiles,
    private readonly underWay: BodiesUnderWay,
  ) {}

  /** @throws invalid_request · invalid_base64 · url_refused · url_not_there · what the rules throw */
  async receive<T>(
    { url, content, filename }: NewDocumentBody,
    member: string,
    rules: FileRules,
    signal: AbortSignal,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    if ((url === undefined) === (content === undefined))
      throw new DomainError('invalid_request', 'invalid', 'Send either "url" or "content".');
    if (content !== undefined) return this.reception.take(bytesOf(content), filename ?? 'document', rules, use);
    // As many at once as could be sent at once.
    const release = this.underWay.admit({ name: member, member: true }, rules.most);
    try {
      return await this.#fetched(url!, filename, rules, signal, use);
    } finally {
      release();
    }
  }

  async #fetched<T>(
    url: string,
    filename: string | undefined,
    rules: FileRules,
    signal: AbortSignal,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const opened = await this.remote.open(url, signal);
    if (opened.kind !== 'open') throw new DomainError(`url_${opened.kind}`, 'unprocessable', opened.reason);
    const { bytes, close } = opened;
    try {
      return await this.reception.take(bytes, filename ?? nameIn(url), rules, use);
    } catch (error) {
      if (bytes.errored && error === bytes.errored)
        throw new DomainError('url_not_there', 'unprocessable', 'The file at the address broke off, or took too long.');
      throw error;
    } finally {
      close();
    }
  }
}

/** @throws invalid_base64 */
function bytesOf(base64: string): Readable {
  if (base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    return Readable.from([Buffer.from(base64, 'base64')]);
  throw new DomainError('invalid_base64', 'invalid', '"content" must be base64, without "data:" before it.');
}

/** The last part of its path. */
function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'document';
  } catch {
    return last;
  }
}
