/**
 * The two shapes every JSON answer of the API has. Written with zod/mini because the browser parses every answer with
 * these schemas and must not pay for the rest of zod.
 */
import * as z from 'zod/mini';

export const success = <Data extends z.core.$ZodType>(data: Data) => z.object({ success: z.literal(true), data });

export const Failure = z.object({
  success: z.literal(false),
  error: z.object({
    /** Stable and machine-readable, e.g. `no_credits`. */
    code: z.string(),
    /** A sentence for a member. */
    message: z.string(),
    details: z.optional(z.unknown()),
    /** To be quoted to support; always there on a 5xx. */
    correlationId: z.optional(z.string()),
  }),
});
export type Failure = z.infer<typeof Failure>;

/** Answer header: where the log stood after this command. */
export const POSITION_HEADER = 'Position';
/** Request header: answer only from read models that reached this position. */
export const MIN_POSITION_HEADER = 'Min-Position';
