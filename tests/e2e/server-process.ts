/** An app of Recto as a process of its own, compiled, as a user starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../free-port.js';

const root = process.cwd();
/** As `npm start` and the image do. */
const AS_BY_START = ['--max-semi-space-size=16'];

export type AppName = 'standalone' | 'api' | 'projector' | 'worker';

export class ServerProcess {
  #output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
  }

  /** Resolves when it says that it is running; on a free port unless `env` names one. */
  static async start(app: AppName, env: Record<string, string>): Promise<ServerProcess> {
    const port = env['PORT'] ?? String(await freePort());
    const child = spawn(process.execPath, [...AS_BY_START, join(root, 'scripts', 'start.mjs'), app], {
      env: { ...baseEnvironment(), PORT: port, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    const running = new Promise<void>((resolve) =>
      child.stdout?.on('data', () => server.#output.includes('is running') && resolve()),
    );
    // 'close': when all it said has come, too.
    const ended = once(child, 'close').then(([code]) => {
      throw new Error(`${app} ended at start by ${code}:\n${server.#output}`);
    });
    await Promise.race([running, ended]);
    ended.catch(() => undefined);
    return server;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  output(): string {
    return this.#output;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}

/** What every process is started with: nothing that configures Recto. */
export function baseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, RECTO_TEST_COMPILED: NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}
