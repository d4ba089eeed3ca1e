import { eraDatesIn } from './eras.js';

describe('dates that count from an era', () => {
  it.each([
    ['令和7年10月22日', 2025, 10, 22],
    ['平成 31年4月30日', 2019, 4, 30],
    ['令和元年5月1日', 2019, 5, 1],
    ['民國 114年10月22日', 2025, 10, 22],
    ['到着 114年1月2日', 2025, 1, 2],
    ['25年11月29日', 2025, 11, 29],
  ])('%s', (text, year, month, day) => {
    expect(eraDatesIn(text)).toEqual([expect.objectContaining({ year, month, day })]);
  });

  it('are no years of this count', () => {
    expect(eraDatesIn('2025年11月29日')).toEqual([]);
  });
});
