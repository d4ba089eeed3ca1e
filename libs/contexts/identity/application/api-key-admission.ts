/**
 * ApiKeyAdmission: which key a request brought, if it is good. What is wrong with a key is told to who holds it, and
 * to nobody else: whoever makes one up hears that it is unknown.
 */
import { Injectable } from '@nestjs/common';
import { isOver } from '#domain/identity/api-keys.js';
import { DomainError } from '#kernel/domain-error.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { isSameHash, knownBy } from './api-key-text.js';
import { stillReading } from './still-reading.js';

/** For a key that is not known: it is none, or the read model is late. */
const KEYS_WAIT_MS = 5_000;
/** Compared with where there is no key, so that its absence takes as long. */
const NO_HASH = '0'.repeat(64);

@Injectable()
export class ApiKeyAdmission {
  constructor(
    private readonly views: Views,
    private readonly events: EventStore,
    private readonly progress: ReadModelProgress,
    private readonly clock: Clock,
  ) {}

  /** @throws api_key_unknown · api_key_revoked · api_key_expired · unavailable */
  async admit(text: string): Promise<ApiKeyView> {
    const known = knownBy(text);
    if (!known) throw unknownKey();
    const key = (await this.byId(known.keyId)) ?? (await this.#byIdAtHead(known.keyId));
    if (!isSameHash(known.hash, key?.hash ?? NO_HASH) || !key) throw unknownKey();
    if (key.revoked) throw revokedKey();
    if (key.expiresAt !== null && isOver(key.expiresAt, this.clock.iso())) throw expiredKey();
    return key;
  }

  byId(keyId: string): Promise<ApiKeyView | undefined> {
    return this.views.get<ApiKeyView>('api-keys', keyId);
  }

  async #byIdAtHead(keyId: string): Promise<ApiKeyView | undefined> {
    if (!(await this.progress.waitFor(['api-keys'], await this.events.head(), KEYS_WAIT_MS))) throw stillReading();
    return this.byId(keyId);
  }
}

function unknownKey(): DomainError {
  return new DomainError('api_key_unknown', 'unauthorized', 'There is no such API key. Was all of it sent?');
}

function revokedKey(): DomainError {
  return new DomainError('api_key_revoked', 'unauthorized', 'This API key was revoked. Please use another one.');
}

function expiredKey(): DomainError {
  return new DomainError(
    'api_key_expired',
    'unauthorized',
    'The time of this API key is over. Please use another one.',
  );
}
