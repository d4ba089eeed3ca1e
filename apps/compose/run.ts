/**
 * Runs an app: configuration → adapters → Nest → loops → listening; on SIGINT or SIGTERM the same way back: `ready`
 * says no for DRAIN_SECONDS, streams of live changes end, requests finish, jobs in hand go back to the queue, leases
 * are given up at once and every store is closed.
 */
import { hostname, availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { backoffDelay, pause } from '#kernel/backoff.js';
import { STORES_AWAY } from '#read-side/read-side-engine.js';
import { FirstOwner } from '#contexts/membership/application/first-owner.js';
import { lockDataDir } from '#adapters/embedded/data-dir-lock.js';
import { ConfigError } from '#platform/config-error.js';
import { loadConfig, type Config, type Role } from '#platform/config.js';
import type { Settings } from '#platform/context.js';
import { makeDataDir } from '#platform/data-dir.js';
import { Draining } from '#platform/draining.js';
import { configureHttp } from '#platform/http.js';
import { createLogger, type Logger } from '#platform/logging.js';
import { Runners } from '#platform/runners.js';
import { traceCommands } from '#platform/trace-requests.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openAdapters, type Adapters } from './adapters.js';
import { contextParts } from './contexts.js';
import { EngineAway } from './engine-away.js';
import { engineFor } from './engine.js';
import { RectoModule } from './recto.module.js';
import { secretFor } from './secrets.js';
import { startRoles } from './start-roles.js';
import { webFolder } from './web-folder.js';

export interface Running {
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly adapters: Adapters;
  stop(): Promise<void>;
}

/**
 * Starts everything and resolves when the process takes requests and work. @param open tests put a fixed clock or a
 * scripted reader in its place
 */
export async function start(
  config: Config,
  logger: Logger,
  open: typeof openAdapters = openAdapters,
): Promise<Running> {
  process.umask(0o077); // what is written from here on is for this user alone
  if (config.embedded) makeDataDir(config.dataDir);
  const unlock = config.embedded ? lockDataDir(config.dataDir) : () => undefined;
  const adapters = await open(config, logger).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const keys = new KeyRing(adapters.vault);
  // The only server on its data takes its leases up again at once after a crash; in a cluster they run out first.
  const sole = config.roles.length === 3 && config.readModelUrl.startsWith('sqlite:');
  const owner = sole ? 'standalone' : `${hostname()}/${process.pid}/${adapters.ids.fresh().slice(-12)}`;
  const engine = engineFor(adapters, keys, owner, logger);
  const settings: Settings = {
    config,
    secret: (purpose) => secretFor(config.masterKey, purpose),
    log: (level, message, facts) => logger[level](facts, message),
  };
  const contexts = await contextParts();
  const app = await NestFactory.create<NestExpressApplication>(
    RectoModule.with({ contexts, settings, adapters, engine, keys, logger }),
    {
      logger: false,
      abortOnError: false,
      bodyParser: false, // bodies are read after the guards (libs/platform/bodies)
    },
  );
  const { tracing } = adapters;
  if (tracing) traceCommands(app.get(CommandBus), tracing);
  const draining = app.get(Draining);
  configureHttp(app, config, { draining, tracing, web: config.roles.includes('api') ? webFolder() : undefined });
  await app.listen(config.port, config.host);
  // Not before: a start that fails needs no readers, and one that does not is sooner over without them beside it.
  if (config.roles.includes('worker')) adapters.extractor.warm().catch(() => undefined); // each document starts its own
  const endStreams = startRoles({ ...settings, get: (token) => app.get(token) }, contexts);
  if (config.botCheck.kind === 'off') logger.warn('BOT_CHECK=off: any token passes the bot check. For tests only.');

  if (config.payments.kind === 'test' && config.roles.includes('api'))
    logger.info('Payments are tests: nothing is paid. Set STRIPE_SECRET_KEY to take money.');

  const stopped = new AbortController();
  if (config.roles.includes('api') && config.switches.registration !== 'open')
    void tellFirstOwner(app, logger, stopped.signal);

  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      stopped.abort();
      draining.begin();
      const loops = app.get(Runners);
      if (config.roles.includes('api')) {
        await sleep(config.drainSeconds * 1_000);
        await endStreams(); // browsers come back elsewhere, and what was announced until now has reached them
        await requestsAnswered(app, draining, config.requestSeconds);
        await loops.stop(); // not before: in a single process requests wait for its own projections and worker
      } else await Promise.all([loops.stop(), requestsAnswered(app, draining, PROBE_SECONDS)]);
      await adapters.close();
      unlock();
    })());
  return { url: listeningUrl(app, config), app, adapters, stop };
}

/** Who reads the log runs the server. Nothing when there is, or was, an account; asked again while nobody knows. */
async function tellFirstOwner(app: NestExpressApplication, logger: Logger, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const url = await app.get(FirstOwner).url();
      const said = 'There is no account yet. The first owner registers by this link, which is good once.';
      return url === undefined ? undefined : logger.warn({ url }, said);
    } catch {
      failures += 1; // that the log is away is said, and asked for, elsewhere
      await pause(backoffDelay(failures, STORES_AWAY), signal);
    }
  }
}

/** What a process without an API is asked, for its health or its figures, may take this long when it stops. */
const PROBE_SECONDS = 5;
const IDLE_EVERY_MS = 100;
/** After the last answer, what is still on its way over a connection has this long. */
const AFTER_THE_LAST_MS = 2_000;

/**
 * Takes no more and lets those under way end; who takes too long to send or to read is cut off. Closing the server
 * ends only what is idle in that moment: a connection whose answer was out before its body was all in comes to be
 * idle later, and one over which nothing was ever asked never counts as idle.
 */
async function requestsAnswered(
  app: NestExpressApplication,
  draining: Draining,
  requestSeconds: number,
): Promise<void> {
  const server = app.getHttpServer();
  const over = new AbortController();
  const after = (ms: number) => sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
  const closed = app.close();
  const answered = Promise.race([draining.answered(), after(requestSeconds * 1_000)]);
  await Promise.race([closed, answered.then(() => after(AFTER_THE_LAST_MS))]);
  server.closeAllConnections();
  over.abort();
  clearInterval(idle);
  await closed;
}

/** The whole life of a process. */
export async function run(roles: readonly Role[]): Promise<void> {
  let logger = createLogger('info');
  try {
    const config = loadConfig(process.env, roles, availableParallelism());
    logger = createLogger(config.logLevel);
    const running = await start(config, logger);
    const stop = (signal: string) => {
      process.stdout.write(`\n${signal}: finishing what is under way …\n`);
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', () => stop('SIGINT'));
    process.once('SIGTERM', () => stop('SIGTERM'));
    // Not before: whoever reads this may stop it at once.
    process.stdout.write(`Recto (${roles.join(' + ')}) is running: ${running.url}\n`);
  } catch (error) {
    const { name, message, stack } = error as Error & { code?: string };
    const away = error instanceof EngineAway;
    const expected = away || error instanceof ConfigError || name === 'DataDirInUse';
    const busy = (error as { code?: string }).code === 'EADDRINUSE';
    process.stderr.write(
      `${busy ? 'Recto cannot start: the port is in use. Set PORT to another one.' : expected ? message : (stack ?? message)}\n`,
    );
    process.exit(away ? ENGINE_AWAY : 1);
  }
}

/** As commands end for the same reason. */
const ENGINE_AWAY = 3;

function listeningUrl(app: NestExpressApplication, config: Config): string {
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.port !== 0 && config.roles.includes('api') ? config.publicUrl : `http://127.0.0.1:${port}`;
}
