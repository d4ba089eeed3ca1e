/**
 * MemberSessions: a member is signed in, and stays so. The fact is in the log before anybody has the token, so that
 * every session that there is can be seen and ended.
 */
import { Injectable } from '@nestjs/common';
import { sessionsDecider } from '#domain/identity/sessions.js';
import { signedOut } from '#domain/identity/signed-out.js';
import { Clock } from '#ports/clock.js';
import { Ids } from '#ports/ids.js';
import { KeyShredded } from '#ports/key-vault.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { Sessions } from './sessions.js';

interface Holder {
  readonly userId: string;
  readonly workspaceId: string;
  readonly epoch: number;
}

interface From {
  /** Of a request that came with a token of a session; absent when its token is older than their ids. */
  readonly sessionId?: string | undefined;
  readonly device: string;
  /** false: by less than signing in wants. */
  readonly confirmed?: boolean;
  /** Of a sign-in by the identity provider (ProviderAccounts.sessionKeyOf). */
  readonly providerSession?: string;
}

@Injectable()
export class MemberSessions {
  constructor(
    private readonly decisions: Decisions,
    private readonly sessions: Sessions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns a token of the session that goes on, or of a new one. @throws unauthorized when it has ended meanwhile */
  async token({ userId, workspaceId, epoch }: Holder, from: From, origin: Omit<Cause, 'actor'>) {
    const { sessionId, confirmed, ...begins } = from;
    const id = sessionId ?? this.ids.fresh();
    // By the clock of the log, as everything that is compared with it.
    const until = new Date(this.clock.now().getTime() + this.sessions.lifeSeconds * 1_000).toISOString();
    const held = { userId, sessionId: id, epoch, until };
    const command =
      sessionId === undefined
        ? ({ type: 'BeginSession', ...begins, ...held } as const)
        : ({ type: 'RenewSession', ...held } as const);
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    await this.decisions.run(sessionsDecider, userId, command, cause).catch((error: unknown) => {
      // Deleted since the password was looked at.
      if (error instanceof KeyShredded) throw signedOut();
      throw error;
    });
    return this.sessions.issue({ userId, workspaceId, epoch, sessionId: id, confirmed });
  }
}
