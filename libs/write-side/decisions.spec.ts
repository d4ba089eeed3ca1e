import { DatabaseSync } from 'node:sqlite';
import type { Dated } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import { ORIGIN, positionOf } from '#kernel/position.js';
import {
  EventStoreUnavailable,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
} from '#ports/event-store.js';
import { byAda, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { ForwardingEventStore } from '../../tests/forwarding-event-store.js';
import { Added, Closed, tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import type { Cause, Decisions } from './decisions.js';
import { BrokenChain, verifyChain } from './hash-chain.js';

const add = (decisions: Decisions, by: number, cause: Cause = byAda) =>
  decisions.run(tallyDecider, '1', { type: 'Add', tallyId: '1', by }, cause);
const close = (decisions: Decisions, cause: Cause = byAda) =>
  decisions.run(tallyDecider, '1', { type: 'Close', tallyId: '1' }, cause);

/** Lets somebody else write first, the number of times given. */
class Overtaken extends ForwardingEventStore {
  appends = 0;
  constructor(
    log: EventStore,
    private times: number,
    private readonly somebodyElse: () => Promise<unknown>,
  ) {
    super(log);
  }
  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    this.appends += 1;
    if (this.times-- > 0) await this.somebodyElse();
    return super.append(stream, expected, events);
  }
}

/** Notes from which revision each stream was read. */
class Watched extends ForwardingEventStore {
  readonly readFrom: number[] = [];
  override read(stream: string, fromRevision = 0): Promise<RecordedEvent[]> {
    this.readFrom.push(fromRevision);
    return super.read(stream, fromRevision);
  }
}

/** Writes, and then says that it could not. */
class LosesItsFirstAnswer extends ForwardingEventStore {
  #lost = false;
  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const result = await super.append(stream, expected, events);
    if (this.#lost) return result;
    this.#lost = true;
    throw new EventStoreUnavailable('the connection was cut');
  }
}

describe('Decisions', () => {
  const folder = tempFolder();
  let side: WriteSide;
  beforeEach(() => {
    side = openWriteSide(folder, tallyEvents);
  });
  const stored = () => side.events.read('tally-1');
  const sums = async () => (await side.decisions.read<ReturnType<typeof Added>>('tally-1')).map(({ data }) => data.by);

  it('writes what was decided, with when, by whom and because of what', async () => {
    const decided = await add(side.decisions, 5);
    expect(decided).toEqual({
      events: [Added({ tallyId: '1', by: 5, note: 'after 0' })],
      state: { sum: 5, notes: ['after 0'], closed: false },
      position: positionOf(1),
      occurredAt: '2026-03-01T09:00:00.000Z',
    });
    const [event] = await stored();
    expect(event!.metadata).toMatchObject({ ...byAda, occurredAt: side.clock.iso(), schema: 1 });
    verifyChain(await stored());
  });

  it('goes on from the state of the stream', async () => {
    await add(side.decisions, 5);
    expect((await add(side.decisions, 7)).state.sum).toBe(12);
    expect((await side.decisions.state(tallyDecider, '1')).notes).toEqual(['after 0', 'after 5']);
    verifyChain(await stored());
  });

  it('writes nothing when there is nothing to do, and says how far the stream is', async () => {
    await close(side.decisions);
    expect(await close(side.decisions)).toMatchObject({ events: [], position: positionOf(1), state: { closed: true } });
    expect(await stored()).toHaveLength(1);
    const idle = { ...tallyDecider, decide: () => [] };
    const none = await side.decisions.run(idle, 'new', { type: 'Close', tallyId: 'new' }, byAda);
    expect(none.position).toBe(ORIGIN);
  });

  it('writes nothing when the command is refused', async () => {
    await close(side.decisions);
    await expect(add(side.decisions, 1)).rejects.toMatchObject({ code: 'closed', kind: 'conflict' });
    expect(await stored()).toHaveLength(1);
  });

  it('folds an erased stream with its stand-ins', async () => {
    await add(side.decisions, 5);
    await side.keys.shred('document:1');
    expect(await side.decisions.state(tallyDecider, '1')).toEqual({ sum: 5, notes: ['erased'], closed: false });
  });

  describe('when another writer was faster', () => {
    it.each([1, 2])('%i time(s), decides again on what is there now', async (times) => {
      const slow = side.another((log) => new Overtaken(log, times, () => add(side.decisions, 10)));
      const { events, state } = await add(slow.decisions, 1);
      expect(state.sum).toBe(10 * times + 1);
      expect(events).toEqual([Added({ tallyId: '1', by: 1, note: `after ${10 * times}` })]);
      expect(await sums()).toEqual([...Array.from({ length: times }, () => 10), 1]);
      verifyChain(await stored());
    });

    it('three times, gives up as busy and has written nothing', async () => {
      let overtaken!: Overtaken;
      const slow = side.another((log) => (overtaken = new Overtaken(log, 5, () => add(side.decisions, 10))));
      await expect(add(slow.decisions, 1)).rejects.toMatchObject({ code: 'busy', kind: 'conflict' });
      expect(overtaken.appends).toBe(3);
      expect(await sums()).toEqual([10, 10, 10]);
    });

    it('is bound by what the other has done', async () => {
      const slow = side.another((log) => new Overtaken(log, 1, () => close(side.decisions)));
      await expect(add(slow.decisions, 1)).rejects.toThrow(DomainError);
      expect((await stored()).map(({ type }) => type)).toEqual(['Closed']);
    });
  });

  describe('with an idempotence key', () => {
    const byJob: Cause = { ...byAda, actor: { kind: 'system', id: 'worker' }, idempotenceKey: 'job-1' };

    it('writes once what is done twice, also by two processes at the same time', async () => {
      const other = side.another();
      await Promise.all([close(side.decisions, byJob), close(other.decisions, byJob), close(side.decisions, byJob)]);
      expect(await stored()).toHaveLength(1);
    });

    it('writes once when the answer to the first try was lost', async () => {
      const unlucky = side.another((log) => new LosesItsFirstAnswer(log));
      await expect(close(unlucky.decisions, byJob)).rejects.toThrow(EventStoreUnavailable);
      expect((await close(unlucky.decisions, byJob)).state.closed).toBe(true);
      expect(await stored()).toHaveLength(1);
    });

    it('gives an event an id that follows from the key, its stream and its place', async () => {
      await add(side.decisions, 1, byJob);
      expect((await stored())[0]!.id).toBe(derivedId('job-1', 'tally-1', 'Added', '0'));
    });
  });

  it('lands every one of many commands that come at once', async () => {
    const commands = Array.from({ length: 16 }, (_, n) => add(side.decisions, n));
    const decided = await Promise.all(commands);
    expect(new Set(decided.map(({ position }) => position)).size).toBe(16);
    expect(await sums()).toEqual(Array.from({ length: 16 }, (_, n) => n));
    verifyChain(await stored());
  });

  describe('with a long stream', () => {
    const LONG = 70;
    let watched: Watched;
    let remembering: WriteSide;
    beforeEach(async () => {
      remembering = side.another((log) => (watched = new Watched(log)));
      for (let n = 0; n < LONG; n++) await add(remembering.decisions, 1);
      expect((await remembering.decisions.state(tallyDecider, '1')).sum).toBe(LONG);
      watched.readFrom.length = 0;
    });

    it('reads only what came since it was last read', async () => {
      expect((await add(remembering.decisions, 1)).state.sum).toBe(LONG + 1);
      expect((await add(remembering.decisions, 1)).state.sum).toBe(LONG + 2);
      expect(watched.readFrom).toEqual([LONG, LONG]);
    });

    it('is right also when another writer went on with it', async () => {
      for (let n = 0; n < 3; n++) await add(side.decisions, 100);
      const { state, position } = await add(remembering.decisions, 1);
      expect([state.sum, position]).toEqual([LONG + 301, positionOf(LONG + 4)]);
      await close(side.decisions);
      await expect(add(remembering.decisions, 1)).rejects.toMatchObject({ code: 'closed' });
      verifyChain(await stored());
    });

    it('knows where it stands when nothing came since', async () => {
      await close(side.decisions);
      expect(await close(remembering.decisions)).toMatchObject({ events: [], position: positionOf(LONG + 1) });
      expect(await close(remembering.decisions)).toMatchObject({ events: [], position: positionOf(LONG + 1) });
    });
  });

  describe('on a log that was tampered with', () => {
    const tamper = (statement: string) => {
      const db = new DatabaseSync(folder.file('events.db'));
      db.exec(statement);
      db.close();
    };
    beforeEach(async () => {
      for (let n = 0; n < 3; n++) await add(side.decisions, 1);
    });

    it.each([
      ['changed data', `UPDATE events SET data = replace(data, '"by":1', '"by":9') WHERE revision = 1`, 1],
      ['a changed actor', `UPDATE events SET metadata = replace(metadata, 'member', 'system') WHERE revision = 2`, 2],
      ['a missing first event', `DELETE FROM events WHERE revision = 0`, 1],
      ['a missing event', `DELETE FROM events WHERE revision = 1`, 2],
    ])('decides nothing and names the place: %s', async (_what, statement, revision) => {
      tamper(statement);
      const before = (await stored()).length;
      const broken = { name: 'BrokenChain', stream: 'tally-1', revision };
      await expect(add(side.decisions, 1)).rejects.toMatchObject(broken);
      await expect(side.decisions.read('tally-1')).rejects.toThrow(BrokenChain);
      await expect(side.decisions.state(tallyDecider, '1')).rejects.toMatchObject(broken);
      expect(await stored()).toHaveLength(before);
    });

    it('goes on with other streams', async () => {
      tamper(`UPDATE events SET data = '{}' WHERE revision = 1`);
      const other = await side.decisions.run(tallyDecider, '2', { type: 'Close', tallyId: '2' }, byAda);
      expect(other.events).toEqual([Closed({ tallyId: '2' })]);
    });
  });

  it('tells a decider when each fact happened', async () => {
    const { decisions, clock } = openWriteSide(folder, tallyEvents);
    await add(decisions, 1);
    const first = clock.iso();
    clock.advance(60_000);
    await add(decisions, 2);
    const times = {
      ...tallyDecider,
      initial: [] as string[],
      evolve: (known: string[], { metadata }: Dated) => [...known, metadata!.occurredAt],
      decide: () => [],
    };
    expect(await decisions.state(times, '1')).toEqual([first, clock.iso()]);
  });
});
