/**
 * The embedded event store against a bare insert into SQLite at the same durability.
 * The same settings of the file, the same columns and index, the same bytes per row. The figures are medians over the
 * rounds; a ratio is taken within its round. Prints a table and one line of JSON.
 *   npm run bench -- store --rounds 7 --appends 2000 --events 1000000
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../measuring/machine.js';
import { median, quantile } from '../measuring/statistics.js';
import { bareInserts, embeddedStore, takeTurns, type Appending } from './appending.js';
import { reads } from './reading.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    appends: { type: 'string', default: '2000' },
    events: { type: 'string', default: '200000' },
  },
});
const ROUNDS = Number(values.rounds);
const APPENDS = Number(values.appends);
const EVENTS = Number(values.events);
const WRITERS = 16;

mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join('data', 'bench-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true });
}

async function run(): Promise<void> {
  const facts = machine(folder);
  const rounds: { peer: Appending; one: Appending; many: Appending }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const [peer, one, many] = await takeTurns(folder, APPENDS, [bareInserts, embeddedStore(1), embeddedStore(WRITERS)]);
    // The first round warms up the compiler and is thrown away.
    if (round >= 0) rounds.push({ peer: peer!, one: one!, many: many! });
  }
  const reading = await reads(join(folder, 'read.db'), EVENTS, ROUNDS);

  const rate = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const result = {
    bench: 'store',
    machine: facts,
    rounds: ROUNDS,
    peerPerSecond: Math.round(rate(({ peer }) => peer.perSecond)),
    oneWriter: {
      perSecond: Math.round(rate(({ one }) => one.perSecond)),
      ratioToPeer: rounded(rate(({ one, peer }) => one.perSecond / peer.perSecond)),
      ...latency(rounds.flatMap(({ one }) => one.took)),
    },
    sixteenWriters: {
      perSecond: Math.round(rate(({ many }) => many.perSecond)),
      ratioToOneWriter: rounded(rate(({ many, one }) => many.perSecond / one.perSecond)),
      ratioToPeer: rounded(rate(({ many, peer }) => many.perSecond / peer.perSecond)),
      ...latency(rounds.flatMap(({ many }) => many.took)),
    },
    reading,
  };
  const { oneWriter, sixteenWriters } = result;
  console.log(
    `${facts.cpu}, ${facts.cores} cores, ${facts.memoryGiB} GiB, Node ${facts.node}, 4 KiB + fsync ${facts.syncMicroseconds} µs; medians of ${ROUNDS} rounds`,
  );
  console.table({
    'bare node:sqlite insert': { 'events/s': result.peerPerSecond },
    'one writer': {
      'events/s': oneWriter.perSecond,
      'p50 ms': oneWriter.p50,
      'p99 ms': oneWriter.p99,
      'x bare': oneWriter.ratioToPeer,
    },
    '16 writers': {
      'events/s': sixteenWriters.perSecond,
      'p50 ms': sixteenWriters.p50,
      'p99 ms': sixteenWriters.p99,
      'x bare': sixteenWriters.ratioToPeer,
      'x one writer': sixteenWriters.ratioToOneWriter,
    },
    'read all': { 'events/s': reading.allPerSecond },
    'read one type of five': { 'events/s': reading.oneTypePerSecond },
    'look for a type that is not there': { 'events/s': reading.noTypePerSecond },
  });
  console.log(JSON.stringify(result));
}

function latency(took: readonly number[]) {
  return { p50: rounded(quantile(took, 0.5)), p99: rounded(quantile(took, 0.99)) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
