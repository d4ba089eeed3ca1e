import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import { subscriptionDecider, type SubscriptionCommand, type Truth } from './subscription.decider.js';
import {
  CustomerAssigned,
  PaymentFailed,
  PaymentRecovered,
  PlanChanged,
  PlanChangeScheduled,
  PlanChangeWithdrawn,
  SubscriptionCanceled,
  SubscriptionEnded,
  SubscriptionReactivated,
  SubscriptionRenewed,
  SubscriptionStarted,
  type SubscriptionEvent,
} from './subscription.events.js';

const { given } = specify(subscriptionDecider);
const workspaceId = countedId(1);
const march = { periodStart: '2026-03-01T09:00:00.000Z', periodEnd: '2026-04-01T09:00:00.000Z' };
const april = { periodStart: '2026-04-01T09:00:00.000Z', periodEnd: '2026-05-01T09:00:00.000Z' };
const starter = { plan: 'starter', billingCycle: 'monthly' } as const;
const professional = { plan: 'professional', billingCycle: 'monthly' } as const;
const place = { gateway: 'test', subscriptionId: 'sub_1', startedAt: march.periodStart };
const truth: Truth = { ...place, ...professional, ...march, status: 'active', canceled: false };

const started = SubscriptionStarted({ workspaceId, ...place, ...professional, ...march });
const canceled = SubscriptionCanceled({ workspaceId, endsAt: march.periodEnd });
const failed = PaymentFailed({ workspaceId, since: march.periodStart });
const scheduled = PlanChangeScheduled({ workspaceId, plan: 'starter' });
const ended = (reason: 'canceled' | 'unpaid' | 'ended') =>
  SubscriptionEnded({ workspaceId, subscriptionId: 'sub_1', reason });

/** What the gateway says after this history, by whoever asked when all of it was there. */
const after = (...history: SubscriptionEvent[]) => ({
  gatewaySays: (change: Partial<Truth> = {}) =>
    given(...history).when({
      type: 'RecordTruth',
      workspaceId,
      askedAt: history.length,
      truth: { ...truth, ...change },
    }),
});

describe('a subscription', () => {
  it('starts with what the gateway says was booked', () => {
    after().gatewaySays().then(started);
  });

  it('that was canceled, or not paid, before anybody heard of it starts with all of that', () => {
    after().gatewaySays({ canceled: true }).then(started, canceled);
    after().gatewaySays({ status: 'unpaid' }).then(started, failed);
  });

  it('that ended before anybody heard of it is nothing', () => {
    after().gatewaySays({ status: 'ended' }).thenNothing();
  });

  it('of which the gateway says nothing new is left as it is', () => {
    after(started).gatewaySays().thenNothing();
    after(started, canceled).gatewaySays({ canceled: true }).thenNothing();
    after(started, failed).gatewaySays({ status: 'unpaid' }).thenNothing();
    after(started, scheduled).gatewaySays(starter).thenNothing();
    after(started, ended('ended')).gatewaySays({ status: 'ended' }).thenNothing();
  });

  it('is renewed when the next period has begun, with its plan', () => {
    after(started)
      .gatewaySays(april)
      .then(SubscriptionRenewed({ workspaceId, ...professional, ...april }));
  });

  it('is canceled at the end of its period, and reactivated before it', () => {
    after(started).gatewaySays({ canceled: true }).then(canceled);
    after(started, canceled).gatewaySays().then(SubscriptionReactivated({ workspaceId }));
  });

  it('ends, for the reason that is known', () => {
    after(started, canceled).gatewaySays({ status: 'ended' }).then(ended('canceled'));
    after(started, failed).gatewaySays({ status: 'ended' }).then(ended('unpaid'));
    after(started).gatewaySays({ status: 'ended' }).then(ended('ended'));
  });

  it('may start again after its end: the same one, paid after all, or another', () => {
    after(started, ended('unpaid')).gatewaySays().then(started);
    const other = { subscriptionId: 'sub_2' };
    after(started, ended('canceled'))
      .gatewaySays(other)
      .then(SubscriptionStarted({ ...started.data, ...other }));
  });

  it('is the only one: a second beside it is refused, and the end of another says nothing about it', () => {
    after(started).gatewaySays({ subscriptionId: 'sub_2' }).thenRefused('second_subscription');
    after(started).gatewaySays({ subscriptionId: 'sub_2', status: 'ended' }).thenNothing();
  });
});

