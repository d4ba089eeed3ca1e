import {
  SubscriptionConfirmed,
  SubscriptionExpired,
  SubscriptionRequested,
  Unsubscribed,
} from '#domain/engagement/newsletter.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { subscribers } from './projection.js';

const { given } = specifyProjection(subscribers);
const requested = {
  event: SubscriptionRequested({ subscriptionId: 's1', email: 'ada@example.test', source: 'homepage' }),
  at: '2026-03-01T09:00:00.000Z',
};
const confirmed = SubscriptionConfirmed({ subscriptionId: 's1' });
const view = {
  subscriptionId: 's1',
  addressKey: '1',
  source: 'homepage',
  requestedAt: '2026-03-01T09:00:00.000Z',
} as const;

describe('subscribers', () => {
  it('are there from asking on, without their address', () => {
    given(requested).then({ s1: { ...view, status: 'requested' } });
    given(requested, confirmed).then({ s1: { ...view, status: 'confirmed' } });
  });

  it('are gone when they end, and stay gone', () => {
    given(requested, SubscriptionExpired({ subscriptionId: 's1' })).then({});
    given(requested, confirmed, Unsubscribed({ subscriptionId: 's1' }), confirmed).then({});
  });
});
