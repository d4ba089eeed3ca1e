import { NOTHING_EDITED, withEdited } from './edited.js';

const change = (path: string) => ({ path, before: 1, after: 2 });

describe('what was edited', () => {
  it('is each path once, the latest last', () => {
    const first = withEdited(NOTHING_EDITED, [change('a'), change('b')]);
    expect(withEdited(first, [change('a')])).toEqual({ edited: ['b', 'a'], moved: [] });
  });

  it('names the lists that rows were added to or taken from, and no others', () => {
    const changes = [
      { path: 'rows.2.amount', after: 1 },
      { path: 'taxes.0', before: 19 },
      change('lines.0.amount'),
      { path: 'total', after: 1 },
    ];
    expect(withEdited(NOTHING_EDITED, changes).moved).toEqual(['rows', 'taxes']);
  });

  it('keeps the latest 10,000 paths and 500,000 letters', () => {
    const many = withEdited(
      NOTHING_EDITED,
      Array.from({ length: 10_001 }, (_, n) => change(`p${n}`)),
    );
    expect([many.edited.length, many.edited[0], many.edited.at(-1)]).toEqual([10_000, 'p1', 'p10000']);
    const long = withEdited(many, [change('x'.repeat(300_000)), change('y'.repeat(300_000))]);
    expect(long.edited).toEqual(['y'.repeat(300_000)]);
  });
});
