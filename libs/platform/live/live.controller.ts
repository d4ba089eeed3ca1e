/**
 * GET /events: the caller's workspace, live. A stream lives as long as the caller's right to it: it ends with the token, and when the
 * account is deleted or its sessions are revoked. Bounded in number per member and per process.
 */
import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Gauge } from 'prom-client';
import { ACCESS_CHANGED } from '#contexts/identity/application/announcements.js';
import { memberChannel, workspaceChannel } from '#contexts/workspaces/application/channels.js';
import { DomainError } from '#kernel/domain-error.js';
import { parsePosition, type Position } from '#kernel/position.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { Views } from '#read-side/views.js';
import { Account } from '../auth.js';
import { Metrics } from '../metrics.js';
import type { RectoRequest } from '../request-context.js';
import { EventStream } from './event-stream.js';
import { Seats } from './seats.js';
import { whileAdmitted } from './while-admitted.js';

/** Tabs and devices of one member; a browser opens one per visible tab. */
const PER_MEMBER = 12;
const PER_PROCESS = 10_000;

@Controller('events')
export class LiveController {
  readonly #seats = new Seats(PER_MEMBER, PER_PROCESS);

  constructor(
    private readonly feed: ChangeFeed,
    private readonly views: Views,
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
    @Account() account: AccountView,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: RectoRequest,
    @Res() response: Response,
  ): Promise<void> {
    const start = this.feed.position();
    if (start === undefined)
      throw new DomainError('unavailable', 'unavailable', 'Live changes are not available right now.');
    if (response.destroyed) return; // gone while it was asked who they are
    const leave = this.#seats.take(account.userId);
    const admission = whileAdmitted(request.sessionEndsAt, () => this.#mayStay(account));
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
    const stop = this.feed.listen(
      [workspaceChannel(account.workspaceId), memberChannel(account.userId)],
      lastSeen(lastEventId),
      {
        announced: ({ name, position, data }) =>
          name === ACCESS_CHANGED ? admission.check() : stream.send(name, position, data),
        resync: (position) => stream.resync(position),
        ended: () => stream.end(),
      },
    );
    if (!stop) stream.end();
  }

  async #mayStay({ userId, workspaceId, epoch }: AccountView): Promise<boolean> {
    const now = await this.views.get<AccountView>('accounts', userId);
    return now?.epoch === epoch && now.workspaceId === workspaceId;
  }
}

function lastSeen(header: string | undefined): Position | 'new' | 'unknown' {
  return header === undefined || header === '' ? 'new' : (parsePosition(header) ?? 'unknown');
}
