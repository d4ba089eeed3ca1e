/** A listener to GET /api/events, as a program of a customer would be: reads the stream, keeps every message. */
import { eventually } from '../eventually.js';

/** A server that can be asked. */
interface Asked {
  fetch(path: string, init: RequestInit & { token?: string }): Promise<Response>;
}

export interface Message {
  readonly name: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

export class Listening {
  readonly messages: Message[] = [];
  /** Everything as it came over the wire. */
  raw = '';
  ended = false;

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {}

  static async start(app: Asked, token: string | undefined, lastEventId?: string): Promise<Listening> {
    const abort = new AbortController();
    const response = await app.fetch('/api/events', {
      token,
      signal: abort.signal,
      headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {},
    });
    const listening = new Listening(response, abort);
    if (response.ok) void listening.#read();
    return listening;
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await eventually('the end of listening', () => this.ended);
  }

  /** Waits for a message; the newest that fits. */
  until(what: string, fits: (message: Message) => boolean): Promise<Message> {
    return eventually(what, () => this.messages.findLast(fits));
  }

  named(name: string): Message[] {
    return this.messages.filter((message) => message.name === name);
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of this.response.body!) {
        const text = decoder.decode(chunk as Uint8Array, { stream: true });
        this.raw += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const fields = new Map(
            block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          );
          if (fields.has('event'))
            this.messages.push({
              name: fields.get('event')!,
              id: fields.get('id')!,
              data: JSON.parse(fields.get('data')!),
            });
        }
      }
    } catch {
      // cut off, by whichever side
    }
    this.ended = true;
  }
}
