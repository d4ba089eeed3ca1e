/**
 * Why the API did not answer, as a closed list. Carries a reason, a status and a pause, never a cause: what the client
 * library throws holds request headers (the key) and bodies (the document), and errors end up in logs.
 */
export type MistralReason =
  /** 429 to the end */
  | 'rate_limited'
  /** 408, 425, 5xx to the end */
  | 'server_error'
  /** no connection, or one that broke */
  | 'unreachable'
  | 'timed_out'
  /** 401, 402, 403: the key or the account behind it */
  | 'not_authorised'
  /** any other 4xx: this request, however often it is sent */
  | 'refused'
  /** not what the API promises, or not what the schema asks for */
  | 'bad_answer'
  | 'answer_too_large'
  /** nothing was sent: today's ceiling is reached */
  | 'spend_limit'
  /** nothing was sent: the API has just asked for a pause */
  | 'resting'
  /** nothing was sent: more pages than MISTRAL_MAX_PAGES */
  | 'too_many_pages';

const PASSES: readonly MistralReason[] = ['rate_limited', 'server_error', 'unreachable', 'timed_out'];

export class MistralFailed extends Error {
  override readonly name = 'MistralFailed';
  constructor(
    readonly reason: MistralReason,
    readonly status?: number,
    /** What the API asked for. */
    readonly retryAfterMs?: number,
  ) {
    super(`Mistral: ${reason.replaceAll('_', ' ')}${status ? ` (${status})` : ''}`);
  }

  /** Worth another attempt with the same request. */
  get passes(): boolean {
    return PASSES.includes(this.reason);
  }
}

/** What the client library threw → a reason. Reads names and numbers only. */
export function failedBecause(error: unknown): MistralFailed {
  for (let at = error as Thrown | undefined, depth = 0; at && depth < 5; at = at.cause, depth++) {
    if (at instanceof MistralFailed) return at;
    // A refusal that came with a broken body is still a refusal; a success that did is a bad answer.
    if (typeof at.statusCode === 'number' && at.statusCode >= 400) return fromStatus(at.statusCode, at.headers);
    if (typeof at.statusCode === 'number' || BAD_ANSWER.test(at.name ?? '')) return new MistralFailed('bad_answer');
    if (/Timeout|Abort/.test(at.name ?? '')) return new MistralFailed('timed_out');
  }
  return new MistralFailed('unreachable');
}

interface Thrown {
  readonly name?: string;
  readonly statusCode?: number;
  readonly headers?: Headers;
  readonly cause?: Thrown;
}

const BAD_ANSWER = /SyntaxError|ValidationError|ZodError|InvalidRequestError/;

function fromStatus(status: number, headers?: Headers): MistralFailed {
  if (status === 429) return new MistralFailed('rate_limited', status, pauseOf(headers));
  if (status === 408 || status === 425 || status >= 500)
    return new MistralFailed('server_error', status, pauseOf(headers));
  return new MistralFailed(status === 401 || status === 402 || status === 403 ? 'not_authorised' : 'refused', status);
}

/** Retry-After in seconds or as a date. */
function pauseOf(headers?: Headers): number | undefined {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
