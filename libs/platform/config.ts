/**
 * Configuration: read from the environment once, at boot, every fault in one message. Everything has a default except
 * what must be secret in a cluster.
 */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { OperatorSwitches } from '#kernel/operator-switches.js';
import { type OcrEngineName } from '#ports/ocr-engine.js';
import { ConfigError } from './config-error.js';
import { keptSecrets } from './kept-secrets.js';
import { mailFaults, mailSettings, type MailSettings } from './mail-settings.js';
import { mistralSettings, type MistralSettings } from './mistral-settings.js';
import { openIdFaults, openIdSettings, type OpenIdSettings } from './openid-settings.js';
import { operatorSwitches, switchFaults } from './operator-switches.js';
import { stripeFaults, stripeSettings, type StripeSettings } from './stripe-settings.js';
import { Environment } from './variables.js';

/** What a request may take beside waiting for a free test, which is the longest that one waits for. */
const ANSWER_SECONDS = 10;

export type Role = 'api' | 'projector' | 'worker';

export interface Config {
  readonly roles: readonly Role[];
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly eventStoreUrl: string;
  readonly readModelUrl: string;
  readonly queueUrl: string;
  readonly objectStoreUrl: string;
  readonly keyVaultUrl: string;
  /** True when at least one store lives in DATA_DIR. */
  readonly embedded: boolean;
  readonly masterKey: Buffer;
  readonly jwtSecret: string;
  readonly sessionSeconds: number;
  readonly passwordMinLength: number;
  readonly switches: OperatorSwitches;
  /** A company's own sign-in. */
  readonly openId?: OpenIdSettings;
  /** Tries, from one address. */
  readonly registrationsPerHour: number;
  readonly apiKeyRequestsPerMinute: number;
  /** Free tests a visitor has; how long one of them waits at most, in milliseconds. */
  readonly freeTest: { readonly limit: number; readonly timeoutMs: number };
  readonly botCheck:
    | { readonly kind: 'altcha' }
    | { readonly kind: 'off' }
    | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secretKey: string };
  readonly mail: MailSettings;
  readonly workerConcurrency: number;
  /** Set when MISTRAL_API_KEY is: documents are read with Mistral's API. */
  readonly mistral?: MistralSettings;
  /** Payments: by Stripe when its key is set; else a checkout page where nothing is paid, which a cluster has not. */
  readonly payments:
    | { readonly kind: 'stripe'; readonly settings: StripeSettings }
    | { readonly kind: 'test' }
    | { readonly kind: 'off' };
  /** Which readers of pictures may be used. */
  readonly ocrEngines: readonly OcrEngineName[];
  /** Folder of models of PP-OCR that come with no package; without any there, the ones that do are used. */
  readonly ocrModelsDir: string;
  /** Hosts that webhooks may go to wherever they are. */
  readonly webhooksAllowHosts: readonly string[];
  /** Proxies in front whose forwarded addresses are believed. */
  readonly trustProxy: number;
  /** After SIGTERM requests are taken for this long, while `ready` says that they should go elsewhere … */
  readonly drainSeconds: number;
  /** … and those under way then may take this long. */
  readonly requestSeconds: number;
  /** A collector of traces, by OTLP over HTTP, and what this installation is called there. */
  readonly traces?: { readonly endpoint: string; readonly serviceName: string };
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** @throws ConfigError naming every fault at once */
export function loadConfig(env: NodeJS.ProcessEnv, roles: readonly Role[], cores: number): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const e = parsed.data;
  const urls = [e.EVENT_STORE_URL, e.READ_MODEL_URL, e.QUEUE_URL, e.OBJECT_STORE_URL, e.KEY_VAULT_URL];
  const isEmbedded = (storeUrl: string) => storeUrl.startsWith('sqlite:') || storeUrl.startsWith('file:');
  const allEmbedded = urls.every(isEmbedded);
  const dataDir = resolve(e.DATA_DIR);

  const faults = [
    ...impossibleMixes(e, roles),
    ...botCheckFaults(e, allEmbedded),
    ...stripeFaults(e),
    ...mailFaults(e),
    ...switchFaults(e),
    ...openIdFaults(e),
  ];
  if (!allEmbedded && !e.MASTER_KEY)
    faults.push('MASTER_KEY: required when a store is outside DATA_DIR (64 hex digits)');
  if (!allEmbedded && !e.JWT_SECRET) faults.push('JWT_SECRET: required when a store is outside DATA_DIR');
  if (faults.length > 0) throw new ConfigError(faults);

  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, '');
  const openId = openIdSettings(e);
  const kept = e.MASTER_KEY && e.JWT_SECRET ? undefined : keptSecrets(dataDir);
  return {
    roles,
    dataDir,
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    eventStoreUrl: e.EVENT_STORE_URL,
    readModelUrl: e.READ_MODEL_URL,
    queueUrl: e.QUEUE_URL,
    objectStoreUrl: e.OBJECT_STORE_URL,
    keyVaultUrl: e.KEY_VAULT_URL,
    embedded: urls.some(isEmbedded),
    masterKey: Buffer.from(e.MASTER_KEY ?? kept!.masterKey, 'hex'),
    jwtSecret: e.JWT_SECRET ?? kept!.jwtSecret,
    sessionSeconds: Math.round(e.SESSION_HOURS * 3600),
    passwordMinLength: e.PASSWORD_MIN_LENGTH,
    switches: operatorSwitches(e, { passwordSignIn: e.PASSWORD_SIGN_IN, provider: openId?.name }),
    ...(openId && { openId }),
    registrationsPerHour: e.REGISTRATIONS_PER_HOUR,
    apiKeyRequestsPerMinute: e.API_KEY_REQUESTS_PER_MINUTE,
    freeTest: { limit: e.SITE === 'login' ? 0 : e.FREE_TESTS_PER_DAY, timeoutMs: e.FREE_TEST_SECONDS * 1000 },
    botCheck: botCheckOf(e),
    mail: mailSettings(e, publicUrl),
    workerConcurrency: e.WORKER_CONCURRENCY ?? Math.max(1, Math.min(cores, 4)),
    mistral: mistralSettings(e),
    payments: paymentsOf(e, allEmbedded),
    ocrEngines: e.OCR_ENGINES,
    ocrModelsDir: ocrModelsDirFrom(env),
    webhooksAllowHosts: e.WEBHOOKS_ALLOW_HOSTS,
    trustProxy: e.TRUST_PROXY,
    drainSeconds: e.DRAIN_SECONDS,
    requestSeconds: e.FREE_TEST_SECONDS + ANSWER_SECONDS,
    ...(e.OTEL_EXPORTER_OTLP_ENDPOINT && {
      traces: { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: e.OTEL_SERVICE_NAME },
    }),
    logLevel: e.LOG_LEVEL,
  };
}

