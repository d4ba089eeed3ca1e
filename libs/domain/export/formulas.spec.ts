import { isFormula, neutralised, neutralisedParts } from './formulas.js';

describe('text that a spreadsheet would run', () => {
  it.each(
    [
      '=1+1',
      '+1+1',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '\0=1',
      ' =1',
      '\u00a0=1',
      '\u200b=1',
      '\ufeff=1',
      '\u3000=1',
      '＝1+1',
      '＋1',
      '－1',
      '＠SUM',
      ' ＝cmd',
      '﹢1',
      '−1+2',
      "=cmd|'/c calc'!A1",
      '=HYPERLINK("http://example.test")',
      '-2+3+cmd|x',
      '+49 89 12a',
      '-',
      '+',
      '@',
      '1,2\t'.trim() + '=',
      '-1e5x',
      '--1',
      '-1.2.3=',
      '- 1',
      '+49-30-901820',
      '+49 30-1',
      '+49 (30',
      '-49 30 901820',
      '+49 A1',
      '=49 30',
    ].filter((text) => text !== '1,2='),
  )('%j is one', (text) => {
    expect(isFormula(text)).toBe(true);
    expect(neutralised(text)).toBe(`'${text}`);
  });

  it.each([
    '',
    '0',
    '-12.50',
    '+12',
    '-1,234.56',
    '-1.234,56',
    "-1'234.50",
    '-1 234,5',
    '-12%',
    '-1e5',
    '-1.5E-10',
    '+4989123456',
    '+49 30 901820',
    '+44 (0) 1632 960123',
    '−5',
    'Tea',
    'a=b',
    '12-03-2026',
    'Smith & Sons',
    '(1)',
    '"=1"',
    "'=1",
    'ada@example.test',
  ])('%j is none and stays as it is', (text) => {
    expect(isFormula(text)).toBe(false);
    expect(neutralised(text)).toBe(text);
  });
});

describe('a cell that is opened with another separator', () => {
  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\r\n=1', "a\r\n'=1"],
    ['a| +1+1', "a| '+1+1"],
    ['=1;=2', "'=1;'=2"],
    ['a;\u00a0=1', "a;\u00a0'=1"],
    ['a;\u200b=1', "a;'\u200b=1"],
  ])('%j has no formula in any of its parts', (text, safe) => {
    expect(neutralisedParts(text)).toBe(safe);
  });

  it.each(['Tea; -12.50; +49 30 901820', 'a;b', '-12.50', ';;'])('%j stays', (text) => {
    expect(neutralisedParts(text)).toBe(text);
  });
});
