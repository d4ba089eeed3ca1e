/**
 * Whether the stores agree: every living document has its original and the engine's answers, and they open; every
 * subject that lives has its key, every erased one has none; every sealed field opens; every read model holds exactly
 * what the log folds into. Reads only, also beside a running server: what is on its way (an erasure not done yet, a
 * read model that lags) is a note, not a fault.
 */
import type { RecordedEvent, Subject } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { KeyVault } from '#ports/key-vault.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { Projection } from '#read-side/projection.js';
import { checkpointCollectionOf } from '#read-side/reactor-runner.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { KeyRing, KeyVaultUnavailable } from '#write-side/key-ring.js';
import type { EventRegistry } from '#write-side/event-registry.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';
import { keysOf } from './copy-keys.js';
import { compareReadModel } from './compare-read-model.js';
import { Survey } from './survey.js';
import { verifyObjects } from './verify-objects.js';

interface StoresToVerify {
  readonly engine: ReadSideEngine;
  readonly registry: EventRegistry;
  readonly vault: KeyVault;
  readonly objects: ObjectStore;
  readonly projections: readonly Projection[];
}

export interface StoresReport {
  readonly events: number;
  readonly documents: number;
  readonly originals: number;
  readonly answers: number;
  readonly keys: number;
  readonly views: number;
  readonly faults: string[];
  readonly notes: string[];
}

export interface VerifyOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (what: string, done: number, total: number) => void;
}

/** Kind of subject → the reactor that shreds its key. */
const ERASERS: Readonly<Record<string, string>> = {
  document: 'erase-documents',
  user: 'erase-accounts',
  workspace: 'erase-workspaces',
  webhook: 'forget-webhooks',
};

export async function verifyStores(stores: StoresToVerify, options: VerifyOptions): Promise<StoresReport> {
  const { engine, vault } = stores;
  const faults: string[] = [];
  const notes: string[] = [];
  const survey = new Survey(stores.registry);
  for await (const batch of wholeLog(engine.events, options)) {
    for (const event of batch) survey.add(event);
    faults.push(...(await unopenable(engine, batch)));
    options.onProgress?.('events', survey.events, survey.events);
  }
  const keys = await keysOf(vault, survey.subjects, options.signal);
  const erasedUpTo = new Map<string, Position | undefined>();
  for (const [kind, reactor] of Object.entries(ERASERS))
    erasedUpTo.set(kind, await engine.models.checkpoint(checkpointCollectionOf(reactor)));
  for (const [subject, key] of keys) {
    const deletedAt = survey.deleted.get(subject);
    if (key === null && survey.lives(subject) && !(await deletedSince(engine, subject, survey)))
      faults.push(`${subject} has no key`);
    const [kind = ''] = subject.split(':');
    if (key !== null && deletedAt !== undefined)
      (pending(deletedAt, erasedUpTo.get(kind)) ? notes : faults).push(`${subject} was deleted but still has a key`);
  }
  const files = await verifyObjects(
    {
      keys: new KeyRing(vault),
      objects: stores.objects,
      survey,
      since: (documentId, types) => hasAny(engine, `document-${documentId}`, types),
    },
    options,
  );
  faults.push(...files.faults);
  notes.push(...files.notes);
  let views = 0;
  for (const projection of stores.projections) {
    const compared = await compareReadModel(engine, projection, options.signal);
    views += compared.views;
    faults.push(...compared.faults);
    notes.push(...compared.notes);
    options.onProgress?.(projection.name, compared.views, compared.views);
  }
  const documents = [...survey.documents.values()].filter(({ deletedAt }) => deletedAt === undefined).length;
  return {
    events: survey.events,
    documents,
    originals: files.originals,
    answers: files.answers,
    keys: [...keys.values()].filter(Boolean).length,
    views,
    faults,
    notes,
  };
}

/** Not reached by the reactor that erases: nobody has looked at it yet. */
function pending(deletedAt: Position, erasedUpTo: Position | undefined): boolean {
  return erasedUpTo === undefined || erasedUpTo < deletedAt;
}

async function unopenable(engine: ReadSideEngine, batch: readonly RecordedEvent[]): Promise<string[]> {
  try {
    await engine.codec.decode(batch);
    return [];
  } catch (fault) {
    if (fault instanceof KeyVaultUnavailable) throw fault;
    const faults: string[] = [];
    for (const event of batch) {
      await engine.codec
        .decode([event])
        .catch((error: Error) => faults.push(`${event.stream} #${event.revision} ${event.type}: ${error.message}`));
    }
    return faults;
  }
}

/** Deleted while we were looking. */
async function deletedSince(engine: ReadSideEngine, subject: Subject, survey: Survey): Promise<boolean> {
  if (survey.deleted.has(subject)) return true;
  return hasAny(engine, subject.replace(':', '-'), ['DocumentDeleted', 'UserDeleted', 'WorkspaceDeleted']);
}

async function hasAny(engine: ReadSideEngine, stream: string, types: readonly string[]): Promise<boolean> {
  return (await engine.events.read(stream)).some(({ type }) => types.includes(type));
}
