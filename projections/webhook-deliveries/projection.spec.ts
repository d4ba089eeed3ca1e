import {
  DeliveryAttempted,
  DeliveryForgotten,
  DeliveryGivenUp,
  DeliveryPlanned,
  DeliveryRepeated,
} from '#domain/webhooks/delivery.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { webhookDeliveries } from './projection.js';

const { given } = specifyProjection(webhookDeliveries);
const at = (second: number) => `2026-03-01T09:00:0${second}.000Z`;
const place = { deliveryId: 'd1', workspaceId: 'w1', endpointId: 'e1', documentId: 'doc1' };
const planned = {
  event: DeliveryPlanned({ ...place, message: 'document.edited', eventId: 'x', happenedAt: at(0), about: {} }),
  at: at(1),
};
const attempted = (outcome: 'taken' | 'refused', nextAt: string | null) => ({
  event: DeliveryAttempted({
    ...place,
    ...{ attempt: 1, outcome, status: 500, tookMs: 7, nextAt, sealedFor: 'endpoint' as const, answer: 'secret words' },
  }),
  at: at(2),
});
const waiting = {
  ...{ ...place, plannedAt: at(1), attempts: 0 },
  ...({ message: 'document.edited', status: 'pending' } as const),
};
const tried = { ...waiting, attempts: 1, code: 500, tookMs: 7, attemptedAt: at(2) };
const failed = { ...tried, ...({ outcome: 'refused', status: 'failed' } as const) };

describe('webhook deliveries', () => {
  it('say how the last attempt went, and nothing that was answered', () => {
    given(planned).then({ d1: { ...waiting, nextAt: at(1) } });
    given(planned, attempted('refused', at(9))).then({ d1: { ...tried, outcome: 'refused', nextAt: at(9) } });
    given(planned, attempted('refused', null)).then({ d1: failed });
    given(planned, attempted('taken', null)).then({
      d1: { ...tried, outcome: 'taken', status: 'taken', takenAt: at(2) },
    });
  });

  it('are pending when they are to be sent again, and gone when they are forgotten', () => {
    given(planned, attempted('refused', null), { event: DeliveryRepeated(place), at: at(5) }).then({
      d1: { ...failed, status: 'pending', nextAt: at(5) },
    });
    given(planned, DeliveryGivenUp(place)).then({ d1: { ...waiting, status: 'failed' } });
    given(planned, attempted('taken', null), DeliveryForgotten(place)).then({});
  });
});
