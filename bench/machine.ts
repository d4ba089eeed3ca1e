/** What a figure was measured on, and the median of a few. */
import { cpus, totalmem } from 'node:os';

export function machine(): string {
  const [first] = cpus();
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param p 0..1; nearest rank */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))]!;
}
