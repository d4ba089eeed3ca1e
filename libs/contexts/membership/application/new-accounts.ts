/**
 * NewAccounts: the steps that all ways to an account have in common, in an order that a crash cannot spoil. Whoever
 * calls has looked at who may.
 */
import { Injectable } from '@nestjs/common';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { invitationsDecider, invitationUsed } from '#domain/membership/invitations.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import type { Language } from '#texts/languages.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { GoodInvitation } from './good-invitations.js';
import type { SignedIn } from './signed-in.js';

interface NewAccount {
  readonly name: string;
  /** Empty: it has none, and none opens it. */
  readonly passwordHash: string;
  /** That the browser asked for. */
  readonly language?: Language | undefined;
}

type Made = SignedIn & { readonly position: Position };

@Injectable()
export class NewAccounts {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly ids: Ids,
  ) {}

  /** An owner with a workspace. @param account with an id that the address is claimed for. @throws email_taken */
  async withWorkspace(
    account: NewAccount & { readonly userId: string; readonly email: string; readonly addressProven: boolean },
    workspaceName: string,
    origin: Omit<Cause, 'actor'>,
  ): Promise<Made> {
    const { userId, name, email } = account;
    const workspaceId = this.ids.fresh();
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const register = { type: 'RegisterUser', workspaceId, role: 'owner', ...account } as const;
    const registered = await this.decisions.run(userDecider, userId, register, cause);
    const create = { type: 'CreateWorkspace', workspaceId, ownerId: userId, name: workspaceName } as const;
    const created = await this.decisions.run(workspaceDecider, workspaceId, create, cause);
    const position = laterOf(registered.position, created.position);
    return { userId, workspaceId, name, email, role: 'owner', epoch: 0, workspaceName, position };
  }

  /**
   * In the workspace of an invitation. What was cut off is taken up by the next try with the same link, as long as the
   * invitation is good; after that the sweep ends it (see expire-invitations.ts).
   * @param password of the account to be made; empty when it has none. @throws has_account · invitation_used
   */
  async byInvitation(
    { workspaceId, invitationId, workspaceName, email, role }: GoodInvitation,
    { name, passwordHash, language }: NewAccount,
    password: string,
    origin: Omit<Cause, 'actor'>,
  ): Promise<Made> {
    // The invitation's id, or that of a registration under the address that was cut off.
    const userId = await this.claims.claimProven(email, invitationId, password, origin);
    if (userId === undefined) throw hasAccount();
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const accept = { type: 'AcceptInvitation', workspaceId, invitationId, userId } as const;
    await this.decisions.run(invitationsDecider, workspaceId, accept, cause).catch(async (refused: unknown) => {
      // Ended in this moment: then nobody else gives the address free any more. After any other fault the next try
      // takes the claim up.
      if (userId === invitationId && refused instanceof DomainError && refused.code === invitationUsed().code)
        await this.claims.release(email, userId, cause);
      throw refused;
    });
    const account = { userId, workspaceId, role, name, email };
    const register = { type: 'RegisterUser', ...account, passwordHash, language } as const;
    const { position } = await this.decisions.run(userDecider, userId, register, cause);
    return { ...account, epoch: 0, workspaceName, position };
  }
}

function hasAccount(): DomainError {
  return new DomainError(
    'has_account',
    'conflict',
    'This address already has an account. Sign in with it, and you can join the workspace.',
  );
}
