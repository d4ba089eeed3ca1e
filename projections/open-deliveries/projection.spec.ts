import {
  DeliveryAttempted,
  DeliveryForgotten,
  DeliveryGivenUp,
  DeliveryPlanned,
  DeliveryRepeated,
} from '#domain/webhooks/delivery.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { openDeliveries } from './projection.js';

const { given } = specifyProjection(openDeliveries);
const at = (second: number) => `2026-03-01T09:00:0${second}.000Z`;
const place = (deliveryId: string) => ({ deliveryId, workspaceId: 'w1', endpointId: 'e1', documentId: 'doc1' });
const planned = (deliveryId: string, second: number) => ({
  event: DeliveryPlanned({
    ...place(deliveryId),
    message: 'document.edited',
    eventId: 'x',
    happenedAt: at(0),
    about: {},
  }),
  at: at(second),
});
const attempted = (deliveryId: string, outcome: 'taken' | 'refused', nextAt: string | null) =>
  DeliveryAttempted({
    ...place(deliveryId),
    ...{ attempt: 1, outcome, status: 200, tookMs: 1, nextAt, sealedFor: 'endpoint' as const, answer: '' },
  });
const view = (...waiting: { deliveryId: string; dueAt: string }[]) => ({
  'e1/doc1': { endpointId: 'e1', workspaceId: 'w1', waiting, dueAt: waiting[0]!.dueAt },
});
const [first, second] = [
  { deliveryId: 'd1', dueAt: at(1) },
  { deliveryId: 'd2', dueAt: at(2) },
];

describe('open deliveries', () => {
  it('wait behind each other when they are about one document', () => {
    given(planned('d1', 1), planned('d2', 2)).then(view(first, second));
    given(planned('d1', 1), planned('d2', 2), attempted('d1', 'taken', null)).then(view(second));
  });

  it('are due again when it is time for the next attempt, and nothing overtakes them', () => {
    given(planned('d1', 1), planned('d2', 2), attempted('d1', 'refused', at(9))).then(
      view({ deliveryId: 'd1', dueAt: at(9) }, second),
    );
  });

  it('make room once they are given up or forgotten', () => {
    for (const end of [attempted('d1', 'refused', null), DeliveryGivenUp(place('d1')), DeliveryForgotten(place('d1'))])
      given(planned('d1', 1), planned('d2', 2), end).then(view(second));
    given(planned('d1', 1), attempted('d1', 'taken', null)).then({});
  });

  it('come after what waits when they are sent again', () => {
    const repeated = { event: DeliveryRepeated(place('d1')), at: at(5) };
    given(planned('d1', 1), planned('d2', 2), attempted('d1', 'refused', null), repeated).then(
      view(second, { deliveryId: 'd1', dueAt: at(5) }),
    );
  });

  it('wait for nothing when they are about no document', () => {
    const { documentId: _none, ...test } = place('d1');
    given({
      event: DeliveryPlanned({ ...test, message: 'webhook.test', eventId: 'x', happenedAt: at(0), about: {} }),
      at: at(1),
    }).then({ 'e1/d1': { endpointId: 'e1', workspaceId: 'w1', waiting: [first], dueAt: at(1) } });
  });
});
