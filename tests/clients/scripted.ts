/** A server that answers as it is told, one answer after another, and notes what it was asked. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  /** In its JSON, where it is that. */
  readonly json?: unknown;
}

/** `cut`: the connection ends without an answer; `silent`: none ever comes. */
type Scripted =
  'cut' | 'silent' | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown };

export class ScriptedServer {
  readonly asked: Asked[] = [];
  /** The last one is given again and again. */
  script: Scripted[] = [];
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const isJson = headers['content-type'] === 'application/json';
        const json = isJson ? { json: JSON.parse(Buffer.concat(parts).toString()) as unknown } : {};
        this.asked.push({ method, url, headers, ...json });
        const next = this.script.length > 1 ? this.script.shift() : this.script[0];
        if (next === undefined || next === 'silent') return;
        if (next === 'cut') return void request.socket.destroy();
        const { status = 200, headers: more, body } = next;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        response.writeHead(status, { 'content-type': 'application/json', ...more }).end(text);
      });
    });
  }

  static async start(): Promise<ScriptedServer> {
    const scripted = new ScriptedServer();
    await new Promise<void>((resolve) => scripted.#server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export const data = (data: unknown): Scripted => ({ body: { success: true, data } });
export const refused = (status: number, code: string, headers?: Record<string, string>): Scripted => ({
  ...{ status, headers },
  body: { success: false, error: { code, message: `It is ${code}.`, correlationId: 'c-1' } },
});
