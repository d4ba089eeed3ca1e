/**
 * SignInChallenges: half of a sign-in, the password given and the code still to come. A token that opens nothing:
 * signed by a secret of its own, good for five minutes and the epoch it was made in.
 */
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.js';

const GOOD_FOR_SECONDS = 5 * 60;
const ALGORITHM = 'HS256';
const claims = z.object({ sub: z.uuid(), epoch: z.int().nonnegative() });

interface Half {
  readonly userId: string;
  readonly epoch: number;
}

export class SignInChallenges {
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(private readonly secret: Buffer) {}

  of({ userId, epoch }: Half): string {
    return jwt.sign({ epoch }, this.secret, { algorithm: ALGORITHM, subject: userId, expiresIn: GOOD_FOR_SECONDS });
  }

  /** @throws sign_in_again */
  open(challenge: string): Half {
    try {
      const { sub: userId, epoch } = claims.parse(jwt.verify(challenge, this.secret, { algorithms: [ALGORITHM] }));
      return { userId, epoch };
    } catch {
      throw signInAgain();
    }
  }
}

export function signInAgain(): DomainError {
  return new DomainError('sign_in_again', 'unauthorized', 'That took too long. Please sign in again.');
}
