/**
 * Where a member is signed in (stream `sessions-<user>`): begun with the password, gone on with by a fresh token, used,
 * ended one by one. Ending all at once is the account's epoch (user.decider.ts), and no fact here.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { signedOut } from './signed-out.js';

const session = { userId: z.uuid(), sessionId: z.uuid() };
/** What a token of it says: the epoch, and the moment from which on it is worthless by itself. */
const token = { epoch: z.int().nonnegative(), until: z.iso.datetime() };

export const SessionBegun = defineEvent({
  name: 'SessionBegun',
  version: 1,
  schema: z.strictObject({
    ...session,
    ...token,
    /** As its program calls itself: `Firefox on Linux` */
    device: z.string().max(80),
  }),
  personal: { subject: ({ userId }): Subject => `user:${userId}`, erasedAs: { device: '' } },
});

/** The password once more, or a new one: it goes on with a token of now. */
export const SessionRenewed = defineEvent({
  name: 'SessionRenewed',
  version: 1,
  schema: z.strictObject({ ...session, ...token }),
});

/** Once an hour at most, however much is asked with it: the log does not grow with every request. */
export const SessionUsed = defineEvent({ name: 'SessionUsed', version: 1, schema: z.strictObject(session) });

/** Its tokens are worthless from here on; `until`: after that they are in any case. */
export const SessionEnded = defineEvent({
  name: 'SessionEnded',
  version: 1,
  schema: z.strictObject({ ...session, until: z.iso.datetime() }),
});

/** Begun by signing in at an identity provider, which may end it: by its session there, or all of the member's. */
export const SessionTiedToProvider = defineEvent({
  name: 'SessionTiedToProvider',
  version: 1,
  schema: z.strictObject({
    ...session,
    /** Keyed hash of issuer and session id, hex; empty when the provider names no session. */
    providerSession: z.string(),
  }),
});

export const sessionEvents = [SessionBegun, SessionTiedToProvider, SessionRenewed, SessionUsed, SessionEnded] as const;
type SessionEvent = EventOf<(typeof sessionEvents)[number]>;

export const USE_NOTED_MS = 60 * 60_000;

interface MemberSession {
  readonly sessionId: string;
  readonly epoch: number;
  readonly device: string;
  /** ISO 8601, UTC, as all of these. */
  readonly begunAt: string;
  /** Up to an hour before it was last used. */
  readonly usedAt: string;
  readonly until: string;
  /** Of one that was begun by signing in at an identity provider; empty when that named no session of its own. */
  readonly providerSession?: string;
}

type Named = Pick<MemberSession, 'sessionId'> & { readonly userId: string };
type Token = Pick<MemberSession, 'epoch' | 'until'>;

export type SessionCommand =
  | ({ readonly type: 'BeginSession'; readonly device: string; readonly providerSession?: string } & Named & Token)
  | ({ readonly type: 'RenewSession' } & Named & Token)
  | ({ readonly type: 'NoteUse' } & Named)
  | ({ readonly type: 'EndSession' } & Named)
  /** At the provider's word: those of its session, or all that came of it. */
  | { readonly type: 'EndProviderSessions'; readonly userId: string; readonly providerSession?: string };

/** Those that were not ended, oldest first; some may be over by their time or by the account's epoch. */
type Sessions = readonly MemberSession[];

export const sessionsDecider: Decider<SessionCommand, SessionEvent, Sessions> = {
  category: 'sessions',
  initial: [],

  evolve(state, event) {
    const at = event.metadata?.occurredAt ?? '';
    const { sessionId } = event.data;
    const changed = (change: Partial<MemberSession>) =>
      state.map((one) => (one.sessionId === sessionId ? { ...one, usedAt: at, ...change } : one));
    switch (event.type) {
      case 'SessionBegun': {
        const { epoch, device, until } = event.data;
        const going = state.filter((one) => one.until > at);
        return [...going, { sessionId, epoch, device, until, begunAt: at, usedAt: at }];
      }
      case 'SessionTiedToProvider':
        return changed({ providerSession: event.data.providerSession });
      case 'SessionRenewed':
        return changed({ epoch: event.data.epoch, until: event.data.until });
      case 'SessionUsed':
        return changed({});
      case 'SessionEnded':
        return state.filter((one) => one.sessionId !== sessionId);
    }
  },

  decide(command, state, { now }) {
    if (command.type === 'EndProviderSessions') return endOfProvider(command, state);
    const { userId, sessionId } = command;
    const known = state.find((one) => one.sessionId === sessionId);
    switch (command.type) {
      case 'BeginSession': {
        const { epoch, device, until, providerSession } = command;
        const begun = SessionBegun({ userId, sessionId, epoch, device, until });
        if (providerSession === undefined) return [begun];
        return [begun, SessionTiedToProvider({ userId, sessionId, providerSession })];
      }
      case 'RenewSession':
        // Else the fresh token would outlive what remembers the end.
        if (!known) throw signedOut();
        return [SessionRenewed({ userId, sessionId, epoch: command.epoch, until: command.until })];
      case 'NoteUse':
        if (!known || Date.parse(now) - Date.parse(known.usedAt) < USE_NOTED_MS) return [];
        return [SessionUsed({ userId, sessionId })];
      case 'EndSession':
        if (!known) throw sessionNotFound();
        return [SessionEnded({ userId, sessionId, until: known.until })];
    }
  },
};

function endOfProvider(
  { userId, providerSession: wanted }: Extract<SessionCommand, { readonly type: 'EndProviderSessions' }>,
  state: Sessions,
): SessionEvent[] {
  const isMeant = ({ providerSession: tied }: MemberSession) =>
    tied !== undefined && (wanted === undefined || tied === '' || tied === wanted);
  return state.filter(isMeant).map(({ sessionId, until }) => SessionEnded({ userId, sessionId, until }));
}

/** Those whose tokens are good now. @param now ISO 8601, UTC */
export const goingOn = (sessions: Sessions, epoch: number, now: string): Sessions =>
  sessions.filter((one) => one.epoch === epoch && one.until > now);

export function sessionNotFound(): DomainError {
  return new DomainError('session_not_found', 'not-found', 'This session has ended already.');
}
