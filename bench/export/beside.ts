/**
 * A real server while the largest documents are exported, and what others notice of it (watched.ts). With documents at
 * the bounds: one of 3,000 rows, one of long values in nine scripts, and one that was edited so often that its history
 * is large.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { beside } from './watched.js';

const WORDS = ['tea', 'שלום', 'Привет', '请求', 'สวัสดี', 'नमस्ते', 'Ωμέγα', 'مرحبا', 'ż'].join('');
const VALUE_BYTES = 62 * 1024;

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
