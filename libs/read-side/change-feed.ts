/**
 * ChangeFeed: tells listeners of this process what happened, from one subscription to the log however many listen, each only what is on
 * its channels. An announcement goes out in the log's order and once the read models named with it show the event, wherever they are
 * built, so that whoever asks again because of it sees the change. A read model that does not get there in time holds nobody up: what it
 * should show is announced all the same, and everybody is told to ask again (`resync`) when it has caught up.
 * It keeps no checkpoint: it begins at the head, and a listener from before its time is told to ask again.
 */
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Announcement, Announcer } from './announcement.js';
import { pause } from './hold-lease.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { RecentAnnouncements } from './recent-announcements.js';

export interface Listener {
  announced(announcement: Announcement): void;
  /** Something may have been missed. */
  resync(position: Position): void;
  /** Nothing more comes. */
  ended(): void;
}

export interface ChangeFeedOptions {
  /** How many announcements are kept for those who come back; at most twice as many. */
  readonly kept?: number;
  /** How long read models may take before an announcement goes out without them. */
  readonly patienceMs?: number;
  /** A listener that was never here gets what was announced this long before it came. */
  readonly recentMs?: number;
}

export class ChangeFeed {
  readonly #announcers: ReadonlyMap<string, Announcer>;
  readonly #readModels: readonly string[];
  readonly #listeners = new Map<string, Set<Listener>>();
  #recent: RecentAnnouncements | undefined;
  #position: Position | undefined;
  #late = false;

  constructor(
    private readonly engine: ReadSideEngine,
    announcers: readonly Announcer[],
    private readonly options: ChangeFeedOptions = {},
  ) {
    this.#announcers = new Map(announcers.map((announcer) => [announcer.type, announcer]));
    if (this.#announcers.size !== announcers.length) throw new Error('an event type is announced twice');
    this.#readModels = namesOf(announcers);
  }

  /** Everything up to here was announced; undefined while it is not running. */
  position(): Position | undefined {
    return this.#position;
  }

  /**
   * What was missed, then what comes; the first of it before this returns.
   * @param after where a returning listener stood, as far as can be told
   * @returns how to stop; undefined while the feed is not running
   */
  listen(
    channels: readonly string[],
    after: Position | 'new' | 'unknown',
    listener: Listener,
  ): (() => void) | undefined {
    if (!this.#recent || this.#position === undefined) return undefined;
    const own = new Set(channels);
    const missed = this.#missed(this.#recent, after, own);
    if (!missed) listener.resync(this.#position);
    else for (const announcement of missed) listener.announced(announcement);

    for (const channel of own) this.#listeners.set(channel, (this.#listeners.get(channel) ?? new Set()).add(listener));
    return () => {
      for (const channel of own) {
        const listening = this.#listeners.get(channel);
        listening?.delete(listener);
        if (listening?.size === 0) this.#listeners.delete(channel);
      }
    };
  }

  /** Resolves when the signal aborts; faults of the stores are waited out. */
  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        if (this.#position === undefined) {
          this.#position = await this.engine.events.head();
          this.#recent = new RecentAnnouncements(this.#position, this.options.kept ?? 5_000);
        }
        for await (const message of this.engine.events.subscribe({
          after: this.#position,
          types: [...this.#announcers.keys()],
          signal,
        })) {
          if (message.kind === 'events') await this.#announce(message.events, signal);
          else if (message.position > this.#position) this.#position = message.position;
          failures = 0;
        }
      } catch (error) {
        if (signal.aborted) break;
        failures += 1;
        this.engine.log('warn', 'following the log for live changes failed, trying again', { error });
        await pause(Math.min(100 * 2 ** failures, 10_000), signal);
      }
    }
    this.#position = this.#recent = undefined;
    for (const listener of this.#everybody()) listener.ended();
    this.#listeners.clear();
  }

  #missed(
    recent: RecentAnnouncements,
    after: Position | 'new' | 'unknown',
    channels: ReadonlySet<string>,
  ): Announcement[] | undefined {
    if (after === 'new') return recent.ofLast(this.options.recentMs ?? 0, channels);
    // A position that is still to come is one of another log, or of a process that is ahead of this one.
    return after === 'unknown' || after > this.#position! ? undefined : recent.after(after, channels);
  }

  async #announce(events: readonly RecordedEvent[], signal: AbortSignal): Promise<void> {
    const announcers = events.map(({ type }) => this.#announcers.get(type)!);
    await this.#visible(namesOf(announcers), events.at(-1)!.position, signal);
    if (signal.aborted) return;
    events.forEach((event, index) => {
      const announcement = { ...announcers[index]!.announce(event), position: event.position };
      this.#recent!.add(announcement);
      this.#position = event.position;
      for (const listener of this.#listeners.get(announcement.channel) ?? []) listener.announced(announcement);
    });
  }

  async #visible(readModels: readonly string[], position: Position, signal: AbortSignal): Promise<void> {
    if (this.#late) return;
    const waited = this.engine.progress.waitFor(readModels, position, this.options.patienceMs ?? 5_000);
    if ((await Promise.race([waited, aborted(signal)])) || signal.aborted) return;
    this.engine.log('warn', 'read models are late: live changes go out before they can be read', {
      readModels,
      position,
    });
    this.#late = true;
    void this.#resyncOnceVisible(signal);
  }

  async #resyncOnceVisible(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await this.engine.progress.waitFor(this.#readModels, this.#position!, 1_000)) break;
      } catch {
        await pause(1_000, signal); // the store is away
      }
    }
    this.#late = false;
    if (signal.aborted || this.#position === undefined) return;
    this.#recent!.forget(this.#position);
    for (const listener of this.#everybody()) listener.resync(this.#position);
  }

  #everybody(): Set<Listener> {
    return new Set([...this.#listeners.values()].flatMap((listening) => [...listening]));
  }
}

function namesOf(announcers: readonly Announcer[]): string[] {
  return [...new Set(announcers.flatMap(({ readModels }) => readModels))];
}

function aborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }));
}
