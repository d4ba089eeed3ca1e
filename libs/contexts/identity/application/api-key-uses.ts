/**
 * ApiKeyUses: notes on which day a key was last used. The first request of a day in each process asks the stream, all
 * others cost nothing; no request waits for it, and a note that fails is made with the next request.
 */
import { BoundedMap } from '#kernel/bounded-map.js';
import type { Log } from '#kernel/log.js';
import { apiKeyUseDecider, dayOf } from '#domain/identity/api-key-use.js';
import type { Clock } from '#ports/clock.js';
import type { Decisions, Cause } from '#write-side/decisions.js';

const MOST_REMEMBERED = 10_000;

export class ApiKeyUses {
  /** Key → the day it was noted on. */
  readonly #noted = new BoundedMap<string, string>(MOST_REMEMBERED);

  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  note({ workspaceId, keyId }: { workspaceId: string; keyId: string }, origin: Omit<Cause, 'actor'>): void {
    const day = dayOf(this.clock.iso());
    if (this.#noted.get(keyId) === day) return;
    this.#noted.set(keyId, day);
    const cause: Cause = { ...origin, actor: { kind: 'apiKey', id: keyId } };
    this.decisions
      .run(apiKeyUseDecider, keyId, { type: 'NoteUse', workspaceId, keyId }, cause)
      .catch((error: unknown) => {
        this.#noted.delete(keyId);
        this.log('warn', 'the use of an API key could not be noted', { keyId, error });
      });
  }
}
