/** A lag for people: "3 events", "4 s", "2 h"; of what is behind by less than a tenth of a second, "0.1 s". */
import type { Lag } from '#ports/event-store.js';

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

export function lagInWords(lag: Lag): string {
  if ('events' in lag) return `${lag.events} ${lag.events === 1 ? 'event' : 'events'}`;
  const { seconds } = lag;
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (['s', 1] as const);
  const amount = seconds / size;
  return `${amount < 10 ? Math.ceil(amount * 10) / 10 : Math.round(amount)} ${unit}`;
}

/** In its own unit. */
export const lagNumber = (lag: Lag): number => ('events' in lag ? lag.events : lag.seconds);
