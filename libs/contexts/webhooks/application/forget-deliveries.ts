/** What becomes of deliveries nobody needs any more: with their endpoint, and after thirty days. */
import { deliveryDecider } from '#domain/webhooks/delivery.js';
import { endpointSubject, WebhookRemoved } from '#domain/webhooks/endpoint.events.js';
import type { Clock } from '#ports/clock.js';
import { deliveriesBefore, deliveriesInOrder } from '#projections/webhook-deliveries/queries.js';
import type { WebhookDeliveryView } from '#projections/webhook-deliveries/view.js';
import type { ReadModelProgress } from '#read-side/read-model-progress.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBy, causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';

const KEPT_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 200;
const LIST_WAIT_MS = 10_000;

/** WebhookRemoved → its key shredded, so address, secrets and answers can be read no more; its deliveries forgotten. */
export function forgetWebhooks(
  decisions: Decisions,
  views: Views,
  progress: ReadModelProgress,
  keys: KeyRing,
): Reactor {
  const name = 'forget-webhooks';
  return defineReactor(
    name,
    when(WebhookRemoved, async (event) => {
      const { workspaceId, endpointId } = event.data;
      await keys.shred(endpointSubject({ endpointId }));
      let position = event.position;
      for (;;) {
        if (!(await progress.waitFor(['webhook-deliveries'], position, LIST_WAIT_MS)))
          throw new Error('webhook-deliveries is late');
        const found = await deliveriesInOrder(views, { workspaceId, endpointId }, AT_ONCE);
        if (found.length === 0) return;
        for (const { deliveryId } of found) {
          const cause = causedBy(event, name);
          position = (await decisions.run(deliveryDecider, deliveryId, { type: 'ForgetDelivery' }, cause)).position;
        }
      }
    }),
  );
}

/** Deliveries of before are of no use to anybody; those that still wait are left alone. */
export class ForgetDeliveries implements Sweep {
  readonly name = 'forget-deliveries';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS).toISOString();
    const old = await deliveriesBefore(this.views, before, AT_ONCE);
    await sweepEach(old.filter(isSettled), signal, ({ deliveryId }) =>
      this.decisions.run(deliveryDecider, deliveryId, { type: 'ForgetDelivery' }, causedBySweep(this.name, deliveryId)),
    );
  }
}

const isSettled = ({ status }: WebhookDeliveryView): boolean => status !== 'pending';
