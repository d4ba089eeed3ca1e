/** The whole product as a member starts it (`apps/standalone`), on a free port and in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Recto {
  readonly address: string;
  stop(): Promise<void>;
}

const START_LIMIT = 60_000;

export async function startRecto(): Promise<Recto> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/apps/standalone/main.js'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(port), NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const running = new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is running')) resolve();
    });
  });
  const limit = AbortSignal.timeout(START_LIMIT);
  const outcome = await Promise.race([
    running.then(() => 'running'),
    ended.then(() => 'ended'),
    once(limit, 'abort').then(() => 'silent'),
  ]);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (outcome === 'running') return { address: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error(`Recto did not start (${outcome}): ${said.slice(-2000)}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
