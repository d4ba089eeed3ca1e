/**
 * Runs an app: configuration → adapters → Nest → loops → listening; on SIGINT or SIGTERM the same way back, so that requests
 * finish, jobs in hand go back to the queue and every store is closed.
 */
import { hostname, availableParallelism } from 'node:os';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { lockDataDir } from '#adapters/embedded/data-dir-lock.js';
import { ConfigError, loadConfig, type Config, type Role } from '#platform/config.js';
import { configureHttp } from '#platform/http.js';
import { createLogger, type Logger } from '#platform/logging.js';
import { Runners } from '#platform/runners.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openAdapters, type Adapters } from './adapters.js';
import { engineFor } from './engine.js';
import { RectoModule } from './recto.module.js';
import { startRoles } from './start-roles.js';
import { webFolder } from './web-folder.js';

export interface Running {
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly adapters: Adapters;
  stop(): Promise<void>;
}

/** Starts everything and resolves when the process takes requests and work. @param open tests put a fixed clock or a scripted reader in its place */
export async function start(
  config: Config,
  logger: Logger,
  open: typeof openAdapters = openAdapters,
): Promise<Running> {
  process.umask(0o077); // what is written from here on is for this user alone
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
  const app = await NestFactory.create<NestExpressApplication>(
    RectoModule.with(config, adapters, logger, engine, keys),
    {
      logger: false,
      abortOnError: false,
    },
  );
  configureHttp(app, config, config.roles.includes('api') ? webFolder() : undefined);
  await app.listen(config.port, config.host);
  startRoles(app, config, adapters, logger);
  if (config.botCheck.kind === 'off') logger.warn('BOT_CHECK=off: any token passes the bot check. For tests only.');

  if (config.payments.kind === 'test' && config.roles.includes('api'))
    logger.info('Payments are tests: nothing is paid. Set STRIPE_SECRET_KEY to take money.');

  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      app.getHttpServer().closeIdleConnections?.();
      const closed = app.close();
      await app.get(Runners).stop();
      await closed;
      await adapters.close();
      unlock();
    })());
  return { url: listeningUrl(app, config), app, adapters, stop };
}

/** The whole life of a process. */
export async function run(roles: readonly Role[]): Promise<void> {
  let logger = createLogger('info');
  try {
    const config = loadConfig(process.env, roles, availableParallelism());
    logger = createLogger(config.logLevel);
    const running = await start(config, logger);
    process.stdout.write(`Recto (${roles.join(' + ')}) is running: ${running.url}\n`);
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
  } catch (error) {
    const { name, message, stack } = error as Error & { code?: string };
    const expected = error instanceof ConfigError || name === 'DataDirInUse';
    const busy = (error as { code?: string }).code === 'EADDRINUSE';
    process.stderr.write(
      `${busy ? 'Recto cannot start: the port is in use. Set PORT to another one.' : expected ? message : (stack ?? message)}\n`,
    );
    process.exit(1);
  }
}

function listeningUrl(app: NestExpressApplication, config: Config): string {
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.port !== 0 && config.roles.includes('api') ? config.publicUrl : `http://127.0.0.1:${port}`;
}
