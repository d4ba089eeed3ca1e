/**
 * The newest announcements of a process, for listeners that come back after a short absence. Bounded: whoever was away
 * for longer than what is kept is told to ask for everything again, which costs less than reading everybody's events
 * from the log.
 */
import type { Position } from '#kernel/position.js';
import type { Announcement } from './announcement.js';

interface Kept {
  readonly announcement: Announcement;
  readonly at: number;
}

export class RecentAnnouncements {
  #kept: Kept[] = [];
  #completeAfter: Position;

  constructor(
    start: Position,
    private readonly most: number,
  ) {
    this.#completeAfter = start;
  }

  add(announcement: Announcement): void {
    this.#kept.push({ announcement, at: performance.now() });
    // Cut in large pieces, so that keeping costs next to nothing.
    if (this.#kept.length >= this.most * 2) {
      const lastDropped = this.#kept.splice(0, this.#kept.length - this.most).at(-1);
      if (lastDropped) this.#completeAfter = lastDropped.announcement.position;
    }
  }

  /** What was kept is not worth keeping: nothing before `position` is told again. */
  forget(position: Position): void {
    this.#kept = [];
    this.#completeAfter = position;
  }

  /** All of these channels after a position, or undefined when some of them may be gone. */
  after(position: Position, channels: ReadonlySet<string>): Announcement[] | undefined {
    if (position < this.#completeAfter) return undefined;
    return this.#of(channels, ({ announcement }) => announcement.position > position);
  }

  /** Those of the last while that are still there. */
  ofLast(ms: number, channels: ReadonlySet<string>): Announcement[] {
    const since = performance.now() - ms;
    return this.#of(channels, ({ at }) => at >= since);
  }

  #of(channels: ReadonlySet<string>, wanted: (kept: Kept) => boolean): Announcement[] {
    return this.#kept
      .filter((kept) => channels.has(kept.announcement.channel) && wanted(kept))
      .map(({ announcement }) => announcement);
  }
}