/** A setting that also counts where there is no server. @throws ConfigError */
export function ocrEnginesFrom(env: NodeJS.ProcessEnv): readonly OcrEngineName[] {
  const parsed = Environment.shape.OCR_ENGINES.safeParse(env.OCR_ENGINES);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ message }) => `OCR_ENGINES: ${message}`));
  return parsed.data;
}

/**
 * The other one. By default in the user's cache, not in DATA_DIR: models are nobody's data, the same for every DATA_DIR
 * and for commands that have none, and not worth a backup.
 */
export function ocrModelsDirFrom(env: NodeJS.ProcessEnv): string {
  const cache = env.XDG_CACHE_HOME?.trim() || join(homedir(), '.cache');
  return resolve(env.OCR_MODELS_DIR?.trim() || join(cache, 'recto', 'models'));
}

/** Processes of a cluster share nothing on disk, so each of their stores must be reachable from all of them. */
function impossibleMixes(e: Environment, roles: readonly Role[]): string[] {
  if (roles.length === 3) return [];
  const need: [keyof Environment, string][] = [
    ['EVENT_STORE_URL', 'esdb://…'],
    ['READ_MODEL_URL', 'mongodb://…'],
    ['QUEUE_URL', 'nats://…'],
    ['OBJECT_STORE_URL', 's3://…'],
    ['KEY_VAULT_URL', 'mongodb://…'],
  ];
  return need.flatMap(([name, example]) =>
    /^(sqlite|file):/.test(String(e[name]))
      ? [`${name}: an embedded store serves one process only; a separate ${roles.join(' + ')} process needs ${example}`]
      : [],
  );
}

function botCheckFaults(e: Environment, allEmbedded: boolean): string[] {
  const faults: string[] = [];
  if (e.BOT_CHECK === 'off' && !allEmbedded) faults.push('BOT_CHECK: off is for tests on embedded stores only');
  if (e.BOT_CHECK === 'recaptcha' && !(e.RECAPTCHA_SITE_KEY && e.RECAPTCHA_SECRET_KEY)) {
    faults.push('BOT_CHECK: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY');
  }
  if (Boolean(e.RECAPTCHA_SITE_KEY) !== Boolean(e.RECAPTCHA_SECRET_KEY)) {
    faults.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY: set both or neither');
  }
  return faults;
}

function botCheckOf(e: Environment): Config['botCheck'] {
  if (e.BOT_CHECK === 'off' || e.BOT_CHECK === 'altcha') return { kind: e.BOT_CHECK };
  if (e.RECAPTCHA_SITE_KEY && e.RECAPTCHA_SECRET_KEY) {
    return { kind: 'recaptcha', siteKey: e.RECAPTCHA_SITE_KEY, secretKey: e.RECAPTCHA_SECRET_KEY };
  }
  return { kind: 'altcha' };
}

function paymentsOf(e: Environment, allEmbedded: boolean): Config['payments'] {
  const settings = stripeSettings(e);
  if (settings) return { kind: 'stripe', settings };
  return { kind: allEmbedded && e.CREDITS === 'metered' ? 'test' : 'off' };
}
