/**
 * Which passwords are taken: long enough (a setting), none of those that everybody tries first, no word of this place,
 * not the member's own address.
 */
import { DomainError } from '#kernel/domain-error.js';
import { USUAL_SWITCHES } from '#kernel/operator-switches.js';
import { sentence } from '#texts/sentence.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { isContextWord } from './context-words.js';

export class PasswordRules {
  /** @param brand what the installation is called */
  constructor(
    private readonly minLength: number,
    private readonly brand: string = USUAL_SWITCHES.brand.name,
  ) {}

  /** @throws password_too_short · password_too_common */
  check(password: string, email: string): void {
    if (password.length < this.minLength) {
      const said = sentence('Password must be at least {least} characters', { least: this.minLength });
      throw new DomainError('password_too_short', 'invalid', said);
    }
    const plain = password.normalize('NFKC').toLowerCase();
    const address = email.trim().toLowerCase();
    const isAddress = plain === address || plain === address.split('@')[0];
    const isOfHere = isContextWord(plain, { brand: this.brand, address });
    if (COMMON_PASSWORDS.has(plain) || isOneCharacter(plain) || isAddress || isOfHere) {
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
