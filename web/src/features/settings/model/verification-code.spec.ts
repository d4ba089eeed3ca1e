import { asTyped, freshCode, isWhole, matches } from './verification-code.js';

it('is six characters of capitals and digits, another one each time', () => {
  const codes = Array.from({ length: 200 }, freshCode);
  expect(codes.every((code) => /^[A-Z0-9]{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(200);
});

it.each([
  ['ab1c2d', 'AB1C2D'],
  [' ab1 c2d\n', 'AB1C2D'],
  ['AB1C2DEF', 'AB1C2D'],
  ['', ''],
])('shows %j as %j', (text, shown) => {
  expect(asTyped(text)).toBe(shown);
});

it('matches whatever the case, and only when it is whole', () => {
  expect(matches('ab1c2d', 'AB1C2D')).toBe(true);
  expect(matches('AB1C2E', 'AB1C2D')).toBe(false);
  expect([isWhole('AB1C2'), isWhole('AB1C2D')]).toEqual([false, true]);
});
