/** Plans as the web client shows them, held against what the server charges and does. */
import { changeOf, CYCLES, PAID_PLANS, priceOf } from '#domain/billing/price-list.js';
import { PRICES } from '#contracts/payment.js';
import { stepTo } from '../web/src/features/settings/model/plan-change.js';

describe('plans', () => {
  it('cost on the wire what they cost at the gateway', () => {
    for (const plan of ['starter', 'professional', 'enterprise'] as const) {
      expect(priceOf({ plan, billingCycle: 'monthly' })).toBe(PRICES[plan].monthly * 100);
      expect(priceOf({ plan, billingCycle: 'annual' })).toBe(PRICES[plan].annual * 12 * 100);
    }
  });

  it('change as the settings say they will', () => {
    const kinds = { none: 'none', now: 'up', 'at-period-end': 'down', never: 'never' } as const;
    const choices = PAID_PLANS.flatMap((plan) => CYCLES.map((billingCycle) => ({ plan, billingCycle })));
    const period = { currentPeriodStart: '2026-03-31T09:00:00.000Z', currentPeriodEnd: '2026-04-30T09:00:00.000Z' };
    for (const from of choices) {
      for (const to of choices) {
        const said = stepTo(to, { status: 'active', ...from, ...period });
        expect([from, to, said.kind]).toEqual([from, to, kinds[changeOf(from, to)]]);
      }
    }
  });
});
