/**
 * What a member waits for: an upload acknowledged, and a receipt from end to end.
 * (1) Upload acknowledged: 2 MB PDFs sent one by one to a server of its own process on embedded stores, which has read
 * each before the next comes. (2) Receipt end to end: from the first byte sent to `completed`, warm, against raw
 * tesseract.js (one warm worker, same language data) on the same image in the same run, in turns.
 *   npm run bench -- pipeline
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import { languageFolder } from '#adapters/tesseract/language-data.js';
import { machine } from '../measuring/machine.js';
import { median, quantile } from '../measuring/statistics.js';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { receiptJpeg } from '../../tests/receipt-jpeg.js';

const ACKNOWLEDGED = 40;
const TURNS = 12;
const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));

const server = await ServerProcess.start('standalone', {
  DATA_DIR: join(folder, 'data'),
  BOT_CHECK: 'off',
  LOG_LEVEL: 'error',
  WORKER_CONCURRENCY: '1',
  OCR_ENGINES: process.env['OCR_ENGINES'] ?? 'tesseract', // like with like: the peer is tesseract.js
});
try {
  const client = new Client(server.url);
  const settled = (id: string, everyMs: number) =>
    until(
      async () => ['completed', 'failed'].includes((await client.call('GET', `/documents/${id}`)).document.status),
      everyMs,
    );

  await client.register('ada@example.test');
  const pdf = invoicePdf({ number: 'INV-1', date: '2026-03-14', total: '120.00' }, 2 * 1024 * 1024);
  const acknowledged: number[] = [];
  for (let n = 0; n < ACKNOWLEDGED + 3; n++) {
    const started = performance.now();
    const id = await client.upload(pdf, `invoice ${n}.pdf`);
    if (n >= 3) acknowledged.push(performance.now() - started); // the first three warm the server up
    await settled(id, 20);
  }

  await client.register('bob@example.test');
  const items = [
    ['Rye loaf', '4.80'],
    ['Salted butter', '3.20'],
    ['Coffee, ground', '9.80'],
    ['Morning bun', '5.60'],
  ] as const;
  const jpeg = await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '23.40' });
  const raw = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder(['eng']).path,
    gzip: true,
    cacheMethod: 'none',
  });
  const turns = { endToEnd: [] as number[], raw: [] as number[] };
  for (let turn = 0; turn < TURNS + 2; turn++) {
    const a = performance.now();
    await settled(await client.upload(jpeg, 'receipt.jpg'), 10);
    const b = performance.now();
    await raw.recognize(jpeg);
    const c = performance.now();
    if (turn < 2) continue;
    turns.endToEnd.push(b - a);
    turns.raw.push(c - b);
  }
  await raw.terminate();

  const ratio = median(turns.endToEnd.map((ms, turn) => ms / turns.raw[turn]!));
  console.log(JSON.stringify(machine(folder)));
  console.log(
    `upload of 2 MB acknowledged: p50 ${quantile(acknowledged, 0.5).toFixed(1)} ms, p95 ${quantile(acknowledged, 0.95).toFixed(1)} ms (${ACKNOWLEDGED} uploads)`,
  );
  console.log(
    `receipt end to end, warm:    median ${median(turns.endToEnd).toFixed(0)} ms; raw tesseract.js ${median(turns.raw).toFixed(0)} ms; ratio, turn by turn, median ${ratio.toFixed(2)} (${TURNS} turns)`,
  );
  console.log(JSON.stringify({ bench: 'pipeline', acknowledged, turns, ratio }));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function until(done: () => Promise<boolean>, everyMs: number): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, everyMs));
}
