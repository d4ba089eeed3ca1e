/** ManageWebhooks: what an owner does with endpoints and deliveries. */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EndpointEvent } from '#domain/webhooks/endpoint.events.js';
import { deliveryDecider } from '#domain/webhooks/delivery.js';
import { endpointsDecider, wantedIn, webhookNotFound, type Endpoint, type Wanted } from '#domain/webhooks/endpoints.js';
import { secretFrom } from '#domain/webhooks/signature.js';
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { idempotencyKeyUsed } from '#kernel/idempotency-key.js';
import { derivedId } from '#kernel/ids.js';
import { laterOf, type Position } from '#kernel/position.js';
import { TEST_EVENT } from '#kernel/webhook-events.js';
import { Clock } from '#ports/clock.js';
import { Ids } from '#ports/ids.js';
import { WebhookSender } from '#ports/webhook-sender.js';
import { deliveriesInOrder } from '#projections/webhook-deliveries/queries.js';
import { Views } from '#read-side/views.js';
import { msg } from '#texts/msg.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

const SECRET_BYTES = 32;
const MOST_REPEATED = 1_000;
const AT_ONCE = 16;

interface Place {
  readonly workspaceId: string;
  readonly endpointId: string;
}
interface Changed {
  readonly endpoint: Endpoint;
  readonly position: Position;
}
interface Range {
  readonly from: string;
  readonly to: string;
  readonly status: 'taken' | 'failed';
}

