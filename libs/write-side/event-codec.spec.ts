import { z, ZodError } from 'zod';
import {
  defineEvent,
  type DomainEvent,
  type EventType,
  type NewEvent,
  type RecordedEvent,
  type Subject,
} from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { KeyShredded } from '#ports/key-vault.js';
import { countedId } from '../../tests/counting-ids.js';
import { openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { EventCodec } from './event-codec.js';
import { EventRegistry, UnknownEventType } from './event-registry.js';
import { BrokenChain, eventHash, verifyChain } from './hash-chain.js';

const subject = (data: { noteId: string }): Subject => `document:${data.noteId}`;
const NoteWritten = defineEvent({
  name: 'NoteWritten',
  version: 1,
  schema: z.strictObject({ noteId: z.string(), pages: z.int(), author: z.string(), text: z.string() }),
  personal: { subject, erasedAs: { author: 'Somebody', text: '' } },
});
const NoteFiled = defineEvent({
  name: 'NoteFiled',
  version: 1,
  schema: z.strictObject({ noteId: z.string(), shelf: z.int() }),
});

const written = NoteWritten({ noteId: 'n1', pages: 3, author: 'Ada Example', text: 'Dear Bob …' });
const filed = NoteFiled({ noteId: 'n1', shelf: 4 });
const circumstances = {
  occurredAt: '2026-03-01T09:00:00.000Z',
  actor: { kind: 'member' as const, id: 'ada' },
  correlationId: 'request-1',
  causationId: 'request-1',
};

/** As somebody writes it who can also compute hashes. */
const hashedAnew = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  metadata: { ...event.metadata, hash: eventHash(event.stream, event.revision, event) },
});

