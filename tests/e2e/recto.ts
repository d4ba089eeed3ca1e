/** The command line as an operator types it, compiled. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { baseEnvironment } from './server-process.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function recto(env: Record<string, string>, ...args: readonly string[]): Promise<Ran> {
  return ended(startRecto(env, ...args));
}

export interface Started {
  readonly child: ChildProcess;
  out: string;
  err: string;
}

export function startRecto(env: Record<string, string>, ...args: readonly string[]): Started {
  const child = spawn(process.execPath, [join(process.cwd(), 'dist', 'apps', 'cli', 'main.js'), ...args], {
    env: { ...baseEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started: Started = { child, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (started.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (started.err += chunk.toString()));
  return started;
}

export async function ended(started: Started): Promise<Ran> {
  const { child } = started;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return { code: child.exitCode, out: started.out, err: started.err };
}
