import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { type SumCandidate, type SumName } from './candidates.js';
import { solve } from './solve.js';

const { amounts } = readingOf(layOut([pageOf(['Sum|1.00'])]), 'en');
const named = (sum: SumName, ...values: number[]): SumCandidate[] =>
  values.map((value) => ({ sum, value, score: 1, amount: amounts[0]! }));

describe('sums of what is free of tax', () => {
  it('prove nothing of the whole, where a tax is named', () => {
    const { proved } = solve([
      ...named('subtotal', 9628.98, 1086),
      ...named('tax', 0, 525.52),
      ...named('total', 10714.98),
    ]);
    expect([...proved]).toEqual([]);
  });

  it('make the total with the net sum that was taxed, and its tax', () => {
    const { sums, proved } = solve([
      ...named('subtotal', 9628.98, 1086),
      ...named('tax', 0, 525.52),
      ...named('total', 10714.98, 11240.5),
    ]);
    expect([sums.total?.value, sums.tax?.value]).toEqual([11240.5, 525.52]);
    expect(proved).toContain('total');
  });

  it('prove no net sum that only a charge is added to, where a tax is named', () => {
    const { proved } = solve([
      ...named('subtotal', 336.09),
      ...named('other', 26.46),
      ...named('total', 362.55),
      ...named('tax', 200),
    ]);
    expect([...proved]).toEqual([]);
  });
});
