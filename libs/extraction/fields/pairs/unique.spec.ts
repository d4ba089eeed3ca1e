import fc from 'fast-check';
import { unique } from './unique.js';

/** Counts how often it is asked. */
class Asked extends Map<string, number> {
  times = 0;

  override get(key: string): number | undefined {
    this.times += 1;
    return super.get(key);
  }

  override has(key: string): boolean {
    this.times += 1;
    return super.has(key);
  }
}

const named = (labels: readonly string[]) => {
  const used = new Asked();
  return { names: labels.map((label) => unique(label, used)), asked: used.times };
};
const COUNT = 2_000;
const numbers = Array.from({ length: COUNT }, (_, n) => n);

it.each<[string, readonly string[]]>([
  ['one label over and over', numbers.map(() => 'A')],
  ['numbers of a label first', [...numbers.map((n) => `A ${n + 2}`), ...numbers.map(() => 'A')]],
  ['numbers of a label between', numbers.flatMap((n) => ['A', `A ${n + 2}`])],
  ['numbers of numbers', numbers.flatMap((n) => ['A', 'A 2', `A 2 ${n}`])],
])('asks a few times for each label: %s', (_what, labels) => {
  const { names, asked } = named(labels);
  expect(new Set(names).size).toBe(labels.length);
  expect(asked / labels.length).toBeLessThanOrEqual(4);
});

it('gives no name twice, and each to its label, whatever the labels are', () => {
  const label = fc.tuple(fc.constantFrom('A', 'A 2', 'B'), fc.integer({ min: 2, max: 5 }), fc.boolean());
  const labels = fc.array(label.map(([of, number, numbered]) => (numbered ? `${of} ${number}` : of)));
  fc.assert(
    fc.property(labels, (all) => {
      const { names } = named(all);
      expect(new Set(names).size).toBe(all.length);
      for (const [at, name] of names.entries()) expect(name.startsWith(all[at]!)).toBe(true);
    }),
  );
});
