/**
 * Whether the time of a refused login tells that an address has an account.
 * The real server on embedded stores, asked over HTTP in turns: a known address with a wrong password, an unknown
 * address, each with a twin that shows how far two medians of the same thing lie apart here. Its clock leaps ahead, so
 * that no try is throttled. Prints a table and one line of JSON; exit status 1 when the medians are more than 5 %
 * apart.
 *   npm run bench -- login --tries 200
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAdapters } from '#apps/compose/adapters.js';
import { start } from '#apps/compose/run.js';
import { loadConfig } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { Clock } from '#ports/clock.js';
import { machine } from '../measuring/machine.js';
import { median, quantile } from '../measuring/statistics.js';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } });
const TRIES = Number(values.tries);
const WARM_UP = 20;
const MOST_APART = 0.05;
const HOUR_MS = 3_600_000;

class LeapingClock extends Clock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  leap(): void {
    this.#ahead += HOUR_MS;
  }
}

const KINDS = ['known', 'known, twin', 'unknown', 'unknown, twin'] as const;
type Kind = (typeof KINDS)[number];

mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join('data', 'bench-'));
try {
  process.exitCode = await run();
} finally {
  rmSync(folder, { recursive: true });
}

async function run(): Promise<number> {
  const facts = machine(folder);
  const clock = new LeapingClock();
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', BOT_CHECK: 'off', LOG_LEVEL: 'silent' };
  const config = loadConfig(env, ['api', 'projector', 'worker'], 1);
  const logger = createLogger('silent');
  const running = await start(config, logger, async (c) => ({
    ...(await openAdapters({ ...c, roles: ['api', 'projector'] }, logger)), // no reader is started
    clock,
  }));
  try {
    const took = await measure(running.url, clock);
    return tell(facts, took);
  } finally {
    await running.stop();
  }
}

async function measure(url: string, clock: LeapingClock): Promise<Record<Kind, number[]>> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const address = (kind: Kind) => `${kind.replace(', ', '-')}@example.test`;
  for (const kind of KINDS.filter((each) => each.startsWith('known'))) {
    const account = {
      name: 'Ada Example',
      workspaceName: 'Example',
      email: address(kind),
      password: 'correct horse',
      recaptchaToken: 'any',
    };
    if ((await post('register', account)).status !== 201) throw new Error('not registered');
  }
  const took = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let round = -WARM_UP; round < TRIES; round++) {
    // Each begins a round as often as the others: what stands behind somebody else's work is slower.
    for (let n = 0; n < KINDS.length; n++) {
      const kind = KINDS[(n + round + WARM_UP) % KINDS.length]!;
      clock.leap();
      const began = performance.now();
      const response = await post('login', { email: address(kind), password: 'wrong horse', recaptchaToken: 'any' });
      await response.arrayBuffer();
      if (response.status !== 401) throw new Error(`${kind}: ${response.status}`);
      if (round >= 0) took[kind].push(performance.now() - began);
    }
  }
  return took;
}

function tell(facts: ReturnType<typeof machine>, took: Record<Kind, number[]>): number {
  const medianOf = (...kinds: Kind[]) => median(kinds.flatMap((kind) => took[kind]));
  const apart = (a: number, b: number) => Math.abs(a - b) / Math.min(a, b);
  const [known, unknown] = [medianOf('known', 'known, twin'), medianOf('unknown', 'unknown, twin')];
  const result = {
    bench: 'login-timing',
    machine: facts,
    tries: TRIES,
    knownMs: rounded(known),
    unknownMs: rounded(unknown),
    apart: rounded(apart(known, unknown)),
    twinsApart: rounded(
      Math.max(
        apart(medianOf('known'), medianOf('known, twin')),
        apart(medianOf('unknown'), medianOf('unknown, twin')),
      ),
    ),
  };
  console.log(`${facts.cpu}, ${facts.cores} cores, Node ${facts.node}; ${TRIES} tries of each`);
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        { 'median ms': rounded(medianOf(kind)), 'p95 ms': rounded(quantile(took[kind], 0.95)) },
      ]),
    ),
  );
  console.log(
    `medians ${(result.apart * 100).toFixed(1)} % apart, those of twins ${(result.twinsApart * 100).toFixed(1)} %`,
  );
  console.log(JSON.stringify(result));
  return result.apart <= MOST_APART ? 0 : 1;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
