/** The free test: a visitor's picture, read once and kept nowhere. */
import { freeTestEvents } from '#domain/free-test/free-test.js';
import type { Context } from '#platform/context.js';

export const freeTest: Context = {
  events: freeTestEvents,
  load: async () => (await import('./parts.js')).parts,
};
