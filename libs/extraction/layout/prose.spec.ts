import { pageOf } from '../testing/made-page.js';
import { layOut } from './layout.js';
import { isProse } from './prose.js';

const prose = (...lines: string[]) => isProse(layOut([pageOf(lines)]).lines);

describe('running text', () => {
  const sentence = 'I promise to keep all of what I am told of the mill to myself,';

  it('may have as many short lines as long ones', () => {
    expect(prose('Elmtown', '1 May 2020', 'Letter', sentence, sentence, 'and no more.', 'Ada Example')).toBe(true);
  });

  it('is no table, whose long lines are of figures', () => {
    const row = '12 Large blue vases of glass 4 pcs 12.50 50.00 19 % 59.50';
    expect(prose('Invoice', row, row, row, row)).toBe(false);
  });

  it('is no row of labels with their values, however many words stand on it', () => {
    const row = 'Condition of tax: registered as a trader||Home: Mill Lane of Elmtown';
    expect(prose('Invoice', row, row, row, row)).toBe(false);
    expect(prose('Invoice', ...Array.from({ length: 4 }, () => row.replace('||', ' ')))).toBe(true);
  });

  it('is no letterhead over a short note', () => {
    expect(
      prose(
        'Larkspur Tools Ltd',
        '12 Mill Lane',
        'Elmtown',
        'Phone 555 0100',
        'Ada Example',
        'Owner of the Mill',
        sentence,
      ),
    ).toBe(false);
  });
});
