/** A refusal as RFC 9457 has it, for clients that ask for it by `Accept: application/problem+json`. */
import * as z from 'zod/mini';

export const PROBLEM_TYPE = 'application/problem+json';

export const Problem = z.object({
  /** `about:blank`: `code` says what it is. */
  type: z.string(),
  /** What the status is called. */
  title: z.string(),
  status: z.int(),
  /** A sentence for a member. */
  detail: z.string(),
  /** Stable and machine-readable, e.g. `no_credits`. */
  code: z.string(),
  details: z.optional(z.unknown()),
  /** To be quoted to support; always there on a 5xx. */
  correlationId: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
