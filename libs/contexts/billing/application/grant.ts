/**
 * What an operator gives a workspace without money: a plan for as long as it has no subscription, or credits on top for the period it is in. Not
 * reached from the web. The reason stands in the event and can be read for ever, so an address in it is refused.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { entitlementAt } from '#domain/billing/entitlement.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { Clock } from '#ports/clock.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import { monthlyCredits } from '#domain/billing/plans.js';
import { workspaceDecider, workspaceNotFound, type Plan } from '#domain/workspaces/workspace.js';

const LONGEST_REASON = 200;

export class GrantPlan extends Command<{ readonly changed: boolean }> {
  constructor(
    readonly workspaceId: string,
    readonly plan: Plan,
    readonly reason: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(GrantPlan)
export class GrantPlanHandler implements ICommandHandler<GrantPlan> {
  constructor(private readonly decisions: Decisions) {}

  /** @throws workspace_not_found · has_subscription · reason_refused */
  async execute({ workspaceId, plan, reason, cause }: GrantPlan) {
    const { booked } = await this.decisions.state(subscriptionDecider, workspaceId);
    if (booked) {
      const message = `This workspace has booked ${booked.plan}, which counts as long as it lasts. Grant credits instead.`;
      throw new DomainError('has_subscription', 'conflict', message);
    }
    const command = { type: 'GrantPlan', workspaceId, plan, reason: checked(reason) } as const;
    const { events } = await this.decisions.run(workspaceDecider, workspaceId, command, cause);
    return { changed: events.length > 0 };
  }
}

export class GrantCredits extends Command<{ readonly period: string; readonly endsAt: string }> {
  constructor(
    readonly workspaceId: string,
    readonly credits: number,
    readonly reason: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(GrantCredits)
export class GrantCreditsHandler implements ICommandHandler<GrantCredits> {
  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  /** @throws workspace_not_found · unlimited · reason_refused */
  async execute({ workspaceId, credits, reason, cause }: GrantCredits) {
    const [workspace, { booked }] = await Promise.all([
      this.decisions.state(workspaceDecider, workspaceId),
      this.decisions.state(subscriptionDecider, workspaceId),
    ]);
    if (workspace.status !== 'active') throw workspaceNotFound();
    const { plan, period, endsAt } = entitlementAt(booked, this.clock.iso(), workspace.plan);
    if (monthlyCredits(plan) === null)
      throw new DomainError('unlimited', 'conflict', 'This workspace is on an unlimited plan.');
    const command = { type: 'GrantCredits', workspaceId, period, credits, reason: checked(reason) } as const;
    await this.decisions.run(creditsDecider, creditsId(workspaceId, period), command, cause);
    return { period, endsAt };
  }
}

function checked(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > LONGEST_REASON || text.includes('@')) {
    const message = `A reason has at most ${LONGEST_REASON} characters and names nobody: it can be read for ever.`;
    throw new DomainError('reason_refused', 'invalid', message);
  }
  return text;
}
