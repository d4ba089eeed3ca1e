/** Every event type of every context. */
import type { EventType } from '#kernel/event.js';
import { EventRegistry } from '#write-side/event-registry.js';
import { contexts } from './contexts.js';

export const allEventTypes: readonly EventType[] = contexts.flatMap(({ events = [] }) => events);

export function registry(): EventRegistry {
  return new EventRegistry(allEventTypes);
}
