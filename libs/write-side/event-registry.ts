/** EventRegistry: every event type the product knows, by name. Two declarations of one name refuse to start. */
import type { EventType } from '#kernel/event.js';

export class EventRegistry {
  readonly #types = new Map<string, EventType>();

  constructor(types: Iterable<EventType>) {
    for (const type of types) {
      if (this.#types.has(type.name)) throw new Error(`event type ${type.name} is declared twice`);
      this.#types.set(type.name, type);
    }
  }

  /** @throws UnknownEventType */
  get(name: string): EventType {
    const type = this.#types.get(name);
    if (!type) throw new UnknownEventType(name);
    return type;
  }

  names(): string[] {
    return [...this.#types.keys()];
  }
}

export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(readonly type: string) {
    super(`the log holds ${type}, which this version of Recto does not know`);
  }
}
