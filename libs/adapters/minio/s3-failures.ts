/** What a failure of the S3 client means to Recto. Its own words may hold the key's id; they stay causes. */
import { NotPermitted } from '#ports/not-permitted.js';

export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable';
}

/** What S3 says, as the client puts it on its error. */
interface Said {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  /** Of the body. */
  readonly region?: string;
  readonly endpoint?: string;
  /** Of the header. */
  readonly amzBucketRegion?: string;
}

const REFUSED = [
  'AccessDenied',
  'AllAccessDisabled',
  'AccountProblem',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
  'Unauthorized',
];
const ELSEWHERE = [
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
  'MovedPermanently',
  'PermanentRedirect',
  'TemporaryRedirect',
];
/** OperationAborted: another process is making the same bucket. The rest: a connection that broke while it was idle. */
const PASSES = ['SlowDown', 'ServiceUnavailable', 'OperationAborted', 'ECONNRESET', 'EPIPE'];
/** All the client leaves of a status that it would itself try again. */
const BUSY = /Retryable HTTP status: (408|429|499|5\d\d)/;

export function codeOf(error: unknown): string | undefined {
  return (error as Said).code;
}

/** Whether the same request may well succeed in a moment. */
export function passes(error: unknown): boolean {
  const { code, message } = error as Said;
  return PASSES.includes(code ?? '') || BUSY.test(message ?? '');
}

/** An answer of S3, not of the network. */
export function isAnswer(error: unknown): boolean {
  return (error as Said).name === 'S3Error';
}

/** The region that the server says it, or the bucket, is in. */
export function regionIn(error: unknown): string | undefined {
  const { region, amzBucketRegion } = error as Said;
  return [region, amzBucketRegion].find((each) => typeof each === 'string' && /^[a-z0-9-]+$/.test(each));
}

/**
 * @param where the host, without credentials.
 * @returns the error to throw: what Recto has no word for is left as it is
 */
export function meantBy(error: unknown, where: string): unknown {
  const code = codeOf(error) ?? '';
  if (REFUSED.includes(code))
    return new NotPermitted(`the object store at ${where}`, 'key, secret and their rights in OBJECT_STORE_URL', {
      cause: error,
    });
  if (ELSEWHERE.includes(code)) return new ObjectStoreUnavailable(elsewhere(error as Said), { cause: error });
  if (passes(error)) return new ObjectStoreUnavailable('the object store is too busy', { cause: error });
  return error;
}

function elsewhere(error: Said): string {
  const region = regionIn(error);
  if (region) return `the bucket is in region ${region}`;
  return error.endpoint ? `the bucket is at address ${error.endpoint}` : 'the bucket is in another region';
}
