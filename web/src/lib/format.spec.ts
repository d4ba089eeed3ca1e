import { calendarMonth, megabytes, money, percent, relativeTime } from './format.js';

const now = Date.parse('2026-03-14T12:00:00Z');

const told = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(value, unit);
const twoDigits = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2 });

it.each([
  ['2026-03-14T11:59:30Z', 'just now'],
  ['2026-03-14T11:58:00Z', told(-2, 'minute')],
  ['2026-03-14T09:00:00Z', told(-3, 'hour')],
  ['2026-03-13T11:00:00Z', told(-1, 'day')],
  ['2026-02-10T12:00:00Z', told(-1, 'month')],
  ['2024-03-14T12:00:00Z', told(-2, 'year')],
  ['not a time', 'not a time'],
])('%s is %s', (iso, text) => expect(relativeTime(iso, now)).toBe(text));

it('sizes and parts', () => {
  expect(megabytes(1_572_864)).toBe('1.50 MB');
  expect([megabytes(10_486), megabytes(10_000)]).toEqual(['0.01 MB', 'under 0.01 MB']);
  expect(percent(0.994)).toBe('99%');
});

it('money in a currency nobody knows is still shown', () => {
  expect(money(12.5, undefined)).toBe(twoDigits.format(12.5));
  expect(money(1.529, undefined)).toBe(new Intl.NumberFormat(undefined, { maximumFractionDigits: 3 }).format(1.529));
  expect(money(12.5, 'points')).toBe(`${twoDigits.format(12.5)} points`);
});

it('a month by its name', () => {
  const april = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 3));
  expect(calendarMonth('2026-04')).toContain(april);
  expect(calendarMonth('2026-04')).toContain('2026');
  expect(calendarMonth('soon')).toBe('soon');
});
