/**
 * One member's document beside another workspace's backlog. The real app with a reader that takes the same time for
 * every document, two at a time. Bob's documents one by one, first alone, then beside a backlog of Ada's that nobody
 * has begun, then right after Ada deleted hers. Each must be done within twice the time it takes alone plus one
 * document. On the embedded queue, and on NATS when a server is named.
 *   npm run bench -- fairness --backlog 10000 --document-ms 500 --nats nats://127.0.0.1:4222
 */
import { createHash } from 'node:crypto';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import { NatsWorkQueue } from '#adapters/nats/nats-work-queue.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import { UploadDocument } from '#contexts/documents/application/upload-document.js';
import { streamName } from '#kernel/decider.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { ExtractionResult, ExtractOptions } from '#ports/extractor.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { receiptResult, ScriptedExtractor, TestApp, type Member } from '../../tests/api/app.js';
import { Client } from '../../tests/e2e/client.js';
import { machine } from '../measuring/machine.js';
import { median } from '../measuring/statistics.js';

const { values } = parseArgs({
  options: {
    backlog: { type: 'string', default: '10000' },
    'document-ms': { type: 'string', default: '500' },
    nats: { type: 'string' },
  },
});
const BACKLOG = Number(values.backlog);
const DOCUMENT_MS = Number(values['document-ms']);
const DOCUMENTS = 9;
const AT_ONCE = 32;

const pdf = (name: string) => Buffer.from(`%PDF-1.7\n% ${name}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes its time for each document, and none while it is shut. */
class SlowReader extends ScriptedExtractor {
  shut = false;

  override async extract(_bytes?: Uint8Array, { signal }: ExtractOptions = {}): Promise<ExtractionResult> {
    while (this.shut) await pause(20);
    await pause(DOCUMENT_MS);
    signal?.throwIfAborted();
    return receiptResult;
  }
}

await measure('embedded');
if (values.nats) {
  const queue = await NatsWorkQueue.connect(values.nats, new SystemClock(), { prefix: `bench-${process.pid}` });
  await measure('nats', { queue }).finally(() => queue.close());
}

async function measure(queue: string, instead: { queue?: WorkQueue } = {}): Promise<void> {
  const extractor = new SlowReader();
  const app = await TestApp.start({ WORKER_CONCURRENCY: '2' }, { extractor, ...instead });
  try {
    console.log(JSON.stringify({ queue, ...machine(app.folder), load: loadavg() }));
    const bob = new Client(app.running.url);
    await bob.register('bob@example.test');
    await bobs(app, bob, 2); // warms up
    const alone = await bobs(app, bob, DOCUMENTS);

    const ada = await app.register('ada@example.test');
    extractor.shut = true;
    const started = performance.now();
    const documents = await backlogOf(app, ada);
    const waiting = () => app.running.adapters.queue.depth(EXTRACTION_QUEUE);
    while ((await waiting()).ready < BACKLOG - 2) await pause(100);
    console.log(`${queue}: ${BACKLOG} documents wait, uploaded in ${seconds(performance.now() - started)} s`);
    extractor.shut = false;
    const beside = await bobs(app, bob, DOCUMENTS);
    const left = await waiting();

    const deleting = performance.now();
    await inParts(documents, (documentId) => deleteOne(app, ada, documentId));
    const afterwards = await bobs(app, bob, DOCUMENTS);
    while ((await waiting()).ready > 0) await pause(20);
    console.log(`${queue}: ${left.ready} deleted and out of the queue in ${seconds(performance.now() - deleting)} s`);

    const bound = 2 * median(alone.map(({ ms }) => ms)) + DOCUMENT_MS;
    const all = [...beside, ...afterwards].map(({ ms }) => ms);
    const say = (what: string, taken: readonly Taken[]) => {
      const all = taken.map(({ ms }) => ms);
      const longest = taken.find(({ ms }) => ms === Math.max(...all))!;
      console.log(
        `${queue}: ${what.padEnd(16)} median ${median(all).toFixed(0)} ms, longest ${longest.ms.toFixed(0)} ms: ${JSON.stringify(longest)}`,
      );
    };
    say('alone', alone);
    say('beside', beside);
    say('after deleting', afterwards);
    console.log(`${queue}: bound ${bound.toFixed(0)} ms: ${Math.max(...all) <= bound ? 'held' : 'BROKEN'}`);
    console.log(JSON.stringify({ bench: 'fairness', queue, alone, beside, afterwards, load: loadavg() }));
  } finally {
    await app.stop();
  }
}

interface Taken {
  /** Milliseconds from the upload's first byte until the document is shown as completed. */
  readonly ms: number;
  /** When each fact of it was there, and the upload was answered, in milliseconds since then. */
  readonly stages: Record<string, number>;
  /** The longest delay of the event loop meanwhile, milliseconds, and the processor time of its thread. */
  readonly loopMs: number;
  readonly threadMs: number;
}

/** One after another. */
async function bobs(app: TestApp, bob: Client, count: number): Promise<Taken[]> {
  const all: Taken[] = [];
  for (let n = 0; n < count; n++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const before = process.threadCpuUsage();
    const [began, at] = [performance.now(), Date.now()];
    const id = await bob.upload(pdf(`bob ${began}`), 'bob.pdf');
    const answered = performance.now() - began;
    while ((await bob.call('GET', `/documents/${id}`)).document.status !== 'completed') await pause(10);
    const ms = performance.now() - began;
    const used = process.threadCpuUsage(before);
    delay.disable();
    const facts = await app.running.adapters.events.read(streamName(documentDecider.category, id));
    const times = facts.map(({ type, metadata }) => [type, Date.parse(metadata.occurredAt) - at]);
    const stages = { ...Object.fromEntries(times), answered: Math.round(answered), shown: Math.round(ms) };
    all.push({ ms, stages, loopMs: delay.max / 1e6, threadMs: (used.user + used.system) / 1_000 });
  }
  return all;
}

async function backlogOf(app: TestApp, { workspaceId, userId }: Member): Promise<string[]> {
  const cause = causeOf(userId);
  const period = new Date().toISOString().slice(0, 7);
  const granted = { type: 'GrantCredits', workspaceId, period, credits: BACKLOG, reason: 'a benchmark' } as const;
  await app.running.app.get(Decisions).run(creditsDecider, creditsId(workspaceId, period), granted, cause);
  const commands = app.running.app.get(CommandBus);
  const names = Array.from({ length: BACKLOG }, (_, n) => `ada ${n}.pdf`);
  return inParts(names, async (filename) => {
    const bytes = pdf(filename);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { size: bytes.length, sha256, withBytes: <T>(work: (all: Buffer) => Promise<T>) => work(bytes) };
    const upload = { workspaceId, file, filename, deleteAfterProcessing: false };
    const { document } = await commands.execute(new UploadDocument(upload, cause));
    return document.documentId;
  });
}

async function deleteOne(app: TestApp, { workspaceId, userId }: Member, documentId: string): Promise<void> {
  const command = { type: 'DeleteDocument', workspaceId } as const;
  await app.running.app.get(Decisions).run(documentDecider, documentId, command, causeOf(userId));
}

async function inParts<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

function causeOf(userId: string): Cause {
  return { actor: { kind: 'member', id: userId }, correlationId: 'bench', causationId: 'bench' };
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
