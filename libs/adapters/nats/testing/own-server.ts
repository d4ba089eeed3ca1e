/** A nats-server of one test, with a port and a folder that outlive its restarts; alone, or one of a cluster. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../../tests/eventually.js';
import { freePort } from '../../../../tests/free-port.js';

export class OwnServer {
  readonly url: string;
  #process: ChildProcess | undefined;

  private constructor(
    private readonly path: string,
    private readonly folder: string,
    private readonly port: number,
    private readonly more: readonly string[],
  ) {
    this.url = `nats://127.0.0.1:${port}`;
  }

  /** @param more of the command line */
  static async make(path: string, ...more: string[]): Promise<OwnServer> {
    return new OwnServer(path, await mkdtemp(join(tmpdir(), 'recto-nats-')), await freePort(), more);
  }

  /** Servers that know each other by name, `n0`, `n1` …; none is started. */
  static async cluster(path: string, size: number): Promise<OwnServer[]> {
    const ports = await Promise.all(Array.from({ length: size }, () => freePort()));
    const routes = ports.map((port) => `nats://127.0.0.1:${port}`);
    const options = (n: number) => ['-n', `n${n}`, '--cluster_name', 'recto', '--cluster', routes[n]!];
    return Promise.all(
      ports.map((_, n) => OwnServer.make(path, ...options(n), '--routes', routes.filter((_, at) => at !== n).join())),
    );
  }

  async start(): Promise<void> {
    const own = ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.folder];
    this.#process = spawn(this.path, [...own, ...this.more], { stdio: 'ignore' });
    await eventually('the server to listen', () => this.#accepts());
  }

  /** @param signal SIGTERM lets it write down what it has only in memory */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const ended = once(this.#process!, 'exit');
    this.#process!.kill(signal);
    await ended;
  }

  /** Where it keeps a stream: its messages in `msgs`, its consumers in `obs`. While it is there the server writes. */
  folderOf(stream: string): string {
    return join(this.folder, 'jetstream', '$G', 'streams', stream);
  }

  async empty(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  async remove(): Promise<void> {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  #accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
    });
  }
}
