/**
 * What a kill -9 inside an erasure leaves in the files.
 * A server of its own process on embedded stores. Each round fills a workspace, begins to delete (documents, a whole
 * workspace, an account, a member, in turn), kills the server at a random moment within half a second, starts it
 * again, and searches every byte of every file for what was deleted, in this round and in all before: texts, and the
 * wrapped keys. What is still there after two minutes is a find. Ends with 1 when there was one.
 *   npm run bench -- erasure [--rounds 200]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../measuring/machine.js';
import { quantile } from '../measuring/statistics.js';
import { found, Planted, WAYS, type Gone } from '../../tests/e2e/planted.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';

const WITHIN_MS = 500;
const DOCUMENTS = 12;
/** A busy machine takes its time; how long is told. */
const PATIENCE_MS = 120_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));
const dataDir = join(folder, 'data');
const start = () =>
  ServerProcess.start('standalone', {
    DATA_DIR: dataDir,
    BOT_CHECK: 'off',
    LOG_LEVEL: 'error',
    WORKER_CONCURRENCY: '2',
    REGISTRATIONS_PER_HOUR: '1000000',
  });

/** Milliseconds until nothing is found, or what is found in the end. */
async function searched(gone: Gone): Promise<{ took: number; left: readonly string[] }> {
  const from = performance.now();
  for (;;) {
    const left = found(dataDir, gone);
    const took = performance.now() - from;
    if (left.length === 0 || took > PATIENCE_MS) return { took, left };
    await pause(100);
  }
}

let server = await start();
const all: Gone = { texts: [], keys: [] };
const known = new Set<string>();
const took: number[] = [];
let [withFind, killedBefore] = [0, 0];
try {
  for (let round = 1; round <= rounds; round++) {
    const way = WAYS[round % WAYS.length] ?? 'documents';
    const planted = new Planted(server.url, dataDir, `r${round}x`, DOCUMENTS);
    await planted.plant();
    const { texts, keys } = planted.gone(way);
    let answered = false;
    const asked = planted.delete(way, server.url).then(
      () => (answered = true),
      () => undefined, // killed under it
    );
    await pause(Math.random() * WITHIN_MS);
    await server.kill();
    await asked;
    if (!answered) killedBefore += 1;
    server = await start();
    if (!answered) await planted.delete(way, server.url);
    const gone = {
      texts: [...all.texts, ...texts].filter((text) => !known.has(text)),
      keys: [...all.keys, ...keys].filter((key) => !known.has(key.toString('hex'))),
    };
    Object.assign(all, gone);
    const { took: ms, left } = await searched(gone);
    took.push(ms);
    if (left.length > 0) withFind += 1;
    for (const one of left) {
      console.log(`round ${round}, ${way}: ${one}`);
      known.add(one.replace(/ in [^ ]*$/, '').replace('the key ', ''));
    }
    if (round % 10 === 0) console.log(`${round} rounds, ${withFind} with a find`);
  }
  const size = statSync(join(dataDir, 'read-models.db')).size;
  console.log(JSON.stringify(machine(folder)));
  console.log(
    `${rounds} rounds (${killedBefore} killed before the answer), ${withFind} with a find; ${all.texts.length} texts and ` +
      `${all.keys.length} keys searched for; read-models.db ${(size / 1e6).toFixed(1)} MB`,
  );
  console.log(
    `nothing left after the start: p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${quantile(took, 0.95).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms`,
  );
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(withFind > 0 ? 1 : 0);
