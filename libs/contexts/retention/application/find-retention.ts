/** Questions about a workspace's retention rule: what it is, what another would take, and who set which when. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  beginOf,
  mustMakeSense,
  retentionDecider,
  type Retention,
  type RetentionEvent,
  type RetentionRule,
} from '#domain/retention/retention-rule.js';
import { streamName } from '#kernel/decider.js';
import type { RetentionDays } from '#kernel/retention.js';
import { Clock } from '#ports/clock.js';
import { actorNames } from '#projections/accounts/queries.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { countHeld, countKept, oldestOf, takenBy, type Taken } from '#projections/kept-documents/queries.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';

const NAMED = 5;
const MOST_CHANGES = 100;
const GONE = 'Former member';

interface TakenThen {
  readonly count: number;
  /** ISO 8601, UTC */
  readonly oldest: string | null;
  /** File names, of the oldest. */
  readonly names: string[];
}

interface Preview {
  /** ISO 8601, UTC */
  readonly begins: string;
  readonly documents: TakenThen;
  readonly originals: TakenThen;
  readonly held: number;
}

interface Change extends RetentionRule {
  /** ISO 8601, UTC */
  readonly at: string;
  readonly by: string;
}

export class GetRetention extends Query<Retention> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(GetRetention)
export class GetRetentionHandler implements IQueryHandler<GetRetention> {
  constructor(private readonly decisions: Decisions) {}

  execute({ workspaceId }: GetRetention): Promise<Retention> {
    return this.decisions.state(retentionDecider, workspaceId);
  }
}

/** What a rule set now would take in the moment it begins. */
export class PreviewRetention extends Query<Preview> {
  constructor(
    readonly workspaceId: string,
    readonly rule: RetentionDays,
  ) {
    super();
  }
}

@QueryHandler(PreviewRetention)
export class PreviewRetentionHandler implements IQueryHandler<PreviewRetention> {
  constructor(
    private readonly views: Views,
    private readonly clock: Clock,
  ) {}

  /** @throws originals_after_documents */
  async execute({ workspaceId, rule }: PreviewRetention): Promise<Preview> {
    mustMakeSense(rule);
    const begins = beginOf(this.clock.iso());
    const [documents, originals, held] = await Promise.all([
      this.#taken(workspaceId, rule, 'documents', begins),
      this.#taken(workspaceId, rule, 'originals', begins),
      countHeld(this.views, workspaceId),
    ]);
    return { begins, documents, originals, held };
  }

  async #taken(workspaceId: string, rule: RetentionDays, what: Taken, at: string): Promise<TakenThen> {
    const where = takenBy(workspaceId, rule, what, at);
    if (!where) return { count: 0, oldest: null, names: [] };
    const [count, oldest] = await Promise.all([countKept(this.views, where), oldestOf(this.views, where, NAMED)]);
    const rows = await Promise.all(
      oldest.map(({ documentId }) => this.views.get<DocumentRow>('document-list', documentId)),
    );
    return {
      count,
      oldest: oldest[0]?.createdAt ?? null,
      names: rows.flatMap((row) => (row ? [row.originalFilename] : [])),
    };
  }
}

/** From the log itself, newest first. */
export class ListRetentionChanges extends Query<Change[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(ListRetentionChanges)
export class ListRetentionChangesHandler implements IQueryHandler<ListRetentionChanges> {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
  ) {}

  async execute({ workspaceId }: ListRetentionChanges): Promise<Change[]> {
    const facts = await this.decisions.read<RetentionEvent>(streamName(retentionDecider.category, workspaceId));
    const newest = facts.slice(-MOST_CHANGES).toReversed();
    const names = await actorNames(
      this.views,
      newest.map(({ metadata }) => metadata.actor.id),
    );
    return newest.map(({ data: { originalsAfterDays, documentsAfterDays, begins }, metadata }) => ({
      ...{ originalsAfterDays, documentsAfterDays, begins },
      at: metadata.occurredAt,
      by: names.get(metadata.actor.id) ?? GONE,
    }));
  }
}
