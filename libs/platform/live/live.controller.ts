/**
 * GET /events: what concerns the caller, live. A stream lives as long as the caller's right to it: it ends with the
 * session, and when a check says so. Bounded in number per listener and per process.
 */
import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Gauge } from 'prom-client';
import { DomainError } from '#kernel/domain-error.js';
import { parsePosition, type Position } from '#kernel/position.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { May } from '../may.js';
import { Metrics } from '../metrics.js';
import type { RectoRequest } from '../request-context.js';
import { EventStream } from './event-stream.js';
import { Listeners } from './listeners.js';
import { Seats } from './seats.js';
import { whileAdmitted } from './while-admitted.js';

/** Tabs and devices of one member; a browser opens one per visible tab. */
const PER_MEMBER = 12;
const PER_PROCESS = 10_000;

@Controller('events')
@May('view')
export class LiveController {
  readonly #seats = new Seats(PER_MEMBER, PER_PROCESS);

  constructor(
    private readonly feed: ChangeFeed,
    private readonly listeners: Listeners,
    metrics: Metrics,
  ) {
    const seats = this.#seats;
    new Gauge({
      name: 'recto_live_streams',
      help: 'Open streams of live changes',
      registers: [metrics.registry],
      collect() {
        this.set(seats.taken);
      },
    });
  }

  @Get()
  async stream(
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: RectoRequest,
    @Res() response: Response,
  ): Promise<void> {
    const start = this.feed.position();
    if (start === undefined)
      throw new DomainError('unavailable', 'unavailable', 'Live changes are not available right now.');
    if (response.destroyed) return; // gone while it was asked who they are
    const listener = this.listeners.of(request);
    const leave = this.#seats.take(listener.id);
    const admission = whileAdmitted(listener.endsAt, () => listener.mayStay());
    const stream = new EventStream(response, {
      position: () => this.feed.position(),
      onClose: () => {
        stop?.(); // never before this function has returned
        admission.stop();
        leave();
      },
    });
    admission.whenOver(() => stream.end());
    stream.ready(start);
    const stop = this.feed.listen(listener.channels, lastSeen(lastEventId), {
      announced: ({ name, position, data }) =>
        name === listener.recheckedOn ? admission.check() : stream.send(name, position, data),
      resync: (position) => stream.resync(position),
      ended: () => stream.end(),
    });
    if (!stop) stream.end();
  }
}

function lastSeen(header: string | undefined): Position | 'new' | 'unknown' {
  return header === undefined || header === '' ? 'new' : (parsePosition(header) ?? 'unknown');
}
