import { apiKeyUseDecider, apiKeyUseEvents } from '#domain/identity/api-key-use.js';
import { sessionEvents, sessionsDecider, USE_NOTED_MS } from '#domain/identity/sessions.js';
import type { EventStore } from '#ports/event-store.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { byAda, openWriteSide, type WriteSide } from '../../../../tests/embedded-stores.js';
import { eventually } from '../../../../tests/eventually.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { Uses } from './uses.js';

const [keyId, userId, sessionId] = [countedId(1), countedId(2), countedId(3)];
const key = { workspaceId: countedId(4), keyId };

/** Counts what is asked of it, and is away at will. */
class Watched extends ForwardingEventStore {
  asked = 0;
  away = false;

  override async read(...parts: Parameters<ForwardingEventStore['read']>) {
    this.asked += 1;
    if (this.away) throw new Error('the log is away');
    return super.read(...parts);
  }
}

describe('uses', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let reader: EventStore;
  let log: Watched;
  let uses: Uses;
  const said: string[] = [];

  beforeEach(async () => {
    said.length = 0;
    side = openWriteSide(folder, [...apiKeyUseEvents, ...sessionEvents], (events) => (log = new Watched(events)));
    reader = side.another().events;
    uses = new Uses(side.decisions, side.clock, (_level, message) => void said.push(message));
    const until = '2027-01-01T00:00:00.000Z';
    const begin = { type: 'BeginSession', userId, sessionId, epoch: 0, device: 'Firefox', until } as const;
    await side.decisions.run(sessionsDecider, userId, begin, byAda);
    log.asked = 0;
  });

  /** @returns how often the log is asked for one more decision about the session, in line with all before it */
  const askedInLine = async (before: () => void = () => undefined): Promise<number> => {
    const { asked } = log;
    before();
    await side.decisions
      .run(sessionsDecider, userId, { type: 'EndSession', userId, sessionId: keyId }, byAda)
      .catch(() => undefined);
    return log.asked - asked;
  };

  const issuedAt = Date.parse('2026-03-01T09:00:00.000Z');
  const kinds = [
    ['a key', () => uses.ofKey(key, byAda), `${apiKeyUseDecider.category}-${keyId}`, 'ApiKeyUsed', 24 * 60 * 60_000],
    [
      'a session',
      () => uses.ofSession({ userId, sessionId, issuedAt }, byAda),
      `${sessionsDecider.category}-${userId}`,
      'SessionUsed',
      USE_NOTED_MS,
    ],
  ] as const;

  describe.each(kinds)('of %s', (_, use, stream, type, span) => {
    const noted = async () => (await reader.read(stream)).filter((event) => event.type === type).length;

    it('are noted once in their time, and ask nothing more of the log in it', async () => {
      side.clock.advance(span);
      use();
      await eventually('the note', async () => (await noted()) === 1);
      const { asked } = log;
      for (let n = 0; n < 3; n += 1) use();
      side.clock.advance(span);
      const before = log.asked;
      use();
      await eventually('the next note', async () => (await noted()) === 2);
      expect([before, log.asked]).toEqual([asked, 2 * asked]);
    });

    it('are noted with the next request when the log was away, which is said', async () => {
      side.clock.advance(span);
      log.away = true;
      use();
      await eventually('a word of it', () => said.length > 0);
      log.away = false;
      use();
      await eventually('the note', async () => (await noted()) === 1);
      expect(said).toEqual(['the use of a key or a session could not be noted']);
    });
  });

  it('of a session are not noted while its token is fresh, which is a use by itself', async () => {
    side.clock.advance(USE_NOTED_MS - 1);
    const alone = await askedInLine();
    expect(await askedInLine(() => uses.ofSession({ userId, sessionId, issuedAt }, byAda))).toBe(alone);
  });
});
