/**
 * A real server while the largest documents are exported: how long others wait for `/api/health/live`, how much memory
 * the main process takes, and which requests its watch named as having held the event loop. With documents at the
 * bounds: one of 3,000 rows, one of long values in nine scripts, and one that was edited so often that its history is
 * large.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { quantile } from '../measuring/statistics.js';

const WORDS = ['tea', 'שלום', 'Привет', '请求', 'สวัสดี', 'नमस्ते', 'Ωμέγα', 'مرحبا', 'ż'].join('');
const VALUE_BYTES = 62 * 1024;
const LOOK_EVERY_MS = 20;

const mixed = WORDS.repeat(Math.floor(VALUE_BYTES / Buffer.byteLength(WORDS)));
const rows = Array.from({ length: 3_000 }, (_, n) => ({ description: `Item ${n}`, quantity: n, amount: n / 4 }));
const values = (text: string) => Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`field_${n}`, text + n]));
const LARGEST = [{ rows }, { texts: { a: mixed, b: mixed, c: mixed, d: mixed } }];

/** @param copies of each of the largest documents @param edits of the one with a long history */
export async function measureBeside(copies: number, edits: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-beside-'));
  const env = { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1', BOT_CHECK: 'off' };
  const recto = await ServerProcess.start('standalone', env);
  try {
    const client = new Client(recto.url);
    await client.register();
    const documents: string[] = [];
    for (let n = 0; n < copies; n++) for (const extraction of LARGEST) documents.push(await held(client, extraction));
    const edited = await held(client, values('a'));
    for (let n = 1; n < edits; n++) await edit(client, edited, values(n % 2 ? 'b' : 'a'));
    console.log(`beside: ${documents.length} documents of the largest, one edited ${edits} times, a server of its own`);

    const body = { selectedDocuments: documents, selectedFields: ['extraction.rows', 'extraction.texts'] };
    await beside(recto, 'nothing', () => pause(2_000));
    for (const format of ['json', 'csv', 'xml', 'excel', 'pdf'])
      await beside(recto, format, () => taken(client, 'POST', '/api/export/advanced', { ...body, format }));
    await beside(recto, 'preview', () => taken(client, 'POST', '/api/export/preview', { ...body, format: 'json' }));
    const of = `/api/documents/${edited}`;
    await beside(recto, 'history', () => taken(client, 'GET', `${of}/history`));
    await beside(recto, 'package', () => taken(client, 'GET', `${of}/history/package`));
    await beside(recto, 'state', () => taken(client, 'GET', `${of}/history/state?from=5`));
    await beside(recto, 'versions', () => taken(client, 'GET', `${of}/versions/${edits}?from=1`));
    await beside(recto, 'edit', () => edit(client, edited, values('c')));
  } finally {
    await recto.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A document that holds those values. */
async function held(client: Client, extraction: unknown): Promise<string> {
  const number = `X-${Math.random().toString(36).slice(2)}`;
  const id = await client.upload(invoicePdf({ number, date: '2026-03-01', total: '12.00' }), `${number}.pdf`);
  const read = async () => (await client.call('GET', `/documents/${id}`)).document.status as string;
  await Client.until(read, (status) => status === 'completed');
  await edit(client, id, extraction);
  return id;
}

const edit = (client: Client, id: string, extraction: unknown) =>
  client.call('PUT', `/documents/${id}`, { extraction, changes: [] });

/** Reads the answer to its end and keeps nothing of it. @returns bytes */
async function taken(client: Client, method: string, path: string, body?: unknown): Promise<number> {
  const response = await client.fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  return bytes;
}

async function beside(recto: ServerProcess, name: string, work: () => Promise<unknown>): Promise<void> {
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
