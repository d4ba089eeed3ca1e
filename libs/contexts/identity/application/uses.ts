/**
 * Uses: notes now and then that a key or a session is used: a key once a day, a session once an hour. Its first request
 * of that span in each process asks the stream, all others cost nothing; no request waits for it, and a note that fails
 * is made with the next request.
 */
import { apiKeyUseDecider, dayOf } from '#domain/identity/api-key-use.js';
import { sessionsDecider, USE_NOTED_MS } from '#domain/identity/sessions.js';
import { BoundedMap } from '#kernel/bounded-map.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import type { Cause, Decisions } from '#write-side/decisions.js';

const MOST_REMEMBERED = 20_000;

type Origin = Omit<Cause, 'actor'>;

interface UsedKey {
  readonly workspaceId: string;
  readonly keyId: string;
}

interface UsedSession {
  readonly userId: string;
  readonly sessionId: string;
  /** Epoch milliseconds: since when the token is good, which is a use by itself. */
  readonly issuedAt: number;
}

export class Uses {
  /** Key or session → when it was last noted, epoch milliseconds. */
  readonly #noted = new BoundedMap<string, number>(MOST_REMEMBERED);

  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  ofKey({ workspaceId, keyId }: UsedKey, origin: Origin): void {
    const cause: Cause = { ...origin, actor: { kind: 'apiKey', id: keyId } };
    this.#note(keyId, Date.parse(dayOf(this.clock.iso())), () =>
      this.decisions.run(apiKeyUseDecider, keyId, { type: 'NoteUse', workspaceId, keyId }, cause),
    );
  }

  ofSession({ userId, sessionId, issuedAt }: UsedSession, origin: Origin): void {
    const since = this.clock.now().getTime() - USE_NOTED_MS + 1;
    if (issuedAt >= since) return;
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    this.#note(sessionId, since, () =>
      this.decisions.run(sessionsDecider, userId, { type: 'NoteUse', userId, sessionId }, cause),
    );
  }

  /** @param since epoch milliseconds: a note from then or later is enough */
  #note(id: string, since: number, note: () => Promise<unknown>): void {
    if ((this.#noted.get(id) ?? -Infinity) >= since) return;
    this.#noted.set(id, this.clock.now().getTime());
    note().catch((error: unknown) => {
      this.#noted.delete(id);
      this.log('warn', 'the use of a key or a session could not be noted', { id, error });
    });
  }
}
