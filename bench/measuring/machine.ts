/** The facts of the machine that a figure means nothing without. */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { median } from './statistics.js';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  /** Median of a 4 KiB append followed by fsync: what any durable write costs here at least. */
  readonly syncMicroseconds: number;
}

export function machine(folder: string): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    syncMicroseconds: Math.round(syncMicroseconds(folder)),
  };
}

function syncMicroseconds(folder: string): number {
  const file = join(folder, 'sync');
  const descriptor = openSync(file, 'w');
  const page = Buffer.alloc(4096, 1);
  const took = Array.from({ length: 300 }, () => {
    const started = performance.now();
    writeSync(descriptor, page);
    fsyncSync(descriptor);
    return (performance.now() - started) * 1000;
  });
  closeSync(descriptor);
  rmSync(file);
  return median(took);
}
