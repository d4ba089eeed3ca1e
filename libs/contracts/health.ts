/** GET /health/live and /health/ready. */
import * as z from 'zod/mini';

export const Live = z.object({ status: z.literal('live') });

/** How each part stands, by name; what parts there are differs from process to process. */
export const Health = z.object({
  success: z.boolean(),
  data: z.looseObject({ status: z.string(), stores: z.record(z.string(), z.string()) }),
});
