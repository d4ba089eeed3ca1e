/**
 * ApiError: every way a call can end badly, in one shape. `status` 0 means that no answer came (offline, refused, cut
 * off). `serverMessage` is there only when the server itself said something for a member to read.
 */
/** Somebody else saved since the version that a call was based on. */
export const PRECONDITION_FAILED = 412;

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly serverMessage?: string,
    readonly correlationId?: string,
    /** What some refusals say beside their sentence, for programs. */
    readonly details?: unknown,
  ) {
    super(serverMessage ?? `${code} (${status})`);
  }
}

/** What the server said, or else the sentence the product has for this failure. */
export function messageOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined;
}
