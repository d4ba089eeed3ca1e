import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { EventMetadata, RecordedEvent } from '#kernel/event.js';
import { positionOf } from '#kernel/position.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { JsonObject } from '#kernel/json.js';
import { StoredEvent } from '#kernel/stored-event.js';
import { BrokenChain, eventHash, isIntact, verifyChain } from './hash-chain.js';

/** A stream of `length` events, hashed as the codec hashes them. */
function chained(length: number): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (let revision = 0; revision < length; revision++) {
    const metadata: Omit<EventMetadata, 'hash'> = {
      occurredAt: '2026-03-01T09:00:00.000Z',
      actor: { kind: 'member', id: 'ada' },
      correlationId: `c${revision}`,
      causationId: `d${revision}`,
      schema: 1,
      previousHash: events.at(-1)?.metadata.hash ?? '',
    };
    const event = {
      id: `e${revision}`,
      type: 'Counted',
      data: { n: revision, list: [{ deep: 'x' }], $sealed: 'AAAA' },
      metadata,
    };
    const hash = eventHash('count-1', revision, event);
    events.push({
      ...event,
      stream: 'count-1',
      revision,
      position: positionOf(revision + 1),
      metadata: { ...metadata, hash },
    });
  }
  return events;
}

/**
 * Every place in an event where a value stands, as a path. The position is the store's own and not part of the chain.
 */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .filter(([key]) => key !== 'position')
    .flatMap(([key, child]) => places(child, [...path, key]));
}

function changed(
  events: readonly RecordedEvent[],
  at: number,
  path: (string | number)[],
  byte: number,
): RecordedEvent[] {
  const copy = structuredClone(events) as RecordedEvent[];
  let holder = copy[at] as never as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as never;
  const last = path.at(-1)!;
  const old = holder[last];
  if (typeof old === 'number') holder[last] = old + 1 + byte;
  else {
    const text = old as string;
    const where = byte % (text.length + 1);
    holder[last] = `${text.slice(0, where)}${text[where] === '~' ? '!' : '~'}${text.slice(where + 1)}`;
  }
  return copy;
}

function fault(events: readonly RecordedEvent[]): BrokenChain {
  try {
    verifyChain(events);
  } catch (error) {
    if (error instanceof BrokenChain) return error;
    throw error;
  }
  throw new Error('no fault was found');
}

describe('the hash chain', () => {
  const events = chained(5);

  it('holds for what was written, whole or from any place on', () => {
    verifyChain(events);
    verifyChain([]);
    verifyChain(events.slice(3), events[2]!.metadata.hash);
  });

  it('is SHA-256 over canonical JSON, so that anybody can compute it', () => {
    const { id, type, data, metadata } = events[1]!;
    const sorted =
      `{"data":{"$sealed":"AAAA","list":[{"deep":"x"}],"n":1},"id":"${id}","metadata":{"actor":{"id":"ada","kind":"member"},` +
      `"causationId":"d1","correlationId":"c1","occurredAt":"2026-03-01T09:00:00.000Z","previousHash":"${metadata.previousHash}","schema":1},` +
      `"revision":1,"stream":"count-1","type":"Counted"}`;
    expect(eventHash('count-1', 1, { id, type, data, metadata })).toBe(
      createHash('sha256').update(sorted).digest('hex'),
    );
  });

  it('does not depend on the order in which a store gives fields back', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, child]) => [key, reversed(child)]),
            )
          : value;
    verifyChain(events.map((event) => reversed(event) as RecordedEvent));
  });

  it('finds any single change of any field, and names the event', () => {
    const where = places(events[0]);
    expect(where.length).toBeGreaterThan(14);
    for (const path of where) {
      fc.assert(
        fc.property(fc.nat(events.length - 1), fc.nat(200), (at, byte) => {
          const found = fault(changed(events, at, path, byte));
          // The first event tells its number itself; a changed number is found where it was expected.
          expect([found.stream, found.revision]).toEqual(
            path[0] === 'stream'
              ? [expect.any(String), at]
              : path[0] === 'revision'
                ? ['count-1', expect.any(Number)]
                : ['count-1', at],
          );
        }),
        { numRuns: 20 },
      );
    }
  });

  it('finds an added and a removed field', () => {
    const added = structuredClone(events) as RecordedEvent[];
    (added[2]!.data as Record<string, unknown>)['more'] = true;
    expect(fault(added).revision).toBe(2);
    const removed = structuredClone(events) as RecordedEvent[];
    delete (removed[2]!.data as Record<string, unknown>)['$sealed'];
    expect(fault(removed).revision).toBe(2);
  });

  it('finds an event taken out, swapped, repeated or put in', () => {
    for (let at = 0; at < events.length - 1; at++) {
      expect(fault(events.toSpliced(at, 1)).revision).toBe(at + 1);
      expect(fault(events.toSpliced(at, 2, events[at + 1]!, events[at]!)).revision).toBe(at + 1);
      expect(fault(events.toSpliced(at, 0, events[at]!)).revision).toBe(at);
    }
  });

  it('finds an event changed together with its own hash', () => {
    const [first, second, ...rest] = structuredClone(events) as [RecordedEvent, RecordedEvent, ...RecordedEvent[]];
    const forged = { ...first, data: { n: 100 } };
    const hash = eventHash(forged.stream, 0, forged);
    const found = fault([{ ...forged, metadata: { ...forged.metadata, hash } }, second, ...rest]);
    expect(found.revision).toBe(1);
  });

  it('says which event and why, and nothing of what stands in it', () => {
    const found = fault(changed(events, 3, ['data', 'n'], 7));
    expect(found.message).toBe('event 3 of count-1 cannot be trusted: its content was changed');
  });
});

