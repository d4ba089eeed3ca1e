/**
 * LateDetails: what stands between two read models of which one is behind the other. Each follows the log by itself,
 * and while another process takes one of them over the list may show what the details do not. Who asks for such a
 * document waits for a moment and is then told to come again: never that a document which is there is not, never an
 * export with documents left out.
 */
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { DocumentDetailView } from '#projections/document-detail/view.js';
import type { Filter } from '#ports/read-model-store.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider, documentNotFound, ownedBy } from '#domain/documents/document.decider.js';

const WAIT_MS = 2_000;
const LOOK_AGAIN_MS = 25;
const BATCH = 50;

export class LateDetails {
  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
    private readonly progress: ReadModelProgress,
    private readonly waitMs = WAIT_MS,
  ) {}

  /** @throws DomainError `document_not_found` when the log has none, `unavailable` when only the view has none */
  async detail(documentId: string, workspaceId: string): Promise<DocumentDetailView> {
    const view = await this.views.get<DocumentDetailView>('document-detail', documentId);
    if (view) return owned(view, workspaceId);
    ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    const last = (await this.decisions.read(streamName(documentDecider.category, documentId))).at(-1);
    if (last) await this.progress.waitFor(['document-detail'], last.position, this.waitMs);
    const now = await this.views.get<DocumentDetailView>('document-detail', documentId);
    if (!now) throw late();
    return owned(now, workspaceId);
  }

  /**
   * Resolves once the details know of every document that the list shows as completed. @throws DomainError
   * `unavailable`
   */
  async allCompleted(workspaceId: string, ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const where = [
        { field: 'workspaceId', equals: workspaceId },
        { field: 'documentId', in: ids.slice(at, at + BATCH) },
        { field: 'status', equals: 'completed' },
      ];
      // Again and again, as rows are stored a moment before how far they are.
      for (const until = performance.now() + this.waitMs; await this.#behind(where);) {
        if (performance.now() >= until) throw late();
        await this.progress.inStep('document-detail', 'document-list', this.waitMs);
        await pause(LOOK_AGAIN_MS);
      }
      // Each looks through the workspace; others are answered in between.
      await setImmediate();
    }
  }

  async #behind(where: readonly Filter[]): Promise<boolean> {
    const [listed, detailed] = await Promise.all([
      this.views.count('document-list', where),
      this.views.count('document-detail', where),
    ]);
    return detailed < listed;
  }
}

function owned(view: DocumentDetailView, workspaceId: string): DocumentDetailView {
  if (view.workspaceId !== workspaceId) throw documentNotFound();
  return view;
}

function late(): DomainError {
  return new DomainError(
    'unavailable',
    'unavailable',
    'This was changed a moment ago and cannot be shown just yet. Please try again.',
  );
}
