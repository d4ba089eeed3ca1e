/**
 * The identity provider says that somebody has signed out there, or is to be (back-channel logout): what was begun by
 * it here ends, of its one session or, when it names none, all of the person's. Sessions begun by a password go on.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sessionsDecider } from '#domain/identity/sessions.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { ProviderAccounts } from './provider-accounts.js';
import { ProviderSignIns } from './provider-sign-ins.js';

export const BY_PROVIDER = { kind: 'system', id: 'identity-provider' } as const;

export class EndProviderSessions extends Command<{ readonly position?: Position }> {
  constructor(
    /** As it was posted. */
    readonly logoutToken: string,
    readonly origin: Omit<Cause, 'actor'>,
  ) {
    super();
  }
}

@CommandHandler(EndProviderSessions)
export class EndProviderSessionsHandler implements ICommandHandler<EndProviderSessions> {
  constructor(
    private readonly decisions: Decisions,
    private readonly accounts: ProviderAccounts,
    private readonly signIns: ProviderSignIns,
  ) {}

  /** Does nothing for who has no account here. @throws provider_untrusted · provider_away · provider_off */
  async execute({ logoutToken, origin }: EndProviderSessions) {
    const notice = await this.signIns.logoutNotice(logoutToken);
    const userId = await this.accounts.heldBy(notice);
    if (userId === undefined) return {};
    const session = this.accounts.sessionKeyOf(notice);
    const end = { type: 'EndProviderSessions', userId, ...(session !== '' && { providerSession: session }) } as const;
    const { position } = await this.decisions.run(sessionsDecider, userId, end, { ...origin, actor: BY_PROVIDER });
    return { position };
  }
}
