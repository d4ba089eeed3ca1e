import { fold } from '#kernel/decider.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  goingOn,
  SessionBegun,
  SessionEnded,
  SessionRenewed,
  sessionsDecider,
  SessionTiedToProvider,
  SessionUsed,
  type SessionCommand,
} from './sessions.js';

const { given } = specify(sessionsDecider);
const [userId, laptop, phone] = [countedId(1), countedId(11), countedId(12)];
const NOON = '2026-03-01T12:00:00.000Z';
const MIDNIGHT = '2026-03-02T00:00:00.000Z';
const on = (now: string) => ({ ...anyMember, now });
const happened = <E extends object>(at: string, event: E) => ({
  ...event,
  metadata: { occurredAt: at, actor: anyMember.actor },
});
const token = { epoch: 0, until: MIDNIGHT };
const begun = (sessionId = laptop, more: object = {}) =>
  happened(NOON, SessionBegun({ userId, sessionId, device: 'Firefox on Linux', ...token, ...more }));
const used = (at: string) => happened(at, SessionUsed({ userId, sessionId: laptop }));
const renewed = (data: object) => happened(NOON, SessionRenewed({ userId, sessionId: laptop, ...token, ...data }));
const ended = (sessionId = laptop, until = MIDNIGHT) => SessionEnded({ userId, sessionId, until });
const to = (type: 'NoteUse' | 'EndSession', sessionId = laptop): SessionCommand => ({ type, userId, sessionId });
const renew: SessionCommand = { type: 'RenewSession', userId, sessionId: laptop, ...token };

describe('a session', () => {
  it('is noted as used once an hour at most', () => {
    given(begun()).when(to('NoteUse'), on('2026-03-01T12:59:59.999Z')).thenNothing();
    given(begun())
      .when(to('NoteUse'), on('2026-03-01T13:00:00.000Z'))
      .then(SessionUsed({ userId, sessionId: laptop }));
    given(begun(), used('2026-03-01T13:30:00.000Z')).when(to('NoteUse'), on('2026-03-01T14:29:00.000Z')).thenNothing();
    given(begun(), ended()).when(to('NoteUse'), on('2026-03-01T15:00:00.000Z')).thenNothing();
  });

  it('ends once, until the last of its tokens is over', () => {
    given(begun(), begun(phone)).when(to('EndSession')).then(ended());
    given(begun(), ended()).when(to('EndSession')).thenRefused('session_not_found');
    given(begun(phone)).when(to('EndSession')).thenRefused('session_not_found');
    const later = '2026-03-02T06:00:00.000Z';
    given(begun(), renewed({ until: later }))
      .when(to('EndSession'))
      .then(ended(laptop, later));
  });

  it('does not go on once it has ended', () => {
    given(begun())
      .when(renew)
      .then(SessionRenewed({ userId, sessionId: laptop, ...token }));
    given(begun(), ended()).when(renew).thenRefused('unauthorized');
  });
});

describe('a session that a provider began', () => {
  const tied = (sessionId: string, providerSession: string) =>
    happened(NOON, SessionTiedToProvider({ userId, sessionId, providerSession }));
  const end = (providerSession?: string): SessionCommand => ({
    type: 'EndProviderSessions',
    userId,
    ...(providerSession !== undefined && { providerSession }),
  });
  const tablet = countedId(13);
  const all = [begun(), tied(laptop, 'a'), begun(phone), tied(phone, 'b'), begun(tablet)] as const;

  it('is told apart from its first fact on', () => {
    const begin = { type: 'BeginSession', userId, sessionId: laptop, device: 'Firefox on Linux', ...token } as const;
    given()
      .when({ ...begin, providerSession: 'a' })
      .then(
        SessionBegun({ userId, sessionId: laptop, device: 'Firefox on Linux', ...token }),
        SessionTiedToProvider({ userId, sessionId: laptop, providerSession: 'a' }),
      );
  });

  it('ends with its session there, or with all of the person there', () => {
    given(...all)
      .when(end('b'))
      .then(ended(phone));
    given(...all)
      .when(end())
      .then(ended(), ended(phone));
    given(...all)
      .when(end('c'))
      .thenNothing();
    given(...all, ended(phone))
      .when(end('b'))
      .thenNothing();
  });

  it('ends in any case when the provider had not named its own', () => {
    given(begun(), tied(laptop, '')).when(end('b')).then(ended());
  });
});

describe('the sessions that go on', () => {
  const ids = (events: readonly Parameters<typeof sessionsDecider.evolve>[1][], epoch = 0, now = NOON) =>
    goingOn(fold(sessionsDecider, events), epoch, now).map(({ sessionId }) => sessionId);

  it('are those of the epoch, until their time is over', () => {
    expect(ids([begun(), begun(phone)])).toEqual([laptop, phone]);
    expect(ids([begun(), begun(phone), ended()])).toEqual([phone]);
    expect(ids([begun()], 0, MIDNIGHT)).toEqual([]);
    expect(ids([begun()], 1)).toEqual([]);
    expect(ids([begun(), begun(phone), renewed({ epoch: 1 })], 1)).toEqual([laptop]);
  });

  it('are all that is remembered of a member who signs in every day', () => {
    const daily = Array.from({ length: 200 }, (_, day) => {
      const at = new Date(Date.parse(NOON) + day * 24 * 60 * 60_000);
      const until = new Date(at.getTime() + 12 * 60 * 60_000).toISOString();
      return {
        ...begun(countedId(100 + day), { until }),
        metadata: { ...begun().metadata, occurredAt: at.toISOString() },
      };
    });
    expect(fold(sessionsDecider, daily)).toHaveLength(1);
  });
});
