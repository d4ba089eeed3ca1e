import { ALMOST_SURE, chanceBy, logit } from '#extraction/confidence/calibration.js';
import { type Calibration } from '#extraction/kind/calibration.js';
import { type ValueExample, withUnsure } from './fit-calibration.js';

const AS_THE_RULES_SAY: Calibration = { offset: 0, weights: [1, 0, 0], fields: {} };

/** A hundred values said to be so likely, of which so many are right. */
const hundred = (said: number, right: number): ValueExample[] =>
  Array.from({ length: 100 }, (_, index) => ({
    field: 'any',
    signals: [logit(said), 0, 0],
    said,
    right: index < right,
  }));

describe('what drawings say of values that are not sure', () => {
  const drawn = withUnsure(AS_THE_RULES_SAY, [...hundred(0.6, 80), ...hundred(0.8, 90), ...hundred(0.98, 50)]);
  const said = (raw: number) => chanceBy(drawn, 'any', [logit(raw), 0, 0]);

  it('brings them near to what is right of them', () => {
    expect(Math.abs(said(0.6) - 0.8)).toBeLessThan(0.06);
    expect(Math.abs(said(0.8) - 0.9)).toBeLessThan(0.02);
  });

  it('has no part in what is sure', () => {
    expect(said(0.98)).toBeCloseTo(0.98, 9);
    expect(said(0.93)).toBeLessThanOrEqual(ALMOST_SURE);
    expect(drawn).toMatchObject(AS_THE_RULES_SAY);
  });
});
