/**
 * What /documents asks of its read model, with 1,000, 10,000 and 100,000 documents.
 * On the embedded store: the page and the count that goes with it, as the API asks for them. Every workspace lies
 * beside another one of the same size.
 *   npm run bench -- list
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import { derivedId } from '#kernel/ids.js';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { listDocuments, type ListCriteria } from '#projections/document-list/queries.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { Views } from '#read-side/views.js';
import { machine } from '../measuring/machine.js';
import { quantile } from '../measuring/statistics.js';

const SIZES = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number);
const ROUNDS = 200;
const WARM_UP = 20;
const { indexes } = documentList(new ContentKeys(Buffer.alloc(32)));
const COLLECTION = 'document-list@2-1';

type Question = readonly [name: string, criteria: (total: number) => Partial<ListCriteria>];
const QUESTIONS: readonly Question[] = [
  ['page 1', () => ({})],
  ['last page', (total) => ({ page: Math.ceil(total / 10) })],
  ['middle page', (total) => ({ page: Math.ceil(total / 20) })],
  ['status = failed (1 %)', () => ({ status: ['failed'] })],
  ['status = completed, last page', (total) => ({ status: ['completed'], page: Math.ceil((total * 0.98) / 10) })],
  ['status in pending, processing', () => ({ status: ['pending', 'processing'] })],
  ['status in completed, failed', () => ({ status: ['completed', 'failed'] })],
  [
    'type in 2, status in 2, last page',
    (total) => ({
      status: ['completed', 'failed'],
      docType: ['receipt', 'invoice'],
      page: Math.ceil((total * 0.665) / 10),
    }),
  ],
  ['type = receipt, status = failed', () => ({ status: ['failed'], docType: ['receipt'] })],
  ['language = fr', () => ({ language: ['fr'] })],
  ['one day', () => ({ from: '2026-01-02T00:00:00.000Z', to: '2026-01-02T01:00:00.000Z' })],
  ['search, many match', () => ({ search: 'INVOICE' })],
  ['search, one matches', () => ({ search: 'no 777.' })],
  ['search beyond ASCII', () => ({ search: 'MÄRZ' })],
];

const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));
try {
  console.log(JSON.stringify(machine(folder)));
  const results = new Map<string, number[][]>(QUESTIONS.map(([name]) => [name, []]));
  for (const size of SIZES) {
    const models = new EmbeddedReadModelStore(join(folder, `${size}.db`));
    await fill(models, size);
    const views = new Views(models);
    for (const [name, criteria] of QUESTIONS)
      results.get(name)!.push(await measure(views, { workspaceId: 'ada', page: 1, limit: 10, ...criteria(size) }));
    await models.close();
  }
  console.log(`milliseconds for page and count, p50 / p95 of ${ROUNDS}`);
  console.log(`${''.padEnd(34)}${SIZES.map((size) => size.toLocaleString('en').padStart(18)).join('')}`);
  for (const [name, bySize] of results) {
    console.log(
      name.padEnd(34) + bySize.map(([p50, p95]) => `${p50!.toFixed(2)} / ${p95!.toFixed(2)}`.padStart(18)).join(''),
    );
  }
  console.log(JSON.stringify({ bench: 'list', sizes: SIZES, p50p95: Object.fromEntries(results) }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(views: Views, criteria: ListCriteria): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const started = performance.now();
    await listDocuments(views, criteria);
    if (round >= WARM_UP) times.push(performance.now() - started);
    if (times.reduce((sum, time) => sum + time, 0) > 10_000) break; // what is that slow needs no more rounds
  }
  return [quantile(times, 0.5), quantile(times, 0.95)];
}

async function fill(models: EmbeddedReadModelStore, size: number): Promise<void> {
  await models.ensure({ name: COLLECTION, readModel: 'document-list', indexes: [] });
  const lease = (await models.acquireLease('bench', 'bench', 600_000))!;
  for (let n = 0; n < size; n += 5_000) {
    const writes = Array.from({ length: Math.min(5_000, size - n) }, (_, i) => n + i).flatMap((i) =>
      ['ada', 'bob'].map((workspaceId) => {
        const row = rowOf(workspaceId, i);
        return { id: row.documentId, position: positionOf(i + 1), view: row as unknown as JsonObject };
      }),
    );
    await models.commit(COLLECTION, { writes, checkpoint: positionOf(n + 1), lease });
  }
  await models.ensure({ name: COLLECTION, readModel: 'document-list', indexes });
  await models.activate('document-list', COLLECTION);
}

function rowOf(workspaceId: string, n: number): DocumentRow {
  const status = n % 100 === 0 ? 'failed' : n % 1_000 === 1 ? 'pending' : 'completed';
  return {
    documentId: derivedId(workspaceId, String(n)),
    workspaceId,
    originalFilename: n % 31 === 0 ? `Abrechnung März no ${n}.pdf` : `Scanned invoice no ${n}.pdf`,
    docType: ['invoice', 'receipt', 'contract'][n % 3]!,
    status,
    language: ['en', 'de', 'fr'][(n % 7) % 3]!,
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    mime: 'application/pdf',
    size: 84_211,
    pages: 2,
    deleteAfterProcessing: false,
    originalDeleted: false,
    contentKey: derivedId('content', workspaceId, String(n)),
  };
}
