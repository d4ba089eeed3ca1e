/**
 * What attacks of members and strangers do to everybody else: how long /api/health/live takes, and what memory. A
 * server of its own process on embedded stores; each scenario is told with the load of the machine, in which the
 * attacker counts as well. `mixed` runs all of them again and again for some minutes; its memory is told of each
 * minute, after some minutes of rest, and of before: once idle, as it started, and once after a minute of members'
 * ordinary work. Exit status 1 for a 5xx but 503, an answer to a random body that took over 2 s, or an event over
 * 1,000,000 bytes.
 *   npm run bench -- attacks [edit learner stalled anonymous bodies mixed] [--bodies 10000] [--minutes 5] [--rest 10]
 */
import { loadavg } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../measuring/machine.js';
import { slopeOf, type Point } from '../measuring/statistics.js';
import { read } from './bodies.js';
import { Attacked, type Seen } from './attacked.js';
import { Member } from './member.js';
import { ordinaryWork } from './ordinary-work.js';
import { scenarios } from './scenarios.js';

const MOST_EVENT_BYTES = 1_000_000;
const SLOWEST_MS = 2_000;
const MINUTE_MS = 60_000;
/** As long as a process rests before it gives memory back, and more. */
const QUIET_MS = 20_000;
const WARM_UP_MS = 5_000;
/** Of random bodies in each round of `mixed`. */
const MIXED_BODIES = 400;

const { values, positionals } = parseArgs({
  options: {
    bodies: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '5' },
    rest: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = names.find((name) => name !== 'mixed' && !scenarios[name]);
if (unknown !== undefined)
  throw new Error(`no scenario ${unknown}; there are ${Object.keys(scenarios).join(', ')}, mixed`);

const attacked = await Attacked.start();
const seen: Seen[] = [];
try {
  console.log(JSON.stringify(machine('data')));
  // What a server does when it starts is no answer to an attack.
  await read(await attacked.member());
  await pause(WARM_UP_MS);
  for (const name of names) {
    const bodies = Number(values.bodies);
    seen.push(
      await attacked.during(name, () =>
        name === 'mixed' ? mixed(Number(values.minutes)) : scenarios[name]!(attacked, { bodies }),
      ),
    );
    console.log(line(seen.at(-1)!));
  }
} catch (error) {
  console.error(attacked.output().slice(-4_000));
  throw error;
} finally {
  await attacked.stop();
}
const largest = largestEvent();
attacked.remove();
console.log(`largest event: ${largest} bytes`);
console.log(JSON.stringify({ bench: 'attacks', seen, largest }));
const failed = seen.some(
  ({ said }) => /× 5\d\d|[1-9]\d* faults/.test(said.replace(/\d+ × 503/g, '')) || slowest(said) > SLOWEST_MS,
);
process.exit(failed || largest > MOST_EVENT_BYTES ? 1 : 0);

/** All scenarios, side by side, again and again. */
async function mixed(minutes: number): Promise<string> {
  const idle = attacked.rss();
  await ordinaryWork(attacked, MINUTE_MS);
  await pause(QUIET_MS);
  const worked = attacked.rss();
  console.log(`RSS ${idle} MB idle, ${worked} MB ${QUIET_MS / 1_000} s after a minute of ordinary work`);
  const until = performance.now() + minutes * MINUTE_MS;
  const points: Point[] = [];
  let rounds = 0;
  const eachMinute = setInterval(() => {
    points.push([performance.now() / 3_600_000, attacked.rss()]);
    console.log(
      `minute ${points.length}: RSS ${attacked.rss()} MB, ${rounds} rounds, load ${loadavg()[0]!.toFixed(1)}`,
    );
  }, MINUTE_MS);
  while (performance.now() < until) {
    const round = Object.values(scenarios).map((attack) => attack(attacked, { bodies: MIXED_BODIES }).catch(broken));
    await Promise.all(round);
    rounds += 1;
  }
  clearInterval(eachMinute);
  const rested = await restedFor(Number(values.rest));
  // What is loaded and filled once is no growth: the second half says how it goes on.
  const slope = slopeOf(points.slice(Math.floor(points.length / 2)));
  return `${rounds} rounds, RSS each minute ${points.map(([, rss]) => rss).join(' ')} MB, in the second half ${slope.toFixed(0)} MB an hour; \
RSS ${idle} MB idle before, ${worked} MB after ordinary work; at rest ${rested.join(', ')}; asked again: ${again()}`;
}

/** An hour is not lost for one attack that did not get to its end: it is told and counted. */
function broken(error: unknown): void {
  const said = String(error).slice(0, 120);
  console.log(`an attack broke off: ${said}`);
  Member.refused.set(said, (Member.refused.get(said) ?? 0) + 1);
}

/** Why members asked again, and how often. */
function again(): string {
  return [...Member.refused].map(([kind, times]) => `${times} × ${kind}`).join(', ') || 'never';
}

/** RSS after 20 s, and after the minutes 1, 5 and 10 that fall into it. */
async function restedFor(minutes: number): Promise<string[]> {
  const told: string[] = [];
  let rested = 0;
  for (const at of [QUIET_MS / MINUTE_MS, 1, 5, 10].filter((each) => each <= minutes)) {
    await pause((at - rested) * MINUTE_MS);
    rested = at;
    told.push(`${attacked.rss()} MB after ${Math.round(at * 60)} s`);
    console.log(`at rest ${told.at(-1)}`);
  }
  return told;
}

function line({ scenario, seconds, healthWorst, healthP99, held, rss, load, said }: Seen): string {
  const health = `health worst ${healthWorst.toFixed(0)} ms, p99 ${healthP99.toFixed(0)} ms`;
  const [most] = held;
  const loop = most
    ? `loop held ${held.length} times, the hardest ${most.heldMs} ms with ${most.processorMs} ms of processor time by ${most.requests.join(', ')}`
    : 'loop never held';
  const memory = `RSS ${rss.join(' → ')} MB (before → most → after)`;
  return `${scenario.padEnd(10)} ${seconds.toFixed(0)} s; ${health}; ${loop}; ${memory}; load ${load.toFixed(1)}; ${said}`;
}

function slowest(said: string): number {
  return Number(/slowest (\d+) ms/.exec(said)?.[1] ?? 0);
}

/** As the store keeps it: its data and its metadata, which are all but its place. */
function largestEvent(): number {
  const db = new DatabaseSync(attacked.database, { readOnly: true });
  const { most } = db.prepare('SELECT max(octet_length(data) + octet_length(metadata)) AS most FROM events').get() as {
    most: number;
  };
  db.close();
  return most;
}
