/** Where the webhooks of a workspace go: ten endpoints at most, each with the events it wants and its own secrets. */
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { OffReason, WebhookEvent } from '#kernel/webhook-events.js';
import { sentence } from '#texts/sentence.js';
import {
  WebhookAdded,
  WebhookChanged,
  WebhookRemoved,
  WebhookSecretRotated,
  WebhookSwitchedOff,
  WebhookSwitchedOn,
  type EndpointEvent,
} from './endpoint.events.js';

export const MOST_ENDPOINTS = 10;
/** How long the secret before signs beside the new one. */
const OVERLAP_MS = 24 * 60 * 60_000;

export interface Endpoint {
  readonly endpointId: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly withValues: boolean;
  /** Absent: it is told. */
  readonly off?: OffReason;
  readonly secret: string;
  /** until: ISO 8601, UTC */
  readonly previous?: { readonly secret: string; readonly until: string };
  /** The request that changed the secret last, when that had an Idempotency-Key. */
  readonly rotationId?: string;
  /** ISO 8601, UTC; absent while it was only just decided */
  readonly addedAt?: string;
  /** What happened before it was added or switched on last is not told. */
  readonly toldFrom?: string;
}
/** In the order they were added. */
export type Endpoints = ReadonlyMap<string, Endpoint>;

export type Wanted = Pick<Endpoint, 'url' | 'description' | 'withValues'> & { readonly events: WebhookEvent[] };
type Place = { readonly workspaceId: string; readonly endpointId: string };
export type EndpointCommand =
  | (Place & Wanted & { readonly type: 'AddWebhook'; readonly secret: string })
  | (Place & Wanted & { readonly type: 'ChangeWebhook' })
  /** overlap: false for a secret that got into strange hands */
  | (Place & {
      readonly type: 'RotateSecret';
      readonly secret: string;
      readonly overlap: boolean;
      /** Done once, however often it is asked for. */
      readonly rotationId?: string | undefined;
    })
  | (Place & { readonly type: 'SwitchOffWebhook'; readonly reason: OffReason })
  | (Place & { readonly type: 'SwitchOnWebhook' | 'RemoveWebhook' })
  | { readonly type: 'RemoveAllWebhooks'; readonly workspaceId: string };

export const endpointsDecider: Decider<EndpointCommand, EndpointEvent, Endpoints> = {
  category: 'webhooks',
  initial: new Map(),

  evolve(state, event) {
    const { endpointId } = event.data;
    const at = event.metadata?.occurredAt;
    const next = new Map(state);
    if (event.type === 'WebhookAdded') {
      const { workspaceId: _place, ...endpoint } = event.data;
      return next.set(endpointId, { ...endpoint, ...(at !== undefined && { addedAt: at, toldFrom: at }) });
    }
    const endpoint = state.get(endpointId);
    if (!endpoint) return state;
    switch (event.type) {
      case 'WebhookChanged': {
        const { workspaceId: _place, ...wanted } = event.data;
        return next.set(endpointId, { ...endpoint, ...wanted });
      }
      case 'WebhookSecretRotated': {
        const { secret, previousUntil: until, rotationId } = event.data;
        const previous = until === null ? undefined : { secret: endpoint.secret, until };
        return next.set(endpointId, { ...endpoint, secret, previous, rotationId });
      }
      case 'WebhookSwitchedOff':
        return next.set(endpointId, { ...endpoint, off: event.data.reason });
      case 'WebhookSwitchedOn':
        return next.set(endpointId, { ...endpoint, off: undefined, ...(at !== undefined && { toldFrom: at }) });
      case 'WebhookRemoved':
        next.delete(endpointId);
        return next;
    }
  },

  decide(command, state, { now }) {
    const { workspaceId } = command;
    if (command.type === 'RemoveAllWebhooks')
      return [...state.keys()].map((endpointId) => WebhookRemoved({ workspaceId, endpointId }));
    const { endpointId } = command;
    const place = { workspaceId, endpointId };
    const endpoint = state.get(endpointId);
    if (command.type === 'AddWebhook') {
      if (endpoint) return [];
      if (state.size >= MOST_ENDPOINTS) throw tooMany();
      return [WebhookAdded({ ...place, ...wantedIn(command), secret: command.secret })];
    }
    // Put out of use by what was on its way when it was removed.
    if (command.type === 'SwitchOffWebhook' && (!endpoint || endpoint.off)) return [];
    if (!endpoint) throw webhookNotFound();
    switch (command.type) {
      case 'ChangeWebhook':
        return [WebhookChanged({ ...place, ...wantedIn(command) })];
      case 'RotateSecret': {
        const { previous } = endpoint;
        const { secret, rotationId } = command;
        if (rotationId !== undefined && rotationId === endpoint.rotationId) return [];
        if (command.overlap && previous && now < previous.until) throw rotationRunning(previous.until);
        const previousUntil = command.overlap ? new Date(Date.parse(now) + OVERLAP_MS).toISOString() : null;
        return [
          WebhookSecretRotated({ ...place, secret, previousUntil, ...(rotationId !== undefined && { rotationId }) }),
        ];
      }
      case 'SwitchOffWebhook':
        return [WebhookSwitchedOff({ ...place, reason: command.reason })];
      case 'SwitchOnWebhook':
        return endpoint.off ? [WebhookSwitchedOn(place)] : [];
      case 'RemoveWebhook':
        return [WebhookRemoved(place)];
    }
  },
};

/** Those that sign now, the newest first. @param now ISO 8601, UTC */
export function secretsOf(endpoint: Pick<Endpoint, 'secret' | 'previous'>, now: string): readonly string[] {
  const { secret, previous } = endpoint;
  return previous && now < previous.until ? [secret, previous.secret] : [secret];
}

export const wantedIn = ({ url, description, events, withValues }: Wanted): Wanted => ({
  url,
  description,
  events,
  withValues,
});

function tooMany(): DomainError {
  return new DomainError(
    'too_many_webhooks',
    'conflict',
    sentence('A workspace has at most {most} webhooks. Remove one that is no longer needed.', { most: MOST_ENDPOINTS }),
  );
}

function rotationRunning(until: string): DomainError {
  return new DomainError(
    'rotation_running',
    'conflict',
    sentence(
      'The secret was changed a short while ago: until {until} the one before signs, too. Change it again after that, or end the old ones at once.',
      { until },
    ),
  );
}

export function webhookNotFound(): DomainError {
  return new DomainError('webhook_not_found', 'not-found', 'Webhook not found');
}