describe('the event codec', () => {
  const folder = tempFolder();
  let side: WriteSide;
  beforeEach(() => {
    side = openWriteSide(folder, [NoteWritten, NoteFiled]);
  });

  const encode = (events: readonly DomainEvent[], revision = 0, previousHash = ''): Promise<NewEvent[]> =>
    side.codec.encode(
      'note-n1',
      revision,
      previousHash,
      events.map((event, n) => ({ id: countedId(revision + n + 1), event })),
      circumstances,
    );
  const recorded = (events: readonly NewEvent[]): RecordedEvent[] =>
    events.map((event, revision) => ({ ...event, stream: 'note-n1', revision, position: positionOf(revision + 1) }));
  const stored = async (...events: DomainEvent[]) => recorded(await encode(events));

  it('seals personal fields and nothing else', async () => {
    const [event] = await encode([written]);
    expect(event!.data).toEqual({ noteId: 'n1', pages: 3, $sealed: expect.any(String) });
    const bytes = Buffer.from(event!.data['$sealed'] as string, 'base64').toString('latin1');
    for (const secret of ['Ada', 'Dear', 'author', 'text']) expect(bytes + JSON.stringify(event)).not.toContain(secret);
  });

  it('leaves an event without personal fields as it is, and makes no key for it', async () => {
    const [event] = await encode([filed]);
    expect(event!.data).toEqual({ noteId: 'n1', shelf: 4 });
    expect((await side.vault.keys(['document:n1'])).size).toBe(0);
  });

  it('gives back what was written, with where and by whom', async () => {
    const [first, second] = await side.codec.decode(await stored(written, filed));
    expect(first).toMatchObject({
      id: countedId(1),
      stream: 'note-n1',
      revision: 0,
      type: 'NoteWritten',
      erased: false,
    });
    expect(first!.data).toEqual(written.data);
    expect(first!.metadata).toMatchObject({ ...circumstances, schema: 1, previousHash: '' });
    expect(second).toMatchObject({ revision: 1, position: positionOf(2), data: filed.data, erased: false });
  });

  it('links what it writes into the chain of the stream', async () => {
    const events = await stored(written, filed);
    verifyChain(events);
    const more = await encode([filed], 2, events[1]!.metadata.hash);
    verifyChain([...events, ...recorded(more).map((event) => ({ ...event, revision: 2 }))]);
  });

  it('shows stand-ins once the key was shredded, and the chain still holds', async () => {
    const events = await stored(written, filed);
    await side.keys.shred('document:n1');
    const [first, second] = await side.codec.decode(events);
    expect(first).toMatchObject({ erased: true, data: { noteId: 'n1', pages: 3, author: 'Somebody', text: '' } });
    expect(second).toMatchObject({ erased: false, data: filed.data });
    verifyChain(events);
  });

  it('writes no more about an erased subject', async () => {
    await side.keys.shred('document:n1');
    await expect(encode([written])).rejects.toThrow(KeyShredded);
  });

  it('opens the events of many subjects at once, each with its own key', async () => {
    const other = NoteWritten({ noteId: 'n2', pages: 1, author: 'Bob Example', text: 'Dear Ada …' });
    const events = await stored(written, other, filed);
    await side.keys.shred('document:n1');
    expect((await side.codec.decode(events)).map(({ erased }) => erased)).toEqual([true, false, false]);
  });

  it('refuses ciphertext that was tampered with, or moved to another event or subject', async () => {
    const other = NoteWritten({ noteId: 'n2', pages: 1, author: 'Bob Example', text: 'Dear Ada …' });
    const [event, another] = (await stored(written, other)) as [RecordedEvent, RecordedEvent];
    const sealed = event.data['$sealed'] as string;
    const withData = (of: RecordedEvent, data: JsonObject) =>
      side.codec.decode([{ ...of, data: { ...of.data, ...data } }]);
    await expect(
      withData(event, { $sealed: `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}` }),
    ).rejects.toThrow();
    await expect(withData(another, { $sealed: sealed })).rejects.toThrow();
    await expect(side.codec.decode([{ ...event, id: another.id }])).rejects.toThrow();
    await expect(withData(event, { noteId: 'n2' })).rejects.toThrow();
  });

  describe('opening when read', () => {
    const decoded = async (event: RecordedEvent) => (await side.codec.decode([event], 'when-read'))[0]!;

    it('gives the same, field by field and as a whole', async () => {
      const [event] = await stored(written);
      const { data } = (await decoded(event!)) as { data: typeof written.data };
      expect([data.pages, data.text, data.author]).toEqual([3, 'Dear Bob …', 'Ada Example']);
      expect({ ...((await decoded(event!)).data as object) }).toEqual(written.data);
      expect(JSON.parse(JSON.stringify((await decoded(event!)).data))).toEqual(written.data);
    });

    it('leaves the fault of a tampered event to who looks at what was sealed', async () => {
      const [event, other] = (await stored(written, written)) as [RecordedEvent, RecordedEvent];
      const { data } = (await decoded(hashedAnew({ ...event, id: other.id }))) as { data: typeof written.data };
      expect(data.pages).toBe(3);
      expect(() => data.text).toThrow();
    });

    it('opens none that is too large, and says so to who looks at what was sealed', async () => {
      const [event] = await stored(written);
      const careful = new EventCodec(new EventRegistry([NoteWritten]), side.keys, 10);
      const [read] = await careful.decode<typeof written>([event!], 'when-read');
      expect(read?.data.pages).toBe(3);
      expect(() => read?.data.text).toThrow('more than the 10 that are opened');
    });

    it('reads and opens an event once, whoever asks for it, until its key is gone', async () => {
      const events = await stored(written, filed);
      const [first, plain] = await side.codec.decode(events, 'when-read');
      expect((first!.data as typeof written.data).text).toBe('Dear Bob …');
      const [again, plainAgain] = await side.codec.decode(events, 'when-read');
      expect([again === first, plainAgain === plain]).toEqual([true, true]);
      await side.keys.shred('document:n1');
      const [erased, stillPlain] = await side.codec.decode(events, 'when-read');
      expect([erased!.erased, (erased!.data as typeof written.data).text, stillPlain === plain]).toEqual([
        true,
        '',
        true,
      ]);
    });

    it('shows the stand-ins of what was erased', async () => {
      const [event] = await stored(written);
      await side.keys.shred('document:n1');
      expect(await decoded(event!)).toMatchObject({ erased: true, data: { author: 'Somebody', text: '', pages: 3 } });
    });
  });

  it('refuses data that does not match its schema, to the last field', async () => {
    const wrong = [{ shelf: 4 }, { noteId: 'n1', shelf: 4.5 }, { noteId: 'n1', shelf: 4, more: true }, null];
    for (const data of wrong) await expect(encode([{ type: 'NoteFiled', data }])).rejects.toThrow(ZodError);
    await expect(encode([filed, { type: 'NoteWritten', data: { noteId: 'n1', pages: 1 } }])).rejects.toThrow(ZodError);
  });

  it('gives out no event that is not what was hashed, nor any beside it', async () => {
    const [event, other] = await stored(filed, filed);
    await expect(side.codec.decode([event!, { ...other!, type: 'NoteFiled ' }])).rejects.toThrow(BrokenChain);
    await expect(side.codec.decode([event!, { ...other!, stream: 'note-n2' }], 'when-read')).rejects.toThrow(
      BrokenChain,
    );
  });

  it('names an event type it does not know, on the way in and out', async () => {
    await expect(encode([{ type: 'NoteBurnt', data: {} }])).rejects.toThrow(UnknownEventType);
    const [event] = await stored(filed);
    await expect(side.codec.decode([hashedAnew({ ...event!, type: 'NoteBurnt' })])).rejects.toThrow('NoteBurnt');
  });
});

