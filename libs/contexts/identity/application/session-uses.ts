/**
 * SessionUses: notes once an hour that a session is used. Its first request of an hour in each process asks the stream,
 * all others cost nothing; no request waits for it, and a note that fails is made with the next request.
 */
import { sessionsDecider, USE_NOTED_MS } from '#domain/identity/sessions.js';
import { BoundedMap } from '#kernel/bounded-map.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import type { Cause, Decisions } from '#write-side/decisions.js';

const MOST_REMEMBERED = 10_000;

interface Used {
  readonly userId: string;
  readonly sessionId: string;
  /** Epoch milliseconds: since when the token is good, which is a use by itself. */
  readonly issuedAt: number;
}

export class SessionUses {
  /** Session → when the stream was last asked, epoch milliseconds. */
  readonly #asked = new BoundedMap<string, number>(MOST_REMEMBERED);

  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  note({ userId, sessionId, issuedAt }: Used, origin: Omit<Cause, 'actor'>): void {
    const now = this.clock.now().getTime();
    if (now - Math.max(issuedAt, this.#asked.get(sessionId) ?? 0) < USE_NOTED_MS) return;
    this.#asked.set(sessionId, now);
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    this.decisions
      .run(sessionsDecider, userId, { type: 'NoteUse', userId, sessionId }, cause)
      .catch((error: unknown) => {
        this.#asked.delete(sessionId);
        this.log('warn', 'the use of a session could not be noted', { userId, error });
      });
  }
}
