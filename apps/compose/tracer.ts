/** Traces, only with a collector: what traces itself, and the wrappers that trace log, queue and extractor. */
import { hostname } from 'node:os';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { EventStore } from '#ports/event-store.js';
import type { Extractor } from '#ports/extractor.js';
import type { WorkQueue } from '#ports/work-queue.js';

/** OpenTelemetry is loaded only when there is a collector. */
export async function tracer({ traces, roles }: Config, logger: Logger) {
  if (!traces) return undefined;
  const [{ OtelTracing }, { TracedEventStore }, { TracedWorkQueue }, { TracedExtractor }] = await Promise.all([
    import('#adapters/tracing/otel-tracing.js'),
    import('#adapters/tracing/traced-event-store.js'),
    import('#adapters/tracing/traced-work-queue.js'),
    import('#adapters/tracing/traced-extractor.js'),
  ]);
  const resource = {
    'service.name': traces.serviceName,
    'service.instance.id': `${hostname()}/${process.pid}`,
    'recto.roles': roles.join('+'),
  };
  const tracing = new OtelTracing({
    endpoint: traces.endpoint,
    resource,
    onFault: (reason) => logger.warn({ reason }, 'traces cannot be sent'),
  });
  return {
    tracing,
    events: (events: EventStore) => new TracedEventStore(events, tracing),
    queue: (queue: WorkQueue) => new TracedWorkQueue(queue, tracing),
    extractor: (reader: Extractor) => new TracedExtractor(reader, tracing),
  };
}
