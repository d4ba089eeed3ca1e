/**
 * One subscription of the client, pulled: nothing is taken from it before it is asked for, so a slow reader holds back
 * the engine instead of filling memory. Knows when the engine said that it is caught up, how far its filter has looked,
 * and when it broke; it never resumes by itself. `take` empties what has arrived before any of that is told, so that a
 * checkpoint is not told before the events in front of it.
 */
import type { AllStreamResolvedEvent, AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client';
import type { Position } from '#kernel/position.js';
import { isRealPosition, toFilter, toReadPosition } from './translation.js';

/** Messages the client may hold ready. */
const READY = 128;

export class Feed {
  /** How far the engine says that its filter has looked. To be verified, see reach.ts. */
  looked: { readonly commit: bigint; readonly prepare: bigint } | undefined;
  /** The engine has said that everything was sent, and not yet that it fell behind again. */
  caughtUp = false;
  broken = false;
  readonly #subscription: AllStreamSubscription;
  #stirred = false;
  #wake: (() => void) | undefined;

  constructor(client: EventStoreDBClient, after: Position, types: readonly string[] | undefined) {
    const filter = {
      ...toFilter(types),
      checkpointReached: (_: unknown, position: { commit: bigint; prepare: bigint }) => {
        if (isRealPosition(position.commit)) this.looked = position;
        this.#stir();
      },
    };
    this.#subscription = client.subscribeToAll(
      { fromPosition: toReadPosition(after), filter },
      { highWaterMark: READY },
    );
    const breaks = () => {
      this.broken = true;
      this.#stir();
    };
    this.#subscription
      .on('readable', () => this.#stir())
      .on('error', breaks)
      .on('end', breaks)
      .on('close', breaks);
    this.#subscription.on('caughtUp', () => {
      this.caughtUp = true;
      this.#stir();
    });
    this.#subscription.on('fellBehind', () => {
      this.caughtUp = false;
    });
  }

  /** What has arrived, at most `limit`; [] when nothing is there now. */
  take(limit: number): AllStreamResolvedEvent[] {
    const taken: AllStreamResolvedEvent[] = [];
    while (taken.length < limit) {
      const next = this.#subscription.read() as AllStreamResolvedEvent | null;
      if (next === null) break;
      taken.push(next);
    }
    return taken;
  }

  /**
   * Resolves with true when something happened since the last call, false when nothing did for `idleMs` or it was
   * aborted.
   */
  stirs(idleMs: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (stirred: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', aborted);
        this.#wake = undefined;
        this.#stirred = false;
        resolve(stirred);
      };
      const aborted = () => done(false);
      const timer = setTimeout(aborted, idleMs);
      signal.addEventListener('abort', aborted);
      this.#wake = () => done(true);
      if (this.#stirred || signal.aborted) done(this.#stirred);
    });
  }

  stop(): void {
    // The client reports the cancelling itself as an error later; the listener above stays for it.
    this.#subscription.unsubscribe().catch(() => {});
  }

  #stir(): void {
    this.#stirred = true;
    this.#wake?.();
  }
}
