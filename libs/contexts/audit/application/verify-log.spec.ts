import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda } from '../../../../tests/embedded-stores.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { auditDecider } from '#domain/audit/log-head.js';
import { HeadKey } from './head-key.js';
import { verifyLog, verifyStream, type LogCheck, type LogReport } from './verify-log.js';
import { wholeLog } from './whole-log.js';

const PLACES = 200;
const key = new HeadKey(Buffer.alloc(32, 3));
const signal = new AbortController().signal;

describe('checking the log', () => {
  const folder = tempFolder();
  let documents: Documents;
  let db: DatabaseSync;
  beforeEach(async () => {
    documents = openDocuments(folder);
    for (let n = 0; n < 8; n++) {
      const { documentId, requestId } = await documents.upload();
      await documents.decisions.run(documentDecider, documentId, { type: 'StartExtraction', requestId }, byAda);
      if (n % 2 === 0) await documents.remove(documentId);
    }
    const raw = new DatabaseSync(folder.file('events.db'));
    db = raw;
    folder.closeAfterTest({ close: async () => raw.close() });
  });

  const check = (more: Partial<LogCheck> = {}): Promise<LogReport> =>
    verifyLog(documents.events, { publicKey: key.publicKey, gaplessPositions: true, signal, ...more });
  const all = async (): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const batch of wholeLog(documents.events, { signal })) events.push(...batch);
    return events;
  };
  const signHead = async () => {
    const report = await check();
    const head = key.sign(report, documents.clock.iso());
    await documents.decisions.run(auditDecider, head.signedAt.slice(0, 10), { type: 'RecordHead', head }, byAda);
    return head;
  };

  it('finds nothing in a log nobody touched, with its heads', async () => {
    const head = await signHead();
    const report = await check({ keptHeads: [head] });
    expect(report).toMatchObject({ faults: [], heads: 2, newestHead: head });
    expect(report.events).toBe((await all()).length);
  });

  it.each([
    ['canonical texts', () => undefined],
    ['texts from before they were canonical', () => writeAsBefore(db)],
  ])(
    `finds one changed byte in each of ${PLACES} places of event rows, at its event, and no reader is given that event: %s`,
    async (_texts, prepare) => {
      await signHead();
      prepare();
      withoutIndex(db);
      const written = new Map((await documents.codec.decode(await all())).map((event) => [event.id, asRead(event)]));
      const last = db.prepare('SELECT max(position) AS n FROM events').get()!['n'] as number;
      const column = fc.constantFrom('stream', 'id', 'type', 'data', 'metadata');
      const places = fc.sample(
        fc.tuple(fc.integer({ min: 1, max: last }), column, fc.nat(), fc.integer({ min: 1, max: 127 })),
        PLACES,
      );
      // A document's first event, moved to the stream of another, which has its own.
      const firsts = db.prepare(`
        SELECT position, stream FROM events WHERE revision = 0 AND stream LIKE 'document-%' ORDER BY position LIMIT 2`);
      const [one, other] = firsts.all() as { position: number; stream: string }[];
      const end = one!.stream.length - 1;
      places.push([other!.position, 'stream', end, other!.stream.charCodeAt(end) ^ one!.stream.charCodeAt(end)]);

      for (const [position, name, nth, difference] of places) {
        const read = db.prepare(`SELECT CAST(${name} AS BLOB) AS bytes FROM events WHERE position = ?`);
        const write = db.prepare(`UPDATE events SET ${name} = CAST(? AS TEXT) WHERE position = ?`);
        const before = Buffer.from(read.get(position)!['bytes'] as Uint8Array);
        const after = Buffer.from(before);
        after[nth % after.length]! ^= difference;
        write.run(after, position);

        const { faults } = await check();
        expect({
          place: [position, name, nth, difference],
          named: faults.map((fault) => Number(fault.position)),
        }).toMatchObject({
          named: expect.arrayContaining([position]),
        });
        for (const event of await all()) {
          const [served] = await documents.codec.decode([event]).catch(() => []);
          if (served) expect(asRead(served)).toEqual(written.get(served.id));
          if (served) expect(Number(served.position)).not.toBe(position);
        }
        write.run(before, position);
      }
      expect((await check()).faults).toEqual([]);
    },
  );

  it('names a changed number, a missing event and a hole in the log', async () => {
    const revision = (await all())[2]!.revision;
    db.exec('UPDATE events SET revision = 77 WHERE position = 3');
    expect((await check()).faults[0]).toMatchObject({ revision: 77, fault: 'its content was changed' });
    db.prepare('UPDATE events SET revision = ? WHERE position = 3').run(revision);
    const { stream } = db
      .prepare('SELECT stream FROM events WHERE revision = 1 AND stream LIKE ?')
      .get('document-%') as { stream: string };
    db.prepare('DELETE FROM events WHERE stream = ? AND revision = 1').run(stream);
    const { faults } = await check();
    expect(faults).toContainEqual(
      expect.objectContaining({ stream, revision: 2, fault: 'revision 1 of its stream is missing' }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ fault: expect.stringMatching(/^positions .* are missing before it$/) }),
    );
    expect((await verifyStream(documents.events, stream)).faults).toEqual([
      expect.objectContaining({ revision: 2, fault: 'revision 1 of its stream is missing' }),
    ]);
  });

  it('notices a log cut behind its last head only by a head kept outside, and the end of a stream by the heads in it', async () => {
    const head = await signHead();
    db.prepare('DELETE FROM events WHERE position > 5').run();
    expect((await check()).faults).toEqual([]);
    expect((await check({ keptHeads: [head] })).faults).toEqual([
      { fault: `the log was cut: it holds 5 events, ${head.events} were there at ${head.signedAt}` },
    ]);
  });

  it('notices by the heads in it that a stream lost its end, though every chain is whole', async () => {
    await signHead();
    const last = db.prepare("SELECT max(position) AS n FROM events WHERE type = 'DocumentDeleted'").get()![
      'n'
    ] as number;
    db.prepare('DELETE FROM events WHERE position = ?').run(last);
    db.prepare('UPDATE events SET position = position - 1 WHERE position > ?').run(last);
    const { faults } = await check();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      type: 'LogHeadSigned',
      fault: expect.stringContaining('are not those signed at'),
    });
  });

  it('does not take the head of somebody with another key', async () => {
    const report = await check();
    const forged = new HeadKey(Buffer.alloc(32, 4)).sign(report, documents.clock.iso());
    const stolen = { ...forged, publicKey: key.publicKey };
    for (const head of [forged, stolen]) {
      expect((await check({ keptHeads: [head] })).faults).toEqual([
        { fault: 'the signature of this head is not ours' },
      ]);
    }
  });

  it('goes on behind rows whose text was destroyed', async () => {
    db.exec(`UPDATE events SET data = '{' WHERE position = 2; UPDATE events SET metadata = 'null' WHERE position = 4`);
    const { faults } = await check();
    expect(faults.map(({ position }) => Number(position))).toEqual(expect.arrayContaining([2, 4]));
    const reader = folder.closeAfterTest(new EmbeddedEventStore(folder.file('events.db'), { readOnly: true }));
    expect((await verifyLog(reader, { publicKey: key.publicKey, gaplessPositions: true, signal })).faults).toEqual(
      faults,
    );
  });

  it('never takes a check that was stopped for one that found nothing', async () => {
    await expect(check({ signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

/** Where the row stands is the store's own and no part of what was written. */
function asRead({ position: _position, ...event }: ReadEvent) {
  return event;
}

/** A byte that changes on the disk does not ask whether the stream it moves an event to has that revision already. */
function withoutIndex(db: DatabaseSync): void {
  const { sql } = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'events'").get() as { sql: string };
  const unique = /,\s*UNIQUE \(stream, revision\)/;
  expect(sql).toMatch(unique);
  db.exec(`ALTER TABLE events RENAME TO indexed; ${sql.replace(unique, '')};
    INSERT INTO events SELECT * FROM indexed; DROP TABLE indexed`);
}

/** The same content in another order of members, as a log may hold it that was begun with an older version. */
function writeAsBefore(db: DatabaseSync): void {
  const backwards = (text: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()));
  const rows = db.prepare('SELECT position, data, metadata FROM events').all();
  const write = db.prepare('UPDATE events SET data = ?, metadata = ? WHERE position = ?');
  for (const row of rows)
    write.run(backwards(row['data'] as string), backwards(row['metadata'] as string), row['position'] as number);
}
