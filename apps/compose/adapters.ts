/**
 * The adapters of one process, chosen by URL. Clients of real engines are imported only when their URL is set, so that the
 * embedded mode never loads them.
 */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config.js';
import { createLogger, type Logger } from '#platform/logging.js';
import { BotCheck } from '#ports/bot-check.js';
import { Clock } from '#ports/clock.js';
import { CorrectionLearner } from '#ports/correction-learner.js';
import { EventStore } from '#ports/event-store.js';
import { Extractor } from '#ports/extractor.js';
import { Ids } from '#ports/ids.js';
import type { Mailer } from '#ports/mailer.js';
import { KeyVault } from '#ports/key-vault.js';
import { ObjectStore } from '#ports/object-store.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { PageRenderer } from '#ports/page-renderer.js';
import type { Tracing } from '#ports/tracing.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import { UuidIds } from '#adapters/system/uuid-ids.js';
import { priceOf } from '#contexts/billing/domain/price-list.js';
import { LocalCorrectionLearner } from '#adapters/local-learner/local-correction-learner.js';
import { secretFor } from './secrets.js';

const LOOK_FOR_OTHERS_MS = 1_000;

export interface Adapters {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly events: EventStore;
  readonly models: ReadModelStore;
  readonly queue: WorkQueue;
  readonly objects: ObjectStore;
  readonly vault: KeyVault;
  readonly botCheck: BotCheck;
  readonly payments: PaymentGateway;
  readonly mailer: Mailer;
  readonly extractor: Extractor;
  readonly learner: CorrectionLearner;
  readonly pages: PageRenderer;
  /** Only with a collector. Events, queue and extractor are traced then. */
  readonly tracing?: Tracing;
  close(): Promise<void>;
}

export async function openAdapters(config: Config, logger: Logger): Promise<Adapters> {
  const clock = new SystemClock();
  return opening(async (open) => {
    const tracer = await tracing(config, logger);
    if (tracer) await open(Promise.resolve(tracer.tracing));
    const events = await open(eventStore(config, false));
    const queue = await open(workQueue(config, clock, logger));
    const reader = await open(extractor(config, logger));
    return {
      clock,
      ids: new UuidIds(),
      events: tracer?.events(events) ?? events,
      models: await open(readModelStore(config)),
      queue: tracer?.queue(queue) ?? queue,
      objects: await open(objectStore(config)),
      vault: await open(keyVault(config)),
      botCheck: await botCheck(config, clock, logger),
      payments: await open(payments(config, clock)),
      extractor: tracer?.extractor(reader) ?? reader,
      learner: new LocalCorrectionLearner(),
      mailer: await open(mailer(config)),
      pages: await open(pageRenderer()),
      ...(tracer && { tracing: tracer.tracing }),
    };
  });
}

export type ReadSideAdapters = Pick<Adapters, 'clock' | 'ids' | 'events' | 'models' | 'vault' | 'tracing' | 'close'>;

/** For tools beside a running server: the embedded log is followed read-only, the queue, which one process owns, stays closed. */
export async function openReadSideAdapters(config: Config): Promise<ReadSideAdapters> {
  return opening(async (open) => ({
    clock: new SystemClock(),
    ids: new UuidIds(),
    events: await open(eventStore(config, true)),
    models: await open(readModelStore(config)),
    vault: await open(keyVault(config)),
  }));
}

/** The same for tools that decide something: a server beside them sees within a second what they append. @throws when there is no log yet */
export async function openToDecide(config: Config): Promise<ReadSideAdapters> {
  const { eventStoreUrl: url } = config;
  if (url.startsWith('sqlite:') && !existsSync(fileFor(config, url, 'events.db')))
    throw new Error('there is no log yet; does DATA_DIR name the right folder?');
  return opening(async (open) => ({
    clock: new SystemClock(),
    ids: new UuidIds(),
    events: await open(eventStore(config, false)),
    models: await open(readModelStore(config)),
    vault: await open(keyVault(config)),
  }));
}

export type StoreAdapters = ReadSideAdapters & Pick<Adapters, 'objects'>;

