import type { PlanChoice, Subscription } from '#contracts/payment.js';
import { planAfter, priceWords, stepTo } from './plan-change.js';

const booked = (text: string, nextPlan?: 'starter'): Subscription => {
  const [plan, billingCycle] = text.split(' ') as [Subscription['plan'], Subscription['billingCycle']];
  const period = { currentPeriodStart: '2026-03-01T09:00:00.000Z', currentPeriodEnd: '2026-04-01T09:00:00.000Z' };
  return { status: 'active', plan, billingCycle, ...period, ...(nextPlan && { nextPlan }) };
};
const choice = (text: string): PlanChoice => {
  const [plan, billingCycle] = text.split(' ');
  return { plan, billingCycle } as PlanChoice;
};

describe('choosing a plan', () => {
  it.each([
    ['starter monthly', 'starter monthly', 'none', 'Your plan'],
    ['starter monthly', 'professional monthly', 'up', 'Upgrade to Professional'],
    ['starter monthly', 'starter annual', 'up', 'Pay by the year'],
    ['professional annual', 'starter annual', 'down', 'Change to Starter'],
    ['starter annual', 'professional monthly', 'never', /^After /],
    ['professional monthly', 'starter annual', 'never', /^After /],
  ] as const)('on %s: %s is %s', (now, wanted, kind, action) => {
    const step = stepTo(choice(wanted), booked(now));
    expect(step.kind).toBe(kind);
    expect(step.action).toMatch(action);
  });

  it('books one where there is none, and keeps one that was to shrink', () => {
    expect(stepTo(choice('enterprise annual'), null)).toMatchObject({ kind: 'book', action: 'Choose Enterprise' });
    const step = stepTo(choice('professional monthly'), booked('professional monthly', 'starter'));
    expect(step).toMatchObject({ kind: 'keep', action: 'Keep Professional' });
    expect(step.text).toContain('$129 a month');
  });

  it('tells the price of what is paid at once', () => {
    expect([priceWords(choice('starter monthly')), priceWords(choice('enterprise annual'))]).toEqual([
      '$39 a month',
      '$3,588 a year',
    ]);
  });

  it.each([
    ['active', undefined, undefined],
    ['active', 'starter', 'starter'],
    ['canceled', undefined, 'free'],
    // What was to shrink ends instead.
    ['canceled', 'starter', 'free'],
  ] as const)('%s, to be %s: then %s', (status, nextPlan, after) => {
    expect(planAfter({ status, nextPlan })).toBe(after);
  });
});
