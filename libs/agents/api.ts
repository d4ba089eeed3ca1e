/**
 * The API of Recto as agents reach it, with one key. What sends the requests is given: a program goes over the network,
 * the server asks itself.
 */
import * as z from 'zod/mini';
import { Failure, success } from '#contracts/envelope.js';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Names the request, so that made again it is not done twice. */
  readonly idempotencyKey?: string;
  readonly signal: AbortSignal;
}

export interface Sent {
  /** Without parameters. */
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** The API said no, or cannot be reached; the message is a sentence for whoever asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export class Api {
  /** @param origin such as `https://recto.example` */
  constructor(
    private readonly origin: string,
    private readonly key: string,
    private readonly send: (request: Request) => Promise<Response> = (request) => fetch(request),
  ) {}

  /** @throws Refused */
  async data<Data extends z.core.$ZodType>(schema: Data, call: Call): Promise<z.core.output<Data>> {
    const { bytes } = await this.bytes(call);
    const envelope = success(z.unknown()).safeParse(parsed(bytes));
    const read = z.safeParse(schema, envelope.data?.data);
    if (envelope.success && read.success) return read.data;
    throw new Refused('not_recto', `What answers at ${this.origin} is not a Recto that this program knows.`);
  }

  /** @throws Refused */
  async bytes(call: Call): Promise<Sent> {
    const response = await this.#answer(call);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw refusal(response.status, bytes);
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { mediaType, bytes };
  }

  async #answer({ method = 'GET', path, query = {}, body, idempotencyKey, signal }: Call): Promise<Response> {
    const url = new URL(`${this.origin}/api${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const request = new Request(url, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${this.key}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    try {
      return await this.send(request);
    } catch {
      signal.throwIfAborted();
      throw new Refused('no_connection', `There is no connection to ${this.origin}.`);
    }
  }
}

function refusal(status: number, bytes: Buffer): Refused {
  const said = Failure.safeParse(parsed(bytes));
  if (said.success) return new Refused(said.data.error.code, said.data.error.message);
  return new Refused(`http_${status}`, `The server answered ${status}.`);
}

/** undefined when it is no JSON. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
