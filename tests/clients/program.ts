/** A program that answers each line it is given with a line. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { baseEnvironment } from '../e2e/server-process.js';

export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #complaints = '';

  constructor(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
    this.#child = spawn(command, args, { cwd, env: { ...baseEnvironment(), ...env } });
    this.#child.stderr.on('data', (chunk: Buffer) => (this.#complaints += chunk.toString()));
    this.#lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  async ask(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the program ended: ${this.#complaints}`);
    return value;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin.end();
    await ended;
  }
}
