/**
 * What 200 visitors at once do to a member.
 * A server of its own process on embedded stores, warm; one member uploads the same receipt again and again, first
 * alone, then while 200 visitors, each from an address of their own, have their free tests read; whoever is done comes
 * back from another address, so that there are always 200. Told: from upload to `completed`, at the member; and what
 * the visitors got.
 *   npm run bench -- free-test
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machine } from '../measuring/machine.js';
import { quantile } from '../measuring/statistics.js';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { receiptJpeg } from '../../tests/receipt-jpeg.js';

const VISITORS = 200;
const UPLOADS = 30;
const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));

const server = await ServerProcess.start('standalone', {
  DATA_DIR: join(folder, 'data'),
  BOT_CHECK: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  WORKER_CONCURRENCY: '2',
});
try {
  const client = new Client(server.url);
  await client.register('ada@example.test');
  const items = [
    ['Rye loaf', '4.80'],
    ['Salted butter', '3.20'],
    ['Coffee, ground', '9.80'],
  ] as const;
  const jpeg = await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '17.80' });

  const upload = async (): Promise<number> => {
    const started = performance.now();
    const id = await client.upload(jpeg, 'receipt.jpg');
    while (!['completed', 'failed'].includes((await client.call('GET', `/documents/${id}`)).document.status))
      await pause(20);
    return performance.now() - started;
  };
  for (let n = 0; n < 4; n++) await upload(); // warms both children up

  const alone: number[] = [];
  for (let n = 0; n < UPLOADS / 2; n++) alone.push(await upload());

  const answers = new Map<number, number>();
  let [open, sent] = [true, 0];
  const visitor = async () => {
    while (open) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(jpeg)]), 'receipt.jpg');
      const address = ++sent;
      const headers = { 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` };
      const response = await fetch(`${server.url}/api/free-test/upload`, { method: 'POST', body: form, headers }).catch(
        () => undefined,
      );
      await response?.text();
      const status = response?.status ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // As the answer says: a visitor who was turned away comes back later.
      if (status !== 200) await pause(1_000 * Number(response?.headers.get('retry-after') ?? 1));
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  await pause(2_000);
  const beside: number[] = [];
  const started = performance.now();
  for (let n = 0; n < UPLOADS / 2; n++) beside.push(await upload());
  const took = (performance.now() - started) / 1_000;
  const told = Object.fromEntries(answers);
  open = false;

  const line = (values: readonly number[]) =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;
  console.log(JSON.stringify(machine(folder)));
  console.log(`a member, alone:                    ${line(alone)} (${alone.length} uploads)`);
  console.log(
    `a member, beside ${VISITORS} free tests:     ${line(beside)} (${beside.length} uploads in ${took.toFixed(0)} s)`,
  );
  console.log(`the visitors meanwhile, by status:  ${JSON.stringify(told)}`);
  console.log(JSON.stringify({ bench: 'free-test', alone, beside, told }));
  await Promise.race([Promise.all(visitors), pause(5_000)]);
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
