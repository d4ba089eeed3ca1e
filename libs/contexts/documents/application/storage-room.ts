/**
 * StorageRoom: how much a workspace's originals take, as the log's facts add up, and whether one more may come. Uploads
 * that come at the same moment see the same room, so as many as may be under way at once can go beyond it.
 */
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { isSandbox } from '#kernel/sandbox.js';
import { bytesKept } from '#projections/kept-documents/queries.js';
import type { Views } from '#read-side/views.js';
import { msg } from '#texts/msg.js';
import { part, sentence, type Sentence } from '#texts/sentence.js';
import type { Decisions } from '#write-side/decisions.js';

const MEGABYTE = 1024 * 1024;

export class StorageRoom {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    /** Bytes; undefined: no bound. */
    private readonly usual: number | undefined,
  ) {}

  async of(workspaceId: string): Promise<{ readonly usedBytes: number; readonly quotaBytes: number | null }> {
    const [usedBytes, quota] = await Promise.all([bytesKept(this.views, workspaceId), this.#quota(workspaceId)]);
    return { usedBytes, quotaBytes: quota ?? null };
  }

  /** @throws storage_full */
  async mustHold(workspaceId: string, bytes: number): Promise<void> {
    if (isSandbox(workspaceId)) return; // samples
    const quotaBytes = await this.#quota(workspaceId);
    if (quotaBytes === undefined) return;
    const usedBytes = await bytesKept(this.views, workspaceId);
    if (usedBytes + bytes > quotaBytes) throw storageFull(usedBytes, quotaBytes, bytes);
  }

  async #quota(workspaceId: string): Promise<number | undefined> {
    const workspace = await this.decisions.state(workspaceDecider, workspaceId);
    return (workspace.status === 'active' ? workspace.storageQuota : undefined) ?? this.usual;
  }
}

function storageFull(usedBytes: number, quotaBytes: number, fileBytes: number): DomainError {
  const message = sentence(
    'This file of {file} has no room: the workspace keeps {used} of files and may keep {quota}. Delete documents that ' +
      'are needed no longer, or have an owner shorten how long files are kept.',
    { file: megabytes(fileBytes), used: megabytes(usedBytes), quota: megabytes(quotaBytes) },
  );
  return new DomainError('storage_full', 'conflict', message, { usedBytes, quotaBytes, fileBytes });
}

const megabytes = (bytes: number): Sentence =>
  bytes > 0 && bytes < MEGABYTE / 100
    ? part(msg('under 0.01 MB'))
    : sentence('{size, number, ::.00 group-off} MB', { size: bytes / MEGABYTE });
