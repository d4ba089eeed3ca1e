import { entitlementAt } from './entitlement.js';
import type { Booked } from './subscription.js';

const booked: Booked = {
  gateway: 'test',
  subscriptionId: 'sub_1',
  plan: 'professional',
  billingCycle: 'monthly',
  startedAt: '2026-01-31T10:00:00.000Z',
  periodStart: '2026-02-28T10:00:00.000Z',
  periodEnd: '2026-03-31T10:00:00.000Z',
  canceled: false,
  nextPlan: null,
  unpaidSince: null,
};
const before = '2026-03-31T09:59:59.999Z';
const after = '2026-03-31T10:00:00.000Z';
const free = (period: string, endsAt: string) => ({ plan: 'free', period, endsAt });

describe('what a workspace may use', () => {
  it('is the free plan by calendar month, UTC, without a subscription', () => {
    expect(entitlementAt(null, '2026-03-31T23:59:59.999Z')).toEqual(free('2026-03', '2026-04-01T00:00:00.000Z'));
    expect(entitlementAt(undefined, '2026-12-01T00:00:00.000Z')).toEqual(free('2026-12', '2027-01-01T00:00:00.000Z'));
    expect(entitlementAt(null, before, 'starter').plan).toBe('starter');
  });

  it('is the booked plan in months from the start of the subscription', () => {
    expect(entitlementAt(booked, before)).toEqual({
      plan: 'professional',
      period: '2026-02-28',
      endsAt: '2026-03-31T10:00:00.000Z',
    });
  });

  it('goes on past the period while the renewal is on its way', () => {
    expect(entitlementAt(booked, after)).toMatchObject({ plan: 'professional', period: '2026-03-31' });
  });

  it('renews every month, also when it is paid by the year', () => {
    const annual = { ...booked, billingCycle: 'annual' as const, periodEnd: '2027-01-31T10:00:00.000Z' };
    expect(entitlementAt(annual, '2026-09-15T00:00:00.000Z')).toMatchObject({
      period: '2026-08-31',
      endsAt: '2026-09-30T10:00:00.000Z',
    });
  });

  it('ends to the moment when it was canceled, whether or not anybody said so', () => {
    const canceled = { ...booked, canceled: true };
    expect(entitlementAt(canceled, before).plan).toBe('professional');
    expect(entitlementAt(canceled, after)).toEqual(free('2026-03', '2026-04-01T00:00:00.000Z'));
  });

  it('becomes the smaller plan with the next period', () => {
    const downgraded = { ...booked, nextPlan: 'starter' as const };
    expect(entitlementAt(downgraded, before).plan).toBe('professional');
    expect(entitlementAt(downgraded, after)).toMatchObject({ plan: 'starter', period: '2026-03-31' });
  });

  it('waits a week for the money', () => {
    const unpaid = { ...booked, unpaidSince: '2026-02-28T10:00:00.000Z' };
    expect(entitlementAt(unpaid, '2026-03-07T09:59:59.999Z')).toMatchObject({
      plan: 'professional',
      period: '2026-02-28',
    });
    expect(entitlementAt(unpaid, '2026-03-07T10:00:00.000Z')).toMatchObject({ plan: 'free', period: '2026-03' });
  });
});
