import { inWords, scaleOf, summaryOf, totalsOf } from './history.js';

const day = (date: string, documents: number, credits: number) => ({ date, documents, credits });
const days = [day('2026-03-01', 1, 0), day('2026-03-02', 7, 8), day('2026-03-03', 0, 0)];

it('adds up', () => {
  expect(totalsOf(days)).toEqual({ documents: 8, credits: 8 });
  expect(totalsOf([])).toEqual({ documents: 0, credits: 0 });
});

it.each([
  [0, 4],
  [4, 4],
  [5, 5],
  [8, 10],
  [11, 20],
  [41, 50],
  [999, 1000],
])('scales a most of %d to %d', (most, top) => expect(scaleOf([day('2026-03-01', most, 0)])).toBe(top));

it('never cuts a day off, whichever figure is higher', () => {
  for (let most = 1; most < 3_000; most += 7)
    expect(scaleOf([day('2026-03-01', 0, most)])).toBeGreaterThanOrEqual(most);
});

it('says in words what the chart shows', () => {
  expect(inWords({ documents: 1, credits: 2 })).toBe('1 document, 2 credits');
  expect(summaryOf(days)).toMatch(/^Last 3 days: 8 documents, 8 credits\. Most on .*2026.*: 7 documents, 8 credits\.$/);
  expect(summaryOf([day('2026-03-01', 0, 0)])).toBe('Last 1 days: 0 documents, 0 credits.');
});
