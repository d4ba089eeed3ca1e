/**
 * The one way to the server: JSON under /api, the session's token, the newest position, and every answer parsed with
 * its contract. Throws ApiError and nothing else (an abort passes through).
 */
import { Failure, MIN_POSITION_HEADER, POSITION_HEADER, success } from '#contracts/envelope.js';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { attachmentName } from './attachment-name.js';
import { credentials } from './credentials.js';
import { newestPosition, rememberPosition } from './position.js';
import { language } from './texts.js';

const BASE = '/api';
export const CORRELATION_HEADER = 'X-Correlation-Id';

/** Where a path of the API is for the browser. */
export const addressOf = (path: string): string => BASE + path;

interface Read {
  readonly query?: Record<string, string | number | undefined>;
  readonly signal?: AbortSignal;
}

interface Write {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** A 401 then says that the password is wrong, not that the session is over. */
  readonly signsIn?: true;
  readonly signal?: AbortSignal;
}

export async function read<Data extends z.ZodMiniType>(
  path: string,
  data: Data,
  options: Read = {},
): Promise<z.output<Data>> {
  return answerOf(data, await exchange('GET', path + queryString(options.query), { signal: options.signal }));
}

export async function write<Data extends z.ZodMiniType>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: Data,
  options: Write = {},
): Promise<z.output<Data>> {
  return answerOf(data, await exchange(method, path, options));
}

/** A file: its bytes with the type the server says they have. */
export async function readFile(path: string, options: Read = {}): Promise<Blob> {
  return fileOf(await send('GET', path + queryString(options.query), { signal: options.signal }), options.signal);
}

/** A file that the server makes of what it is sent, and what it calls it. */
export async function requestFile(path: string, body: unknown): Promise<{ file: Blob; name: string | undefined }> {
  const response = await send('POST', path, { body });
  return { file: await fileOf(response), name: attachmentName(response.headers.get('Content-Disposition')) };
}

/** For calls whose answer carries nothing that is used. */
export async function remove(path: string, options: Write = {}): Promise<void> {
  await exchange('DELETE', path, options);
}

/** In the name of who is about to leave. Nobody waits for the answer, and nothing here depends on it. */
export function removeOnLeaving(path: string): void {
  void fetch(addressOf(path), { method: 'DELETE', headers: standardHeaders(), keepalive: true }).catch(() => undefined);
}

/** Headers every call to the API carries, whoever sends it. */
export function standardHeaders(): Record<string, string> {
  const token = credentials().token();
  const position = newestPosition();
  return {
    Accept: 'application/json',
    'Accept-Language': language(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(position ? { [MIN_POSITION_HEADER]: position } : {}),
  };
}

/** The body of an answer that succeeded; ApiError when the server refused or sent something else than agreed. */
export function answerOf<Data extends z.ZodMiniType>(data: Data, body: unknown): z.output<Data> {
  const parsed = success(data).safeParse(body);
  if (parsed.success) return (parsed.data as { data: z.output<Data> }).data;
  throw new ApiError(200, 'unexpected_answer');
}

interface Circumstances extends Pick<Write, 'signsIn'> {
  /** The correlation id of the answer's header, for answers whose body has none. */
  readonly number?: string | null;
}

export function errorOf(status: number, body: unknown, { number, signsIn }: Circumstances = {}): ApiError {
  if (status === 401 && !signsIn) credentials().refused();
  const failure = Failure.safeParse(body);
  if (!failure.success) return new ApiError(status, 'unexpected_answer', undefined, number ?? undefined);
  const { code, message, correlationId, details } = failure.data.error;
  return new ApiError(status, code, message, correlationId ?? number ?? undefined, details);
}

async function exchange(method: string, path: string, options: Write): Promise<unknown> {
  const response = await send(method, path, options);
  let body: unknown;
  try {
    body = parse(await response.text());
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, 'network_error');
  }
  if (!response.ok) throw refused(response, body, options);
  rememberPosition(response.headers.get(POSITION_HEADER));
  return body;
}

async function send(method: string, path: string, options: Write): Promise<Response> {
  try {
    return await fetch(addressOf(path), {
      method,
      headers: {
        ...standardHeaders(),
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, 'network_error');
  }
}

async function fileOf(response: Response, signal?: AbortSignal): Promise<Blob> {
  if (!response.ok) throw refused(response, parse(await response.text()));
  try {
    return await response.blob();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network_error');
  }
}

function refused(response: Response, body: unknown, { signsIn }: Write = {}): ApiError {
  return errorOf(response.status, body, { number: response.headers.get(CORRELATION_HEADER), signsIn });
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function queryString(query: Read['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
