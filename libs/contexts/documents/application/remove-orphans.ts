/**
 * Files are stored before the facts that name them, so a crash may leave a file that no document knows, or that of a try which was not
 * the first under its key. This sweep removes such orphans, and what is left of deleted documents and of pages whose original is gone, once they are old enough that no upload can still be under way.
 */
import { isUuid } from '#kernel/ids.js';
import { Clock } from '#ports/clock.js';
import { ObjectStore } from '#ports/object-store.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { isLive, type LiveDocument } from '#domain/documents/document.js';

const OLD_ENOUGH_MS = 60 * 60_000;

export class RemoveOrphans implements Sweep {
  readonly name = 'remove-orphans';
  readonly everyMs = 6 * 60 * 60_000;

  constructor(
    private readonly decisions: Decisions,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - OLD_ENOUGH_MS).toISOString();
    for (const prefix of ['originals/', 'pages/', 'results/']) {
      for await (const { key, storedAt } of this.objects.list(prefix)) {
        if (signal.aborted) return;
        const documentId = key.slice(prefix.length).split('/')[0]!;
        if (storedAt >= before || !isUuid(documentId)) continue;
        const document = await this.decisions.state(documentDecider, documentId);
        if (!isLive(document) || !isNeeded(document, prefix, key)) await this.objects.delete(key);
      }
    }
  }
}

function isNeeded({ objectKey, originalDeleted }: LiveDocument, prefix: string, key: string): boolean {
  if (prefix === 'results/') return true;
  return !originalDeleted && (prefix === 'pages/' || key === objectKey);
}
