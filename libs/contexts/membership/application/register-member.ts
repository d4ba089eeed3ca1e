/**
 * Registration over three streams, in an order that a crash cannot spoil: claim the e-mail, create the account,
 * create the workspace. A claim whose account was never created is taken up by the next try with the same address and
 * the same id. An address whose account never confirmed it is refused like any other that is taken; but a mail goes
 * there, and who registers with the link in it gets the address.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Admission } from '#domain/membership/admission.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import type { Language } from '#texts/languages.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { emailTaken, userDecider } from '#domain/identity/user.decider.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { AddressLinks } from '#contexts/identity/application/address-links.js';
import {
  ADDRESS_LINK_BY_REGISTERING,
  Attempts,
  REGISTER_ADDRESS,
  REGISTER_FROM_ADDRESS,
} from '#contexts/identity/application/attempts.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';
import { FirstOwner, firstOwnerIsThere } from './first-owner.js';
import { NewAccounts } from './new-accounts.js';
import type { SignedIn } from './signed-in.js';

interface Registering {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly workspaceName: string;
  /** From a link in a mail to the address. */
  readonly addressToken?: string | undefined;
  /** From the link in the log of a server without any account. */
  readonly firstOwnerToken?: string | undefined;
  /** That the browser asks for. */
  readonly language?: Language | undefined;
}

export class RegisterMember extends Command<SignedIn & { readonly position: Position }> {
  constructor(
    readonly member: Registering,
    readonly origin: Omit<Cause, 'actor'>,
    /** Where the request came from. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly ids: Ids,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
    private readonly links: AddressLinks,
    private readonly admission: Admission,
    private readonly firstOwner: FirstOwner,
    private readonly accounts: NewAccounts,
  ) {}

  /**
   * @throws email_taken · too_many_attempts, and what Admission, FirstOwner.check, the password rules and
   * AddressLinks.check say
   */
  async execute({ member, origin, address }: RegisterMember) {
    const { name, email, password, workspaceName, addressToken, firstOwnerToken, language } = member;
    if (firstOwnerToken === undefined) this.admission.mayRegister();
    this.rules.check(password, email);
    await this.attempts.begin([REGISTER_ADDRESS, this.claims.keyOf(email)], [REGISTER_FROM_ADDRESS, address]);
    if (firstOwnerToken !== undefined) await this.firstOwner.check(firstOwnerToken);
    const newId = firstOwnerToken === undefined ? this.ids.fresh() : this.firstOwner.userId;
    const addressProven = addressToken !== undefined;
    if (addressProven) this.links.check(addressToken, email);
    // Hashed before anything is looked up, so that a taken address takes as long as a free one.
    const passwordHash = await hashPassword(password);
    const userId = addressProven
      ? await this.claims.claimProven(email, newId, password, origin)
      : await this.claims.claim(email, newId, origin);
    if (userId === undefined) {
      await this.#tellTheMailbox(email, origin);
      throw emailTaken();
    }
    const account = { userId, name, email, passwordHash, addressProven, language };
    return this.accounts.withWorkspace(account, workspaceName, origin).catch(async (refused: unknown) => {
      if (userId === this.firstOwner.userId && refused instanceof DomainError)
        await this.#letGo(email, userId, { ...origin, actor: { kind: 'member', id: userId } });
      throw refused;
    });
  }

  /** Somebody else was the first owner in this moment, under another address: this one is nobody's. */
  async #letGo(email: string, userId: string, cause: Cause): Promise<void> {
    const first = await this.decisions.state(userDecider, userId);
    if (first.status !== 'none' && this.claims.keyOf(first.email) === this.claims.keyOf(email)) return;
    await this.claims.release(email, userId, cause);
    throw firstOwnerIsThere();
  }

  /** The way to the address for who reads its mail; nothing of it is told to who registers. */
  async #tellTheMailbox(email: string, origin: Omit<Cause, 'actor'>): Promise<void> {
    const heldBy = await this.claims.heldBy(email);
    if (
      heldBy === undefined ||
      !(await this.attempts.mayBegin([ADDRESS_LINK_BY_REGISTERING, this.claims.keyOf(email)]))
    )
      return;
    const cause: Cause = { ...origin, actor: { kind: 'visitor', id: 'registration-form' } };
    await this.decisions.run(userDecider, heldBy, { type: 'RequestAddressLink', reason: 'registration' }, cause);
  }
}
