/** Which passwords are taken: long enough (a setting), none of those that everybody tries first, not the member's own address. */
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

export class PasswordRules {
  constructor(private readonly minLength: number) {}

  /** @throws password_too_short · password_too_common */
  check(password: string, email: string): void {
    if (password.length < this.minLength) {
      throw new DomainError('password_too_short', 'invalid', `Password must be at least ${this.minLength} characters`);
    }
    const plain = password.normalize('NFKC').toLowerCase();
    const address = email.trim().toLowerCase();
    if (COMMON_PASSWORDS.has(plain) || isOneCharacter(plain) || plain === address || plain === address.split('@')[0]) {
      throw new DomainError(
        'password_too_common',
        'invalid',
        'This password is too easy to guess. Please choose another one.',
      );
    }
  }
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}
