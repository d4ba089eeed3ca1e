import { backOff } from './back-off.js';

it('waits longer after each failure, up to half a minute, and never all at once', () => {
  expect([1, 2, 3, 6, 60].map((failures) => backOff(failures, () => 1))).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  expect([1, 60].map((failures) => backOff(failures, () => 0))).toEqual([500, 15_000]);
});
