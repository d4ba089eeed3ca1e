/**
 * Stands in for Mistral's HTTP API in tests: /v1/ocr and /v1/chat/completions as the client library calls them, on the
 * loopback interface. Checks what a real one would check of a request (key, shape) and answers what the test says; on
 * request it misbehaves first. Knows nothing of the adapter.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type JsonObject } from '#kernel/json.js';

export const DOUBLE_KEY = 'test-key-of-the-double-0123456789';

/** One request answered badly. */
export type Misbehaviour =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: unknown;
    }
  | { readonly kind: 'body'; readonly body: string; readonly type?: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' }
  /** Headers and a part of the body, then the connection breaks. */
  | { readonly kind: 'break'; readonly body: string }
  /** Bytes for ever. */
  | { readonly kind: 'flood' };

export interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: JsonObject & Record<string, never>;
}

interface OcrPageSaid {
  readonly markdown: string;
  /** Text and box in pixels of a 1000 × 1000 page. */
  readonly blocks?: readonly {
    readonly text: string;
    readonly box: readonly [number, number, number, number];
    readonly confidence?: number;
  }[];
}

export class MistralDouble {
  readonly seen: Seen[] = [];
  readonly misbehaviours: { ocr: Misbehaviour[]; chat: Misbehaviour[] } = { ocr: [], chat: [] };
  /** What the OCR endpoint reads in a document. */
  reads: readonly OcrPageSaid[] = [{ markdown: '' }];
  /** What the model answers; the whole content of its message. */
  says: (request: Seen) => string = () => '{}';
  finishes = 'stop';
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  static async start(): Promise<MistralDouble> {
    const double = new MistralDouble();
    await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  calls(path: 'ocr' | 'chat'): Seen[] {
    return this.seen.filter((seen) => seen.path === PATHS[path]);
  }

  reset(): void {
    this.seen.length = 0;
    this.misbehaviours.ocr.length = 0;
    this.misbehaviours.chat.length = 0;
    this.finishes = 'stop';
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const seen = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Seen['body'],
    };
    this.seen.push(seen);
    if (request.headers.authorization !== `Bearer ${DOUBLE_KEY}`)
      return json(response, 401, { message: 'Unauthorized' });
    const [name] = Object.entries(PATHS).find(([, path]) => path === seen.path) ?? [];
    if (request.method !== 'POST' || (name !== 'ocr' && name !== 'chat'))
      return json(response, 404, { message: 'no Route matched' });
    const bad = this.misbehaviours[name].shift();
    if (bad) return misbehave(bad, response);
    json(response, 200, name === 'ocr' ? this.ocrAnswer(seen) : this.chatAnswer(seen));
  }

  private ocrAnswer({ body }: Seen): unknown {
    const places = (body as Record<string, unknown>).include_blocks === true;
    const document = (body as { document?: { type?: string } }).document;
    const pages = document?.type === 'image_url' ? this.reads.slice(0, 1) : this.reads;
    return {
      model: 'mistral-ocr-double',
      usage_info: { pages_processed: pages.length, doc_size_bytes: 1 },
      pages: pages.map(({ markdown, blocks = [] }, index) => ({
        index,
        markdown,
        images: [],
        dimensions: { dpi: 200, width: 1000, height: 1000 },
        ...(places ? { blocks: blocks.map(ocrBlock) } : {}),
      })),
    };
  }

  private chatAnswer(seen: Seen): unknown {
    return {
      id: 'cmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'mistral-double',
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
      choices: [{ index: 0, finish_reason: this.finishes, message: { role: 'assistant', content: this.says(seen) } }],
    };
  }
}

const PATHS = { ocr: '/v1/ocr', chat: '/v1/chat/completions' };

function ocrBlock({ text, box: [x0, y0, x1, y1], confidence }: NonNullable<OcrPageSaid['blocks']>[number]) {
  return {
    type: 'text',
    content: text,
    top_left_x: x0,
    top_left_y: y0,
    bottom_right_x: x1,
    bottom_right_y: y1,
    ...(confidence === undefined ? {} : { confidence_scores: { average_content_confidence_score: confidence } }),
  };
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function misbehave(bad: Misbehaviour, response: ServerResponse): void {
  switch (bad.kind) {
    case 'status':
      return json(response, bad.status, bad.body ?? { message: 'as the test says' }, bad.headers);
    case 'body':
      response.writeHead(200, { 'content-type': bad.type ?? 'application/json' });
      response.end(bad.body);
      return;
    case 'hang':
      return;
    case 'reset':
      response.destroy();
      return;
    case 'break':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(bad.body.length + 100) });
      response.write(bad.body, () => response.destroy());
      return;
    case 'flood': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = '"'.padEnd(64 * 1024, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    }
  }
}
