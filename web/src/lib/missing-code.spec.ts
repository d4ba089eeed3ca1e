import { mayReload, rememberReload } from './missing-code.js';

const online = { onLine: true };
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it('loads again once for each release, and not without a connection', () => {
  const kept = storage();
  expect([mayReload({ onLine: false }, kept, 'a'), mayReload(online, kept, 'a')]).toEqual([false, true]);
  rememberReload(kept, 'a');
  expect([mayReload(online, kept, 'a'), mayReload(online, kept, 'b')]).toEqual([false, true]);
});
