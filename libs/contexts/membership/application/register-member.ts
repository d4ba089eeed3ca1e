/**
 * Registration over three streams, in an order that a crash cannot spoil: claim the e-mail, create the account, create the
 * workspace. A claim whose account was never created is taken up by the next try with the same address and the same id.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { emailTaken, userDecider } from '#domain/identity/user.decider.js';
import { claimAddress } from '#contexts/identity/application/claim-address.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { Attempts, REGISTER_ADDRESS, REGISTER_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';

export interface SignedIn {
  readonly userId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'member' | 'auditor';
  readonly epoch: number;
  readonly workspaceName: string;
}

export class RegisterMember extends Command<SignedIn & { readonly position: Position }> {
  constructor(
    readonly name: string,
    readonly email: string,
    readonly password: string,
    readonly workspaceName: string,
    readonly cause: Omit<Cause, 'actor'>,
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
    private readonly emailKeys: EmailKeys,
    private readonly ids: Ids,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
    private readonly keys: KeyRing,
  ) {}

  async execute({ name, email, password, workspaceName, cause: origin, address }: RegisterMember) {
    this.rules.check(password, email);
    const emailKey = this.emailKeys.keyOf(email);
    this.attempts.begin([REGISTER_ADDRESS, emailKey], [REGISTER_FROM_ADDRESS, address]);
    // Hashed before anything is looked up, so that a taken address takes as long as a free one.
    const passwordHash = await hashPassword(password);
    const claimant = { emailKey, userId: this.ids.fresh(), origin };
    const userId = await claimAddress(this.decisions, this.keys, claimant);
    if (userId === undefined) throw emailTaken();
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const registered = await this.decisions.run(
      userDecider,
      userId,
      { type: 'RegisterUser', userId, workspaceId: this.ids.fresh(), role: 'owner', name, email, passwordHash },
      cause,
    );
    const { workspaceId } = registered.events[0]!.data as { workspaceId: string };
    const created = await this.decisions.run(
      workspaceDecider,
      workspaceId,
      { type: 'CreateWorkspace', workspaceId, ownerId: userId, name: workspaceName },
      cause,
    );
    const position = laterOf(registered.position, created.position);
    return { userId, workspaceId, name, email, role: 'owner' as const, epoch: 0, workspaceName, position };
  }
}