describe('the hash of an event that knows its stored texts', () => {
  const [, event] = chained(2) as [RecordedEvent, RecordedEvent];
  const canonical = {
    data: canonicalJson(event.data),
    metadata: canonicalJson(event.metadata),
  };
  /** As a store gives it out that found these texts. */
  const stored = (data: string, metadata: string, place: Partial<RecordedEvent> = {}): StoredEvent => {
    const { id, type, stream, revision, position } = { ...event, ...place };
    const [read, meta] = [JSON.parse(data) as JsonObject, JSON.parse(metadata) as EventMetadata];
    return new StoredEvent({ id, type, data: read, metadata: meta, stream, revision, position }, { data, metadata });
  };
  const spaced = (text: string) => JSON.stringify(JSON.parse(text), null, 1);

  it('holds for canonical texts, and for texts of the same content from before they were canonical', () => {
    expect(isIntact(stored(canonical.data, canonical.metadata))).toBe(true);
    expect(isIntact(stored(JSON.stringify(event.data), JSON.stringify(event.metadata)))).toBe(true);
    expect(isIntact(stored(spaced(canonical.data), canonical.metadata))).toBe(true);
    expect(isIntact(stored(canonical.data, spaced(canonical.metadata)))).toBe(true);
  });

  it('covers where it came from, where that was traced', () => {
    const { hash: _hash, ...told } = event.metadata;
    const traced = { ...told, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    const hash = eventHash(event.stream, event.revision, { ...event, metadata: traced });
    const text = canonicalJson({ ...traced, hash });
    expect(isIntact(stored(canonical.data, text))).toBe(true);
    expect(isIntact({ ...event, metadata: { ...traced, hash } })).toBe(true);
    for (const other of [text.replace('aaaa', 'aaac'), text.replace(/,"traceparent":"[^"]*"/, '')])
      expect(isIntact(stored(canonical.data, other))).toBe(false);
    expect(isIntact({ ...event, metadata: { ...event.metadata, traceparent: traced.traceparent } })).toBe(false);
  });

  it('is not found in texts put together again: a copy is checked by what it carries', () => {
    const whole = stored(canonical.data, canonical.metadata);
    expect(isIntact(whole)).toBe(true);
    expect(isIntact({ ...whole, data: { ...whole.data, n: 7 } })).toBe(false);
    expect(isIntact({ ...whole })).toBe(true);
  });

  it('never holds for other content, whatever is put into or taken out of the texts', () => {
    const { hash } = event.metadata;
    const inserts = [
      ...['"n":9,', ',"n":9', '"a":0,', ',"hash":"', `,"hash":"${hash}"`, `"hash":"${hash}",`, '"previousHash":"",'],
      ...[
        ' ',
        '\n',
        '\\',
        '"',
        '{',
        '}',
        '},"data":{"n":9',
        '0',
        ',',
        ':',
        'null',
        '\u0000',
        '~',
        '\ud800',
        '"__proto__":1,',
      ],
    ];
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('data' as const, 'metadata' as const),
        fc.nat(),
        fc.nat({ max: 12 }),
        fc.oneof(fc.constantFrom(...inserts), fc.string({ maxLength: 3 })),
        (which, nth, cut, insert) => {
          const text = canonical[which];
          const at = nth % (text.length + 1);
          const changed = { ...canonical, [which]: text.slice(0, at) + insert + text.slice(at + cut) };
          let read: StoredEvent;
          try {
            read = stored(changed.data, changed.metadata);
          } catch {
            return; // no JSON any more: the store gives it out as damaged
          }
          const served = isIntactOrThrows(read);
          if (served) expect([read.data, read.metadata]).toEqual([event.data, event.metadata]);
          else refused += 1;
        },
      ),
      { numRuns: 3_000 },
    );
    expect(refused).toBeGreaterThan(100);
    for (const place of [{ id: 'e2' }, { type: 'Counted"' }, { stream: 'count-2' }, { revision: 2 }])
      expect(isIntact(stored(canonical.data, canonical.metadata, place))).toBe(false);
  });
});

/** What cannot be written as canonical JSON was never hashed. */
function isIntactOrThrows(event: RecordedEvent): boolean {
  try {
    return isIntact(event);
  } catch {
    return false;
  }
}
