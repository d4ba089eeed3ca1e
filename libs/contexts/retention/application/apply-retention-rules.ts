/**
 * ApplyRetentionRules: deletes what rules take, from one process at a time: some documents of one workspace, then of
 * the next. Each goes in its own stream, in the rule's name, as if a member had deleted it; what a process that died
 * had done is nothing to do for the next. What cannot be deleted keeps nothing else: a round looks at each document
 * once.
 */
import { deleteOriginal } from '#contexts/documents/application/delete-originals.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { RETENTION_ACTOR, retentionDecider } from '#domain/retention/retention-rule.js';
import { DomainError } from '#kernel/domain-error.js';
import { derivedId } from '#kernel/ids.js';
import type { Clock } from '#ports/clock.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { Filter } from '#ports/read-model-store.js';
import { oldestOf, takenBy, type Taken } from '#projections/kept-documents/queries.js';
import type { KeptDocument } from '#projections/kept-documents/view.js';
import { rulesInForce } from '#projections/retention-rules/queries.js';
import type { RetentionRuleView } from '#projections/retention-rules/view.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import type { Cause, Decisions } from '#write-side/decisions.js';

/** Before it is another workspace's turn. */
const IN_A_ROW = 20;
/** Of all workspaces; the rest is for the next round. */
const MOST_IN_A_ROUND = 5_000;
const KINDS: readonly Taken[] = ['documents', 'originals'];

/** Through what one part of a rule takes, oldest first. */
interface Walk {
  readonly rule: RetentionRuleView;
  readonly what: Taken;
  readonly where: readonly Filter[];
  /** Where it is. */
  readonly after?: KeptDocument;
}

export class ApplyRetentionRules implements Sweep {
  readonly name = 'apply-retention-rules';
  readonly everyMs = 60_000;

  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** @throws the first fault, once all had their turn */
  async run(signal: AbortSignal): Promise<void> {
    const faults: unknown[] = [];
    let walks = await this.#begun();
    for (let looked = 0; walks.length > 0 && looked < MOST_IN_A_ROUND && !signal.aborted;) {
      const further: Walk[] = [];
      for (const walk of walks) {
        if (signal.aborted) return;
        const found = await this.#next(walk).catch((fault: unknown) => (faults.push(fault), []));
        const outcomes = await Promise.allSettled(found.map((document) => this.#take(document, walk)));
        faults.push(...outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : [])));
        const last = found.at(-1);
        if (last) further.push({ ...walk, after: last });
        looked += found.length;
      }
      walks = further;
    }
    if (faults.length > 0) throw faults[0];
  }

  async #begun(): Promise<Walk[]> {
    const now = this.clock.iso();
    return (await rulesInForce(this.views, now)).flatMap((rule) =>
      KINDS.flatMap((what) => {
        const where = takenBy(rule.workspaceId, rule, what, now);
        return where ? [{ rule, what, where }] : [];
      }),
    );
  }

  /** Nothing more of a rule that was set otherwise meanwhile: the log knows before the view does. */
  async #next({ rule, where, after }: Walk): Promise<KeptDocument[]> {
    const now = await this.decisions.state(retentionDecider, rule.workspaceId);
    if (now.status === 'none' || now.begins !== rule.begins) return [];
    return oldestOf(this.views, where, IN_A_ROW, after);
  }

  async #take({ documentId, workspaceId }: KeptDocument, { rule: { ruleId }, what }: Walk): Promise<void> {
    const cause: Cause = {
      actor: RETENTION_ACTOR,
      correlationId: ruleId,
      causationId: ruleId,
      idempotenceKey: derivedId(this.name, ruleId, documentId),
    };
    const { decisions, objects } = this;
    if (what === 'originals') {
      await deleteOriginal(documentId, { decisions, objects, cause });
      return;
    }
    await decisions
      .run(documentDecider, documentId, { type: 'DeleteDocument', workspaceId }, cause)
      .catch((error: unknown) => {
        if (!isSettled(error)) throw error;
      });
  }
}

/** Put on hold since the view was written, or gone already. */
const isSettled = (error: unknown): boolean =>
  error instanceof DomainError && ['document_held', 'document_not_found'].includes(error.code);
