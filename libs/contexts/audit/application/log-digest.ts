/**
 * LogDigest: one hash over the whole log, rolled forward event by event: `printf '%s%s' <digest> <hash of the event>
 * | sha256sum`.
 */
import { hash } from 'node:crypto';
import type { RecordedEvent } from '#kernel/event.js';

export class LogDigest {
  #events: number;
  #digest: string;

  /** From the beginning, or from where another one stood. */
  constructor(from: { readonly events: number; readonly digest: string } = { events: 0, digest: '' }) {
    this.#events = from.events;
    this.#digest = from.digest;
  }

  get events(): number {
    return this.#events;
  }

  get digest(): string {
    return this.#digest;
  }

  add(event: RecordedEvent): void {
    this.#digest = hash('sha256', this.#digest + event.metadata.hash);
    this.#events += 1;
  }
}