describe('upcasting', () => {
  const folder = tempFolder();
  const v1 = defineEvent({
    name: 'NoteWritten',
    version: 1,
    schema: z.strictObject({ noteId: z.string(), writer: z.string() }),
    personal: { subject, erasedAs: { writer: 'Somebody' } },
  });
  const v2 = defineEvent({
    name: 'NoteWritten',
    version: 2,
    schema: z.strictObject({ noteId: z.string(), author: z.string(), pages: z.int() }),
    personal: { subject, erasedAs: { author: 'Somebody' } },
    upcasts: { 1: ({ writer, ...rest }) => ({ ...rest, author: writer as string, pages: 1 }) },
  });
  const v3 = defineEvent({
    name: 'NoteWritten',
    version: 3,
    schema: z.strictObject({
      noteId: z.string(),
      authors: z.array(z.string()),
      pages: z.int(),
      shelf: z.int().nullable(),
    }),
    personal: { subject, erasedAs: { authors: [] } },
    upcasts: { ...v2.upcasts, 2: ({ author, ...rest }) => ({ ...rest, authors: [author as string], shelf: null }) },
  });

  /** Writes with one version of the product and reads with the newest. */
  async function writtenBy(
    type: EventType,
    data: JsonObject,
    between: (side: WriteSide) => Promise<void> = async () => undefined,
  ) {
    const writer = openWriteSide(folder, [type]);
    const encoded = await writer.codec.encode(
      'note-n1',
      0,
      '',
      [{ id: countedId(1), event: { type: 'NoteWritten', data } }],
      circumstances,
    );
    await between(writer);
    const reader = openWriteSide(folder, [v3]);
    const [event] = await reader.codec.decode(
      encoded.map((each) => ({ ...each, stream: 'note-n1', revision: 0, position: positionOf(1) })),
    );
    expect(v3.schema.parse(event!.data)).toEqual(event!.data);
    return event!;
  }

  it('lifts an event step by step from the version it was written in', async () => {
    const lifted = { noteId: 'n1', authors: ['Ada'], pages: 1, shelf: null };
    expect((await writtenBy(v1, { noteId: 'n1', writer: 'Ada' })).data).toEqual(lifted);
  });

  it('starts at the version it was written in', async () => {
    const event = await writtenBy(v2, { noteId: 'n1', author: 'Ada', pages: 7 });
    expect(event.data).toEqual({ noteId: 'n1', authors: ['Ada'], pages: 7, shelf: null });
    expect(event.metadata.schema).toBe(2);
    const newest = { noteId: 'n1', authors: ['Ada', 'Bob'], pages: 7, shelf: 2 };
    expect((await writtenBy(v3, newest)).data).toEqual(newest);
  });

  it('of an erased event ends with the stand-ins of the newest version', async () => {
    const event = await writtenBy(v1, { noteId: 'n1', writer: 'Ada' }, (side) => side.keys.shred('document:n1'));
    expect(event).toMatchObject({ erased: true, data: { noteId: 'n1', authors: [], pages: 1, shelf: null } });
  });
});
