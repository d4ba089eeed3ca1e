import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { registry } from '#apps/compose/registry.js';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import type { RecordedEvent } from '#kernel/event.js';
import { eventHash } from '#write-side/hash-chain.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';
import { EventTooLarge, type EventStore } from '#ports/event-store.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { backUp } from './back-up.js';
import { copyLog } from './copy-log.js';
import { copyObjects } from './copy-objects.js';

const signal = new AbortController().signal;

describe('copying to other stores', () => {
  const folder = tempFolder();
  let documents: Documents;
  let target: EmbeddedEventStore;
  beforeEach(async () => {
    documents = openDocuments(folder);
    for (let n = 0; n < 3; n++) await documents.upload();
    target = folder.closeAfterTest(new EmbeddedEventStore(folder.file('target.db')));
  });
  const all = async (log: EventStore): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const batch of wholeLog(log, { signal })) events.push(...batch);
    return events;
  };
  const copy = (ordered = false) => copyLog(documents.events, target, { signal, ordered });

  it.each([false, true])('copies a log as it is, ordered appends: %s; then only what is new', async (ordered) => {
    const first = await copy(ordered);
    expect(await all(target)).toEqual(await all(documents.events));
    expect(first.copied).toBe(first.events);
    await documents.upload();
    const second = await copy(ordered);
    expect(second.copied).toBe(second.events - first.events);
    expect(await all(target)).toEqual(await all(documents.events));
    expect(await copy()).toMatchObject({ copied: 0, digest: second.digest });
  });

  it('takes events from before they had a bound, and neighbours as far as one append goes', async () => {
    const older = folder.closeAfterTest(new EmbeddedEventStore(folder.file('older.db'), { most: Infinity }));
    const whole = await all(documents.events);
    const enlarged = new Map<string, string>();
    for (const { id, type, data, metadata, stream, revision } of whole) {
      const previousHash = enlarged.get(stream) ?? '';
      const event = { id, type, data: { ...data, text: 'x'.repeat(600_000 * (revision + 1)) }, metadata };
      const hash = eventHash(stream, revision, { ...event, metadata: { ...metadata, previousHash } });
      enlarged.set(stream, hash);
      await older.append(stream, revision === 0 ? 'no-stream' : revision - 1, [
        { ...event, metadata: { ...metadata, previousHash, hash } },
      ]);
    }
    await expect(copyLog(older, target, { signal })).rejects.toBeInstanceOf(EventTooLarge);
    const copy = folder.closeAfterTest(new EmbeddedEventStore(folder.file('copy.db'), { most: Infinity }));
    await copyLog(older, copy, { signal });
    expect(await all(copy)).toEqual(await all(older));
  });

  it('goes on wherever it was cut off', async () => {
    const whole = await all(documents.events);
    for (const event of whole) {
      const { id, type, data, metadata, stream, revision } = event;
      await target.append(stream, revision === 0 ? 'no-stream' : revision - 1, [{ id, type, data, metadata }]);
      const half = folder.closeAfterTest(new EmbeddedEventStore(folder.file(`half-${event.position}.db`)));
      await copyLog(target, half, { signal });
      const { copied } = await copyLog(documents.events, half, { signal });
      expect([copied, await all(half)]).toEqual([whole.length - Number(event.position), whole]);
    }
  });

  it('refuses a target that holds another log, or more of it, and writes nothing there', async () => {
    await copy();
    await documents.upload();
    const ahead = documents.events;
    await expect(copyLog(target, ahead, { signal })).rejects.toThrow('another log');
    const other = folder.closeAfterTest(new EmbeddedEventStore(folder.file('other.db')));
    const [, second] = await all(documents.events);
    const { id, type, data, metadata } = second!;
    await other.append('somebody-else', 'no-stream', [{ id, type, data, metadata }]);
    await expect(copyLog(documents.events, other, { signal })).rejects.toThrow('another log');
    expect(await all(other)).toHaveLength(1);
  });

  it('copies no event that was changed', async () => {
    const db = new DatabaseSync(folder.file('events.db'));
    db.exec(`UPDATE events SET data = '{}' WHERE position = 4`);
    db.close();
    await expect(copy()).rejects.toThrow('its content was changed');
    expect((await all(target)).length).toBeLessThan(4);
  });

  it('copies objects once, and takes away what was deleted meanwhile', async () => {
    const elsewhere = new FolderObjectStore(folder.file('elsewhere'));
    const options = { prefixes: ['originals/'], signal };
    const { documentId } = await documents.upload();
    expect(await copyObjects(documents.store, elsewhere, options)).toMatchObject({ objects: 4, copied: 4 });
    await documents.store.delete(`originals/${documentId}`);
    await documents.upload();
    expect(await copyObjects(documents.store, elsewhere, options)).toMatchObject({ objects: 4, copied: 1 });
    expect(await elsewhere.exists(`originals/${documentId}`)).toBe(false);
  });

  it('leaves a damaged file out, says which, and copies all others', async () => {
    const elsewhere = new FolderObjectStore(folder.file('elsewhere'));
    const { documentId } = await documents.upload();
    const key = `originals/${documentId}`;
    const [damaged] = globSync(`**/${key}*`, { cwd: folder.path });
    appendFileSync(join(folder.path, damaged!), 'x');
    expect(await copyObjects(documents.store, elsewhere, { prefixes: ['originals/'], signal })).toMatchObject({
      copied: 3,
      damaged: [key],
    });
    const backedUp = await backUp(
      { ...documents, objects: documents.store },
      { events: target, objects: elsewhere },
      registry(),
      signal,
    );
    expect(backedUp).toMatchObject({ objects: 3, damaged: [key] });
  });
});
