/**
 * Grants: how many documents a month a plan grants here. null = unlimited, as all plans are where nothing is counted.
 */
import type { OperatorSwitches } from '#kernel/operator-switches.js';
import { MONTHLY_CREDITS, type Plan } from '#kernel/plans.js';

export class Grants {
  constructor(private readonly credits: OperatorSwitches['credits'] = 'metered') {}

  of(plan: Plan): number | null {
    return this.credits === 'unlimited' ? null : MONTHLY_CREDITS[plan];
  }
}
