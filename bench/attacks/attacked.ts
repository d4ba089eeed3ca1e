/** A server in a process of its own on embedded stores, and what is seen of it while it is attacked. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { childPids } from '../measuring/children-memory.js';
import { Member } from './member.js';

const SAMPLE_MS = 50;

interface Hold {
  readonly heldMs: number;
  readonly processorMs: number;
  readonly requests: readonly string[];
}

export interface Seen {
  readonly scenario: string;
  readonly seconds: number;
  /** Milliseconds of answers to /api/health/live. */
  readonly healthWorst: number;
  readonly healthP99: number;
  /** Over 200 ms each, as the server's log tells them; much less processor time means that the machine was busy. */
  readonly held: readonly Hold[];
  /** Of the server's main process, MB: before, at most, and at the end. */
  readonly rss: readonly [before: number, most: number, after: number];
  /** Average number of processes that wanted a core in the last minute, the attacker among them. */
  readonly load: number;
  readonly said: string;
}

export class Attacked {
  #members = 0;

  private constructor(
    private readonly server: ServerProcess,
    private readonly pid: string,
    private readonly pulse: ReturnType<typeof fork>,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Attacked> {
    mkdirSync('data', { recursive: true });
    const folder = mkdtempSync(join('data', 'bench-'));
    const before = new Set(childPids());
    const env = { DATA_DIR: folder, BOT_CHECK: 'off', TRUST_PROXY: '1', WORKER_CONCURRENCY: '1', LOG_LEVEL: 'warn' };
    const server = await ServerProcess.start('standalone', { ...env, ...profiled() });
    const pid = childPids().find((each) => !before.has(each))!;
    const pulse = fork(join(import.meta.dirname, 'pulse.child.js'), [server.url], { execArgv: [] });
    return new Attacked(server, pid, pulse, folder);
  }

  get url(): string {
    return this.server.url;
  }

  get database(): string {
    return join(this.folder, 'events.db');
  }

  /** A new member, from an address of their own. */
  async member(): Promise<Member> {
    const client = new Member(this.url);
    const n = (this.#members += 1);
    const account = { name: 'Ada', email: `a${n}@example.test`, password: 'correct horse', workspaceName: 'Ada Ltd' };
    const headers = { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
    client.token = (await client.call('POST', '/auth/register', { ...account, recaptchaToken: 'any' }, headers)).token;
    return client;
  }

  /** @param attack says in a few words what was answered */
  async during(scenario: string, attack: () => Promise<string>): Promise<Seen> {
    await this.#heard();
    const before = this.rss();
    const logged = this.output().length;
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, this.rss())), SAMPLE_MS);
    const began = performance.now();
    try {
      const said = await attack();
      const seconds = (performance.now() - began) / 1_000;
      const { worst, p99 } = await this.#heard();
      const [load = 0] = loadavg();
      const memory = [before, most, this.rss()] as const;
      const held = holds(this.output().slice(logged));
      return { scenario, seconds, healthWorst: worst, healthP99: p99, held, rss: memory, load, said };
    } finally {
      clearInterval(sampling);
    }
  }

  /** MB */
  rss(): number {
    return Math.round((Number(readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 2 ** 20);
  }

  output(): string {
    return this.server.output();
  }

  async stop(): Promise<void> {
    this.pulse.kill();
    await this.server.stop();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #heard(): Promise<{ asked: number; worst: number; p99: number }> {
    this.pulse.send('take');
    const [heard] = (await once(this.pulse, 'message')) as [{ asked: number; worst: number; p99: number }];
    return heard;
  }
}

function holds(lines: string): Hold[] {
  const told = lines.split('\n').filter((line) => line.includes('the event loop was held'));
  return told.map((line) => JSON.parse(line) as Hold).sort((a, b) => b.processorMs - a.processorMs);
}

/** `RECTO_BENCH_PROFILE=folder` writes a processor profile of the server there. */
function profiled(): Record<string, string> {
  const folder = process.env['RECTO_BENCH_PROFILE'];
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } : {};
}
