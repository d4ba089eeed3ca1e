/**
 * PasswordProof: a signed-in member proves once more that it is them, before what cannot be taken back. Wrong tries
 * count like wrong logins to the account, so a stolen token is no way around the limit there.
 */
import { Injectable } from '@nestjs/common';
import { Decisions } from '#write-side/decisions.js';
import { userDecider, wrongPassword, type User } from '#domain/identity/user.decider.js';
import { Attempts, LOGIN_TO_ACCOUNT } from './attempts.js';
import { EmailKeys } from './email-keys.js';
import { passwordMatches } from './passwords.js';

export type ActiveUser = Exclude<User, { status: 'none' }>;

@Injectable()
export class PasswordProof {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
    private readonly attempts: Attempts,
  ) {}

  /** @returns the account, as it is now. @throws wrong_password · too_many_attempts */
  async of(userId: string, password: string): Promise<ActiveUser> {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw wrongPassword();
    // Of an account that lost its address apart: else its password would give back the tries at that of who has it now.
    const key = user.address === 'lost' ? userId : this.emailKeys.keyOf(user.email);
    const attempt = await this.attempts.begin([LOGIN_TO_ACCOUNT, key]);
    if (!(await passwordMatches(password, user.passwordHash))) throw wrongPassword();
    await attempt.succeeded();
    return user;
  }
}
