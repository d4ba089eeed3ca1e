/**
 * Tracing: spans at our own seams, exported to whoever collects them. Chosen by OTEL_EXPORTER_OTLP_ENDPOINT; without it
 * there is none, nothing of it is loaded, and every seam is the plain call. A span belongs to the one under way around
 * it, or to the `parent` it is given, which is carried where no call reaches: in an event's metadata and in a job. Ids,
 * names and numbers only: never what stands in a document, a file's name, an address, or an error's message.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** W3C traceparent of what led here, when it is not under way in this process. */
  readonly parent?: string;
  /** Begins a trace where nothing led here. */
  readonly root?: true;
  /** Epoch milliseconds; now when absent. */
  readonly startedAt?: number;
  readonly attributes?: SpanAttributes;
}

export interface Span {
  /** W3C: what others name as their parent. */
  readonly traceparent: string;
  /** Runs `work` with this span under way. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Once. A span that never ends is never exported. @param failure a name or a code, no message */
  end(failure?: string): void;
}

export abstract class Tracing {
  /** Undefined where there is nothing to belong to and no trace to begin. */
  abstract start(name: string, options?: SpanOptions): Span | undefined;

  /** The traceparent of the span under way. */
  abstract current(): string | undefined;

  /** Sends what is left, for a moment. */
  abstract close(): Promise<void>;
}

/** Runs `work` in a span of its own; plainly when nothing is traced. */
export async function within<T>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const span = tracing?.start(name, options);
  if (!span) return work();
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(nameOf(error));
    throw error;
  }
}

/** A message may repeat what stands in a document; a name or a code does not. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w+$/.test(code) ? code : error.name;
}
