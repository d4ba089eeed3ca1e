import {
  PaymentFailed,
  PaymentRecovered,
  PlanChanged,
  PlanChangeScheduled,
  SubscriptionCanceled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '#domain/billing/subscription.events.js';
import { WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { subscriptions } from './projection.js';

const { given } = specifyProjection(subscriptions);
const march = { periodStart: '2026-03-01T09:00:00.000Z', periodEnd: '2026-04-01T09:00:00.000Z' };
const april = { periodStart: '2026-04-01T09:00:00.000Z', periodEnd: '2026-05-01T09:00:00.000Z' };
const starter = { plan: 'starter', billingCycle: 'monthly' } as const;
const place = { gateway: 'test', subscriptionId: 'sub_1', startedAt: march.periodStart };
const started = SubscriptionStarted({ workspaceId: 'w1', ...place, ...starter, ...march });
const nothingElse = { canceled: false, nextPlan: null, unpaidSince: null };
const view = (booked: object, dueAt: string) => ({
  w1: { workspaceId: 'w1', dueAt, booked: { ...place, ...starter, ...march, ...nothingElse, ...booked } },
});

describe('subscriptions', () => {
  it('tell what is booked, and look again at the end of the period', () => {
    given(started).then(view({}, march.periodEnd));
    given(started, SubscriptionRenewed({ workspaceId: 'w1', ...starter, ...april })).then(view(april, april.periodEnd));
    given(started, SubscriptionCanceled({ workspaceId: 'w1', endsAt: march.periodEnd })).then(
      view({ canceled: true }, march.periodEnd),
    );
  });

  it('follow the plan', () => {
    given(started, PlanChangeScheduled({ workspaceId: 'w1', plan: 'starter' })).then(
      view({ nextPlan: 'starter' }, march.periodEnd),
    );
    given(started, PlanChanged({ workspaceId: 'w1', ...starter, plan: 'enterprise', ...march })).then(
      view({ plan: 'enterprise' }, march.periodEnd),
    );
  });

  it('look at once at what is not paid', () => {
    const failed = PaymentFailed({ workspaceId: 'w1', since: march.periodStart });
    given(started, failed).then(view({ unpaidSince: march.periodStart }, march.periodStart));
    given(started, failed, PaymentRecovered({ workspaceId: 'w1' })).then(view({}, march.periodEnd));
  });

  it('await nothing after the end, and go with the workspace', () => {
    const ended = SubscriptionEnded({ workspaceId: 'w1', subscriptionId: 'sub_1', reason: 'canceled' });
    given(started, ended).then({ w1: { workspaceId: 'w1', booked: null, dueAt: null } });
    given(started, WorkspaceDeleted({ workspaceId: 'w1' }), ended).then({});
  });
});
