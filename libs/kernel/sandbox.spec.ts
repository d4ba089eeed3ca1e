import { derivedId, isUuid } from './ids.js';
import { isSandbox, sandboxOf } from './sandbox.js';

it('is one for each workspace, and told from all others', () => {
  const [one, two] = [derivedId('one'), derivedId('two')];
  expect(isUuid(sandboxOf(one))).toBe(true);
  expect(sandboxOf(one)).toBe(sandboxOf(one));
  expect(sandboxOf(one)).not.toBe(sandboxOf(two));
  expect([one, sandboxOf(one), '0190a000-0000-7000-8000-000000000001'].map(isSandbox)).toEqual([false, true, false]);
});
