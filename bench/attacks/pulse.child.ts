/** Asks a server again and again whether it lives, and tells whoever forked it how long the slowest answers took. */
import { Agent, get } from 'node:http';

const [url = ''] = process.argv.slice(2);
const EVERY_MS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let took: number[] = [];

const ask = () =>
  new Promise<void>((resolve) => {
    const began = performance.now();
    const done = () => {
      took.push(performance.now() - began);
      resolve();
    };
    get(`${url}/api/health/live`, { agent }, (response) => response.resume().once('end', done)).once('error', done);
  });

process.on('message', () => {
  const sorted = took.sort((a, b) => a - b);
  took = [];
  process.send?.({ asked: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)], worst: sorted.at(-1) });
});
process.once('disconnect', () => process.exit(0));
for (;;) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
