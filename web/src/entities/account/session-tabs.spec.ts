/** Two tabs share the three items; the other one writes them one after the other, and this one hears of each. */
import { jest } from '@jest/globals';

const items = new Map<string, string>();
const listeners: ((event: { key: string | null }) => void)[] = [];
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  },
  addEventListener: (_name: string, listener: (event: { key: string | null }) => void) => listeners.push(listener),
});

const written = {
  token: 'secret',
  user: JSON.stringify({ id: 'u1', name: 'Ada', email: 'ada@example.test', role: 'owner' }),
  workspace: JSON.stringify({ id: 'w1', name: 'Mill', plan: 'free', monthlyCredits: 50, usedCredits: 3 }),
};

it('follows a sign-in in another tab, and leaves alone what is half written', async () => {
  const { currentSession, subscribeToMember } = await import('./session.js');
  const told = jest.fn();
  subscribeToMember(() => told(currentSession()?.user.name));
  expect(currentSession()).toBeNull();
  for (const [key, value] of Object.entries(written)) {
    items.set(key, value);
    for (const listener of listeners) listener({ key });
  }
  expect(Object.fromEntries(items)).toEqual(written);
  expect(told.mock.calls).toEqual([['Ada']]);
  items.clear();
  for (const listener of listeners) listener({ key: null });
  expect(told.mock.calls).toEqual([['Ada'], [undefined]]);
});

it('goes on in its own workspace until it is loaded again, when another tab went on in another', async () => {
  const assign = jest.fn();
  Object.assign(globalThis, { location: { assign } });
  const { currentSession, renewRole, startSession } = await import('./session.js');
  const { credentials } = await import('../../lib/credentials.js');
  startSession({ token: 'here', user: JSON.parse(written.user), workspace: JSON.parse(written.workspace) });
  const there = { ...JSON.parse(written.workspace), id: 'w2', name: 'Quay' };
  // As the other tab writes them: after each of them nothing is asked in the new workspace's name.
  for (const [key, value] of [
    ['workspace', JSON.stringify(there)],
    ['token', 'there'],
  ] as const) {
    items.set(key, value);
    for (const listener of listeners) listener({ key });
    expect([currentSession()?.workspace.id, credentials().token()]).toEqual(['w1', 'here']);
  }
  expect(assign).toHaveBeenCalledWith('/dashboard');
  // Nor does it write what it still shows over what the other one keeps, or sign that out.
  renewRole('auditor');
  credentials().refused();
  expect(items.get('token')).toBe('there');
  expect(JSON.parse(items.get('user')!).role).toBe('owner');
});

it('leaves the page for the dashboard of another workspace, and keeps where to sign out', async () => {
  const assign = jest.fn();
  Object.assign(globalThis, { location: { assign } });
  const { currentSession, moveTo, startSession } = await import('./session.js');
  const [user, workspace] = [JSON.parse(written.user), JSON.parse(written.workspace)];
  startSession({ token: 'here', user, workspace, signOutAddress: 'https://id.example.test/out' });
  moveTo({ token: 'there', user, workspace: { ...workspace, id: 'w2' } });
  expect(assign.mock.calls).toEqual([['/dashboard']]);
  expect(currentSession()?.token).toBe('here');
  expect([items.get('token'), items.get('signOutAddress')]).toEqual(['there', 'https://id.example.test/out']);
});
