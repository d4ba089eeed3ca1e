/** The installation's status in words and tones. Pure. */
import type { OperatorStatus } from '#contracts/operator.js';
import { count } from '../../../lib/format.js';
import type { Tone } from '../../../ui/badge.js';

type ReadModel = NonNullable<OperatorStatus['readModels']>[number];

/** What is not known here is said as it came, and stands out. */
const TONES: Readonly<Record<string, Tone>> = {
  ok: 'good',
  ready: 'good',
  running: 'good',
  'up to date': 'good',
  waiting: 'neutral',
  unsigned: 'neutral',
  stopped: 'neutral',
  behind: 'warn',
  draining: 'warn',
  unknown: 'warn',
};
export const toneOf = (state: string): Tone => TONES[state] ?? 'bad';

export function lagWords(lag: ReadModel['lag']): string {
  if (lag === null) return '–';
  return 'events' in lag
    ? `${count(lag.events)} ${lag.events === 1 ? 'event' : 'events'}`
    : `${count(Math.ceil(lag.seconds))} s`;
}

/** Why a read model stands still; undefined: it does not. */
export function pauseWords({ pausedAt, pausedBecause }: ReadModel): string | undefined {
  if (pausedAt) return `At ${pausedAt.type} ${pausedAt.eventId}, position ${pausedAt.position}`;
  return pausedBecause === null ? undefined : `By order: ${pausedBecause}`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

export function sizeWords(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = bytes / 1024 ** step;
  return `${step === 0 ? size : size.toFixed(1)} ${UNITS[step]}`;
}

export function upWords(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600), Math.floor(seconds / 60)];
  if (days > 1) return `${count(days)} days`;
  if (hours > 1) return `${hours} hours`;
  return minutes > 1 ? `${minutes} minutes` : `${Math.floor(seconds)} seconds`;
}
