/**
 * A collector of traces for specs: takes OTLP over HTTP as JSON, as the real ones do on port 4318, and keeps every
 * span.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What the process that sent it says it is. */
  readonly resource: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
type Sent = Omit<ReceivedSpan, 'attributes' | 'resource'> & { readonly attributes?: Attribute[] };
interface Request {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Attribute[] };
    readonly scopeSpans: { readonly spans: Sent[] }[];
  }[];
}

const asRecord = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that was ever sent here, as it came. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer();
    const receiver = new OtlpReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const understood = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
        if (understood) receiver.#take(Buffer.concat(chunks).toString());
        response.writeHead(understood ? 200 : 415, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    const { port } = this.server.address() as { port: number };
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  #take(text: string): void {
    this.text += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as Request).resourceSpans)
      for (const { spans } of scopeSpans)
        for (const span of spans)
          this.spans.push({
            ...span,
            attributes: asRecord(span.attributes),
            resource: asRecord(resource.attributes),
          });
  }
}
