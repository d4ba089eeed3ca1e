/**
 * An engine of one test as a process of its own, on a free port and in a folder of its own, to be killed in the middle.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

export interface OwnEngine {
  readonly port: number;
  /** As when the machine is gone: nothing is written any more. */
  kill(): Promise<void>;
  /** The same, and its folder with it. */
  remove(): Promise<void>;
}

/** Resolves once it listens and is `ready`. @param args of its command line */
export async function ownEngine(
  path: string,
  args: (folder: string, port: number) => readonly string[],
  { env = {}, ready = accepts }: { env?: Record<string, string>; ready?: (port: number) => Promise<boolean> } = {},
): Promise<OwnEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-engine-'));
  const port = await freePort();
  const server = spawn(path, args(folder, port), {
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: 'ignore',
    cwd: folder,
  });
  const ended = once(server, 'exit');
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  await eventually(`${path} to listen`, () => ready(port).catch(() => false));
  return {
    port,
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
  });
}
