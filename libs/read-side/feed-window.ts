import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import { StoredEvent } from '#kernel/stored-event.js';
import { sizeOf } from './view-size.js';

/** bytes */
const LARGEST_EVENT = 1_000_000;

export interface WindowLimits {
  /** Events kept in a window. */
  readonly events: number;
  /** Bytes of events kept in a window: of each its text, and what was parsed from it. */
  readonly bytes: number;
}

/** The events that were read last, numbered from the beginning of the reading. */
export class FeedWindow {
  #events: { readonly event: RecordedEvent; readonly bytes: number }[] = [];
  #bytes = 0;
  #first = 0;

  /** @param floor everything behind it, up to what was read, is in the window */
  constructor(
    private readonly limits: WindowLimits,
    private floor: Position,
  ) {}

  /** Number of its first event. */
  get first(): number {
    return this.#first;
  }

  /** Number of the event that comes next. */
  get end(): number {
    return this.#first + this.#events.length;
  }

  /** Whether nothing is missing for one who stands there. */
  follows(position: Position): boolean {
    return position >= this.floor;
  }

  /** @param number from `first` to before `end` */
  at(number: number): RecordedEvent {
    return this.#events[number - this.#first]!.event;
  }

  push(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const bytes = bytesOf(event);
      this.#events.push({ event, bytes });
      this.#bytes += bytes;
    }
  }

  /** Drops everything. @param floor what is pushed next follows it */
  clear(floor: Position): void {
    this.#first = this.end;
    this.#events = [];
    this.#bytes = 0;
    this.floor = floor;
  }

  /**
   * Drops what there is no room for. @param passed number up to which all are through @returns whether there is room
   */
  makeRoom(passed: number): boolean {
    let dropped = 0;
    const full = () => this.#events.length - dropped >= this.limits.events || this.#bytes >= this.limits.bytes;
    for (; full() && this.#first + dropped < passed; dropped++) {
      const { event, bytes } = this.#events[dropped]!;
      this.#bytes -= bytes;
      this.floor = event.position;
    }
    this.#events.splice(0, dropped);
    this.#first += dropped;
    return !full();
  }
}

/** Whatever somebody may have put into the log, it is for those who read it to stumble over. */
function bytesOf(event: RecordedEvent): number {
  const texts = StoredEvent.textsOf(event);
  if (texts) return 2 * (texts.data.length + texts.metadata.length);
  try {
    return sizeOf(event.data);
  } catch {
    return LARGEST_EVENT;
  }
}
