import { aligned } from './aligned.js';

/** Each step says one column by 0.9 and the blank, or column 1, by what is left. */
function said(...steps: readonly number[]) {
  const chances = new Float32Array(steps.length * 3);
  for (const [step, column] of steps.entries()) {
    chances[step * 3 + column] = 0.9;
    chances[step * 3 + (column === 0 ? 1 : 0)] = 0.1;
  }
  return { chances, steps: steps.length, columns: 3 };
}

describe('where the characters of a text stand', () => {
  it('gives each the steps that say it', () => {
    expect(aligned(said(0, 1, 1, 0, 2, 0), [1, 2])).toEqual([
      { column: 1, from: 1, to: 2, best: expect.closeTo(0.9) },
      { column: 2, from: 4, to: 4, best: expect.closeTo(0.9) },
    ]);
  });

  it('parts two of a kind at the blank between them', () => {
    expect(aligned(said(1, 0, 1), [1, 1]).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('finds one that is hardly said where it is most likely, as sure as it is said', () => {
    expect(aligned(said(2, 0, 2), [2, 1, 2])[1]).toEqual({ column: 1, from: 1, to: 1, best: expect.closeTo(0.1) });
  });

  it('gives nothing for no text', () => {
    expect(aligned(said(0, 0), [])).toEqual([]);
  });
});
