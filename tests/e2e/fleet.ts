/**
 * Several processes of each app on shared stores. Each keeps its port when it is started again, as a service keeps its
 * address.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../eventually.js';
import { freePort } from '../free-port.js';
import { ServerProcess, type AppName } from './server-process.js';

export class FleetMember {
  #process!: ServerProcess;
  /** What its processes printed, from the first to the one that runs. */
  readonly #printed: ServerProcess[] = [];

  constructor(
    readonly app: AppName,
    readonly name: string,
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    this.#process = await ServerProcess.start(this.app, { ...this.env, PORT: String(this.port) });
    this.#printed.push(this.#process);
    await eventually(`${this.name} to be ready`, () => this.#isReady());
  }

  stop(): Promise<number | null> {
    return this.#process.stop();
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }

  printed(): string {
    return this.#printed.map((process) => process.output()).join('');
  }

  async #isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/api/health/ready`);
    await response.arrayBuffer();
    if (!response.ok) await pause(200);
    return response.ok;
  }

  /** How many reactors run here and do not only stand by. */
  async reacting(): Promise<number> {
    const { data } = (await (await fetch(`${this.url}/api/health/ready`)).json()) as {
      data: { reactors: { state: string }[] };
    };
    return data.reactors.filter(({ state }) => state === 'running').length;
  }
}

export async function openFleet(
  counts: Partial<Record<AppName, number>>,
  env: Record<string, string>,
): Promise<FleetMember[]> {
  const members: FleetMember[] = [];
  for (const [app, count] of Object.entries(counts) as [AppName, number][]) {
    for (let n = 1; n <= count; n++) members.push(new FleetMember(app, `${app} ${n}`, await freePort(), env));
  }
  for (const member of members) await member.start();
  return members;
}
