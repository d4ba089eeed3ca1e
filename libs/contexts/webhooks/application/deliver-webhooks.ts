/**
 * DeliverWebhooks: sends what is due, from one process at a time. An endpoint is told one message after another, those
 * of one document in order; endpoints do not wait for each other. A message counts as sent once its attempt stands in
 * the log: who dies in between sends it again, under the same id.
 */
import { performance } from 'node:perf_hooks';
import { deliveryDecider, isKept, type Attempted, type Planned } from '#domain/webhooks/delivery.js';
import { endpointsDecider, secretsOf, type Endpoint } from '#domain/webhooks/endpoints.js';
import { messageIdOf } from '#domain/webhooks/message.js';
import { nextAttemptAt, PAUSES_MS } from '#domain/webhooks/schedule.js';
import { signatureHeaders } from '#domain/webhooks/signature.js';
import { pause } from '#kernel/backoff.js';
import { Bell } from '#kernel/bell.js';
import type { Log } from '#kernel/log.js';
import { laterOf, ORIGIN, type Position } from '#kernel/position.js';
import { TEST_EVENT } from '#kernel/webhook-events.js';
import type { Clock } from '#ports/clock.js';
import { KeyShredded } from '#ports/key-vault.js';
import type { Sent, WebhookSender } from '#ports/webhook-sender.js';
import type { OpenDeliveries } from '#projections/open-deliveries/view.js';
import { tookAnythingSince } from '#projections/webhook-deliveries/queries.js';
import type { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import type { MessageContent } from './message-content.js';

/** Endpoints that are told something at once. */
const AT_ONCE = 32;
/** Messages to an endpoint before it is another one's turn, and how long they may take together. */
const IN_A_ROW = 50;
const TURN_MS = 15_000;
const LOOK_EVERY_MS = 250;
const VIEWS_WAIT_MS = 10_000;
const AFTER_A_FAULT_MS = 1_000;
const USER_AGENT = 'Recto-Webhooks/1';

export interface DeliveryParts {
  readonly decisions: Decisions;
  readonly views: Views;
  readonly progress: ReadModelProgress;
  readonly sender: WebhookSender;
  readonly content: MessageContent;
  readonly clock: Clock;
  readonly log: Log;
  /** 0 up to 1 */
  readonly random?: () => number;
}

export class DeliverWebhooks implements Sweep {
  readonly name = 'deliver-webhooks';
  readonly everyMs = 1_000;
  readonly #serving = new Map<string, Promise<void>>();
  readonly #bell = new Bell();
  /** The endpoint whose turn it was last. */
  #last = '';

  constructor(private readonly parts: DeliveryParts) {}

  /** Goes on until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    try {
      while (!until.aborted) {
        await this.begin(until);
        await this.#bell.wait(until, LOOK_EVERY_MS);
      }
    } finally {
      over.abort();
      await this.ended();
    }
  }

  /** Begins with every endpoint that is due and has a place. */
  async begin(signal: AbortSignal): Promise<void> {
    const from = this.#last;
    for await (const endpointId of this.#due(from)) {
      if (signal.aborted || this.#serving.size >= AT_ONCE) return;
      if (this.#serving.has(endpointId)) continue;
      this.#last = endpointId;
      const served = this.#serve(endpointId, signal).then((goesOn) => {
        this.#serving.delete(endpointId);
        if (goesOn) this.#bell.ring();
      });
      this.#serving.set(endpointId, served);
    }
  }

  /** What was begun has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#serving.values());
  }

  /** Endpoints with something due, each once: those after the one named first. */
  async *#due(after: string): AsyncGenerator<string> {
    const to = this.parts.clock.iso();
    const next = async (last: string) => {
      const [found] = await this.parts.views.find<OpenDeliveries>('open-deliveries', {
        // Nothing of an id sorts behind a tilde.
        where: [
          { field: 'dueAt', to },
          { field: 'endpointId', from: last === '' ? '' : `${last}~` },
        ],
        sort: [{ field: 'endpointId', direction: 'asc' }],
        limit: 1,
      });
      return found?.endpointId;
    };
    for (let id = await next(after); id !== undefined; id = await next(id)) yield id;
    if (after === '') return;
    for (let id = await next(''); id !== undefined && id <= after; id = await next(id)) yield id;
  }

  /** @returns whether there may be more at once; not when the views are late */
  async #serve(endpointId: string, signal: AbortSignal): Promise<boolean> {
    const { views, progress, clock, log } = this.parts;
    try {
      const due = await views.find<OpenDeliveries>('open-deliveries', {
        where: [
          { field: 'endpointId', equals: endpointId },
          { field: 'dueAt', to: clock.iso() },
        ],
        sort: [{ field: 'dueAt', direction: 'asc' }],
        limit: IN_A_ROW,
      });
      const begun = performance.now();
      let position: Position = ORIGIN;
      for (const { waiting } of due) {
        if (signal.aborted || performance.now() - begun > TURN_MS) break;
        position = laterOf(position, await this.#deal(waiting[0]!.deliveryId, signal));
      }
      // Else the same ones would be found due once more.
      const inTime = await progress.waitFor(['open-deliveries', 'webhook-deliveries'], position, VIEWS_WAIT_MS);
      return inTime && position !== ORIGIN;
    } catch (error) {
      if (signal.aborted) return false;
      log('warn', 'delivering webhooks failed, trying again', { endpointId, error });
      await pause(AFTER_A_FAULT_MS, signal);
      return false;
    }
  }

  /** @returns where the log stood after what was decided about it */
  async #deal(deliveryId: string, signal: AbortSignal): Promise<Position> {
    const { decisions, clock } = this.parts;
    const delivery = await decisions.state(deliveryDecider, deliveryId);
    if (!isKept(delivery) || delivery.status !== 'pending') return ORIGIN; // the view is late
    if (delivery.dueAt !== undefined && delivery.dueAt > clock.iso()) return ORIGIN;
    const { planned, attempts } = delivery;
    const endpoints = await decisions.state(endpointsDecider, planned.workspaceId);
    const endpoint = endpoints.get(planned.endpointId);
    if (!endpoint) return this.#end(deliveryId, 'ForgetDelivery');
    if (endpoint.off && planned.message !== TEST_EVENT) return this.#end(deliveryId, 'GiveUpDelivery');
    const begun = performance.now();
    const sent = await this.#send(planned, endpoint, signal);
    const tookMs = Math.round(performance.now() - begun);
    return this.#record(planned, attempts + 1, sent, tookMs);
  }

  async #send(planned: Planned, endpoint: Endpoint, signal: AbortSignal): Promise<Sent> {
    const { content, clock, sender } = this.parts;
    const body = await content.of(planned, endpoint);
    const now = clock.now();
    const message = {
      id: messageIdOf(planned.deliveryId),
      timestamp: Math.floor(now.getTime() / 1_000),
      body,
    };
    const headers = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...signatureHeaders(message, secretsOf(endpoint, now.toISOString())),
    };
    return sender.post({ url: endpoint.url, headers, body }, signal);
  }

  async #record(planned: Planned, attempt: number, sent: Sent, tookMs: number): Promise<Position> {
    const { clock, random = Math.random } = this.parts;
    const { deliveryId, message, documentId } = planned;
    const outcome = outcomeOf(sent);
    const now = clock.now().getTime();
    const retryAfter = sent.kind === 'answered' ? sent.retryAfter : undefined;
    const isLast = outcome === 'taken' || outcome === 'gone' || message === TEST_EVENT;
    const nextAt = isLast ? undefined : nextAttemptAt(attempt, retryAfter, now, random());
    const answer = sent.kind === 'answered' ? sent.answer : sent.reason;
    const command = {
      type: 'RecordAttempt',
      outcome,
      status: sent.kind === 'answered' ? sent.status : null,
      tookMs,
      nextAt: nextAt === undefined ? null : new Date(nextAt).toISOString(),
      sealedFor: documentId !== undefined && message !== 'document.deleted' ? 'document' : 'endpoint',
      answer,
    } as const;
    const position = await this.#recorded(deliveryId, command);
    if (outcome === 'gone') return laterOf(position, await this.#switchOff(planned, 'gone'));
    if (nextAt !== undefined || outcome === 'taken' || message === TEST_EVENT) return position;
    return (await this.#isAlive(planned, now))
      ? position
      : laterOf(position, await this.#switchOff(planned, 'failing'));
  }

  async #recorded(
    deliveryId: string,
    command: { readonly type: 'RecordAttempt' } & Omit<
      Attempted,
      'deliveryId' | 'workspaceId' | 'endpointId' | 'documentId' | 'attempt'
    >,
  ): Promise<Position> {
    const { decisions } = this.parts;
    try {
      return (await decisions.run(deliveryDecider, deliveryId, command, this.#cause(deliveryId))).position;
    } catch (error) {
      if (!(error instanceof KeyShredded)) throw error;
      // Deleted while it was sent: what was answered may repeat what nobody may read any more.
      if (command.sealedFor === 'document')
        return this.#recorded(deliveryId, { ...command, sealedFor: 'endpoint', answer: '' });
      return this.#end(deliveryId, 'ForgetDelivery');
    }
  }

  /** Took something while this message was tried in vain: then the fault is the message's. */
  #isAlive({ endpointId }: Planned, now: number): Promise<boolean> {
    const days = PAUSES_MS.reduce((sum, pauseMs) => sum + pauseMs, 0);
    return tookAnythingSince(this.parts.views, endpointId, new Date(now - days).toISOString());
  }

  async #switchOff({ workspaceId, endpointId }: Planned, reason: 'gone' | 'failing'): Promise<Position> {
    const command = { type: 'SwitchOffWebhook', workspaceId, endpointId, reason } as const;
    const { position } = await this.parts.decisions.run(
      endpointsDecider,
      workspaceId,
      command,
      this.#cause(endpointId),
    );
    return position;
  }

  async #end(deliveryId: string, type: 'ForgetDelivery' | 'GiveUpDelivery'): Promise<Position> {
    const { decisions } = this.parts;
    return (await decisions.run(deliveryDecider, deliveryId, { type }, this.#cause(deliveryId))).position;
  }

  #cause(about: string) {
    return causedBySweep(this.name, about);
  }
}

function outcomeOf(sent: Sent): Attempted['outcome'] {
  if (sent.kind !== 'answered') return sent.kind;
  const { status } = sent;
  if (status >= 200 && status < 300) return 'taken';
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}
