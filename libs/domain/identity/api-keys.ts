/**
 * The API keys of a workspace (stream `apikeys-<workspace>`): what programs sign in with. A key belongs to the
 * workspace, not to who made it. Only a hash of it is kept; a revoked key keeps its name, so that histories can tell
 * what it did, until the workspace is erased. When each was last used stands in a stream of its own (api-key-use.ts).
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { KEY_SCOPES, type KeyScope } from '#kernel/key-scopes.js';
import { sentence } from '#texts/sentence.js';

const one = { workspaceId: z.uuid(), keyId: z.uuid() };

export const ApiKeyCreated = defineEvent({
  name: 'ApiKeyCreated',
  version: 2,
  schema: z.strictObject({
    ...one,
    name: z.string(),
    scopes: z.array(z.enum(KEY_SCOPES)),
    /** SHA-256 of the whole key, hex. */
    hash: z.string(),
    /** Its last characters, to tell it from others. */
    ending: z.string(),
    /** null: good until it is revoked. */
    expiresAt: z.iso.datetime().nullable(),
    /** It acts in the sandbox of its workspace alone (kernel/sandbox.ts). */
    sandbox: z.literal(true).optional(),
  }),
  upcasts: { 1: (old) => old },
  personal: { subject: ({ workspaceId }): Subject => `workspace:${workspaceId}`, erasedAs: { name: '' } },
});
export const ApiKeyRevoked = defineEvent({ name: 'ApiKeyRevoked', version: 1, schema: z.strictObject(one) });
/** With their workspace: every key it ever had, so that no name of any is left. */
export const ApiKeysDeleted = defineEvent({
  name: 'ApiKeysDeleted',
  version: 1,
  schema: z.strictObject({ workspaceId: z.uuid(), keyIds: z.array(z.uuid()) }),
});

export const apiKeyEvents = [ApiKeyCreated, ApiKeyRevoked, ApiKeysDeleted] as const;
type ApiKeyEvent = EventOf<(typeof apiKeyEvents)[number]>;

interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly ending: string;
  /** ISO 8601, UTC */
  readonly expiresAt: string | null;
  readonly revoked: boolean;
  /** It acts in the sandbox of its workspace alone. */
  readonly sandbox?: true | undefined;
}

/** By id, revoked ones among them. */
export type ApiKeys = ReadonlyMap<string, ApiKey>;

export type NewApiKey = Omit<ApiKey, 'revoked'> & { readonly hash: string };
export type ApiKeyCommand = { readonly workspaceId: string } & (
  | { readonly type: 'CreateApiKey'; readonly key: NewApiKey }
  | { readonly type: 'RevokeApiKey'; readonly keyId: string }
  | { readonly type: 'DeleteApiKeys' }
);

/** At once in a workspace, those whose time is over among them. */
export const MOST_KEYS = 100;

export const apiKeysDecider: Decider<ApiKeyCommand, ApiKeyEvent, ApiKeys> = {
  category: 'apikeys',
  initial: new Map(),

  evolve(state, event) {
    const next = new Map(state);
    switch (event.type) {
      case 'ApiKeyCreated': {
        const { keyId, name, scopes, ending, expiresAt } = event.data;
        return next.set(keyId, { keyId, name, scopes, ending, expiresAt, revoked: false });
      }
      case 'ApiKeyRevoked': {
        const key = state.get(event.data.keyId);
        return key ? next.set(key.keyId, { ...key, revoked: true }) : state;
      }
      case 'ApiKeysDeleted':
        for (const keyId of event.data.keyIds) next.delete(keyId);
        return next;
    }
  },

  decide(command, state, { now }) {
    const { workspaceId } = command;
    switch (command.type) {
      case 'CreateApiKey': {
        const { scopes, ...key } = command.key;
        if (key.expiresAt !== null && isOver(key.expiresAt, now)) throw expiryPassed();
        const live = [...state.values()].filter(({ revoked }) => !revoked);
        if (live.length >= MOST_KEYS) throw tooManyKeys();
        if (live.some(({ name }) => name === key.name)) throw nameTaken();
        return [ApiKeyCreated({ workspaceId, ...key, scopes: [...scopes] })];
      }
      case 'RevokeApiKey': {
        const key = state.get(command.keyId);
        if (!key || key.revoked) throw apiKeyNotFound();
        return [ApiKeyRevoked({ workspaceId, keyId: key.keyId })];
      }
      case 'DeleteApiKeys':
        return state.size === 0 ? [] : [ApiKeysDeleted({ workspaceId, keyIds: [...state.keys()] })];
    }
  },
};

/** @param now ISO 8601, UTC, as `expiresAt` is */
export const isOver = (expiresAt: string, now: string): boolean => Date.parse(now) >= Date.parse(expiresAt);

export function apiKeyNotFound(): DomainError {
  return new DomainError('api_key_not_found', 'not-found', 'There is no such API key.');
}

function expiryPassed(): DomainError {
  return new DomainError(
    'expiry_passed',
    'invalid',
    'The key would never be good: choose a time that is still to come.',
  );
}

function nameTaken(): DomainError {
  return new DomainError(
    'api_key_name_taken',
    'conflict',
    'Another API key has this name. Names tell in histories which key it was, so each has its own.',
  );
}

function tooManyKeys(): DomainError {
  return new DomainError(
    'too_many_api_keys',
    'conflict',
    sentence('A workspace has at most {most} API keys. Revoke one that is not used any more.', { most: MOST_KEYS }),
  );
}
