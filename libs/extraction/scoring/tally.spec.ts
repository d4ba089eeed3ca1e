import { f1, NOTHING, precision, recall, sumOf } from './tally.js';

describe('a tally', () => {
  const half = { labelled: 2, predicted: 1, correct: 1, soft: 1 };

  it('adds up field by field', () => {
    expect(sumOf([half, { labelled: 1, predicted: 2, correct: 0, soft: 1 }])).toEqual({
      labelled: 3,
      predicted: 3,
      correct: 1,
      soft: 2,
    });
    expect(sumOf([])).toEqual(NOTHING);
  });

  it('says how much of what was given is right, and how much of what was asked for was given', () => {
    expect([precision(half), recall(half)]).toEqual([1, 0.5]);
    expect(f1(half)).toBeCloseTo(2 / 3);
    expect(f1({ ...half, correct: 0 }, 'soft')).toBeCloseTo(2 / 3);
  });

  it('of nothing is nothing, not undefined', () => {
    expect([precision(NOTHING), recall(NOTHING), f1(NOTHING)]).toEqual([0, 0, 0]);
  });
});
