/**
 * The worker's half of proof-of-work.ts: one puzzle in, one solution out. The browser's own PBKDF2 is some times as
 * fast as one in JavaScript, but over http it is there for localhost only.
 */
import { pbkdf2 } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';
import type { Solved } from './proof-of-work.js';

const plain: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

const answer = (solved: Solved) => postMessage(solved);

onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const { algorithm } = challenge.parameters;
    if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} is not known to this page`);
    answer({
      solution: await solveChallenge({ challenge, deriveKey: isSecureContext ? deriveKey : plain, timeout: 60_000 }),
    });
  } catch (error) {
    answer({ error: String(error) });
  }
};
