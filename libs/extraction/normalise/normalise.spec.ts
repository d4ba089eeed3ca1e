import fc from 'fast-check';
import { findAmounts } from './amounts.js';
import { findDates, findTimes, inLanguage, orderOf, toIso } from './dates.js';
import { companyName, legalForm, lettersOnly, withoutRegister } from './names.js';
import { addressLine, tidy } from './text.js';

const values = (text: string) => findAmounts(text).map(({ value }) => value);
const isoDates = (text: string, order: 'dmy' | 'mdy' = 'dmy') => findDates(text).map((date) => toIso(date, order));

describe('dates of a language', () => {
  it.each([
    ['07/12/68', 'th', '2025-12-07'],
    ['20 มี.ค. 68', 'th', '2025-03-20'],
    ['1/5/59', 'th', '2016-05-01'],
    ['07/12/25', 'th', '2025-12-07'],
    ['07/12/68', 'en', '1968-12-07'],
    ['15. listopada 2025.', 'hr', '2025-10-15'],
    ['15. studenoga 2025.', 'hr', '2025-11-15'],
    ['15 listopada 2025', 'pl', '2025-11-15'],
  ])('%s in %s are counted as its people count', (text, language, iso) => {
    expect(findDates(text).map((date) => toIso(inLanguage(date, language), 'dmy'))).toEqual([iso]);
  });

  it('of Vietnam end a date that a clause by its number follows', () => {
    expect(findDates('từ ngày 01 tháng 8 năm 2024. 1.2. Địa điểm').map((date) => toIso(date, 'dmy'))).toEqual([
      '2024-08-01',
    ]);
  });
});

describe('amounts', () => {
  it.each([
    ['Total 1,234.56', [1234.56]],
    ['Gesamt 1.234,56 €', [1234.56]],
    ['Total TTC 1 234,56 €', [1234.56]],
    ["Betrag CHF 1'234.50", [1234.5]],
    ['Total ₹ 12,34,567.50', [1234567.5]],
    ['Total: RM 9 .00', [9]],
    ['TOTAL RM100. 00', [100]],
    ['Summe 12,O0', [12]],
    ['Remise -5,00', [-5]],
    ['Discount (5.00)', [-5]],
    ['Saldo 7,50-', [-7.5]],
    ['100,00 19 % 19,00', [100, 19]],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('takes no rates, dates, times or parts of longer numbers for amounts', () => {
    expect(values('19,00 %')).toEqual([]);
    expect(findAmounts('12/2018 10:45').filter(({ exact }) => exact)).toEqual([]);
    expect(findAmounts('1.2.3.44').filter(({ exact }) => exact)).toEqual([]);
  });

  it('knows the currency by the sign or code on either side', () => {
    expect(findAmounts('$4.11 4,55 € EUR 3,00 RM 2.50').map(({ currency }) => currency)).toEqual([
      'USD',
      'EUR',
      'EUR',
      'MYR',
    ]);
    const signed = ['12,00 Kč', '9,50 zł', '78,00 лв.', '1 950,00 грн', '₴5,00', '9,50 руб.'];
    expect(signed.map((text) => findAmounts(text)[0]?.currency)).toEqual(['CZK', 'PLN', 'BGN', 'UAH', 'UAH', 'RUB']);
    expect(findAmounts('Total: $9.00 AUD').map(({ currency }) => currency)).toEqual(['AUD']);
  });

  it('reads back every amount however it is written', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.']), (amount, [group, point]) => {
        const whole = Math.floor(amount / 100)
          .toString()
          .replace(/\B(?=(\d{3})+$)/g, group!);
        expect(values(`${whole}${point}${String(amount % 100).padStart(2, '0')}`)).toEqual([amount / 100]);
      }),
    );
  });
});

describe('money with three decimals', () => {
  it('is told by its currency, or by that of the page', () => {
    expect(findAmounts('12.500 د.ك').map(({ value, exact }) => [value, exact])).toEqual([[12.5, true]]);
    expect(findAmounts('1,234.750', true).map(({ value }) => value)).toEqual([1234.75]);
    expect(findAmounts('12.500 €').map(({ value }) => value)).toEqual([12500]);
  });
});

