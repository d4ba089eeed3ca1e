/**
 * How fast a read model is built again, against reading the log alone.
 * The log is an embedded one and read in the same run: the limit no projection can beat. Events are sealed and chained
 * exactly as the product writes them.
 *   npm run bench -- projections
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import { registry } from '#apps/compose/registry.js';
import {
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionRequested,
  ExtractionStarted,
} from '#domain/documents/document.events.js';
import { derivedId } from '#kernel/ids.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Lookout } from '#read-side/lookout.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import { machine } from '../measuring/machine.js';
import { median } from '../measuring/statistics.js';

const DOCUMENTS = Number(process.argv[2] ?? 50_000);
const ROUNDS = 5;
const list = documentList(new ContentKeys(Buffer.alloc(32, 9)));
/** What the engine says of an ordinary invoice. */
const reading = {
  docType: 'invoice' as const,
  docTypeConfidence: 0.98,
  language: 'en',
  pages: [{ width: 595, height: 842 }],
  extraction: {
    invoice_number: 'INV-2026-0417',
    invoice_date: '2026-03-02',
    vendor_name: 'Larkfield Paper Mill Ltd',
    vendor_address: '7 Weir Road, Larkfield, LF4 2QT',
    total_amount: 2211,
    line_items: Array.from({ length: 6 }, (_, n) => ({
      description: `Laid paper ${n}`,
      quantity: n + 1,
      amount: 12.5 * (n + 1),
    })),
  },
  confidence: { invoice_number: 0.98, total_amount: 0.99 },
  evidence: {
    total_amount: {
      page: 0,
      box: [0.7, 0.8, 0.8, 0.82] as [number, number, number, number],
      source: 'text-layer' as const,
    },
  },
  engine: 'local/1',
  processingTime: 120,
};
const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'));

try {
  const events = new EmbeddedEventStore(join(folder, 'events.db'));
  const vault = new EmbeddedKeyVault(join(folder, 'keys.db'), Buffer.alloc(32, 7));
  const codec = new EventCodec(registry(), new KeyRing(vault));
  const models = new EmbeddedReadModelStore(join(folder, 'read-models.db'));
  await fill(events, codec);

  const types = [...list.on.keys()];
  const rates = { read: [] as number[], rebuild: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.read.push(await readAlone(events, types));
    rates.rebuild.push(await rebuild(events, models));
  }
  const read = median(rates.read);
  const rebuilt = median(rates.rebuild);
  console.log(JSON.stringify(machine(folder)));
  console.log(`log of ${DOCUMENTS * 4} events, ${ROUNDS} rounds, medians`);
  console.log(`reading the log alone    ${Math.round(read).toLocaleString('en')} events/s`);
  console.log(`rebuild of document-list ${Math.round(rebuilt).toLocaleString('en')} events/s`);
  console.log(`ratio                    ${(rebuilt / read).toFixed(2)}`);
  console.log(JSON.stringify({ bench: 'projections', read, rebuilt, ratio: rebuilt / read, rounds: rates }));
  for (const store of [models, vault, events]) await store.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill(store: EmbeddedEventStore, codec: EventCodec): Promise<void> {
  const circumstances = {
    occurredAt: '',
    actor: { kind: 'member', id: 'ada' } as const,
    correlationId: 'c',
    causationId: 'c',
  };
  const workspaceId = derivedId('workspace');
  const one = async (n: number) => {
    const documentId = derivedId('document', String(n));
    const request = { documentId, workspaceId, requestId: derivedId('request', String(n)) };
    const facts = [
      DocumentUploaded({
        documentId,
        workspaceId,
        originalFilename: `invoice ${n}.pdf`,
        mime: 'application/pdf',
        size: 84_211,
        sha256: 'a'.repeat(64),
        objectKey: `originals/${documentId}`,
        deleteAfterProcessing: false,
      }),
      ExtractionRequested({ ...request, period: '2026-03' }),
      ExtractionStarted(request),
      ExtractionCompleted({ ...request, period: '2026-03', ...reading }),
    ];
    const occurredAt = new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString();
    const stream = `document-${documentId}`;
    const encoded = await codec.encode(
      stream,
      0,
      '',
      facts.map((event, index) => ({ id: derivedId(stream, String(index)), event })),
      { ...circumstances, occurredAt },
    );
    await store.append(stream, 'no-stream', encoded);
  };
  for (let n = 0; n < DOCUMENTS; n += 200)
    await Promise.all(Array.from({ length: Math.min(200, DOCUMENTS - n) }, (_, i) => one(n + i)));
}

async function readAlone(store: EmbeddedEventStore, types: string[]): Promise<number> {
  const stop = new AbortController();
  const started = performance.now();
  let count = 0;
  for await (const message of store.subscribe({ types, signal: stop.signal, batchSize: 5_000 })) {
    if (message.kind === 'events') count += message.events.length;
    if (message.kind === 'caught-up') stop.abort();
  }
  return count / ((performance.now() - started) / 1000);
}

async function rebuild(store: EmbeddedEventStore, models: EmbeddedReadModelStore): Promise<number> {
  const vault = new EmbeddedKeyVault(join(folder, 'keys.db'), Buffer.alloc(32, 7));
  const engine = {
    events: store,
    codec: new EventCodec(registry(), new KeyRing(vault)), // as a process that just started: no key is remembered
    models,
    progress: new ReadModelProgress(models),
    lookout: new Lookout(models),
    clock: new SystemClock(),
    owner: 'bench',
    log: () => undefined,
  };
  const started = performance.now();
  let count = 0;
  await buildReadModel(engine, list, new AbortController().signal, { onProgress: ({ events }) => (count = events) });
  await vault.close();
  return count / ((performance.now() - started) / 1000);
}
