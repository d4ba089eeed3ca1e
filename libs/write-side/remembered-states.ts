/**
 * RememberedStates: long streams folded, so that only their tails are read again. What holds personal fields is
 * remembered for a minute, as keys are, so that it does not outlive an erasure for longer, and so much of it at most:
 * members choose how large their documents are. What is remembered is only ever a saving.
 */
import { BoundedMap } from '#kernel/bounded-map.js';

export interface RememberedLimits {
  /** States without personal fields; they are small. */
  readonly states: number;
  /** How long one with personal fields is kept after it was folded. */
  readonly personalMs: number;
  /** Characters of JSON of all with personal fields together. */
  readonly personalCharacters: number;
}

const LIMITS: RememberedLimits = { states: 500, personalMs: 60_000, personalCharacters: 16_000_000 };

interface Personal<S> {
  readonly state: S;
  readonly characters: number;
  readonly until: number;
}

export class RememberedStates<S> {
  readonly #others: BoundedMap<string, S>;
  /** The one that was set longest ago first. */
  readonly #personal = new Map<string, Personal<S>>();
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: RememberedLimits = LIMITS) {
    this.#others = new BoundedMap(limits.states);
  }

  get(stream: string): S | undefined {
    const personal = this.#personal.get(stream);
    if (personal && personal.until > performance.now()) return personal.state;
    return this.#others.get(stream);
  }

  isPersonal(stream: string): boolean {
    return this.#personal.has(stream);
  }

  /** @param personal whether it holds personal fields; such a state is JSON */
  set(stream: string, state: S, personal: boolean): void {
    if (!personal) return this.#others.set(stream, state);
    this.#forget(stream);
    const characters = JSON.stringify(state).length;
    if (characters > this.limits.personalCharacters) return;
    this.#personal.set(stream, { state, characters, until: performance.now() + this.limits.personalMs });
    this.#characters += characters;
    for (const oldest of this.#personal.keys()) {
      if (this.#characters <= this.limits.personalCharacters) break;
      this.#forget(oldest);
    }
    this.#timer ??= setTimeout(() => this.#forgetOld(), this.limits.personalMs).unref();
  }

  /** Streams remembered whose states hold personal fields. */
  get personal(): number {
    return this.#personal.size;
  }

  #forget(stream: string): void {
    this.#characters -= this.#personal.get(stream)?.characters ?? 0;
    this.#personal.delete(stream);
  }

  #forgetOld(): void {
    this.#timer = undefined;
    for (const [stream, { until }] of this.#personal) {
      const left = until - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#forgetOld(), left).unref();
        return;
      }
      this.#forget(stream);
    }
  }
}
