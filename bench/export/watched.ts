/**
 * What others notice of a server while something is done: how long they wait for `/api/health/live`, how much memory
 * the main process takes, and which requests its watch named as having held the event loop.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../tests/e2e/server-process.js';
import { quantile } from '../measuring/statistics.js';

const LOOK_EVERY_MS = 20;

/** @param work answers how many bytes it got, where that is of interest */
export async function beside(recto: ServerProcess, name: string, work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  let [over, most] = [false, 0];
  const before = await heldIn(recto);
  const watching = (async () => {
    while (!over) {
      const asked = performance.now();
      await (await fetch(`${recto.url}/api/health/live`)).arrayBuffer();
      waits.push(performance.now() - asked);
      most = Math.max(most, residentMb(recto.pid));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const begun = performance.now();
  const bytes = await work().finally(() => (over = true));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  await watching;
  const [median, longest] = [quantile(waits, 0.5), Math.max(...waits)];
  const size = typeof bytes === 'number' ? `${(bytes / 1e6).toFixed(1)} MB, ` : '';
  console.log(
    `beside ${name}: ${size}${seconds} s; live p50 ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms of ${waits.length}; ` +
      `main process at most ${most.toFixed(0)} MB; held the loop over 200 ms: ${(await heldIn(recto)) - before} times`,
  );
}

/** What the server's own watch counted. */
async function heldIn(recto: ServerProcess): Promise<number> {
  const text = await (await fetch(`${recto.url}/metrics`)).text();
  const counts = [...text.matchAll(/^recto_event_loop_held_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Linux only, elsewhere 0. */
function residentMb(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 2 ** 20;
  } catch {
    return 0;
  }
}