@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly sender: WebhookSender,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** In the order they were added. */
  async all(workspaceId: string): Promise<Endpoint[]> {
    return [...(await this.decisions.state(endpointsDecider, workspaceId)).values()];
  }

  /** @throws webhook_not_found */
  async one({ workspaceId, endpointId }: Place): Promise<Endpoint> {
    const endpoint = (await this.decisions.state(endpointsDecider, workspaceId)).get(endpointId);
    if (!endpoint) throw webhookNotFound();
    return endpoint;
  }

  /** @param key names this request: made again, by a client that heard no answer, it adds no second one */
  async add(workspaceId: string, wanted: Wanted, key: string | undefined, cause: Cause): Promise<Changed> {
    const endpointId = key === undefined ? this.ids.fresh() : idOfWebhook(workspaceId, cause.actor.id, key);
    const place = { workspaceId, endpointId };
    const first = key === undefined ? undefined : await this.#addedBefore(place, wanted);
    if (first) return first;
    await this.#mustBeReachable(wanted.url);
    const added = await this.#run(place, { type: 'AddWebhook', ...place, ...wanted, secret: freshSecret() }, cause);
    // Another try may have been faster, also with other wishes.
    return key === undefined ? added : ((await this.#addedBefore(place, wanted)) ?? added);
  }

  async change(place: Place, wanted: Wanted & { readonly active: boolean }, cause: Cause): Promise<Changed> {
    const before = await this.one(place);
    if (before.url !== wanted.url) await this.#mustBeReachable(wanted.url);
    const changed = await this.#run(place, { type: 'ChangeWebhook', ...place, ...wanted }, cause);
    if (wanted.active === !changed.endpoint.off) return changed;
    return wanted.active
      ? this.#run(place, { type: 'SwitchOnWebhook', ...place }, cause)
      : this.#run(place, { type: 'SwitchOffWebhook', ...place, reason: 'owner' }, cause);
  }

  /** @param key names this request: made again, by a client that heard no answer, it is told the same secret */
  async rotate(place: Place, overlap: boolean, key: string | undefined, cause: Cause): Promise<Changed> {
    const rotationId = key === undefined ? undefined : idOfRotation(place, cause.actor.id, key);
    const first = rotationId === undefined ? undefined : await this.#rotatedBefore(place, rotationId, overlap);
    if (first) return first;
    const command = { type: 'RotateSecret', ...place, secret: freshSecret(), overlap, rotationId } as const;
    const rotated = await this.#run(place, command, cause);
    // Another try may have been faster, also with the other wish.
    return rotationId === undefined ? rotated : ((await this.#rotatedBefore(place, rotationId, overlap)) ?? rotated);
  }

  async remove(place: Place, cause: Cause): Promise<Position> {
    const command = { type: 'RemoveWebhook', ...place } as const;
    return (await this.decisions.run(endpointsDecider, place.workspaceId, command, cause)).position;
  }

  /**
   * A message that says nothing, to see what is answered; also to one that is switched off.
   * @param key names this request: made again, it is the same message
   */
  async test(place: Place, key: string | undefined, cause: Cause): Promise<{ deliveryId: string; position: Position }> {
    await this.one(place);
    const deliveryId = key === undefined ? this.ids.fresh() : idOfTest(place, cause.actor.id, key);
    const told = { message: TEST_EVENT, eventId: deliveryId, happenedAt: this.clock.iso(), about: {} } as const;
    const command = { type: 'PlanDelivery', ...place, deliveryId, ...told } as const;
    const { position } = await this.decisions.run(deliveryDecider, deliveryId, command, cause);
    return { deliveryId, position };
  }

  async repeat(place: Place, deliveryId: string, cause: Cause): Promise<Position> {
    await this.#mustBeOn(place);
    const command = { type: 'RepeatDelivery', ...place } as const;
    return (await this.decisions.run(deliveryDecider, deliveryId, command, cause)).position;
  }

  /** Those planned in that time, oldest first; those of one document one after another, so that they stay in order. */
  async repeatRange(
    place: Place,
    range: Range,
    cause: Cause,
  ): Promise<{ count: number; more: boolean; position?: Position }> {
    await this.#mustBeOn(place);
    const found = await deliveriesInOrder(this.views, { ...place, ...range }, MOST_REPEATED + 1);
    const repeated = found.slice(0, MOST_REPEATED);
    const lanes = [...Map.groupBy(repeated, ({ documentId, deliveryId }) => documentId ?? deliveryId).values()];
    let position: Position | undefined;
    for (let from = 0; from < lanes.length; from += AT_ONCE) {
      const reached = await Promise.all(
        lanes.slice(from, from + AT_ONCE).map(async (lane) => {
          let last: Position | undefined;
          for (const { deliveryId } of lane) {
            const command = { type: 'RepeatDelivery', ...place } as const;
            last = (await this.decisions.run(deliveryDecider, deliveryId, command, cause)).position;
          }
          return last;
        }),
      );
      for (const one of reached)
        if (one !== undefined) position = position === undefined ? one : laterOf(position, one);
    }
    const more = found.length > repeated.length;
    return { count: repeated.length, more, ...(position !== undefined && { position }) };
  }

  async #run(place: Place, command: Parameters<typeof endpointsDecider.decide>[0], cause: Cause): Promise<Changed> {
    const { state, position } = await this.decisions.run(endpointsDecider, place.workspaceId, command, cause);
    return { endpoint: state.get(place.endpointId)!, position };
  }

  /** @throws idempotency_key_used when its key stands for something else */
  async #addedBefore(place: Place, wanted: Wanted): Promise<Changed | undefined> {
    const history = await this.decisions.read<EndpointEvent>(streamName(endpointsDecider.category, place.workspaceId));
    const ofIt = history.filter(({ data }) => data.endpointId === place.endpointId);
    const [first, last] = [ofIt[0], ofIt.at(-1)];
    if (!first || !last) return undefined;
    if (first.erased || first.type !== 'WebhookAdded' || last.type === 'WebhookRemoved')
      throw idempotencyKeyUsed(msg('The webhook of this Idempotency-Key was removed since.'));
    if (!isWanted(wanted, first.data))
      throw idempotencyKeyUsed(msg('This Idempotency-Key was used for another webhook.'));
    return { endpoint: await this.one(place), position: last.position };
  }

  /** @throws idempotency_key_used when its key stands for something else, or for a secret that is no more */
  async #rotatedBefore(place: Place, rotationId: string, overlap: boolean): Promise<Changed | undefined> {
    const endpoint = await this.one(place);
    const history = await this.decisions.read<EndpointEvent>(streamName(endpointsDecider.category, place.workspaceId));
    const rotated = history.find(
      (event) =>
        event.type === 'WebhookSecretRotated' &&
        event.data.endpointId === place.endpointId &&
        event.data.rotationId === rotationId,
    );
    if (rotated?.type !== 'WebhookSecretRotated') return undefined;
    if ((rotated.data.previousUntil !== null) !== overlap)
      throw idempotencyKeyUsed(msg('This Idempotency-Key was used for another change of the secret.'));
    if (rotated.data.secret !== endpoint.secret)
      throw idempotencyKeyUsed(msg('The secret of this Idempotency-Key was changed again since.'));
    return { endpoint, position: rotated.position };
  }

  async #mustBeReachable(url: string): Promise<void> {
    const refusal = await this.sender.refusalOf(url);
    if (refusal !== undefined) throw new DomainError('address_refused', 'invalid', refusal);
  }

  async #mustBeOn(place: Place): Promise<void> {
    if (!(await this.one(place)).off) return;
    throw new DomainError('webhook_off', 'conflict', 'This webhook is switched off. Switch it on first.');
  }
}

const freshSecret = (): string => secretFrom(randomBytes(SECRET_BYTES));

const idOfWebhook = (workspaceId: string, actorId: string, key: string) =>
  derivedId('webhook', workspaceId, actorId, key);
const idOfRotation = ({ endpointId }: Place, actorId: string, key: string) =>
  derivedId('webhook-secret', endpointId, actorId, key);
const idOfTest = ({ endpointId }: Place, actorId: string, key: string) =>
  derivedId('webhook-test', endpointId, actorId, key);
const isWanted = (wanted: Wanted, added: Wanted) => isDeepStrictEqual(wantedIn(wanted), wantedIn(added));
