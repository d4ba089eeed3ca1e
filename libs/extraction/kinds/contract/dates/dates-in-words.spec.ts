import { datesInWords } from './dates-in-words.js';

describe('a date that is spelled out', () => {
  it.each([
    ['this Twenty-Second day of November, Two Thousand and Nineteen', 2019, 11, 22],
    ['the eleventh day of June, 2018', 2018, 6, 11],
    ['the fifteenth (15th) day of June, 2019', 2019, 6, 15],
    ['1st day of June, two thousand twenty-one', 2021, 6, 1],
    ['the fourth day of January, nineteen hundred and eighty-eight', 1988, 1, 4],
    ['first day of March, One Thousand Nine Hundred Ninety-Eight', 1998, 3, 1],
    ['the 12th day of the month of July in the year 1996', 1996, 7, 12],
    ['am ersten Oktober zweitausendeinundzwanzig', 2021, 10, 1],
    ['am dreißigsten Juni zweitausendunddreiundzwanzig', 2023, 6, 30],
    ['le trente et un mars deux mil vingt et un', 2021, 3, 31],
    ['le premier février deux mille vingt-quatre', 2024, 2, 1],
    ['el día quince de septiembre de dos mil veinte', 2020, 9, 15],
    ['il primo gennaio duemiladiciotto', 2018, 1, 1],
    ['il ventuno marzo duemilaventuno', 2021, 3, 21],
    ['op één juni tweeduizend drieëntwintig', 2023, 6, 1],
  ])('%s', (text, year, month, first) => {
    expect(datesInWords(text)).toMatchObject([{ year, month, first }]);
  });

  it('ends with its year', () => {
    const text = 'el quince de septiembre de dos mil veinte y tendrá';
    const [date] = datesInWords(text);
    expect(text.slice(date!.start, date!.end)).toBe('quince de septiembre de dos mil veinte');
  });

  it.each(['one of March and two', 'thirty-first day of June, 2018', 'in May 2018'])('is none: %s', (text) => {
    expect(datesInWords(text)).toEqual([]);
  });
});
