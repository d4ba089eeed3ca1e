/**
 * Stands in for `zod/mini` everywhere in the client (see the alias in vite.config.ts): the same library, told before
 * the first schema is made not to compile parsers with `new Function`, which the page's policy forbids and reports.
 */
import { config } from 'zod/v4-mini';

config({ jitless: true });

export * from 'zod/v4-mini';
