/** The second versions of document-list and usage, beside the first: built while those serve, taken over without a read that fails or shows less. */
import {
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionRequested,
  documentEvents,
} from '#domain/documents/document.events.js';
import { CreditReserved, CreditUsed, creditEvents } from '#domain/billing/credits.js';
import { workspaceEvents } from '#domain/workspaces/workspace.js';
import type { DomainEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { Projection } from '#read-side/projection.js';
import { ProjectionRunner } from '#read-side/projection-runner.js';
import { Views } from '#read-side/views.js';
import { openReadModels, openWriteSide, type WriteSide } from '../tests/embedded-stores.js';
import { eventually } from '../tests/eventually.js';
import { engineOver, runUntilStopped } from '../tests/read-side.js';
import { tempFolder } from '../tests/temp-folder.js';
import { ContentKeys } from './document-list/content-keys.js';
import { documentList } from './document-list/projection.js';
import { listDocuments, sameFiles } from './document-list/queries.js';
import type { DocumentRow } from './document-list/view.js';
import { usage } from './usage/projection.js';
import type { UsageView } from './usage/view.js';

const DOCUMENTS = 300;
const workspaceId = derivedId('workspace');
const lists = documentList(new ContentKeys(Buffer.alloc(32, 1)));

/** A projection as it was: views without the field that came with version 2. */
function first<V extends object>(
  projection: Projection<V>,
  added: { readonly [Field in keyof V]?: V[Field] },
): Projection {
  const without = (view: V | undefined) =>
    view && (Object.fromEntries(Object.entries(view).filter(([name]) => !(name in added))) as V);
  const before = [...projection.on.values()].map((handler): typeof handler => ({
    ...handler,
    evolve: (view, event, key) => without(handler.evolve(view && { ...view, ...added }, event, key)),
  }));
  return {
    ...projection,
    version: 1,
    on: new Map(before.map((handler) => [handler.type, handler])),
  };
}

describe('a read model that goes from version 1 to version 2 under its readers', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let models: ReadModelStore;
  let views: Views;
  beforeEach(async () => {
    side = openWriteSide(folder, [...documentEvents, ...creditEvents, ...workspaceEvents]);
    models = openReadModels(folder);
    views = new Views(models);
    for (let n = 0; n < DOCUMENTS; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => write(n + i)));
  });

  async function write(n: number): Promise<void> {
    const documentId = derivedId('document', String(n));
    const request = { documentId, workspaceId, requestId: derivedId('request', String(n)), period: '2026-03' };
    const file = {
      originalFilename: `file ${n}.pdf`,
      mime: 'application/pdf',
      size: 1,
      sha256: String(n % 100),
      objectKey: `originals/${documentId}`,
      deleteAfterProcessing: false,
    };
    const reading = {
      docType: 'invoice' as const,
      docTypeConfidence: 1,
      language: 'en',
      pages: [],
      extraction: {},
      confidence: {},
      evidence: {},
      engine: 'local/1',
      processingTime: 1,
    };
    await append(`credits-${documentId}`, n, [
      CreditReserved(request),
      CreditUsed({ workspaceId, period: '2026-03', requestId: request.requestId }),
    ]);
    await append(`document-${documentId}`, n, [
      DocumentUploaded({ documentId, workspaceId, ...file }),
      ExtractionRequested(request),
      ExtractionCompleted({ ...request, ...reading }),
    ]);
  }

  async function append(stream: string, n: number, facts: DomainEvent[]): Promise<void> {
    const occurredAt = new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString();
    const circumstances = {
      occurredAt,
      actor: { kind: 'system', id: 'test' } as const,
      correlationId: 'c',
      causationId: 'c',
    };
    const events = facts.map((event, index) => ({ id: derivedId(stream, String(index)), event }));
    await side.events.append(stream, 'no-stream', await side.codec.encode(stream, 0, '', events, circumstances));
  }

  /** Runs version 1 until it has everything and stops it; then version 2, while `read` goes on and on. @returns how often it was read meanwhile */
  async function upgrade(name: string, from: Projection, to: Projection, read: () => Promise<void>): Promise<number> {
    const engine = engineOver(side, models);
    const head = await side.events.head();
    const old = runUntilStopped(folder, new ProjectionRunner(engine, from));
    await eventually('version 1', () => engine.progress.waitFor([name], head, 1_000));
    await old.stop();
    expect(await models.active(name)).toBe(`${name}@1-1`);

    runUntilStopped(folder, new ProjectionRunner(engineOver(side, models, 'two'), to));
    let reads = 0;
    await eventually('version 2', async () => {
      await read();
      reads += 1;
      return (await models.active(name)) === `${name}@2-2` && (await models.collections(name)).length === 1;
    });
    await read();
    return reads;
  }

  it('keeps the document list whole all the time, and then knows the same bytes', async () => {
    const list = () => listDocuments(views, { workspaceId, page: 30, limit: 10 });
    let before: unknown;
    const shown = ({ rows, total }: Awaited<ReturnType<typeof list>>) => ({
      total,
      names: rows.map(({ originalFilename, status }) => `${originalFilename} ${status}`),
    });
    const reads = await upgrade('document-list', first(lists, { contentKey: '' }), lists, async () => {
      const now = shown(await list());
      before ??= now;
      expect(now).toEqual(before);
      expect(now).toMatchObject({ total: DOCUMENTS, names: expect.arrayContaining(['file 0.pdf completed']) });
    });
    expect(reads).toBeGreaterThan(0);
    const row = (await views.get<DocumentRow>('document-list', derivedId('document', '250')))!;
    expect((await sameFiles(views, row)).map(({ originalFilename }) => originalFilename)).toEqual([
      'file 150.pdf',
      'file 50.pdf',
    ]);
    // It goes on from there.
    await write(DOCUMENTS);
    await eventually('the next', async () => (await list()).total === DOCUMENTS + 1);
  });

  it('keeps the usage whole all the time, and then knows the days', async () => {
    const reads = await upgrade('usage', first(usage, { days: {} }), usage, async () => {
      const view = await views.get<UsageView>('usage', workspaceId);
      expect(view?.periods).toEqual({ '2026-03': { granted: 0, used: DOCUMENTS, reserved: 0 } });
    });
    expect(reads).toBeGreaterThan(0);
    const view = await views.get<UsageView>('usage', workspaceId);
    expect(view?.days).toEqual({ '2026-03-01': { documents: DOCUMENTS, credits: DOCUMENTS } });
  });
});
