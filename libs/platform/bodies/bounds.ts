/**
 * How much of a body is taken, from whom, how much of all at once, and how slowly. docs/security.md shows the same
 * table.
 */
export const KB = 1024;
export const MB = 1024 * KB;

/** JSON where a stranger may post, and where only a member may. */
export const STRANGERS_JSON_BYTES = 64 * KB;
export const MEMBERS_JSON_BYTES = 1024 * KB;
/** Signed messages of the payment gateway. */
export const SIGNED_BYTES = 256 * KB;
/** What stands around the file in a form: names, boundaries, small fields. */
export const AROUND_FILE_BYTES = 64 * KB;

/**
 * Bytes that bodies under way may come to, from their heads to the ends of their answers. A body counts as what its
 * head says of its length, one that does not say as the most it may be, and none as less than `least`.
 */
export const UNDER_WAY = {
  least: 64 * KB,
  /** Four files of the largest size. */
  member: 41 * MB,
  /** An address without a token. */
  address: 32 * MB,
  /** All who have no token together, so that members are served beside them. */
  strangers: 96 * MB,
  process: 256 * MB,
};

/** A body in which less than `bytes` arrive in `everyMs`, or which is not in after `wholeMs`, ends with 408. */
export interface Pace {
  readonly everyMs: number;
  readonly bytes: number;
  readonly wholeMs: number;
}
export const JSON_PACE: Pace = { everyMs: 10_000, bytes: 10_000, wholeMs: 30_000 };
export const FILE_PACE: Pace = { everyMs: 10_000, bytes: 10_000, wholeMs: 300_000 };
