/**
 * Events as a tree of causes: each under the event that caused it, the first ones under the request or job they name.
 * Pure.
 */
import type { RecordedEvent } from '#kernel/event.js';

export interface Caused {
  /** What caused it, when that is no event among these: a request, a job, a webhook. */
  readonly cause?: string;
  readonly event?: RecordedEvent;
  readonly led: Caused[];
}

/** @param events in log order: a cause stands before what it led to */
export function causeTree(events: readonly RecordedEvent[]): Caused[] {
  const roots: Caused[] = [];
  const nodes = new Map<string, Caused>();
  for (const event of events) {
    const { causationId } = event.metadata;
    let cause = nodes.get(causationId);
    if (!cause) {
      cause = { cause: causationId, led: [] };
      nodes.set(causationId, cause);
      roots.push(cause);
    }
    const node: Caused = { event, led: [] };
    cause.led.push(node);
    nodes.set(event.id, node);
  }
  return roots;
}
