/**
 * Tracing by OpenTelemetry, sent as OTLP over HTTP (JSON) in batches. Nothing is registered globally: clients that
 * trace by themselves when they find a global provider would export what they send, and that is documents. A collector
 * that is away costs spans, never a request.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { Tracing, type Span, type SpanAttributes, type SpanOptions } from '#ports/tracing.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
/** A collector that does not answer must not keep a process from stopping. */
const LAST_WORDS_MS = 2_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

interface OtelOptions {
  /** Of the collector, e.g. `http://127.0.0.1:4318`; `/v1/traces` is added. */
  readonly endpoint: string;
  /** What this process is, said with every span. */
  readonly resource: SpanAttributes;
  /** Told once for each time the collector goes away. */
  readonly onFault?: (reason: string) => void;
}

export class OtelTracing extends Tracing {
  readonly #underWay = new AsyncLocalStorage<OtelSpan>();
  readonly #provider: BasicTracerProvider;

  constructor({ endpoint, resource, onFault = () => undefined }: OtelOptions) {
    super();
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ ...resource }),
      spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter({ url }), onFault))],
    });
  }

  override start(name: string, { kind, parent, root, startedAt, attributes }: SpanOptions = {}): Span | undefined {
    const context = this.#contextOf(parent) ?? (root ? ROOT_CONTEXT : undefined);
    if (!context) return undefined;
    const options = { kind: kind && KINDS[kind], startTime: startedAt, attributes: { ...attributes } };
    return this.#asSpan(this.#provider.getTracer('recto').startSpan(name, options, context));
  }

  override current(): string | undefined {
    const span = this.#underWay.getStore();
    return span && traceparentOf(span.spanContext());
  }

  override async close(): Promise<void> {
    const shutdown = this.#provider.shutdown().catch(() => undefined);
    const waited = new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref());
    await Promise.race([shutdown, waited]);
  }

  #contextOf(parent: string | undefined): Context | undefined {
    const remote = parent === undefined ? undefined : spanContextIn(parent);
    if (remote) return trace.setSpanContext(ROOT_CONTEXT, remote);
    const around = this.#underWay.getStore();
    return around && trace.setSpan(ROOT_CONTEXT, around);
  }

  #asSpan(span: OtelSpan): Span {
    return {
      traceparent: traceparentOf(span.spanContext()),
      run: (work) => this.#underWay.run(span, work),
      set: (attributes) => void span.setAttributes({ ...attributes }),
      rename: (name) => void span.updateName(name),
      end: (failure) => {
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      },
    };
  }
}

function telling(exporter: SpanExporter, onFault: (reason: string) => void): SpanExporter {
  let away = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !away) onFault(result.error?.message ?? 'not sent');
        away = failed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function spanContextIn(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}
