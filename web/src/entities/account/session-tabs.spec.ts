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
