import { scoreItems } from './line-items.js';

const BUN = { description: 'Poppy seed bun', quantity: 2, unit_price: 1.25, amount: 2.5 };
const LOAF = { description: 'Rye loaf', amount: 7 };

const counts = ({ rows }: ReturnType<typeof scoreItems>) => [rows.labelled, rows.predicted, rows.correct];

describe('a score of line items', () => {
  it('finds rows in any order, each once', () => {
    expect(counts(scoreItems([BUN, LOAF], [LOAF, BUN]))).toEqual([2, 2, 2]);
    expect(counts(scoreItems([BUN, BUN], [BUN]))).toEqual([2, 1, 1]);
    expect(counts(scoreItems([BUN], [BUN, BUN]))).toEqual([1, 2, 1]);
  });

  it('forgives a letter of the description in the row, not in the cell', () => {
    const { rows, description, amount } = scoreItems([BUN], [{ ...BUN, description: 'Poppy seed bum' }]);
    expect([rows.correct, description.correct, amount.correct]).toEqual([1, 0, 1]);
  });

  it('takes a row for wrong when its amount is, or its description is another', () => {
    expect(counts(scoreItems([BUN], [{ ...BUN, amount: 2.51 }]))).toEqual([1, 1, 0]);
    expect(counts(scoreItems([BUN], [{ ...BUN, description: 'Service' }]))).toEqual([1, 1, 0]);
  });

  it('counts a cell that was told and is not printed', () => {
    const { quantity } = scoreItems([LOAF], [{ ...LOAF, quantity: 1 }]);
    expect([quantity.labelled, quantity.predicted, quantity.correct]).toEqual([0, 1, 0]);
  });

  it('takes a description with its code and with the lines below, and either of two prices', () => {
    const item = { code: '0815', description: 'Rye loaf', more: ['sliced'], amount: [7, 7.49] };
    for (const description of ['Rye loaf', '0815 Rye loaf', 'Rye loaf, sliced', '0815 Rye loaf sliced'])
      expect(scoreItems([item], [{ description, amount: 7.49 }]).description.correct).toBe(1);
    expect(scoreItems([item], [{ description: 'sliced', amount: 7 }]).description.correct).toBe(0);
  });

  it('neither asks for an optional row nor holds it against', () => {
    const optional = { description: 'Carriage', amount: 10, optional: true };
    expect(counts(scoreItems([BUN, optional], [BUN, { description: 'Carriage', amount: 10 }]))).toEqual([1, 1, 1]);
    expect(counts(scoreItems([BUN, optional], [BUN]))).toEqual([1, 1, 1]);
  });
});
