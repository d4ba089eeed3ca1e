/** SecondProofs: what an account wants besides the password, and by what it can be given. */
import { passkeysDecider } from '#domain/identity/passkeys.js';
import { secondFactorDecider } from '#domain/identity/second-factor.js';
import { Injectable } from '@nestjs/common';
import { msg } from '#texts/msg.js';
import { Decisions } from '#write-side/decisions.js';

export interface SecondProof {
  /** Of an authenticator app. */
  readonly codes: boolean;
  readonly passkeys: boolean;
}

@Injectable()
export class SecondProofs {
  constructor(private readonly decisions: Decisions) {}

  /** undefined: the password is enough. Where one is wanted, a passkey is as good as a code. */
  async wantedOf(userId: string): Promise<SecondProof | undefined> {
    const [{ on }, { passkeys, required }] = await Promise.all([
      this.decisions.state(secondFactorDecider, userId),
      this.decisions.state(passkeysDecider, userId),
    ]);
    return on || required ? { codes: on !== undefined, passkeys: passkeys.length > 0 } : undefined;
  }
}

export const secondProofSentence = ({ codes, passkeys }: SecondProof): string => {
  if (!codes) return msg('Please use one of your passkeys, too.');
  return passkeys
    ? msg('Please enter the code that your authenticator app shows, or one of your recovery codes, or use a passkey.')
    : msg('Please enter the code that your authenticator app shows, or one of your recovery codes.');
};
