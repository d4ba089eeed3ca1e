/**
 * Originals, engine answers and pictures of pages against what the log says: each that ought to be there is opened, and
 * each that is there is looked for in the log. One object in memory at a time.
 */
import type { ObjectStore } from '#ports/object-store.js';
import { resultKey } from '#contexts/documents/application/sealed-objects.js';
import type { KeyRing } from '#write-side/key-ring.js';
import { unseal } from '#write-side/sealing.js';
import type { KnownDocument, Survey } from './survey.js';

interface ObjectsToVerify {
  readonly keys: KeyRing;
  readonly objects: ObjectStore;
  readonly survey: Survey;
  /** Whether one of these events has come to the document while we were looking. */
  readonly since: (documentId: string, types: readonly string[]) => Promise<boolean>;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress?: (what: string, done: number, total: number) => void;
}

interface ObjectsReport {
  readonly originals: number;
  readonly answers: number;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

interface Expected {
  readonly documentId: string;
  readonly key: string;
  /** For the fault. */
  readonly what: string;
  /** Events after which nobody expects it any more. */
  readonly until: readonly string[];
}

export async function verifyObjects(stores: ObjectsToVerify, options: Options): Promise<ObjectsReport> {
  const { survey } = stores;
  const living = new Map([...survey.documents].filter(([, { deletedAt }]) => deletedAt === undefined));
  const originals = [...living].flatMap(([documentId, document]) => originalOf(documentId, document));
  const answers = [...living].flatMap(([documentId, document]) => answersOf(documentId, document));
  const faults = [
    ...(await unopened(stores, 'originals', originals, options)),
    ...(await unopened(stores, 'answers', answers, options)),
  ];
  const notes = [...(await strays(stores, living, options)), ...(await damagedPages(stores, living, options))];
  return { originals: originals.length, answers: answers.length, faults, notes };
}

function originalOf(documentId: string, { objectKey, originalDeleted }: KnownDocument): Expected[] {
  if (originalDeleted) return [];
  const until = ['OriginalDeleted', 'DocumentDeleted'];
  return [{ documentId, key: objectKey, what: `original of document ${documentId}`, until }];
}

function answersOf(documentId: string, { answered }: KnownDocument): Expected[] {
  const what = `engine answer of document ${documentId}`;
  return answered.map((id) => ({ documentId, key: resultKey(documentId, id), what, until: ['DocumentDeleted'] }));
}

async function unopened(
  stores: ObjectsToVerify,
  kind: string,
  expected: readonly Expected[],
  options: Options,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { documentId, key, what, until }] of expected.entries()) {
    const wrong = await wrongWith(stores, documentId, key, options.signal);
    if (wrong !== undefined && !(await stores.since(documentId, until))) faults.push(`${what}: ${wrong}`);
    options.onProgress?.(kind, index + 1, expected.length);
  }
  return faults;
}

/** Undefined when nothing is. A lost key of a document is a fault of its own. */
async function wrongWith({ keys, objects }: ObjectsToVerify, documentId: string, key: string, signal: AbortSignal) {
  signal.throwIfAborted();
  try {
    const documentKey = (await keys.forOpening([`document:${documentId}`])).get(`document:${documentId}`);
    const sealed = await objects.get(key);
    if (documentKey) unseal(sealed, documentKey, key);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Uploads under way, erasures under way, or what a crash left: the sweep takes it after an hour. */
async function strays({ objects }: ObjectsToVerify, living: ReadonlyMap<string, KnownDocument>, { signal }: Options) {
  const notes: string[] = [];
  const count = async (prefix: string, isKnown: (document: KnownDocument, key: string) => boolean, words: string) => {
    let strays = 0;
    for await (const { key } of objects.list(prefix)) {
      signal.throwIfAborted();
      const document = living.get(documentOf(prefix, key));
      if (!document || !isKnown(document, key)) strays += 1;
    }
    if (strays > 0) notes.push(`${strays} ${words}`);
  };
  await count('originals/', (known, key) => known.objectKey === key, 'originals belong to no living document');
  await count(
    'results/',
    ({ requested }, key) => requested.some((requestId) => key.endsWith(`/${requestId}`)),
    'engine answers belong to no request of a living document',
  );
  await count('pages/', ({ originalDeleted }) => !originalDeleted, 'pictures of pages belong to no living document');
  return notes;
}

/** They are drawn again when somebody asks for them. */
async function damagedPages(stores: ObjectsToVerify, living: ReadonlyMap<string, KnownDocument>, options: Options) {
  let damaged = 0;
  for await (const { key } of stores.objects.list('pages/')) {
    const documentId = documentOf('pages/', key);
    if (living.has(documentId) && (await wrongWith(stores, documentId, key, options.signal)) !== undefined)
      damaged += 1;
  }
  return damaged === 0 ? [] : [`${damaged} pictures of pages are damaged and will be drawn again`];
}

function documentOf(prefix: string, key: string): string {
  return key.slice(prefix.length).split('/')[0] ?? '';
}
