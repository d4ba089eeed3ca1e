/**
 * AltchaBotCheck: a proof-of-work puzzle of our own (ALTCHA, version 2 of its format), no third party asked. A puzzle
 * is signed, belongs to one action and is good for ten minutes; its solution counts once. Solutions that were used are
 * kept in memory until their puzzle expires. So with several API processes one solution may count once in each of them,
 * and after a restart once more: a solution costs its maker real work, and a handful of uses of it is no flood. At most
 * USED_AT_MOST are kept; beyond that every check fails until some expire. It knows nothing about people, only that a
 * browser worked.
 */
import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { BotCheck, type BotCheckAction, type BotCheckClient } from '#ports/bot-check.js';
import type { Clock } from '#ports/clock.js';

const EXPIRES_AFTER_MS = 10 * 60_000;
const USED_AT_MOST = 100_000;
const LONGEST_TOKEN = 4_000;

/**
 * PBKDF2 rounds of one try, and how many tries a solution takes. Some 0.4 million rounds: well under a second on a
 * phone.
 */
interface AltchaDifficulty {
  readonly cost: number;
  readonly fewestTries: number;
  readonly mostTries: number;
}
const DIFFICULTY: AltchaDifficulty = { cost: 2_000, fewestTries: 100, mostTries: 300 };

const TOKEN = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export class AltchaBotCheck extends BotCheck {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  /** Signature of a solved puzzle → when it expires, oldest use first. */
  readonly #used = new Map<string, number>();

  /** @param hmacKey the same in every API process */
  constructor(
    hmacKey: string | Uint8Array,
    private readonly clock: Clock,
    private readonly difficulty: AltchaDifficulty = DIFFICULTY,
  ) {
    super();
    if (hmacKey.length < 16) throw new Error('the key of the bot check is too short');
    const secret = (use: string) => createHmac('sha256', hmacKey).update(use).digest('hex');
    this.#secrets = { hmacSignatureSecret: secret('altcha puzzle'), hmacKeySignatureSecret: secret('altcha solution') };
  }

  client(): BotCheckClient {
    return { kind: 'altcha' };
  }

  async challenge(action: BotCheckAction): Promise<Record<string, unknown>> {
    const { cost, fewestTries, mostTries } = this.difficulty;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(fewestTries, mostTries),
      data: { action },
      deriveKey,
      expiresAt: new Date(this.#now() + EXPIRES_AFTER_MS),
      ...this.#secrets,
    });
    return { ...challenge };
  }

  async verify(token: string, action: BotCheckAction): Promise<boolean> {
    const read = readToken(token);
    if (!read) return false;
    const { challenge, solution } = read;
    const expiresAt = challenge.parameters.expiresAt * 1_000;
    if (challenge.parameters.data.action !== action || expiresAt <= this.#now()) return false;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#secrets });
    return verified && this.#firstUse(challenge.signature, expiresAt);
  }

  /** Asks and remembers in one step, so that of two at the same time one wins. */
  #firstUse(signature: string, expiresAt: number): boolean {
    if (this.#used.has(signature)) return false;
    if (this.#used.size >= USED_AT_MOST) {
      const now = this.#now();
      for (const [old, end] of this.#used) if (end <= now) this.#used.delete(old);
      if (this.#used.size >= USED_AT_MOST) return false;
    }
    this.#used.set(signature, expiresAt);
    return true;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

/** The widget's payload: base64 of JSON. Undefined for anything else. */
function readToken(token: string): z.infer<typeof TOKEN> | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  try {
    return TOKEN.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
