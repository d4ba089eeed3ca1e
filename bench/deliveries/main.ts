/**
 * A thousand webhook deliveries while API, projector and worker are killed (kill -9) again and again.
 * A fleet over the stand-in of EventStoreDB, NATS, MinIO and FerretDB; documents are uploaded, read, edited and
 * deleted, and a receiver notes what it is told, refuses some of it the first time, and has each signature verified by
 * the standardwebhooks of npm. Prints how many were sent, arrived, came twice or out of order, or were lost; ends with
 * 1 when one is lost, overtaken or forged. Servers are those of `.ci/services`.
 *   npm run bench -- deliveries --documents 50 --edits 18 --kills 4 --each 2 --seed 1
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { deliverUnderKills, loadJudge } from '../../tests/e2e/deliveries-under-kills.js';
import { chance } from '../measuring/chance.js';
import { machine } from '../measuring/machine.js';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '50' },
    edits: { type: 'string', default: '18' },
    kills: { type: 'string', default: '4' },
    each: { type: 'string', default: '2' },
    refused: { type: 'string', default: '0.02' },
    seed: { type: 'string', default: '1' },
  },
});
const [documents, edits, kills, each, refused, seed] = (
  ['documents', 'edits', 'kills', 'each', 'refused', 'seed'] as const
).map((name) => Number(values[name])) as [number, number, number, number, number, number];

/** Of scripts/jest, which are no part of what is compiled. */
interface Kinds {
  readonly SERVERS: readonly { name: string; binaries: readonly { file: string }[] }[];
}
interface Starting {
  findBinary(file: string): string | undefined;
  startBinary(server: object, binary: object, path: string): Promise<{ url: string; stop(): Promise<void> }>;
}
const script = async <T>(name: string) => (await import(pathToFileURL(join('scripts/jest', name)).href)) as T;
const [{ SERVERS }, { findBinary, startBinary }] = [
  await script<Kinds>('server-kinds.mjs'),
  await script<Starting>('start-server.mjs'),
];

async function start(name: string) {
  const server = SERVERS.find((one) => one.name === name)!;
  for (const binary of server.binaries) {
    const path = findBinary(binary.file);
    if (path) return startBinary(server, binary, path);
  }
  throw new Error(`No server for ${name}: run .ci/services first.`);
}

const judge = findBinary('webhook-judges/python/bin/python');
if (!judge) throw new Error('No standardwebhooks: run .ci/services first.');
const [mongodb, nats, s3] = await Promise.all(['mongodb', 'nats', 's3'].map(start));
const servers = [mongodb!, nats!, s3!];
const began = performance.now();
try {
  const every = (count: number) => ({ api: count, projector: count, worker: count });
  const plan = { documents, edits, refused, kills: every(kills), processes: every(each), random: chance(seed) };
  const entry = join(judge, '../../../node_modules/standardwebhooks/dist/index.js');
  const urls = { mongodb: mongodb!.url, nats: nats!.url, s3: s3!.url };
  const delivered = await deliverUnderKills(plan, urls, await loadJudge(entry));
  const { sent, arrived, twice, outOfOrder, lost, strange, forged } = delivered;
  for (const { who, after } of delivered.kills) console.log(`kill -9 of ${who} after ${after} messages`);
  console.log(`${delivered.refused} refused the first time, ${delivered.askedAgain} requests made again elsewhere`);
  console.log(
    `sent ${sent}, arrived ${arrived}, twice ${twice}, out of order ${outOfOrder}, lost ${lost.length}, forged ${forged}`,
  );
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(JSON.stringify({ bench: 'deliveries', seed, seconds, ...delivered, ...machine('.'), load: loadavg() }));
  process.exitCode = lost.length + strange.length + outOfOrder + forged > 0 || sent !== arrived ? 1 : 0;
} finally {
  for (const server of servers) await server.stop();
}