/** All that holds data, without the queue. @param readOnlyLog beside a running server: two writers of one embedded log are one too many */
export async function openStores(config: Config, readOnlyLog: boolean): Promise<StoreAdapters> {
  return opening(async (open) => ({
    clock: new SystemClock(),
    ids: new UuidIds(),
    events: await open(eventStore(config, readOnlyLog)),
    models: await open(readModelStore(config)),
    vault: await open(keyVault(config)),
    objects: await open(objectStore(config)),
  }));
}

/** For tools: jobs that a running server has in hand stay in its hands. */
export async function openQueueBeside(config: Config): Promise<WorkQueue> {
  const clock = new SystemClock();
  if (!config.queueUrl.startsWith('sqlite:')) return workQueue(config, clock, createLogger('silent'));
  const { EmbeddedWorkQueue } = await import('#adapters/embedded/embedded-work-queue.js');
  return new EmbeddedWorkQueue(fileFor(config, config.queueUrl, 'queue.db'), clock, { beside: true });
}

type Closable = { close(): Promise<void> };

/** Opens one after another; closes in the opposite order, also when one of them could not be opened. */
async function opening<T>(
  openAll: (open: <A extends Closable>(adapter: Promise<A>) => Promise<A>) => Promise<T>,
): Promise<T & Closable> {
  const opened: Closable[] = [];
  const close = async () => {
    for (const adapter of opened.splice(0).reverse()) await adapter.close();
  };
  try {
    const adapters = await openAll(async (adapter) => {
      const ready = await adapter;
      opened.push(ready);
      return ready;
    });
    return { ...adapters, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function eventStore(config: Config, readOnly: boolean): Promise<EventStore> {
  if (config.eventStoreUrl.startsWith('sqlite:')) {
    const { EmbeddedEventStore } = await import('#adapters/embedded/embedded-event-store.js');
    // An operator's command may append beside a server.
    const followOtherWritersMs = readOnly ? undefined : LOOK_FOR_OTHERS_MS;
    return new EmbeddedEventStore(fileFor(config, config.eventStoreUrl, 'events.db'), {
      readOnly,
      followOtherWritersMs,
    });
  }
  const { EventStoreDbEventStore } = await import('#adapters/eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDbEventStore(config.eventStoreUrl);
}

async function readModelStore(config: Config): Promise<ReadModelStore> {
  if (config.readModelUrl.startsWith('sqlite:')) {
    const { EmbeddedReadModelStore } = await import('#adapters/embedded/embedded-read-model-store.js');
    return new EmbeddedReadModelStore(fileFor(config, config.readModelUrl, 'read-models.db'));
  }
  const { MongoReadModelStore } = await import('#adapters/mongodb/mongo-read-model-store.js');
  return new MongoReadModelStore(config.readModelUrl);
}

async function workQueue(config: Config, clock: Clock, logger: Logger): Promise<WorkQueue> {
  const onError = (error: unknown) => logger.warn({ error }, 'work queue');
  if (config.queueUrl.startsWith('sqlite:')) {
    const { EmbeddedWorkQueue } = await import('#adapters/embedded/embedded-work-queue.js');
    return new EmbeddedWorkQueue(fileFor(config, config.queueUrl, 'queue.db'), clock, { onError });
  }
  const { NatsWorkQueue } = await import('#adapters/nats/nats-work-queue.js');
  return NatsWorkQueue.connect(config.queueUrl, clock, { onError });
}

async function objectStore(config: Config): Promise<ObjectStore> {
  if (config.objectStoreUrl.startsWith('file:')) {
    const { FolderObjectStore } = await import('#adapters/embedded/folder-object-store.js');
    return new FolderObjectStore(fileFor(config, config.objectStoreUrl, 'objects'));
  }
  const { MinioObjectStore } = await import('#adapters/minio/minio-object-store.js');
  return MinioObjectStore.connect(config.objectStoreUrl);
}

async function keyVault(config: Config): Promise<KeyVault> {
  if (config.keyVaultUrl.startsWith('sqlite:')) {
    const { EmbeddedKeyVault } = await import('#adapters/embedded/embedded-key-vault.js');
    return new EmbeddedKeyVault(fileFor(config, config.keyVaultUrl, 'keys.db'), config.masterKey);
  }
  const { MongoKeyVault } = await import('#adapters/mongodb/mongo-key-vault.js');
  return new MongoKeyVault(config.keyVaultUrl, config.masterKey);
}

/** OpenTelemetry is loaded only when there is a collector. */
async function tracing({ traces, roles }: Config, logger: Logger) {
  if (!traces) return undefined;
  const [{ OtelTracing }, { TracedEventStore }, { TracedWorkQueue }, { TracedExtractor }] = await Promise.all([
    import('#adapters/tracing/otel-tracing.js'),
    import('#adapters/tracing/traced-event-store.js'),
    import('#adapters/tracing/traced-work-queue.js'),
    import('#adapters/tracing/traced-extractor.js'),
  ]);
  const resource = {
    'service.name': traces.serviceName,
    'service.instance.id': `${hostname()}/${process.pid}`,
    'recto.roles': roles.join('+'),
  };
  const tracing = new OtelTracing({
    endpoint: traces.endpoint,
    resource,
    onFault: (reason) => logger.warn({ reason }, 'traces cannot be sent'),
  });
  return {
    tracing,
    events: (events: EventStore) => new TracedEventStore(events, tracing),
    queue: (queue: WorkQueue) => new TracedWorkQueue(queue, tracing),
    extractor: (reader: Extractor) => new TracedExtractor(reader, tracing),
  };
}

async function botCheck(config: Config, clock: Clock, logger: Logger): Promise<BotCheck> {
  switch (config.botCheck.kind) {
    case 'off': {
      const { OffBotCheck } = await import('#adapters/bot-check/off-bot-check.js');
      return new OffBotCheck();
    }
    case 'recaptcha': {
      const { RecaptchaBotCheck } = await import('#adapters/bot-check/recaptcha-bot-check.js');
      const { siteKey, secretKey } = config.botCheck;
      return new RecaptchaBotCheck({
        siteKey,
        secretKey,
        publicUrl: config.publicUrl,
        onFault: (reason) => logger.warn({ reason }, 'reCAPTCHA'),
      });
    }
    case 'altcha': {
      const { AltchaBotCheck } = await import('#adapters/bot-check/altcha-bot-check.js');
      return new AltchaBotCheck(secretFor(config.masterKey, 'bot-check'), clock);
    }
  }
}

async function payments(config: Config, clock: Clock): Promise<PaymentGateway & Closable> {
  switch (config.payments.kind) {
    case 'stripe': {
      const { StripeGateway } = await import('#adapters/stripe/stripe-gateway.js');
      return new StripeGateway(config.payments.settings, clock);
    }
    case 'test': {
      const { TestGateway } = await import('#adapters/test-payments/test-gateway.js');
      return new TestGateway(join(config.dataDir, 'test-payments.db'), clock, priceOf);
    }
    case 'off': {
      const { NoGateway } = await import('#adapters/no-payments/no-gateway.js');
      return new NoGateway();
    }
  }
}

async function mailer({ mail, dataDir }: Config): Promise<Mailer> {
  if (mail.smtpUrl) {
    const { SmtpMailer } = await import('#adapters/mail/smtp-mailer.js');
    return new SmtpMailer(mail.smtpUrl, mail.from);
  }
  const { OutboxMailer } = await import('#adapters/mail/outbox-mailer.js');
  return new OutboxMailer(join(dataDir, 'outbox'), mail.from);
}

/** A process that runs no worker starts no reader. */
async function extractor(config: Config, logger: Logger): Promise<Extractor> {
  const { workerConcurrency, ocrEngines } = config;
  const children = { children: workerConcurrency, prewarm: config.roles.includes('worker'), ocrEngines };
  if (config.mistral) {
    const { MistralExtractor } = await import('#adapters/mistral/mistral-extractor.js');
    return MistralExtractor.open(config.mistral, children, (level, message, facts) => logger[level](facts, message));
  }
  const { LocalExtractor } = await import('#adapters/local-extractor/local-extractor.js');
  return new LocalExtractor(children);
}

/** Starts no process before a page is asked for, so every app may have one. */
async function pageRenderer(): Promise<PageRenderer> {
  const { LocalPageRenderer } = await import('#adapters/local-page-renderer/local-page-renderer.js');
  return new LocalPageRenderer();
}

/** `sqlite:` and `file:` alone mean the default place in DATA_DIR; a path behind them another place. */
function fileFor(config: Config, url: string, name: string): string {
  const path = url.replace(/^(sqlite|file):/, '');
  if (path === '') return join(config.dataDir, name);
  return path.startsWith('//') ? fileURLToPath(`file:${path}`) : path;
}
