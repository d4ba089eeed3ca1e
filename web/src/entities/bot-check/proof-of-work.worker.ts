/**
 * The worker's half of proof-of-work.ts: one puzzle in, one solution out. Takes both hash families its library has for
 * browsers.
 */
import { solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';
import type { Solved } from './proof-of-work.js';

const answer = (solved: Solved) => postMessage(solved);

onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha;
    answer({ solution: await solveChallenge({ challenge, deriveKey, timeout: 60_000 }) });
  } catch (error) {
    answer({ error: String(error) });
  }
};
