/**
 * Many documents exported by one job, beside a real server on embedded stores: until its file is there, until it is
 * fetched, and what others notice of it (watched.ts). The documents are ordinary invoices (invoices.ts), put into the
 * stores by the app itself with a reader that answers at once.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import type { BulkExport } from '#contracts/bulk-jobs.js';
import { UploadDocument } from '#contexts/documents/application/upload-document.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import type { Format } from '#domain/export/configuration.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { receiptResult, TestApp } from '../../tests/api/app.js';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { machine } from '../measuring/machine.js';
import { invoice } from './invoices.js';
import { beside } from './watched.js';

const AT_ONCE = 32;
const FIELDS = Object.keys(invoice(0).extraction).map((name) => `extraction.${name}`);

export async function measureBulk(documents: number, formats: readonly Format[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bulk-'));
  let recto: ServerProcess | undefined;
  try {
    const { ids, token } = await filled(join(folder, 'data'), documents);
    recto = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), BOT_CHECK: 'off' });
    const client = Object.assign(new Client(recto.url), { token });
    console.log(JSON.stringify(machine(folder)));
    await beside(recto, 'nothing', () => pause(2_000));
    for (const format of formats) {
      let job: BulkExport | undefined;
      await beside(recto, `${format}, ${documents} documents by one job`, async () => {
        ({ job } = await client.call('POST', '/bulk-jobs/exports', { ids, selectedFields: FIELDS, format }));
        job = await over(client, job!.id);
        return job.file?.bytes;
      });
      const { status, done, failed, file } = job!;
      console.log(`  ${status}: ${done} done, ${failed.length} not`);
      if (file) await beside(recto, `${format}, its file`, () => fetched(client, file.href));
    }
  } finally {
    await recto?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function over(client: Client, id: string): Promise<BulkExport> {
  for (;;) {
    const { job } = (await client.call('GET', `/bulk-jobs/exports/${id}?wait=30`)) as { job: BulkExport };
    if (job.endedAt !== undefined) return job;
  }
}

async function fetched(client: Client, href: string): Promise<number> {
  const response = await client.fetch(`/api${href}`);
  if (!response.ok || !response.body) throw new Error(`${href}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  return bytes;
}

/** A workspace with so many completed invoices, and who may ask for them. */
async function filled(dataDir: string, documents: number): Promise<{ ids: string[]; token: string }> {
  const app = await TestApp.start({ DATA_DIR: dataDir, WORKER_CONCURRENCY: '4' });
  try {
    let read = 0;
    app.extractor.answer = async () => {
      const { docType, extraction } = invoice(read++);
      return { ...receiptResult, docType: docType as 'invoice', extraction, confidence: {}, evidence: {} };
    };
    const { token, userId, workspaceId } = await app.register('ada@example.test');
    const cause: Cause = { actor: { kind: 'member', id: userId }, correlationId: 'bench', causationId: 'bench' };
    const period = new Date().toISOString().slice(0, 7);
    const granted = { type: 'GrantCredits', workspaceId, period, credits: documents, reason: 'a benchmark' } as const;
    await app.running.app.get(Decisions).run(creditsDecider, creditsId(workspaceId, period), granted, cause);
    const began = performance.now();
    const ids: string[] = [];
    for (let at = 0; at < documents; at += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, documents - at) }, (_, n) => at + n);
      ids.push(...(await Promise.all(numbers.map((n) => uploaded(app, workspaceId, n, cause)))));
    }
    const completed = () => app.json('GET', '/api/documents?status=completed&limit=1', undefined, token);
    while ((await completed()).body.data.pagination.total < documents) await pause(500);
    console.log(`${documents} documents in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    return { ids, token };
  } finally {
    await app.stop();
  }
}

async function uploaded(app: TestApp, workspaceId: string, n: number, cause: Cause): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7\n% ${n}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { size: bytes.length, sha256, withBytes: <T>(work: (all: Buffer) => Promise<T>) => work(bytes) };
  const upload = { workspaceId, file, filename: `invoice-${n}.pdf`, deleteAfterProcessing: false };
  return (await app.running.app.get(CommandBus).execute(new UploadDocument(upload, cause))).document.documentId;
}
