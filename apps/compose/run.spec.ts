import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { start } from './run.js';

// A connection that a balancer or a scanner opens and never uses; without an end to it Node waits for its head a
// minute and more.
it('ends a process without an API, too, when a connection is open over which nothing was ever asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-run-'));
  const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
  // A projector of its own wants stores that others reach; how it ends does not depend on them.
  const config = { ...loadConfig(env, ['api', 'projector', 'worker'], 1), roles: ['projector'] as const };
  const running = await start(config, createLogger('silent'));
  const { port, hostname } = new URL(running.url);
  const silent = connect(Number(port), hostname).on('error', () => undefined);
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  await running.stop();
  await closed;
  rmSync(folder, { recursive: true, force: true });
});
