/**
 * The stream of live changes, one per tab: opened while somebody is signed in, opened again when it breaks (later each
 * time), put down when the tab is hidden and no longer worth one. After a break it goes on where it was; where that
 * cannot be told, `resync` says that anything may have changed. EventSource is not used because it cannot send the
 * session's token.
 */
import { HEARTBEAT_MS, READY, RECENT_MS, RESYNC } from '#contracts/live.js';
import { backOff } from '../../lib/back-off.js';
import { EventLines } from '../../lib/event-lines.js';
import { addressOf, errorOf, standardHeaders } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { restWhenHidden } from './rest-when-hidden.js';

type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting' | 'resting';

export interface LiveMessage {
  readonly name: string;
  readonly data: unknown;
}

/** The server is never silent for so long. */
const DEAD_AFTER = HEARTBEAT_MS * 2.5;
/** A connection that lived so long was a good one. */
const GOOD_AFTER = 5_000;
/** Of the stretch that a new stream repeats, kept for the way. */
const MARGIN = 3_000;

let state: LiveState = 'off';
let started = 0;
const listeners = new Set<() => void>();

export const liveState = (): LiveState => state;
/** Whether changes are told, so that nothing need be asked for again and again. */
export const isLive = (): boolean => state === 'live';

export function subscribeToLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns how to stop */
export function startLive(hear: (message: LiveMessage) => void): () => void {
  const stop = new AbortController();
  void new Stream(hear, stop.signal, started++ > 0).run();
  return () => {
    stop.abort();
    become('off');
  };
}

class Stream {
  readonly #startedAt = performance.now();
  #lastId = '';
  #failures = 0;

  /** @param stale what is shown may be older than this stream */
  constructor(
    private readonly hear: (message: LiveMessage) => void,
    private readonly signal: AbortSignal,
    private readonly stale: boolean,
  ) {}

  async run(): Promise<void> {
    let again = false;
    while (!this.signal.aborted) {
      await this.#until(() => document.visibilityState === 'visible', 'visibilitychange');
      if (this.signal.aborted) return;
      become(again ? 'reconnecting' : 'connecting');
      again = true;
      const rested = await this.#listen();
      if (this.signal.aborted) return;
      become(rested ? 'resting' : 'reconnecting');
      if (!rested) await this.#pause(backOff((this.#failures += 1)));
    }
  }

  /** Resolves when the connection is over. @returns whether it was put down because the tab is hidden */
  async #listen(): Promise<boolean> {
    const connection = new AbortController();
    const cut = () => connection.abort();
    let rested = false;
    let dead = setTimeout(cut, DEAD_AFTER);
    const stopLooking = restWhenHidden(() => {
      rested = true;
      cut();
    });
    addEventListener('offline', cut);
    this.signal.addEventListener('abort', cut);
    const openedAt = performance.now();
    try {
      const response = await this.#open(connection.signal);
      const lines = new EventLines();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
        clearTimeout(dead);
        dead = setTimeout(cut, DEAD_AFTER);
        for (const { name, id, data } of lines.push(read.value)) this.#take(name, id, data);
      }
    } catch {
      // however it broke, it is opened again
    } finally {
      clearTimeout(dead);
      stopLooking();
      removeEventListener('offline', cut);
      this.signal.removeEventListener('abort', cut);
      connection.abort();
    }
    if (performance.now() - openedAt > GOOD_AFTER) this.#failures = 0;
    return rested;
  }

  async #open(signal: AbortSignal): Promise<Response> {
    const headers = {
      ...standardHeaders(),
      Accept: 'text/event-stream',
      ...(this.#lastId && { 'Last-Event-ID': this.#lastId }),
    };
    const response = await fetch(addressOf(apiPaths.events), { headers, signal, cache: 'no-store' });
    if (!response.ok) throw errorOf(response.status, undefined);
    return response;
  }

  #take(name: string, id: string, data: string): void {
    const fresh = this.#lastId === '';
    if (id) this.#lastId = id;
    if (name !== READY) return this.hear({ name, data: JSON.parse(data) as unknown });
    become('live');
    // A new stream repeats what happened just before it; what is shown may be older than that.
    const age = performance.now() - this.#startedAt;
    if (fresh && (this.stale || age > RECENT_MS - MARGIN)) this.hear({ name: RESYNC, data: {} });
  }

  /** Waits; being online again, or being looked at again, is worth a try at once. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        removeEventListener('online', done);
        document.removeEventListener('visibilitychange', done);
        this.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      addEventListener('online', done);
      document.addEventListener('visibilitychange', done);
      this.signal.addEventListener('abort', done);
    });
  }

  async #until(holds: () => boolean, event: string): Promise<void> {
    while (!holds() && !this.signal.aborted)
      await new Promise<void>((resolve) => {
        document.addEventListener(event, () => resolve(), { once: true });
        this.signal.addEventListener('abort', () => resolve(), { once: true });
      });
  }
}

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
