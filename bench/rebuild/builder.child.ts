/**
 * Builds every read model again beside a running server, as `recto projections rebuild --all` does; tells its parent
 * how long each took.
 */
import { join } from 'node:path';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { openReadSideAdapters } from '#apps/compose/adapters.js';
import { engineFor } from '#apps/compose/engine.js';
import { projectionsOf } from '#apps/compose/projections.js';
import { loadConfig } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { KeyRing } from '#write-side/key-ring.js';

const HAND_OVER_MS = 1_500;
const signal = new AbortController().signal;
const config = loadConfig(process.env, ['api', 'projector', 'worker'], 1);
const adapters = await openReadSideAdapters(config);
const engine = engineFor(adapters, new KeyRing(adapters.vault), 'bench', createLogger('warn'));

const alone = [await readAlone()];
const built: { name: string; events: number; seconds: number; cpuSeconds: number }[] = [];
for (const projection of projectionsOf(config)) {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  let events = 0;
  await buildReadModel(engine, projection, signal, {
    onProgress: (p) => (events = p.events),
    handOverMs: HAND_OVER_MS,
  });
  // Less the two waits for a running projector and for queries on their way.
  const seconds = (performance.now() - started) / 1000 - HAND_OVER_MS / 1000 - 1;
  const { user, system } = process.cpuUsage(cpu);
  built.push({ name: projection.name, events, seconds, cpuSeconds: (user + system) / 1e6 });
}
alone.push(await readAlone());
await adapters.close();
process.send!({ alone, built, peakMiB: process.resourceUsage().maxRSS / 1024 });
process.disconnect();

/** Events per second of somebody who only reads. */
async function readAlone(): Promise<number> {
  const store = new EmbeddedEventStore(join(config.dataDir, 'events.db'), { readOnly: true });
  const stop = new AbortController();
  const started = performance.now();
  let events = 0;
  for await (const message of store.subscribe({ signal: stop.signal, batchSize: 1_000 })) {
    if (message.kind === 'events') events += message.events.length;
    if (message.kind === 'caught-up') stop.abort();
  }
  await store.close();
  return events / ((performance.now() - started) / 1000);
}
