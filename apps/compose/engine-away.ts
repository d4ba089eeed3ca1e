/**
 * What an operator is told of an engine that cannot be used: which, where, what failed and what to look at. Never its
 * credentials.
 */
import { EngineUnfit } from '#ports/engine-unfit.js';

export interface Engine {
  /** As an operator calls it */
  readonly name: string;
  /** The variable that says where it is */
  readonly variable: string;
  readonly url: string;
}

export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  /** It may come back by itself. Otherwise somebody has to mend something: the engine, or what Recto is told of it. */
  readonly mayPass: boolean;
  constructor(engine: Engine, cause: unknown) {
    super(sentence(engine, cause), { cause });
    const [, failed] = failureIn(cause);
    this.mayPass = !(cause instanceof EngineUnfit) && (failed === undefined || MAY_PASS.includes(failed));
  }
}

const UNKNOWN_NAME = 'nobody knows its name';
const NOBODY_LISTENS = 'nobody listens there';
const MAY_PASS: readonly string[] = [UNKNOWN_NAME, NOBODY_LISTENS];

type Failure = readonly [said: RegExp, failed: string, look: (variable: string, named?: string) => string];

/** What the clients say, most telling first; each has words of its own. */
const FAILURES: readonly Failure[] = [
  [
    /bucket is in region ([a-z0-9-]+)/,
    'its bucket is in another region',
    (variable, named) => `put region=${named} into ${variable}`,
  ],
  [
    /bucket is (?:at address|in another region)/,
    'its bucket is at another address',
    (variable) => `put the host of the bucket's region, and the region, into ${variable} (docs/engines.md)`,
  ],
  [
    /certificate|self.signed|unable to verify|altname|wrong version number|EPROTO|SSL routines/i,
    'its certificate is not trusted, or it does not speak TLS',
    (variable) => `look at tls and the authority in ${variable} (docs/engines.md)`,
  ],
  [
    /NotPermitted|permissions.violation|authenticat|authoriz|credential|password|access.?key|signature|access.?denied|forbidden/i,
    'it does not let this user in, or not do this',
    (variable) => `look at user and password in ${variable} and at the user's rights there (docs/engines.md)`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|name resolution/i,
    UNKNOWN_NAME,
    (variable) => `look at the host in ${variable} and at the name server`,
  ],
  [
    /ECONNREFUSED|CONNECTION_REFUSED/i,
    NOBODY_LISTENS,
    (variable) => `is it running, and are host and port in ${variable} right?`,
  ],
];

function sentence({ name, variable, url }: Engine, cause: unknown): string {
  if (cause instanceof EngineUnfit) return `${name} at ${addressIn(url)}: ${cause.message}`;
  const [words, failed = 'it does not answer', look = silent] = failureIn(cause);
  return `${name} at ${addressIn(url)}: ${failed}; ${look(variable, words?.exec(wordsOf(cause))?.[1])}`;
}

function failureIn(cause: unknown): Failure | [] {
  const said = wordsOf(cause);
  return FAILURES.find(([each]) => each.test(said)) ?? [];
}

const silent = (variable: string): string => `is it well, may this machine reach it, and is ${variable} right?`;

/** Without credentials and options. */
function addressIn(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/\/\/.*@/, '//');
}

/** Of an error and of what led to it. */
function wordsOf(error: unknown, depth = 0): string {
  if (!error || depth > 5) return '';
  const { name, code, message, cause, errors } = error as Record<string, unknown>;
  const led = [cause, ...(Array.isArray(errors) ? errors : [])].map((each) => wordsOf(each, depth + 1));
  return [name, code, message, ...led].filter(Boolean).join(' ');
}
