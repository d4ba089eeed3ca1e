/**
 * ChangeFeed: tells listeners of this process what happened, from one subscription to the log however many listen, each
 * only what is on its channels. An announcement goes out in the log's order and once the read models named with it show
 * the event, wherever they are built, so that whoever asks again because of it sees the change. A read model that does
 * not get there in time holds nobody up: what it should show is announced all the same, and everybody is told to ask
 * again (`resync`) when it has caught up. It keeps no checkpoint: it begins at the head, and a listener from before its
 * time is told to ask again.
 */
import { backoffDelay, pause } from '#kernel/backoff.js';
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Announcement, Announcer } from './announcement.js';
import { STORES_AWAY, type ReadSideEngine } from './read-side-engine.js';
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

/** How far it has come. */
interface Live {
  /** Everything up to here was announced. */
  position: Position;
  readonly recent: RecentAnnouncements;
}

export class ChangeFeed {
  readonly #announcers: ReadonlyMap<string, Announcer>;
  readonly #readModels: readonly string[];
  readonly #listeners = new Map<string, Set<Listener>>();
  #live: Live | undefined;
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
    return this.#live?.position;
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
    const live = this.#live;
    if (!live) return undefined;
    const own = new Set(channels);
    const missed = this.#missed(live, after, own);
    if (!missed) listener.resync(live.position);
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
        const live = (this.#live ??= await this.#begun());
        const types = [...this.#announcers.keys()];
        for await (const message of this.engine.events.subscribe({ after: live.position, types, signal })) {
          if (message.kind === 'events') await this.#announce(live, message.events, message.position, signal);
          else if (message.position > live.position) live.position = message.position;
          failures = 0;
        }
      } catch (error) {
        if (signal.aborted) break;
        failures += 1;
        this.engine.log('warn', 'following the log for live changes failed, trying again', { error });
        await pause(backoffDelay(failures, STORES_AWAY), signal);
      }
    }
    this.#live = undefined;
    for (const listener of this.#everybody()) listener.ended();
    this.#listeners.clear();
  }

  async #begun(): Promise<Live> {
    const position = await this.engine.events.head();
    return { position, recent: new RecentAnnouncements(position, this.options.kept ?? 5_000) };
  }

  #missed(
    { recent, position }: Live,
    after: Position | 'new' | 'unknown',
    channels: ReadonlySet<string>,
  ): Announcement[] | undefined {
    if (after === 'new') return recent.ofLast(this.options.recentMs ?? 0, channels);
    // A position that is still to come is one of another log, or of a process that is ahead of this one.
    return after === 'unknown' || after > position ? undefined : recent.after(after, channels);
  }

  async #announce(
    live: Live,
    events: readonly RecordedEvent[],
    position: Position,
    signal: AbortSignal,
  ): Promise<void> {
    const told = events.flatMap((event) => {
      const announcer = this.#announcers.get(event.type);
      return announcer ? [{ event, announcer }] : [];
    });
    await this.#visible(namesOf(told.map(({ announcer }) => announcer)), position, signal);
    if (signal.aborted) return;
    for (const { event, announcer } of told) {
      const announcement = { ...announcer.announce(event), position: event.position };
      live.recent.add(announcement);
      live.position = event.position;
      for (const listener of this.#listeners.get(announcement.channel) ?? []) listener.announced(announcement);
    }
  }

  async #visible(readModels: readonly string[], position: Position, signal: AbortSignal): Promise<void> {
    if (this.#late) return;
    const waited = this.engine.progress.waitFor(readModels, position, this.options.patienceMs ?? 5_000);
    if ((await orAborted(waited, signal)) || signal.aborted) return;
    this.engine.log('warn', 'read models are late: live changes go out before they can be read', {
      readModels,
      position,
    });
    this.#late = true;
    void this.#resyncOnceVisible(signal);
  }

  async #resyncOnceVisible(signal: AbortSignal): Promise<void> {
    for (let visible = false; !visible && this.#live && !signal.aborted;) {
      try {
        visible = await this.engine.progress.waitFor(this.#readModels, this.#live.position, 1_000);
      } catch {
        await pause(1_000, signal); // the store is away
      }
    }
    this.#late = false;
    const live = this.#live;
    if (signal.aborted || !live) return;
    live.recent.forget(live.position);
    for (const listener of this.#everybody()) listener.resync(live.position);
  }

  #everybody(): Set<Listener> {
    return new Set([...this.#listeners.values()].flatMap((listening) => [...listening]));
  }
}

function namesOf(announcers: readonly Announcer[]): string[] {
  return [...new Set(announcers.flatMap(({ readModels }) => readModels))];
}

/** Nothing of it stays with the signal, which lives as long as the process. */
async function orAborted(work: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  let giveUp!: () => void;
  const aborted = new Promise<false>((resolve) => (giveUp = () => resolve(false)));
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
