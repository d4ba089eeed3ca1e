/**
 * One answer as server-sent events (text/event-stream). A comment keeps quiet connections alive. A reader slower than
 * what happens costs no more than the connection's own buffer: what does not fit is left out, and made good by one
 * `resync` when it has drained; one that does not drain at all is cut off.
 */
import type { ServerResponse } from 'node:http';
import type { Position } from '#kernel/position.js';
import type { JsonObject } from '#kernel/json.js';
import { HEARTBEAT_MS, READY, RESYNC } from '#contracts/live.js';

/** What clients that reconnect by themselves wait. */
const RETRY_MS = 2_000;

interface EventStreamOptions {
  readonly heartbeatMs?: number;
  /** Where the stream stands when it has drained. */
  readonly position: () => Position | undefined;
  /** Called once, however it ended. */
  readonly onClose: () => void;
}

export class EventStream {
  /** The connection takes nothing more until it has drained. */
  #full = false;
  #missed = false;
  /** Bytes that waited at the last beat. */
  #waited = 0;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(
    private readonly response: ServerResponse,
    private readonly options: EventStreamOptions,
  ) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no', // proxies that collect answers before they pass them on
      Connection: 'close', // ends with the stream, so that a server that stops need not wait for it
    });
    this.#write(`retry: ${RETRY_MS}\n\n`);
    this.#heartbeat = setInterval(() => this.#beat(), options.heartbeatMs ?? HEARTBEAT_MS);
    response.on('drain', () => this.#drained());
    response.on('error', () => response.destroy());
    response.once('close', () => {
      clearInterval(this.#heartbeat);
      options.onClose();
    });
  }

  ready(position: Position): void {
    this.send(READY, position, {});
  }

  send(name: string, position: Position, data: JsonObject): void {
    if (this.#full) this.#missed = true;
    else this.#write(`event: ${name}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  resync(position: Position): void {
    this.send(RESYNC, position, {});
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.response.end();
  }

  #write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.#full = !this.response.write(text);
  }

  #drained(): void {
    this.#full = false;
    const position = this.options.position();
    if (!this.#missed || position === undefined) return;
    this.#missed = false;
    this.resync(position);
  }

  #beat(): void {
    const waiting = this.#full ? this.response.writableLength : 0;
    if (!this.#full) this.#write(':\n\n');
    else if (this.#waited > 0 && waiting >= this.#waited) this.response.destroy(); // nothing was read for a whole beat
    this.#waited = waiting;
  }
}
