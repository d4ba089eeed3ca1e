/**
 * Every failure that leaves the API: `{ success: false, error: { code, message, details?, correlationId? } }`, or
 * the same as a problem of RFC 9457 for who accepts that rather. The one table from kinds of refusal to HTTP statuses
 * stands here. What was not foreseen is answered with 500 and no inner detail, and logged with its correlation id.
 */
import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { PROBLEM_TYPE, type Problem } from '#contracts/problem.js';
import { DomainError, type DomainErrorKind } from '#kernel/domain-error.js';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { EventStoreUnavailable } from '#ports/event-store.js';
import { NotPermitted } from '#ports/not-permitted.js';
import { languageAsked } from '#texts/languages.js';
import { sentence, type Said } from '#texts/sentence.js';
import { sayIn } from '#texts/spoken/say-in.js';
import { msg } from '#texts/msg.js';
import { sentenceOn } from './issue-sentences.js';
import { LOGGER, type Logger } from './logging.js';
import { methodsAt } from './methods.js';
import { correlationOf, type RectoRequest } from './request-context.js';

const STATUS: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  'timed-out': 408,
  conflict: 409,
  gone: 410,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-type': 415,
  unprocessable: 422,
  'rate-limited': 429,
  unavailable: 503,
};

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly said: Said;
  readonly details?: unknown;
  /** Which parts of a body are wrong, the first ones. */
  readonly issues?: readonly { readonly path: string; readonly said: Said }[];
}

/** Of a body whose every item is wrong, the first ones tell enough. */
const MOST_DETAILS = 20;

const UNAVAILABLE: Answer = {
  status: 503,
  code: 'unavailable',
  said: msg('Recto is not available right now. Please try again in a moment.'),
};

const NOT_VALID = msg('The request is not valid.');
const WENT_WRONG = msg('Something went wrong on our side. Please try again.');

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<RectoRequest>();
    const response = http.getResponse<Response>();
    // Who asked has left, and the work was given up for that: there is nobody to answer, and nothing failed.
    if (response.closed && error instanceof Error && error.name === 'AbortError') return;
    const answer = answerTo(error);
    const { status, details } = answer;
    const allowed = status === 404 && error instanceof HttpException ? methodsAt(request) : [];
    if (allowed.length > 0) return this.#refuseMethod(request, response, allowed);
    const correlationId = correlationOf(request);
    if (status >= 500) {
      // A refusal of our own, such as "come again in a moment", is no fault.
      const level = error instanceof DomainError ? 'warn' : 'error';
      this.logger[level](
        { correlationId, error, method: request.method, route: request.route?.path },
        'request failed',
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const retryAfter = status === 503 ? 5 : retryAfterOf(details);
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    const challenge = challengeTo(request, answer);
    if (challenge) response.setHeader('WWW-Authenticate', challenge);
    refuse(request, response, answer);
  }

  #refuseMethod(request: RectoRequest, response: Response, allowed: readonly string[]): void {
    response.setHeader('Allow', allowed.join(', '));
    const said = sentence('This address answers {methods} only.', { methods: allowed.join(', ') });
    refuse(request, response, { status: 405, code: 'method_not_allowed', said });
  }
}

/** In the language that was asked for. */
function refuse(request: RectoRequest, response: Response, answer: Answer): void {
  const { status, code } = answer;
  const language = languageAsked(request.headers['accept-language']);
  const message = sayIn(language, answer.said);
  const details = answer.issues?.map(({ path, said }) => ({ path, message: sayIn(language, said) })) ?? answer.details;
  const more = { ...(details !== undefined && { details }), correlationId: correlationOf(request) };
  response.status(status).vary('Accept').vary('Accept-Language').setHeader('Content-Language', language);
  if (request.accepts(['application/json', PROBLEM_TYPE]) === PROBLEM_TYPE) {
    const title = STATUS_CODES[status] ?? 'Error';
    const problem: Problem = { type: 'about:blank', title, status, detail: message, code, ...more };
    response.type(PROBLEM_TYPE).send(JSON.stringify(problem));
    return;
  }
  response.json({ success: false, error: { code, message, ...more } });
}

