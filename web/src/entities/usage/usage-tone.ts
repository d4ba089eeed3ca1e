/** How near the end of the month's credits is: destructive from 90 %, warning from 75 %, else success. */
export function usageTone(percentage: number): 'good' | 'warn' | 'bad' {
  if (percentage >= 90) return 'bad';
  return percentage >= 75 ? 'warn' : 'good';
}
