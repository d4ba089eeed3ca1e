/** Every variable of the environment that means something to an app, in the order of docs/configuration.md. */
import { z } from 'zod';
import { OCR_ENGINES } from '#ports/ocr-engine.js';
import { variable } from './environment.js';
import { MISTRAL_ENVIRONMENT } from './mistral-settings.js';
import { OPENID_ENVIRONMENT } from './openid-settings.js';
import { SWITCHES_ENVIRONMENT } from './operator-switches.js';
import { STRIPE_ENVIRONMENT } from './stripe-settings.js';

const url = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => schemes.some((scheme) => value.startsWith(scheme)), `must start with ${schemes.join(' or ')}`);

/** What is made up in a hurry is guessed as fast. 32 random bytes are 30 different ones, and never as few as these. */
const FEWEST_BYTES = 16;
const FEWEST_CHARACTERS = 8;
const ofManyBytes = (hex: string) => new Set(Buffer.from(hex, 'hex')).size >= FEWEST_BYTES;
const ofManyCharacters = (value: string) => new Set(value).size >= FEWEST_CHARACTERS;
const repeats = (what: string) => `must be random, and repeats a few ${what}: \`openssl rand -hex 32\` makes one`;

export const Environment = z.object({
  DATA_DIR: variable(
    z.string().default('./data'),
    'Folder of the embedded stores and of `secrets.json`. One server at a time.',
  ),
  PORT: variable(
    z.coerce.number().int().min(0).max(65_535).default(3000),
    'Port of the HTTP server. Projector and worker have one too, for health and metrics. `0` takes any free one.',
  ),
  HOST: variable(z.string().default('127.0.0.1'), 'Address to listen on.'),
  PUBLIC_URL: variable(
    z.url().optional(),
    'Where browsers reach Recto. The public pages name it as theirs. With `https:` browsers are told to ' +
      'keep to it (HSTS); reCAPTCHA must come from its host, and passkeys belong to it.',
    '`http://localhost:PORT`',
  ),
  EVENT_STORE_URL: variable(
    url('sqlite:', 'esdb://', 'esdb+discover://').default('sqlite:'),
    'The log. `sqlite:` is `DATA_DIR/events.db`, `sqlite:PATH` another file; or `esdb://…`, `esdb+discover://…`.',
  ),
  READ_MODEL_URL: variable(
    url('sqlite:', 'mongodb://', 'mongodb+srv://').default('sqlite:'),
    'Read models. `sqlite:` is `DATA_DIR/read-models.db`; or `mongodb://…`, `mongodb+srv://…`.',
  ),
  QUEUE_URL: variable(
    url('sqlite:', 'nats://', 'tls://').default('sqlite:'),
    'Extraction jobs. `sqlite:` is `DATA_DIR/queue.db`; or `nats://user:password@host:4222`, `tls://…`.',
  ),
  OBJECT_STORE_URL: variable(
    url('file:', 's3://').default('file:'),
    'Files. `file:` is `DATA_DIR/objects`; or `s3://key:secret@host:port/bucket` (`?tls=true`, `?region=…`).',
  ),
  KEY_VAULT_URL: variable(
    url('sqlite:', 'mongodb://', 'mongodb+srv://').default('sqlite:'),
    'Keys of personal data. `sqlite:` is `DATA_DIR/keys.db`; or `mongodb://…`, `mongodb+srv://…`.',
  ),
  MASTER_KEY: variable(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hex digits (32 bytes)', abort: true })
      .refine(ofManyBytes, repeats('bytes'))
      .optional(),
    '64 hex digits; wraps the keys in the vault. Required as soon as one store is not embedded.',
    'made on first start',
  ),
  JWT_SECRET: variable(
    z
      .string()
      .min(32, { error: 'must have at least 32 characters', abort: true })
      .refine(ofManyCharacters, repeats('characters'))
      .optional(),
    'At least 32 characters; signs session tokens. Required as soon as one store is not embedded.',
    'made on first start',
  ),
  OPERATOR_TOKEN: variable(
    z
      .string()
      .min(32, { error: 'must have at least 32 characters', abort: true })
      .refine(ofManyCharacters, repeats('characters'))
      .optional(),
    'At least 32 characters; opens [the operator’s page](operations.md#the-operators-page) at `/operator`. Without it there is none.',
  ),
  SESSION_HOURS: variable(
    z.coerce
      .number()
      .positive()
      .max(24 * 30)
      .default(12),
    'Life of a session token, at most 720.',
  ),
  PASSWORD_MIN_LENGTH: variable(
    z.coerce.number().int().min(6).max(64).default(6),
    'Shortest password that registration and a change of password take, 6 to 64. The most common ones are' +
      ' refused whatever their length.',
  ),
  ...SWITCHES_ENVIRONMENT,
  ...OPENID_ENVIRONMENT,
  STORAGE_QUOTA_MB: variable(
    z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    'Megabytes (of 1,048,576 bytes) of original files that a workspace may keep; more is refused. Of one workspace otherwise: ' +
      '`recto workspaces quota`.',
    'no bound',
  ),
  REGISTRATIONS_PER_HOUR: variable(
    z.coerce.number().int().min(30).max(1_000_000).default(120),
    'Tries to register from one address in an hour, at least 30.',
  ),
  API_KEY_REQUESTS_PER_MINUTE: variable(
    z.coerce.number().int().min(1).max(1_000_000).default(600),
    'Requests with one API key in a minute, over all processes.',
  ),
  BOT_CHECK: variable(
    z.enum(['altcha', 'recaptcha', 'off']).optional(),
    '`altcha` (proof of work, no third party), `recaptcha`, or `off` (tests only; refused unless every ' +
      'store is embedded).',
    '`recaptcha` when its keys are set, else `altcha`',
  ),
  RECAPTCHA_SITE_KEY: variable(z.string().optional(), 'Google reCAPTCHA v3; set both or neither.'),
  RECAPTCHA_SECRET_KEY: variable(z.string().optional(), 'As above.'),
  ...MISTRAL_ENVIRONMENT,
  FREE_TESTS_PER_DAY: variable(
    z.coerce.number().int().min(0).max(1_000).default(5),
    'Free tests a day from one address (an IPv6 /64 counts as one); 0 closes the free test.',
  ),
  FREE_TEST_SECONDS: variable(
    z.coerce.number().int().min(5).max(300).default(60),
    'How long a free test may take, waiting for a worker included; 5 to 300.',
  ),
  CONTACT_TO: variable(
    z.email('must be an address').optional(),
    'Where messages of the contact form go. Must be set with `SMTP_URL` when the address of `MAIL_FROM` is a no-reply.',
    'the address of `MAIL_FROM`',
  ),
  ...STRIPE_ENVIRONMENT,
  SMTP_URL: variable(
    url('smtp://', 'smtps://').optional(),
    'Mail server, `smtp://user:password@host:587` or `smtps://…`; `?requireTLS=true` refuses to send ' +
      'without TLS. Without it mails are `.eml` files in `DATA_DIR/outbox`.',
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^([^<>@\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and <an address>')
      .optional(),
    'Sender of every mail; HOST is that of `PUBLIC_URL`.',
    '`BRAND_NAME <no-reply@HOST>`',
  ),
  WORKER_CONCURRENCY: variable(
    z.coerce.number().int().min(1).max(64).optional(),
    'Documents a worker reads at the same time; about a core and up to 420 MB of memory each, beside programs that all share (100 to 150 MB).',
    'processor cores, at most 4',
  ),
  OCR_ENGINES: variable(
    z
      .string()
      .default(OCR_ENGINES.join(','))
      .transform((value) => [...new Set(value.split(',').map((name) => name.trim()))])
      .pipe(
        z.array(z.enum(OCR_ENGINES, { error: `must be one or both of ${OCR_ENGINES.join(', ')}, parted by commas` })),
      ),
    'Which readers of pictures may be used: both, or one alone. ppocr reads what its models know: every language in ' +
      'Latin script with those of `recto models install`, else English; tesseract reads the others. Only ppocr sees ' +
      'that a page lies on its side.',
  ),
  OCR_MODELS_DIR: variable(
    z.string().optional(),
    'Folder of the models of ppocr that come with no package: `recto models list`.',
    '`~/.cache/recto/models`',
  ),
  WEBHOOKS_ALLOW_HOSTS: variable(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .transform((hosts) => hosts.filter((host) => host !== '')),
    'Hosts that webhooks may go to though they are on this machine or in a private network, and without TLS: names or ' +
      'addresses as they stand in a URL, parted by commas. Every owner of a workspace can have messages sent there.',
  ),
  TRUST_PROXY: variable(
    z.coerce.number().int().min(0).max(10).default(0),
    'Number of proxies in front whose forwarded addresses are believed.',
  ),
  DRAIN_SECONDS: variable(
    z.coerce.number().min(0).max(120).default(0),
    'After SIGTERM the API goes on for so long, while `ready` says 503, so that proxies find out. 5 or ' +
      'more behind one.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    url('http://', 'https://').optional(),
    'A collector of traces, e.g. `http://127.0.0.1:4318` (OTLP over HTTP, JSON); without it nothing is ' +
      'traced: [what it is told](operations.md#traces).',
  ),
  OTEL_SERVICE_NAME: variable(z.string().default('recto'), 'What this installation is called in traces.'),
  LOG_LEVEL: variable(
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    '`silent`, `error`, `warn`, `info` or `debug`; JSON lines on standard error.',
  ),
});

export type Environment = z.infer<typeof Environment>;

export const VARIABLES: readonly string[] = Object.keys(Environment.shape);