const NO_LONGER_GOOD = ['unauthorized', 'api_key_unknown', 'api_key_revoked', 'api_key_expired'];

/** RFC 6750: what to come with; a token that came is no longer good, or never was, or opens other doors than this. */
function challengeTo(request: RectoRequest, { status, code, details }: Answer): string | undefined {
  const challenge = (error: string) => `Bearer realm="Recto", error="${error}"`;
  if (code === 'two_credentials') return challenge('invalid_request');
  if (code === 'insufficient_scope')
    return `${challenge(code)}, scope="${(details as { readonly scope: string }).scope}"`;
  if (status !== 401) return undefined;
  const came = request.headers.authorization !== undefined && NO_LONGER_GOOD.includes(code);
  return came ? challenge('invalid_token') : 'Bearer realm="Recto"';
}

/** Seconds, of a refusal that says when to come again. */
function retryAfterOf(details: unknown): number | undefined {
  const { retryAfter } = (details ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter : undefined;
}

export function answerTo(error: unknown): Answer {
  if (error instanceof DomainError) {
    return { status: STATUS[error.kind], code: error.code, said: error.said, details: error.details };
  }
  if (error instanceof z.core.$ZodError) {
    const issues = error.issues
      .slice(0, MOST_DETAILS)
      .map((issue) => ({ path: issue.path.join('.'), said: sentenceOn(issue) }));
    return {
      status: 400,
      code: 'invalid_request',
      said: issues[0]?.said ?? NOT_VALID,
      issues,
    };
  }
  // Each adapter has its own word for a store that does not answer; what is not permitted or fit is an operator's
  // business.
  const away = [EventStoreUnavailable, NotPermitted, EngineUnfit].some((each) => error instanceof each);
  if (away || (error instanceof Error && /Unavailable$/.test(error.name))) return UNAVAILABLE;
  if (error instanceof HttpException) return fromHttp(error);
  const refused = unreadable(error);
  if (refused) return refused;
  if (isStoreAway(error)) return UNAVAILABLE;
  return { status: 500, code: 'internal', said: WENT_WRONG };
}

/** What the system says of a server that is away, of a disk that is full, and when there is no file descriptor left. */
const AWAY = [
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
];
const SQLITE_FULL = 13;
/** Also said when it is there, and no descriptor left to open it with. */
const SQLITE_CANNOT_OPEN = 14;

/** Said by a store that has no word of its own for it, or by what that word is about. */
function isStoreAway(error: unknown): boolean {
  interface Thrown {
    readonly code?: unknown;
    readonly errcode?: unknown;
    readonly cause?: unknown;
  }
  let at = error as Thrown | undefined;
  for (let depth = 0; at && depth < 5; at = at.cause as Thrown | undefined, depth++) {
    if (AWAY.includes(String(at.code)) || at.errcode === SQLITE_FULL || at.errcode === SQLITE_CANNOT_OPEN) return true;
  }
  return false;
}

function fromHttp(error: HttpException): Answer {
  const status = error.getStatus();
  if (status === 413) return { status, code: 'too_large', said: msg('The request is too large.') };
  if (status === 404) return { status, code: 'not_found', said: msg('There is nothing at this address.') };
  if (status === 401) return { status, code: 'unauthorized', said: msg('Please sign in.') };
  if (status >= 500) return { status, code: 'internal', said: WENT_WRONG };
  return { status, code: 'invalid_request', said: NOT_VALID };
}

/** What Express refuses, such as an address that cannot be decoded, carries a status of its own. */
function unreadable(error: unknown): Answer | undefined {
  const { status } = (error ?? {}) as { status?: number };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, code: 'invalid_request', said: msg('The request could not be read.') };
  }
  return undefined;
}
