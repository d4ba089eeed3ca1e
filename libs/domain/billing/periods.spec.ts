import fc from 'fast-check';
import { monthsAfter } from '#kernel/months.js';
import { periodAt } from './periods.js';

const starts = (anchor: string, count: number) =>
  Array.from({ length: count }, (_, n) => monthsAfter(anchor, n).slice(0, 10));

describe('billing periods', () => {
  it('begin on the last day of a month that is too short, and find back to the anchor', () => {
    expect(starts('2026-01-31T10:00:00.000Z', 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(starts('2027-12-30T10:00:00.000Z', 4)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']);
  });

  it('of a year begin on 28 February when they were anchored on the 29th, until the next leap year', () => {
    const anchor = '2028-02-29T08:00:00.000Z';
    expect(periodAt(anchor, '2029-02-28T07:59:59.999Z', 'annual').end).toBe('2029-02-28T08:00:00.000Z');
    expect(periodAt(anchor, '2032-03-01T00:00:00.000Z', 'annual').start).toBe('2032-02-29T08:00:00.000Z');
  });

  it('change at the hour of the anchor, not at midnight', () => {
    const anchor = '2026-01-31T10:00:00.000Z';
    expect(periodAt(anchor, '2026-02-28T09:59:59.999Z')).toEqual({ start: anchor, end: '2026-02-28T10:00:00.000Z' });
    expect(periodAt(anchor, '2026-02-28T10:00:00.000Z')).toEqual({
      start: '2026-02-28T10:00:00.000Z',
      end: '2026-03-31T10:00:00.000Z',
    });
  });

  it('hold a moment before the anchor in the first one: clocks differ', () => {
    expect(periodAt('2026-03-10T10:00:00.000Z', '2026-03-10T09:59:58.000Z').start).toBe('2026-03-10T10:00:00.000Z');
    expect(periodAt('2026-03-01T00:00:00.000Z', '2026-02-28T23:59:59.000Z').start).toBe('2026-03-01T00:00:00.000Z');
  });

  it('follow each other without gap or overlap, whatever the anchor', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    const later = fc.integer({ min: 0, max: 20 * 365 * 86_400_000 });
    fc.assert(
      fc.property(moment, later, fc.constantFrom('monthly' as const, 'annual' as const), (anchor, ms, cycle) => {
        const at = new Date(anchor.getTime() + ms).toISOString();
        const { start, end } = periodAt(anchor.toISOString(), at, cycle);
        expect(start <= at && at < end).toBe(true);
        expect(periodAt(anchor.toISOString(), end, cycle).start).toBe(end);
        const before = new Date(Date.parse(end) - 1).toISOString();
        expect(periodAt(anchor.toISOString(), before, cycle).start).toBe(start);
      }),
    );
  });
});
