import { z } from 'zod';

export const unknownSchema = z.object({
  fields: z.record(z.string(), z.string()).describe('Label → value, in reading order').optional(),
});