describe('dates', () => {
  it('are read where each of their numbers is named', () => {
    const said = ['Ngày 12 tháng 03 năm 2026', 'Ngày (Date) 12 tháng (month) 3 năm (year) 2026', '2026년 3월 12일'];
    for (const text of said) expect(isoDates(text)).toEqual(['2026-03-12']);
  });

  it.each([
    ['27 ตุลาคม 2568', '2025-10-27'],
    ['12 มี.ค. 2569', '2026-03-12'],
    ['5 พฤศจิกายน พ.ศ. 2568', '2025-11-05'],
    ['15 מרץ 2026', '2026-03-15'],
    ['15 בינואר 2026', '2026-01-15'],
    ['15 مارس 2026', '2026-03-15'],
    ['15 آذار 2026', '2026-03-15'],
    ['25.12.2018', '2018-12-25'],
    ['2018-12-25', '2018-12-25'],
    ['2018/12/25', '2018-12-25'],
    ['2018-12-2516:48', '2018-12-25'],
    ['dal 1° gennaio 2018', '2018-01-01'],
    ['Exhibit 10.1 March 15, 2016', '2016-03-15'],
    ['25 Dec 2018', '2018-12-25'],
    ['25-DEC-18', '2018-12-25'],
    ['December 25th, 2018', '2018-12-25'],
    ['den 5. März 2021', '2021-03-05'],
    ['le 1er février 2020', '2020-02-01'],
    ['15 de marzo de 2019', '2019-03-15'],
    ['7 września 2022', '2022-09-07'],
    ['5. března 2024', '2024-03-05'],
    ['15 березня 2024 р.', '2024-03-15'],
    ['16 Agustus 2026', '2026-08-16'],
    ['9 Ogos 2025', '2025-08-09'],
    ['15 мая 2024 г.', '2024-05-15'],
    ['5 юли 2024 г.', '2024-07-05'],
    ['15 Μαΐου 2024', '2024-05-15'],
    ['ΑΘΗΝΑ, 3 ΙΟΥΛΙΟΥ 2024', '2024-07-03'],
    ['3. ágúst 2024', '2024-08-03'],
    ['15 Mayıs 2024', '2024-05-15'],
    ['5. mai 2024', '2024-05-05'],
    ['Budapest, 2024. március 15.', '2024-03-15'],
    ['2024 m. kovo 15 d.', '2024-03-15'],
    ['2024. gada 15. marts', '2024-03-15'],
    ['O3/O4/2018', '2018-04-03'],
    ['12/25/2018', '2018-12-25'],
    ['03.04.24', '2024-04-03'],
  ])('%s', (text, iso) => {
    expect(isoDates(text)).toEqual([iso]);
  });

  it('takes no date that the calendar does not have, no version and no part of a longer number', () => {
    expect(isoDates('31/02/2020 45/13/2019 1.2.3 123/45/67890')).toEqual([]);
  });

  it("lets a document's unambiguous dates decide the order of the others", () => {
    expect(isoDates('28/04/2566 18:20')).toEqual(['2023-04-28']);
    const american = findDates('03/04/2024 and 03/20/2024');
    expect(orderOf(american)).toBe('mdy');
    expect(toIso(american[0]!, 'mdy')).toBe('2024-03-04');
    expect(orderOf(findDates('03/04/2024 and 20/03/2024'))).toBe('dmy');
    expect(orderOf(findDates('03/04/2024'))).toBeUndefined();
    // “lor” is a Danish Saturday, and no part of a name is.
    expect(orderOf(findDates('Jane Taylor, Works, Date: 6/9/08'))).toBeUndefined();
  });

  it('reads times of day', () => {
    expect(findTimes('12:05 8:13:39 PM 9h30 25:10').map(({ value }) => value)).toEqual(['12:05', '20:13', '09:30']);
  });
});

describe('names and addresses', () => {
  it('repairs a digit in a word of letters, and leaves numbers alone', () => {
    expect(lettersOnly('URBAN 1DEA C0. 7 ELEVEN 24H B12')).toBe('URBAN IDEA CO. 7 ELEVEN 24H B12');
  });

  it('repairs a legal form that always reads the same, and nothing that might be a word', () => {
    expect(legalForm('Larkspur SON BHD')).toBe('Larkspur SDN BHD');
    expect(legalForm('Larkspur 5/B')).toBe('Larkspur S/B');
    expect(legalForm('Father and SON LTD')).toBe('Father and SON LTD');
    expect(legalForm('Larkspur Sp. z 0.0.')).toBe('Larkspur Sp. z o.o.');
    expect(legalForm('LARKSPUR S.R.0.')).toBe('LARKSPUR S.R.O.');
    expect(legalForm('Larkspur d.0.0')).toBe('Larkspur d.o.o');
    expect(legalForm('Studio 0.0')).toBe('Studio 0.0');
    expect(['СЛЪНЦЕ 00Д', 'СЛЪНЦЕ ОOOД', 'СЛЪНЦЕ Е00Д', 'КОД'].map(legalForm)).toEqual([
      'СЛЪНЦЕ ООД',
      'СЛЪНЦЕ ООД',
      'СЛЪНЦЕ ЕООД',
      'КОД',
    ]);
  });

  it('takes the number of the register off a name', () => {
    expect(withoutRegister('Larkspur Sdn Bhd (139386-X)')).toBe('Larkspur Sdn Bhd');
    expect(withoutRegister('Hotel 1900')).toBe('Hotel 1900');
  });

  it('drops specks read as words at the ends of a name', () => {
    const word = (text: string, confidence: number) => ({
      text,
      confidence,
      box: [0, 0, 1, 1] as const,
      source: 'ocr' as const,
    });
    expect(
      companyName([word('“', 0.3), word('A', 0.2), word('LARKSPUR', 0.9), word('BAKERY', 0.9), word('ie', 0.4)]),
    ).toBe('LARKSPUR BAKERY');
  });

  it('joins the parts of an address, tidy', () => {
    expect(addressLine(['  1 Main   Street ,', '', '· 12345 Town '])).toBe('1 Main Street, 12345 Town');
    expect(tidy(' : Value  with   spaces ; ')).toBe('Value with spaces');
  });
});
