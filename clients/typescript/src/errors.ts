/** Everything the client throws is a `RectoError`; the class says what happened, `code` says it for programs. */
import type { Document } from './api.js';

export class RectoError extends Error {
  /** Stable and machine-readable, such as `no_credits`. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** What the server said of a request it refused. */
export interface Refusal {
  /** HTTP */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** To be quoted to support. */
  readonly requestId?: string | undefined;
  readonly details?: unknown;
  /** Seconds, when the server says when to come again. */
  readonly retryAfter?: number | undefined;
}

/** The server refused. */
export class ApiError extends RectoError {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, requestId, details, retryAfter }: Refusal) {
    super(code, message);
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** 400, 422: what was sent is not valid, or cannot be done. */
export class InvalidRequestError extends ApiError {}
/** 401: no such API key, or one that is revoked or over. */
export class AuthenticationError extends ApiError {}
/** 402: no credits are left. */
export class NoCreditsError extends ApiError {}
/** 403: the key has not the scope for it. */
export class PermissionDeniedError extends ApiError {}
/** 404: not there, or not of this workspace. */
export class NotFoundError extends ApiError {}
/** 409: does not fit what is there. */
export class ConflictError extends ApiError {}
/** 412: somebody changed the document since you saw it. */
export class VersionConflictError extends ApiError {}
/** 413: a file over 10 MB (`file_too_large`), or values beyond the limits. */
export class TooLargeError extends ApiError {}
/** 415: not a file that is read. */
export class UnsupportedFileError extends ApiError {}
/** 429: too many requests; `retryAfter` says when to come again. */
export class RateLimitedError extends ApiError {}
/** 5xx: not now, or a fault of the server. */
export class ServerError extends ApiError {}

const BY_STATUS: Readonly<Record<number, new (refusal: Refusal) => ApiError>> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  402: NoCreditsError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  412: VersionConflictError,
  413: TooLargeError,
  415: UnsupportedFileError,
  422: InvalidRequestError,
  429: RateLimitedError,
};

export function refusalError(refusal: Refusal): ApiError {
  return new (BY_STATUS[refusal.status] ?? (refusal.status >= 500 ? ServerError : ApiError))(refusal);
}

/** No answer came: the server cannot be reached, or the connection broke. */
export class RectoConnectionError extends RectoError {
  constructor(message: string, options?: ErrorOptions) {
    super('no_connection', message, options);
  }
}

/** Not in the time you gave. What was uploaded is there and is read on: `wait(documentId)` goes on waiting. */
export class RectoTimeoutError extends RectoError {
  readonly documentId: string | undefined;

  constructor(message: string, documentId?: string, options?: ErrorOptions) {
    super('timeout', message, options);
    this.documentId = documentId;
  }
}

/** The document could not be read; its `code` and message say why, and its credit comes back. */
export class ExtractionFailedError extends RectoError {
  readonly document: Document;

  constructor(document: Document) {
    const { code, message } = document.failure ?? { code: 'failed', message: 'The document could not be read.' };
    super(code, message);
    this.document = document;
  }
}

/** Not a message of this webhook, or one that is too old. */
export class WebhookVerificationError extends RectoError {
  constructor(message: string) {
    super('not_verified', message);
  }
}
