import type { RecordedEvent } from '#kernel/event.js';
import { eventHash } from './hash-chain.js';
import { streamParts } from './stream-parts.js';

const STREAM = 'document-1';

/** @param bytes of each event */
function chain(length: number, bytes: number): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (let revision = 0; revision < length; revision++) {
    const metadata = {
      schema: 1,
      occurredAt: '2026-03-01T09:00:00.000Z',
      actor: { kind: 'system' as const, id: 'test' },
      correlationId: 'c',
      causationId: 'c',
      previousHash: events.at(-1)?.metadata.hash ?? '',
    };
    const event = { id: `e${revision}`, type: 'Made', data: { text: 'x'.repeat(bytes) }, metadata };
    const hash = eventHash(STREAM, revision, event);
    events.push({
      ...event,
      metadata: { ...metadata, hash },
      stream: STREAM,
      revision,
      position: String(revision) as never,
    });
  }
  return events;
}
const storeOf = (events: readonly RecordedEvent[]) => ({
  read: async (_: string, from = 0, most = Infinity) => events.slice(from, from + most),
});
const lengths = async (events: readonly RecordedEvent[], from?: number, hash?: string) => {
  const parts: RecordedEvent[][] = [];
  for await (const part of streamParts(storeOf(events), STREAM, from, hash)) parts.push(part);
  expect(parts.flat()).toEqual(events.slice(from));
  return parts.map((part) => part.length);
};

describe('a stream in parts', () => {
  it('has few large events in each, and more small ones', async () => {
    expect(await lengths(chain(20, 100_000))).toEqual([8, 3, 3, 3, 3]);
    expect(await lengths(chain(60, 10))).toEqual([8, 32, 20]);
    expect(await lengths(chain(3, 10))).toEqual([3]);
    expect(await lengths([])).toEqual([]);
  });

  it('goes on from a revision', async () => {
    const events = chain(20, 100_000);
    expect(await lengths(events, 15, events[14]!.metadata.hash)).toEqual([5]);
  });

  it('is checked across its parts', async () => {
    const events = chain(20, 100_000);
    await expect(lengths(events.toSpliced(9, 1))).rejects.toThrow('cannot be trusted');
    await expect(lengths(events.toSpliced(8, 1))).rejects.toThrow('cannot be trusted');
  });
});
