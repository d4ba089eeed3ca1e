/**
 * Months by the calendar, UTC: the same day and hour, or the month's last day where it has no such day.
 * @param iso ISO 8601
 * @param months whole ones; negative for earlier
 * @returns ISO 8601, UTC, milliseconds. @throws RangeError when `iso` is no date
 */
export function monthsAfter(iso: string, months: number): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
