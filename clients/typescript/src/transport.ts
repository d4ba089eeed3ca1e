/** Requests to one server with one key: tried again where that cannot do anything twice, refusals as errors. */
import { RectoConnectionError, RectoTimeoutError, refusalError, type ApiError } from './errors.js';

export interface RectoOptions {
  /** `recto_live_…` */
  readonly apiKey: string;
  /** Where Recto is, such as `https://recto.example`. */
  readonly baseUrl: string;
  /** How long one request may take, milliseconds. */
  readonly timeoutMs?: number;
  /** How often a request is sent again after 429, 503 or a broken connection. */
  readonly maxRetries?: number;
  /** In place of the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>> | FormData;
  /** Sent twice it does no more than once; reads are like that anyway. */
  readonly repeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Who is told to come again later than that hears it at once. */
const LONGEST_RETRY_AFTER = 60;
/** The server did nothing but say so. */
const NOT_NOW = [429, 503];
/** What the server holds an answer for at most, seconds. */
const LONGEST_HOLD = 30;

export class Transport {
  readonly #base: string;
  readonly #options: RectoOptions;
  /** Where the log stood after the last write: what is read next shows it, whichever process answers. */
  #position: string | null = null;

  constructor(options: RectoOptions) {
    if (!options.apiKey) throw new TypeError('Recto needs an apiKey: the owner of the workspace makes one.');
    if (!URL.canParse(options.baseUrl)) throw new TypeError('Recto needs a baseUrl such as https://recto.example.');
    this.#base = options.baseUrl.replace(/\/+$/, '');
    this.#options = options;
  }

  /** Seconds to ask the server to hold an answer for: well within the time of a request. */
  get longestHold(): number {
    return Math.min(LONGEST_HOLD, Math.floor((this.#options.timeoutMs ?? TIMEOUT_MS) / 2_000));
  }

  /** The data of the answer's envelope. */
  async json<Data>(call: Call): Promise<Data> {
    const answer = await this.bytes(call);
    const envelope = parsed(answer) as { readonly data?: Data } | undefined;
    if (envelope?.data !== undefined) return envelope.data;
    const message = `What answers at ${this.#base} is not Recto.`;
    throw refusalError({ status: answer.status, code: 'not_recto', message });
  }

  async bytes(call: Call): Promise<Answer> {
    const { maxRetries = MAX_RETRIES } = this.#options;
    for (let tried = 0; ; tried++) {
      const outcome = await this.#attempt(call);
      if (!(outcome instanceof Error)) return outcome;
      if (tried >= maxRetries || !mayBeRepeated(call, outcome)) throw outcome;
      const { retryAfter = 0 } = outcome as Partial<ApiError>;
      if (retryAfter > LONGEST_RETRY_AFTER) throw outcome;
      await pause(Math.max(retryAfter * 1_000, backOff(tried)), call.signal);
    }
  }

  async #attempt(call: Call): Promise<Answer | Error> {
    const { fetch = globalThis.fetch, apiKey, timeoutMs = TIMEOUT_MS } = this.#options;
    const { method, signal, body, headers = {} } = call;
    const inTime = AbortSignal.timeout(timeoutMs);
    const isForm = body instanceof FormData;
    const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const request: RequestInit = {
      method,
      // Where one leads to is for who set the address to say.
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${apiKey}`,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(method === 'GET' && this.#position !== null && { 'Min-Position': this.#position }),
        ...Object.fromEntries(given),
      },
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    };
    try {
      const response = await fetch(this.#address(call), request);
      const answer = {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
      if (!response.ok) return refusalOf(answer);
      this.#position = answer.headers.get('Position') ?? this.#position;
      return answer;
    } catch (cause) {
      signal?.throwIfAborted();
      if (inTime.aborted)
        return new RectoTimeoutError(`${this.#base} did not answer within ${timeoutMs / 1_000} s.`, undefined, {
          cause,
        });
      return new RectoConnectionError(`There is no connection to ${this.#base}: ${reasonOf(cause)}`, { cause });
    }
  }

  #address({ path, query = {} }: Call): string {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    return `${this.#base}/api${path}${search.size > 0 ? `?${search}` : ''}`;
  }
}

/** After a refusal nothing was done; after a broken connection nobody knows. */
function mayBeRepeated({ method, repeatable = method === 'GET' }: Call, error: Error): boolean {
  if (error instanceof RectoConnectionError || error instanceof RectoTimeoutError) return repeatable;
  return NOT_NOW.includes((error as ApiError).status);
}

function refusalOf(answer: Answer): ApiError {
  const { status, headers } = answer;
  const retryAfter = secondsUntil(headers.get('Retry-After'));
  const requestId = headers.get('X-Correlation-Id') ?? undefined;
  const { error } = (parsed(answer) ?? {}) as {
    readonly error?: { code: string; message: string; details?: unknown; correlationId?: string };
  };
  // Not of Recto: something between answered.
  const nameless = { code: `http_${status}`, message: `The server answered ${status}.` };
  const {
    code,
    message,
    details,
    correlationId = requestId,
  } = error?.code ? error : { ...nameless, details: undefined };
  return refusalError({ status, code, message, details, requestId: correlationId, retryAfter });
}

/** undefined when it is no JSON. */
function parsed({ bytes }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Of seconds or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Twice as long each time, and not all clients at the same moment. */
export const backOff = (tried: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tried) * (0.5 + Math.random() / 2);

export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Node hides why it failed one level below. */
function reasonOf(thrown: unknown): string {
  const { cause = thrown } = thrown as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(cause);
}
