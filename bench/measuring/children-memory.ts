/** What this process's children hold by themselves, sampled from /proc while they work; Linux only, elsewhere 0. */
import { readdirSync, readFileSync } from 'node:fs';
import { ownMemoryOf } from '#adapters/child-pool/memory.js';

const EVERY_MS = 50;

export function childPids(): string[] {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}

export const largestChildMb = (): number =>
  Math.max(0, ...childPids().map((pid) => ownMemoryOf(Number(pid)) / 2 ** 20));

/** The most any child held since the last time it was asked. */
export function watchChildren(): { most(): number; stop(): void } {
  let most = 0;
  const clock = setInterval(() => (most = Math.max(most, largestChildMb())), EVERY_MS);
  return {
    most() {
      const seen = Math.max(most, largestChildMb());
      most = 0;
      return seen;
    },
    stop: () => clearInterval(clock),
  };
}
