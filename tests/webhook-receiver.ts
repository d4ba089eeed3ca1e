/**
 * A program outside that is told by webhooks: a server of the test's own that notes what comes and answers as it is
 * told.
 */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly id: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> & { documentId?: string } };
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly text?: string;
}

export class WebhookReceiver {
  readonly received: Received[] = [];
  /** undefined: none at all. */
  answer: (received: Received) => Answer | undefined = () => ({ status: 204 });
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const headers = request.headers as Record<string, string>;
        const body = JSON.parse(text) as Received['body'];
        const received = { id: headers['webhook-id']!, path: request.url!, headers, text, body };
        this.received.push(received);
        const answer = this.answer(received);
        if (answer) response.writeHead(answer.status, answer.headers).end(answer.text);
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path = '/hook'): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** As Standard Webhooks has it, written a second time. */
export function isSignedBy(secret: string, { headers, text }: Pick<Received, 'headers' | 'text'>): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const wanted = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return headers['webhook-signature']!.split(' ').includes(wanted);
}
