/**
 * CreditLedger: reserves a credit for a request and settles it, in the stream of the billing period it was reserved
 * in: a document that is still being read when its period ends costs nothing of the next one.
 */
import { Injectable } from '@nestjs/common';
import { entitlementAt } from '#domain/billing/entitlement.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Clock } from '#ports/clock.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { creditsDecider, creditsId, type ReleaseReason } from '#domain/billing/credits.js';
import type { Reservation } from '#domain/billing/reservation.js';
import { Grants } from '#domain/billing/grants.js';
import { isSandbox } from '#kernel/sandbox.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';

interface CreditRequest {
  readonly workspaceId: string;
  readonly requestId: string;
  readonly documentId: string;
}

interface Reserving {
  readonly reservation: Reservation;
  readonly position: Position;
  /** False: it was reserved before. */
  readonly isNew: boolean;
}

@Injectable()
export class CreditLedger {
  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly grants: Grants,
  ) {}

  /** @throws no_credits */
  async reserve({ workspaceId, requestId, documentId }: CreditRequest, cause: Cause): Promise<Reserving> {
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
    const granted = isSandbox(workspaceId) ? null : this.grants.of(plan);
    const { position, events } = await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'ReserveCredit', workspaceId, period, requestId, documentId, granted },
      cause,
    );
    return { reservation: { workspaceId, requestId, period }, position, isNew: events.length > 0 };
  }

  async use({ workspaceId, requestId, period }: Reservation, cause: Cause): Promise<void> {
    await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'UseCredit', workspaceId, period, requestId },
      cause,
    );
  }

  async release(reservation: Reservation, reason: ReleaseReason, cause: Cause): Promise<void> {
    const { workspaceId, requestId, period } = reservation;
    await this.decisions.run(
      creditsDecider,
      creditsId(workspaceId, period),
      { type: 'ReleaseCredit', workspaceId, period, requestId, reason },
      cause,
    );
  }
}
