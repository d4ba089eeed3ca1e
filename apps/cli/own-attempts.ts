/** Whoever runs the installation may try as often as they like: their tries are counted for one command only. */
import { randomBytes } from 'node:crypto';
import { EmbeddedAttemptStore } from '#adapters/embedded/embedded-attempt-store.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import type { Clock } from '#ports/clock.js';

export const ownAttempts = (clock: Clock): Attempts =>
  new Attempts(new EmbeddedAttemptStore(':memory:'), randomBytes(32), clock);