describe('its plan', () => {
  it('grows at once', () => {
    const enterprise = { plan: 'enterprise', billingCycle: 'monthly' } as const;
    after(started)
      .gatewaySays(enterprise)
      .then(PlanChanged({ workspaceId, ...enterprise, ...march }));
  });

  it('may begin a year at once', () => {
    const year = {
      billingCycle: 'annual',
      periodStart: '2026-03-10T09:00:00.000Z',
      periodEnd: '2027-03-10T09:00:00.000Z',
    } as const;
    after(started)
      .gatewaySays(year)
      .then(PlanChanged({ workspaceId, plan: 'professional', ...year }));
  });

  it('shrinks with the next period, and stays when that is taken back', () => {
    after(started).gatewaySays(starter).then(scheduled);
    after(started, scheduled).gatewaySays().then(PlanChangeWithdrawn({ workspaceId }));
    after(started, scheduled)
      .gatewaySays({ ...starter, ...april })
      .then(SubscriptionRenewed({ workspaceId, ...starter, ...april }));
  });

  it('that was to shrink may grow instead', () => {
    const enterprise = { plan: 'enterprise', billingCycle: 'monthly' } as const;
    after(started, scheduled)
      .gatewaySays(enterprise)
      .then(PlanChanged({ workspaceId, ...enterprise, ...march }));
  });
});

describe('a payment', () => {
  it('that failed is told once, and that it was made after all', () => {
    after(started).gatewaySays({ status: 'unpaid' }).then(failed);
    after(started, failed).gatewaySays().then(PaymentRecovered({ workspaceId }));
  });

  it('that failed at a renewal is told with the renewal', () => {
    after(started)
      .gatewaySays({ ...april, status: 'unpaid' })
      .then(
        SubscriptionRenewed({ workspaceId, ...professional, ...april }),
        PaymentFailed({ workspaceId, since: april.periodStart }),
      );
  });
});

describe('an answer of the gateway', () => {
  it('is refused when another was recorded since it was asked for', () => {
    const late: SubscriptionCommand = {
      type: 'RecordTruth',
      workspaceId,
      askedAt: 1,
      truth: { ...truth, canceled: true },
    };
    given(started, failed).when(late).thenRefused('outdated');
  });

  it('from before the last renewal says nothing', () => {
    after(started, SubscriptionRenewed({ workspaceId, ...professional, ...april }))
      .gatewaySays()
      .thenNothing();
  });

  it('told again, in whatever history, is nothing to record', () => {
    const truths = [
      {},
      april,
      { canceled: true },
      starter,
      { status: 'unpaid' },
      { status: 'ended' },
    ] as Partial<Truth>[];
    fc.assert(
      fc.property(anyHistory(truths, 20), (told) => {
        const history: SubscriptionEvent[] = [];
        const tell = (change: Partial<Truth>) => {
          const state = fold(subscriptionDecider, history);
          const command = {
            type: 'RecordTruth',
            workspaceId,
            askedAt: state.changes,
            truth: { ...truth, ...change },
          } as const;
          return subscriptionDecider.decide(command, state, anyMember);
        };
        for (const change of told) {
          history.push(...tell(change));
          expect(tell(change)).toEqual([]);
        }
      }),
    );
  });
});

describe('the customer at a gateway', () => {
  const assign = (customerId: string): SubscriptionCommand => ({
    type: 'AssignCustomer',
    workspaceId,
    gateway: 'stripe',
    customerId,
  });
  const assigned = CustomerAssigned({ workspaceId, gateway: 'stripe', customerId: 'cus_1' });

  it('is another one instead of one that the gateway has no more, and only of that one', () => {
    const instead = CustomerAssigned({ workspaceId, gateway: 'stripe', customerId: 'cus_2' });
    const command = { ...assign('cus_2'), insteadOf: 'cus_1' } as SubscriptionCommand;
    given(assigned).when(command).then(instead);
    given(assigned, instead).when(command).thenNothing();
    expect(fold(subscriptionDecider, [assigned, instead]).customers).toEqual({ stripe: 'cus_2' });
  });

  it('is assigned once: who is first stays', () => {
    given().when(assign('cus_1')).then(assigned);
    given(assigned).when(assign('cus_2')).thenNothing();
    expect(fold(subscriptionDecider, [assigned]).customers).toEqual({ stripe: 'cus_1' });
  });

  it('is another one at another gateway', () => {
    const elsewhere = CustomerAssigned({ workspaceId, gateway: 'test', customerId: 'cus_9' });
    given(elsewhere).when(assign('cus_1')).then(assigned);
  });
});

describe('any history', () => {
  it('can be folded', () => {
    const events = [started, canceled, failed, scheduled, ended('ended'), PaymentRecovered({ workspaceId })];
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        expect(fold(subscriptionDecider, history).changes).toBe(history.length);
        expect(() =>
          subscriptionDecider.decide(
            { type: 'AssignCustomer', workspaceId, gateway: 'g', customerId: 'c' },
            fold(subscriptionDecider, history),
            anyMember,
          ),
        ).not.toThrow(DomainError);
      }),
    );
  });
});
