/**
 * Spans of a batch that was folded into a read model: one in each trace that its events belong to, all as long as the
 * batch took. Of fresh events only: a read model that is built from an old log has nothing to tell those who asked long
 * ago.
 */
import type { RecordedEvent } from '#kernel/event.js';
import type { ReadSideEngine } from './read-side-engine.js';

const FRESH_MS = 15 * 60_000;

export type Traced = Pick<RecordedEvent, 'type' | 'metadata'>;

export function traceProjected(
  { tracing, clock }: Pick<ReadSideEngine, 'tracing' | 'clock'>,
  projection: string,
  events: readonly Traced[],
  startedAt: number,
): void {
  if (!tracing) return;
  const oldest = new Date(clock.now().getTime() - FRESH_MS).toISOString();
  const traces = new Map<string, [Traced, ...Traced[]]>();
  for (const event of events) {
    const { traceparent, occurredAt } = event.metadata;
    if (traceparent === undefined || occurredAt < oldest) continue;
    const trace = traceOf(traceparent);
    const before = traces.get(trace);
    traces.set(trace, before ? [...before, event] : [event]);
  }
  for (const [first, ...others] of traces.values()) {
    const { traceparent: parent, occurredAt } = first.metadata;
    const attributes = {
      'recto.event.types': [...new Set([first, ...others].map(({ type }) => type))].join(' '),
      'recto.behind_ms': Math.max(0, startedAt - Date.parse(occurredAt)),
    };
    tracing.start(`project ${projection}`, { kind: 'consumer', parent, startedAt, attributes })?.end();
  }
}

const traceOf = (traceparent: string): string => traceparent.slice(3, 35);
