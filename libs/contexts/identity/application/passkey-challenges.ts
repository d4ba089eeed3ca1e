/**
 * PasskeyChallenges: the questions that passkeys answer. What is random in one is asked once; with it stands until when
 * it is good and a keyed hash over both, what it is asked for and whom. So none is stored anywhere, any process knows
 * its own and those of the others, and one that was asked for another end proves nothing. That it is answered once is
 * up to the log (domain/identity/passkeys.ts).
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '#ports/clock.js';
import { LinkProofs } from './link-proofs.js';

const GOOD_FOR_MS = 5 * 60_000;
const SHAPE = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** `sign-in` is asked of whoever comes, all else of one member. */
export type AskedFor =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'register' | 'second-factor' | 'confirm'; readonly userId: string };

export class PasskeyChallenges {
  readonly #proofs: LinkProofs;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly clock: Clock,
  ) {
    this.#proofs = new LinkProofs(secret);
  }

  fresh(asked: AskedFor): string {
    const random = randomBytes(16).toString('base64url');
    const end = (this.clock.now().getTime() + GOOD_FOR_MS).toString(36);
    return `${random}.${end}.${this.#proofs.of(content(asked, random, end))}`;
  }

  /** @returns what it is known by once it was answered; undefined when it is none of ours, or too old */
  idOf(challenge: string, asked: AskedFor): string | undefined {
    const [, random, end, proof] = SHAPE.exec(challenge) ?? [];
    if (random === undefined || end === undefined || proof === undefined) return undefined;
    if (!this.#proofs.holds(content(asked, random, end), proof)) return undefined;
    return this.clock.now().getTime() < parseInt(end, 36) ? random : undefined;
  }
}

const content = (asked: AskedFor, random: string, end: string): string =>
  [asked.purpose, 'userId' in asked ? asked.userId : '', random, end].join('\n');
