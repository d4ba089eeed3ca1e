import { bounded, revealed, scrolledTo, stepped } from './zoom.js';

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [4, 1, 4],
  [0.5, -1, 0.5],
] as const)('from %d, step %d: %d', (zoom, direction, expected) => expect(stepped(zoom, direction)).toBe(expected));

it('stays within bounds', () => expect([bounded(0.1), bounded(2.2), bounded(99)]).toEqual([0.5, 2.2, 4]));

it('keeps the point under the pointer where it is', () => {
  const [scroll, point, ratio] = [300, 120, 1.5];
  const after = scrolledTo(scroll, point, ratio);
  expect((after + point) / ratio).toBeCloseTo(scroll + point);
  expect(scrolledTo(0, 10, 0.5)).toBe(0);
});

it('leaves a view alone that shows the place, and centres one that does not', () => {
  expect(revealed(0, 1000, 400, 420)).toBe(0);
  expect(revealed(0, 1000, 1400, 1420)).toBe(910);
  expect(revealed(900, 1000, 100, 120)).toBe(0);
  expect(revealed(0, 1000, 990, 1010)).toBe(500);
});
