import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';

function read(...lines: string[]) {
  const { extraction, confidence } = assemble(kindOf('contract').fields(readingOf(layOut([pageOf(lines)]), 'en')));
  return { day: extraction['effective_date'], sure: confidence['effective_date'] ?? 0 };
}

const MADE = 'This Agreement is made on 3 May 2022 between Larkspur Ltd and Harbour Ltd.';
const SIGNED = ['Date: 5 May 2022', 'Date: 9 May 2022'];
/** A score that is called at least 0.95 sure where it is read from a text layer. */
const SURE = 0.8;

describe('the first day of a contract', () => {
  it('is the one that is defined, however many dates come before it', () => {
    const before = ['Visited on 2 May 2019, 4 June 2019, 7 July 2020 and 8 August 2021.'];
    const { day, sure } = read(MADE, ...before, 'Effective Date means 1 June 2022.');
    expect(day).toBe('2022-06-01');
    expect(sure).toBeGreaterThanOrEqual(SURE);
  });

  it('is what the heading of its column says, in a row of cells', () => {
    const heads = 'Signature date|SOW effective date|Term|Work begins';
    const { day, sure } = read('Statement of work', heads, '3 May 2022|1 June 2022|26 weeks|4 July 2022');
    expect(day).toBe('2022-06-01');
    expect(sure).toBeGreaterThanOrEqual(SURE);
    const other = read('Statement of work', heads.replace('SOW effective date', 'Review'), '3 May|1 June 2022|x|y');
    expect(other.sure).toBeLessThan(SURE);
  });

  it('is read where it is spelled out', () => {
    expect(read('This Lease is effective this ninth day of August, two thousand twenty-one, by').day).toBe(
      '2021-08-09',
    );
  });

  it('is the last day beside a signature where it begins when it is signed', () => {
    const clause = 'It takes effect on the date on which the last of the two parties signs it.';
    const { day, sure } = read(MADE, clause, ...SIGNED);
    expect(day).toBe('2022-05-09');
    expect(sure).toBeGreaterThanOrEqual(SURE);
    expect(read('Larkspur Ltd and Harbour Ltd agree.', ...SIGNED).day).toBe('2022-05-09');
  });

  it('is the day of a letter before that of what the letter is about', () => {
    expect(read('Larkspur Ltd, 12 Mill Lane', '3 May 2022', 'Side letter: Loan Agreement of 2 March 2021').day).toBe(
      '2022-05-03',
    );
  });
});

describe('how sure the first day is', () => {
  it('it is, where the contract was made then and says nothing else, or that it begins then', () => {
    expect(read(MADE).sure).toBeGreaterThanOrEqual(SURE);
    expect(read(MADE, 'This Agreement takes effect on the date first above written.').sure).toBeGreaterThanOrEqual(
      SURE,
    );
  });

  it.each([
    'This Agreement takes effect when the Licensor has issued the key.',
    'Fees are due from the Effective Date.',
  ])('it is not, where the contract begins otherwise and that day is not read: %s', (clause) => {
    const { day, sure } = read(MADE, clause);
    expect(day).toBe('2022-05-03');
    expect(sure).toBeLessThan(0.5);
  });

  it('it is not, where two days are said to be it', () => {
    expect(read(MADE, 'This Agreement is made on 7 May 2022.').sure).toBeLessThan(SURE);
  });

  it('it is not, where the day and the month might be the other way round', () => {
    expect(read(MADE.replace('3 May 2022', '3/5/2022')).sure).toBeLessThan(0.5);
  });

  it('it hardly is, where nothing is said of the only date', () => {
    expect(read('Larkspur Ltd and Harbour Ltd met in Elmtown on 3 May 2022, and agree.').sure).toBeLessThan(0.5);
  });

  it('is left out where the only date is another one', () => {
    expect(read('Ada Example, born on 3 May 1992, and Harbour Ltd agree.').day).toBeUndefined();
  });

  it('may stand under a heading that says so, beside how long it lasts', () => {
    const prepared = 'This document was prepared on 3 April 2022.';
    expect(read('Start (effective date)|Length of engagement', '22 April 2022|six months', prepared).day).toBe(
      '2022-04-22',
    );
  });
});
