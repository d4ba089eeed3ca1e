/** GET /auth/sessions, DELETE /auth/sessions/:id: where a member is signed in, and ending one of them. */
import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import type { Said } from '#contracts/engagement.js';
import type { MemberSessionList } from '#contracts/sessions.js';
import { goingOn, sessionNotFound, sessionsDecider } from '#domain/identity/sessions.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Decisions } from '#write-side/decisions.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { Account, type AccountRequest } from './bearer.js';

/** In place of an id: that of the token the request came with. */
const CURRENT = 'current';
const MOST_SHOWN = 100;

@Controller('auth/sessions')
@May('account')
export class SessionsController {
  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  /** Straight from the log: nothing is late. */
  @Get()
  async list(
    @Account() { userId, epoch }: AccountView,
    @Req() { sessionId }: AccountRequest,
  ): Promise<MemberSessionList> {
    const all = goingOn(await this.decisions.state(sessionsDecider, userId), epoch, this.clock.iso());
    const lastUsedFirst = all.toSorted((one, other) => (one.usedAt < other.usedAt ? 1 : -1)).slice(0, MOST_SHOWN);
    return {
      sessions: lastUsedFirst.map(({ sessionId: id, device, begunAt, usedAt: lastUsedAt, until: endsAt }) => ({
        id,
        device,
        begunAt,
        lastUsedAt,
        endsAt,
        current: id === sessionId,
      })),
    };
  }

  @Delete(':id')
  async end(@Account() account: AccountView, @Param('id') id: string, @Req() request: AccountRequest): Promise<Said> {
    const { userId } = account;
    const sessionId = id === CURRENT ? request.sessionId : id;
    if (sessionId === undefined || !isUuid(sessionId)) throw sessionNotFound();
    const command = { type: 'EndSession', userId, sessionId } as const;
    const { position } = await this.decisions.run(sessionsDecider, userId, command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return told(msg('Session ended'));
  }
}
