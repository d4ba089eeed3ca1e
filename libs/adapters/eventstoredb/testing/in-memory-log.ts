/**
 * The log of the stand-in: in memory, with the engine's rules for expected revisions and repeated appends, and with
 * positions that rise by the size of an event as the engine's do, so that nobody comes to rely on them being 1, 2, 3.
 */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** Milliseconds since 1970 */
  readonly created: number;
}

export type Expectation = number | 'no-stream' | 'stream-exists' | 'any';

export type Verdict =
  | { readonly appended: true; readonly revision: number; readonly position: bigint }
  | { readonly appended: false; readonly current: number | 'no-stream' };

const HEADER_BYTES = 120;

export class InMemoryLog {
  readonly #events: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #listeners = new Set<() => void>();
  #end = 1000n;

  /** Where the next event will stand. */
  get end(): bigint {
    return this.#end;
  }

  get length(): number {
    return this.#events.length;
  }

  at(index: number): StoredEvent | undefined {
    return this.#events[index];
  }

  stream(name: string): readonly StoredEvent[] | undefined {
    return this.#streams.get(name);
  }

  /** Index of the first event that stands at or after a position. */
  indexFrom(position: bigint): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  append(name: string, expected: Expectation, proposed: readonly ProposedEvent[]): Verdict {
    const stored = this.#streams.get(name) ?? [];
    const current = stored.length === 0 ? 'no-stream' : stored.length - 1;
    const fits =
      expected === 'any' || expected === current || (expected === 'stream-exists' && current !== 'no-stream');
    if (!fits) return repeated(stored, expected, proposed) ?? { appended: false, current };
    let position = stored.at(-1)?.position ?? 0n;
    for (const event of proposed) {
      position = this.#end;
      this.#end += BigInt(HEADER_BYTES + event.data.length + event.customMetadata.length);
      const whole = { ...event, stream: name, revision: stored.length, position, created: Date.now() };
      stored.push(whole);
      this.#events.push(whole);
    }
    this.#streams.set(name, stored);
    for (const listener of this.#listeners) listener();
    return { appended: true, revision: stored.length - 1, position };
  }

  /** @returns what ends the listening */
  onGrowth(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

function repeated(
  stored: readonly StoredEvent[],
  expected: Expectation,
  proposed: readonly ProposedEvent[],
): Verdict | undefined {
  if (expected === 'any' || expected === 'stream-exists') return undefined;
  const first = expected === 'no-stream' ? 0 : expected + 1;
  const there = stored.slice(first, first + proposed.length);
  if (there.length < proposed.length || there.some(({ id }, at) => id !== proposed[at]!.id)) return undefined;
  // Measured: the engine answers a repetition with the place of its last event, as it did the first time.
  return { appended: true, revision: first + proposed.length - 1, position: there.at(-1)!.position };
}
