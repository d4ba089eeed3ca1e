/**
 * SessionAnswers: what whoever has just proved who they are is answered: a session, and what its first screen shows.
 */
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Session } from '#contracts/auth.js';
import { GetUsage } from '#contexts/billing/application/usage.js';
import { MemberSessions } from '#contexts/identity/application/member-sessions.js';
import { deviceOf } from '#contexts/identity/http/device.js';
import { originOf, type RectoRequest } from '#platform/request-context.js';
import type { SignedIn } from '../application/signed-in.js';

interface ByProvider {
  readonly providerSession?: string;
  /** false: what wants a proof of the last minutes wants another one. */
  readonly confirmed?: boolean;
}

@Injectable()
export class SessionAnswers {
  constructor(
    private readonly queries: QueryBus,
    private readonly sessions: MemberSessions,
  ) {}

  /** @param by the identity provider, when it was by that */
  async of(member: SignedIn, request: RectoRequest, by: ByProvider = {}): Promise<Session> {
    const token = await this.sessions.token(member, { device: deviceOf(request), ...by }, originOf(request));
    return this.with(token, member);
  }

  /** Of a session that goes on. */
  async with(token: string, member: SignedIn): Promise<Session> {
    const { userId: id, workspaceId, name, email, role, workspaceName } = member;
    const { plan, monthlyCredits, usedCredits } = await this.queries.execute(new GetUsage(workspaceId));
    return {
      token,
      user: { id, name, email, role },
      workspace: { id: workspaceId, name: workspaceName, plan, monthlyCredits, usedCredits },
    };
  }
}
