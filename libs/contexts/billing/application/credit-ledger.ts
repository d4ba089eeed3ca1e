/**
 * CreditLedger: reserves a credit for a request and settles it, in the stream of the billing period it was reserved in: a document that is still
 * being read when its period ends costs nothing of the next one.
 */
import { Injectable } from '@nestjs/common';
import { entitlementAt } from '#domain/billing/entitlement.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Clock } from '#ports/clock.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import { monthlyCredits } from '#domain/billing/plans.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';

export interface CreditRequest {
  readonly workspaceId: string;
  readonly requestId: string;
}

@Injectable()
export class CreditLedger {
  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  /** @returns the period whose credit was reserved, and whether it was reserved just now. @throws no_credits */
  async reserve(
    request: CreditRequest & { documentId: string },
    cause: Cause,
  ): Promise<{ period: string; position: Position; anew: boolean }> {
    const { workspaceId, requestId, documentId } = request;
    const [workspace, { booked }] = await Promise.all([
      this.decisions.state(workspaceDecider, workspaceId),
      this.decisions.state(subscriptionDecider, workspaceId),
    ]);
    if (workspace.status === 'deleted')
      throw new DomainError('workspace_deleted', 'not-found', 'This workspace was deleted.');
    const { plan, period } = entitlementAt(
      booked,
      this.clock.iso(),
      workspace.status === 'active' ? workspace.plan : 'free',
    );
    const granted = monthlyCredits(plan);
    const { position, events } = await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'ReserveCredit', workspaceId, period, requestId, documentId, granted },
      cause,
    );
    return { period, position, anew: events.length > 0 };
  }

  async use({ workspaceId, requestId }: CreditRequest, period: string, cause: Cause): Promise<void> {
    await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'UseCredit', workspaceId, period, requestId },
      cause,
    );
  }

  async release(
    { workspaceId, requestId }: CreditRequest,
    period: string,
    reason: 'failed' | 'deleted' | 'abandoned',
    cause: Cause,
  ): Promise<void> {
    await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'ReleaseCredit', workspaceId, period, requestId, reason },
      cause,
    );
  }
}
