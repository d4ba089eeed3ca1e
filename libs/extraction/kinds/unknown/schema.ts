import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';

export const schema = z.object({
  fields: z.record(z.string(), z.string()).describe('Label → value, in reading order').optional(),
});

export type UnknownPath = PathOf<typeof schema>;
