/**
 * Signing in by the company's identity provider. Who it is, is found by issuer and subject; the first time by an
 * address that the provider has verified and that is confirmed here, and from then on that account is joined to the
 * provider's. Who is unknown gets an account as they would with a password: by an invitation, or by themselves where
 * anybody may. The second factor is the provider's business.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { Attempts, REGISTER_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { ProviderAccounts } from '#contexts/identity/application/provider-accounts.js';
import { ProviderSignIns, SIGN_IN_MS } from '#contexts/identity/application/provider-sign-ins.js';
import {
  addressNotConfirmed,
  invitedUnderAnotherAddress,
  providerAddressUnverified,
  providerNoAddress,
  providerNotInvited,
} from '#domain/identity/provider-refusals.js';
import { emailTaken, userDecider } from '#domain/identity/user.decider.js';
import { Admission } from '#domain/membership/admission.js';
import { invitationUsed } from '#domain/membership/invitations.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { IdentityProvider, type ProviderIdentity } from '#ports/identity-provider.js';
import { Ids } from '#ports/ids.js';
import type { Language } from '#texts/languages.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { GoodInvitations } from './good-invitations.js';
import { JoinByInvitation, JoinByInvitationHandler } from './join-by-invitation.js';
import type { ActiveUser } from './memberships.js';
import { NewAccounts } from './new-accounts.js';
import { RoleByProvider } from './role-by-provider.js';
import { signedIn, type SignedIn } from './signed-in.js';

interface SignedInByProvider extends SignedIn {
  /** Of what had to be written, for who reads it next. */
  readonly position?: Position | undefined;
  readonly providerSession: string;
  /** Whether it is as good as giving the password. */
  readonly confirmed: boolean;
  /** Where the browser signs out at the provider, when that is offered. */
  readonly signOutAddress?: string | undefined;
}

export class SignInByProvider extends Command<SignedInByProvider> {
  constructor(
    /** The query that the browser came back with. */
    readonly answer: string,
    /** What it was given when it left. */
    readonly cookie: string | undefined,
    readonly origin: Omit<Cause, 'actor'>,
    /** Where the request came from. */
    readonly address: string,
    /** That the browser asks for. */
    readonly language?: Language,
  ) {
    super();
  }
}

interface Coming {
  readonly identity: ProviderIdentity;
  /** Token of an invitation that they came by. */
  readonly invitation?: string | undefined;
  readonly origin: Omit<Cause, 'actor'>;
  readonly address: string;
  readonly language: Language | undefined;
}

const LONGEST_NAME = 120;
const WORKSPACE_NAME = 'My workspace';
/** Who opens their link a second time is signed in. */
const JOINED_BEFORE: readonly string[] = ['already_member', invitationUsed().code];

@CommandHandler(SignInByProvider)
export class SignInByProviderHandler implements ICommandHandler<SignInByProvider> {
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: IdentityProvider,
    private readonly signIns: ProviderSignIns,
    private readonly providerAccounts: ProviderAccounts,
    private readonly claims: AddressClaims,
    private readonly invitations: GoodInvitations,
    private readonly accounts: NewAccounts,
    private readonly joins: JoinByInvitationHandler,
    private readonly roles: RoleByProvider,
    private readonly admission: Admission,
    private readonly attempts: Attempts,
    private readonly ids: Ids,
  ) {}

  /** @throws what provider-refusals.ts has, and what Admission and GoodInvitations say of who is new */
  async execute({ answer, cookie, origin, address, language }: SignInByProvider): Promise<SignedInByProvider> {
    const { identity, invitation } = await this.signIns.finish(answer, cookie);
    const role = this.roles.of(identity);
    const coming = { identity, invitation, origin, address, language };
    const { userId, position: made } = (await this.#known(coming)) ?? (await this.#newcomer(coming));
    await this.providerAccounts.link(userId, identity, causeOf(origin, userId));
    const joined = invitation === undefined || made ? undefined : await this.#join(userId, invitation, origin);
    const user = await this.#active(userId);
    if (!user) throw addressNotConfirmed(); // deleted in this moment: the next try finds nobody
    const given = role && (await this.roles.give(user, role, origin));
    return {
      ...(await signedIn(this.decisions, user, (one) => !joined || one.workspaceId === joined.workspaceId)),
      position: given ?? joined?.position ?? made,
      providerSession: this.providerAccounts.sessionKeyOf(identity),
      confirmed: provedNow(identity),
      signOutAddress: identity.signOutAddress,
    };
  }

  /** undefined: nobody yet */
  async #known({ identity, invitation }: Coming): Promise<{ userId: string; position?: Position } | undefined> {
    const linked = await this.#active(await this.providerAccounts.heldBy(identity));
    if (linked) return { userId: linked.userId };
    const holder = await this.#active(await this.claims.heldBy(this.#addressOf(identity)));
    // An invitation takes the address from who never confirmed it, as it does with a password.
    if (!holder || (invitation !== undefined && holder.address !== 'confirmed')) return undefined;
    return { userId: holder.userId };
  }

  async #newcomer(coming: Coming): Promise<{ userId: string; position: Position }> {
    const { identity, invitation: token, origin, address, language } = coming;
    const email = this.#addressOf(identity);
    const name = (identity.name?.trim() || email.split('@')[0] || email).slice(0, LONGEST_NAME);
    const account = { name, passwordHash: '', language };
    if (token !== undefined) {
      this.admission.mayJoin();
      await this.attempts.begin([REGISTER_FROM_ADDRESS, address]);
      const invitation = await this.invitations.open(token);
      if (this.claims.keyOf(invitation.email) !== this.claims.keyOf(email))
        throw invitedUnderAnotherAddress(this.provider.name);
      return this.accounts.byInvitation(invitation, account, '', origin);
    }
    if (this.admission.registration === 'invited') throw providerNotInvited(this.provider.name);
    this.admission.mayRegister();
    await this.attempts.begin([REGISTER_FROM_ADDRESS, address]);
    const userId = await this.claims.claim(email, this.ids.fresh(), origin);
    if (userId === undefined) throw emailTaken(); // by who was faster
    return this.accounts.withWorkspace({ ...account, userId, email, addressProven: true }, WORKSPACE_NAME, origin);
  }

  /** With an account that there was. */
  async #join(userId: string, token: string, origin: Omit<Cause, 'actor'>) {
    try {
      return await this.joins.execute(new JoinByInvitation(userId, token, causeOf(origin, userId)));
    } catch (error) {
      if (error instanceof DomainError && JOINED_BEFORE.includes(error.code)) return undefined;
      throw error;
    }
  }

  #addressOf({ email, emailVerified }: ProviderIdentity): string {
    if (email === undefined) throw providerNoAddress(this.provider.name);
    if (!emailVerified) throw providerAddressUnverified(this.provider.name);
    return email;
  }

  async #active(userId: string | undefined): Promise<ActiveUser | undefined> {
    if (userId === undefined) return undefined;
    const user = await this.decisions.state(userDecider, userId);
    return user.status === 'active' ? user : undefined;
  }
}

/** In this sign-in: else nobody knows that it is them who sit there. Who does not say when, says nothing of it. */
function provedNow({ provenAt }: ProviderIdentity): boolean {
  return provenAt !== undefined && Math.abs(Date.now() - provenAt) <= SIGN_IN_MS;
}

const causeOf = (origin: Omit<Cause, 'actor'>, id: string): Cause => ({ ...origin, actor: { kind: 'member', id } });
