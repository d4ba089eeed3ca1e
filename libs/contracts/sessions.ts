/** GET /auth/sessions: where a member is signed in. */
import * as z from 'zod/mini';

export const MemberSession = z.object({
  id: z.string(),
  /** As its program calls itself: `Firefox on Linux` */
  device: z.string(),
  /** ISO 8601, UTC, as all of these */
  begunAt: z.string(),
  /** Noted once an hour. */
  lastUsedAt: z.string(),
  /** Then it is over by itself. */
  endsAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

/** Last used first; at most 100. Sessions from before they were told apart are not among them. */
export const MemberSessionList = z.object({ sessions: z.array(MemberSession) });
export type MemberSessionList = z.infer<typeof MemberSessionList>;
