import { wayOfProvider } from './provider-sign-in.js';

const items = new Map<string, string>();
Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => items.get(key) ?? null } });
const otherwise = { to: '/dashboard', from: '/login' };
const kept = (text: string) => {
  items.set('provider-sign-in', text);
  return wayOfProvider(otherwise);
};

it('leads where one was going, or back to where one was', () => {
  expect(wayOfProvider(otherwise)).toEqual(otherwise);
  const way = { to: '/documents?page=2', from: '/invitation#a.b' };
  expect(kept(JSON.stringify(way))).toEqual(way);
});

it.each([
  '{',
  '7',
  'null',
  '{"to":7}',
  '{"to":"https://evil.test"}',
  '{"to":"//evil.test"}',
  '{"to":"/\\\\evil.test"}',
])('leads to no other site, and is not misled: %s', (text) => {
  expect(kept(text)).toEqual(otherwise);
});
