import { ApiError } from '../../lib/api-error.js';
import { credentials } from '../../lib/credentials.js';
import { answerOf, errorOf, standardHeaders } from '../../lib/http.js';
import { newestPosition, rememberPosition } from '../../lib/position.js';
import {
  currentSession,
  endSession,
  hasLeft,
  renewWorkspace,
  restore,
  startSession,
  subscribeToMember,
  subscribeToSession,
} from './session.js';
import * as z from 'zod/mini';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
Object.assign(globalThis, { localStorage: storage });

const session = {
  token: 'secret',
  user: { id: 'u1', name: 'Ada', email: 'ada@example.test', role: 'owner' as const },
  workspace: { id: 'w1', name: 'Mill', plan: 'free' as const, monthlyCredits: 100, usedCredits: 3 },
};

beforeEach(() => {
  endSession();
  items.clear();
});

describe('the session', () => {
  it('is kept under three names and found again', () => {
    startSession(session);
    expect([...items.keys()].toSorted()).toEqual(['token', 'user', 'workspace']);
    expect(restore(storage)).toEqual(session);
  });

  it('knows where its provider signs out, until another one begins', () => {
    const signOutAddress = 'https://id.example.test/logout';
    startSession({ ...session, signOutAddress });
    expect(restore(storage)).toEqual({ ...session, signOutAddress });
    startSession(session);
    expect(restore(storage)).toEqual(session);
    startSession({ ...session, signOutAddress });
    endSession();
    expect(items.size).toBe(0);
  });

  it.each(['token', 'user', 'workspace'])('is nobody’s when %s is missing, and the others are cleared', (missing) => {
    startSession(session);
    items.delete(missing);
    expect(restore(storage)).toBeNull();
    expect(items.size).toBe(0);
  });

  it.each([
    ['user', '{'],
    ['user', '{"id":"u1"}'],
    ['workspace', 'null'],
    ['token', ''],
  ])('is nobody’s when %s is %j', (key, value) => {
    startSession(session);
    items.set(key, value);
    expect(restore(storage)).toBeNull();
    expect(items.size).toBe(0);
  });

  it('tells its listeners, and forgets the position with the member', () => {
    const seen: (string | undefined)[] = [];
    const stop = subscribeToSession(() => seen.push(currentSession()?.user.name));
    startSession(session);
    rememberPosition('00000000000000000001');
    endSession();
    stop();
    startSession(session);
    expect(seen).toEqual(['Ada', undefined]);
    expect(newestPosition()).toBeUndefined();
  });

  it('tells who went by themselves from who was shown out', () => {
    startSession(session);
    credentials().refused();
    expect([currentSession(), hasLeft()]).toEqual([null, false]);
    startSession(session);
    endSession();
    expect(hasLeft()).toBe(true);
    startSession(session);
    expect(hasLeft()).toBe(false);
  });

  it('keeps what is newly known of the workspace, and nothing for nobody', () => {
    const figures = { plan: 'starter', monthlyCredits: 1000, usedCredits: 4 } as const;
    renewWorkspace(figures);
    expect(items.size).toBe(0);
    startSession(session);
    renewWorkspace(figures);
    expect(restore(storage)).toEqual({ ...session, workspace: { ...session.workspace, ...figures } });
    expect(currentSession()).toEqual(restore(storage));
  });

  it('tells of another member, and not of a fresh token', () => {
    startSession(session);
    const seen: (string | undefined)[] = [];
    const stop = subscribeToMember(() => seen.push(currentSession()?.user.id));
    startSession({ ...session, token: 'fresh' });
    expect(seen).toEqual([]);
    startSession({ ...session, user: { ...session.user, id: 'u2' } });
    endSession();
    stop();
    expect(seen).toEqual(['u2', undefined]);
  });
});

describe('calls', () => {
  const refusal = { success: false, error: { code: 'no', message: 'No.', correlationId: 'c-1' } };

  it('carry the token and the newest position', () => {
    expect(standardHeaders()).toEqual({ Accept: 'application/json', 'Accept-Language': 'en' });
    startSession(session);
    rememberPosition('00000000000000000007');
    expect(standardHeaders()).toMatchObject({ Authorization: 'Bearer secret', 'Min-Position': '00000000000000000007' });
  });

  it('a 401 ends the session, but not on the way in', () => {
    startSession(session);
    errorOf(401, refusal, { signsIn: true });
    expect(currentSession()).toEqual(session);
    errorOf(401, refusal);
    expect(currentSession()).toBeNull();
    expect(items.size).toBe(0);
  });

  it('what the server said is kept, and what it did not say is not made up', () => {
    expect(errorOf(409, refusal)).toMatchObject({
      status: 409,
      code: 'no',
      serverMessage: 'No.',
      correlationId: 'c-1',
    });
    expect(errorOf(502, '<html>')).toMatchObject({ status: 502, serverMessage: undefined });
  });

  it('an answer that is not as agreed is an error', () => {
    const schema = z.object({ n: z.number() });
    expect(answerOf(schema, { success: true, data: { n: 1 } })).toEqual({ n: 1 });
    expect(() => answerOf(schema, { success: true, data: { n: '1' } })).toThrow(ApiError);
    expect(() => answerOf(schema, undefined)).toThrow(ApiError);
  });
});
