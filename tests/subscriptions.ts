/** A subscription as a payment gateway tells of it, for specs of what follows from one. */
import { subscriptionDecider, type Truth } from '#domain/billing/subscription.decider.js';
import type { Decisions } from '#write-side/decisions.js';
import { byAda } from './embedded-stores.js';

/** Starter by the month, from the hour at which fixed clocks stand still. */
const starterFromMarch: Truth = {
  gateway: 'test',
  subscriptionId: 'sub_1',
  plan: 'starter',
  billingCycle: 'monthly',
  status: 'active',
  startedAt: '2026-03-01T09:00:00.000Z',
  periodStart: '2026-03-01T09:00:00.000Z',
  periodEnd: '2026-04-01T09:00:00.000Z',
  canceled: false,
};

/** Records what the gateway says now. */
export async function gatewaySays(
  decisions: Decisions,
  workspaceId: string,
  change: Partial<Truth> = {},
): Promise<void> {
  const { changes: askedAt } = await decisions.state(subscriptionDecider, workspaceId);
  const truth = { ...starterFromMarch, ...change };
  await decisions.run(subscriptionDecider, workspaceId, { type: 'RecordTruth', workspaceId, truth, askedAt }, byAda);
}
