import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  DeliveryAttempted,
  deliveryDecider,
  DeliveryForgotten,
  DeliveryGivenUp,
  DeliveryPlanned,
  DeliveryRepeated,
  type DeliveryCommand,
} from './delivery.js';

const { given } = specify(deliveryDecider);
const [workspaceId, endpointId, deliveryId, documentId] = [countedId(1), countedId(11), countedId(21), countedId(31)];
const place = { deliveryId, workspaceId, endpointId, documentId };
const plan = {
  ...place,
  message: 'document.completed' as const,
  eventId: 'e1',
  happenedAt: '2026-03-01T09:00:00.000Z',
  about: { docType: 'invoice' },
};
const planned = DeliveryPlanned(plan);
const soon = '2026-03-01T09:00:05.000Z';
const try1 = (outcome: 'taken' | 'refused', nextAt: string | null = null) => ({
  outcome,
  status: outcome === 'taken' ? 200 : 500,
  tookMs: 12,
  nextAt,
  sealedFor: 'document' as const,
  answer: 'hm',
});
const record = (outcome: 'taken' | 'refused', nextAt: string | null = null): DeliveryCommand => ({
  type: 'RecordAttempt',
  ...try1(outcome, nextAt),
});
const attempted = (attempt: number, outcome: 'taken' | 'refused', nextAt: string | null = null) =>
  DeliveryAttempted({ ...place, attempt, ...try1(outcome, nextAt) });
const repeat: DeliveryCommand = { type: 'RepeatDelivery', workspaceId, endpointId };

describe('a delivery', () => {
  it('is planned once', () => {
    given()
      .when({ type: 'PlanDelivery', ...plan })
      .then(planned);
    given(planned)
      .when({ type: 'PlanDelivery', ...plan })
      .thenNothing();
  });

  it('counts its attempts, and is over once it was taken or given up', () => {
    given(planned)
      .when(record('refused', soon))
      .then(attempted(1, 'refused', soon));
    given(planned, attempted(1, 'refused', soon))
      .when(record('taken'))
      .then(attempted(2, 'taken'));
    for (const end of [attempted(1, 'taken'), attempted(1, 'refused'), DeliveryGivenUp(place)])
      given(planned, end).when(record('taken')).thenNothing();
  });

  it('is sent again on the word of its owner, with all its attempts before it', () => {
    given(planned, attempted(1, 'refused')).when(repeat).then(DeliveryRepeated(place));
    given(planned, attempted(1, 'taken')).when(repeat).then(DeliveryRepeated(place));
    given(planned, attempted(1, 'refused'), DeliveryRepeated(place)).when(record('taken')).then(attempted(2, 'taken'));
    given(planned).when(repeat).thenNothing();
  });

  it('is nothing to another endpoint or workspace', () => {
    for (const other of [{ workspaceId: countedId(2) }, { endpointId: countedId(12) }])
      given(planned, attempted(1, 'taken'))
        .when({ type: 'RepeatDelivery', workspaceId, endpointId, ...other })
        .thenRefused('delivery_not_found');
  });

  it('begins its pauses again when it is sent again', () => {
    const state = [planned, attempted(1, 'refused', soon), attempted(2, 'refused'), DeliveryRepeated(place)].reduce(
      deliveryDecider.evolve,
      deliveryDecider.initial,
    );
    expect(state).toMatchObject({ status: 'pending', attempts: 0, attemptsInAll: 2 });
    expect(state).not.toHaveProperty('dueAt');
  });

  it('is forgotten for good', () => {
    given(planned).when({ type: 'ForgetDelivery' }).then(DeliveryForgotten(place));
    const gone = [planned, DeliveryForgotten(place)];
    given(...gone)
      .when({ type: 'ForgetDelivery' })
      .thenNothing();
    given(...gone)
      .when(record('taken'))
      .thenNothing();
    given(...gone)
      .when({ type: 'PlanDelivery', ...plan })
      .thenNothing();
    given(...gone)
      .when(repeat)
      .thenRefused('delivery_not_found');
  });
});
