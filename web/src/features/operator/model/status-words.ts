/** The installation's status in words and tones. Pure. */
import type { OperatorStatus } from '#contracts/operator.js';
import { tenths } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';
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
/** As it came where it is not known here. */
const WORDS: Readonly<Record<string, string>> = {
  ok: msg('ok|state'),
  ready: msg('ready|state'),
  running: msg('running|state'),
  'up to date': msg('up to date|state'),
  waiting: msg('waiting|state'),
  unsigned: msg('unsigned|state'),
  stopped: msg('stopped|state'),
  behind: msg('behind|state'),
  draining: msg('draining|state'),
  unknown: msg('unknown|state'),
  paused: msg('paused|state'),
  failing: msg('failing|state'),
  stuck: msg('stuck|state'),
  broken: msg('broken|state'),
  'not ready': msg('not ready|state'),
  'no answer': msg('no answer|state'),
};
export const stateWords = (state: string): string => {
  const known = WORDS[state];
  return known === undefined ? state : t(known);
};

export const toneOf = (state: string): Tone => TONES[state] ?? 'bad';

export function lagWords(lag: ReadModel['lag']): string {
  if (lag === null) return '–';
  return 'events' in lag
    ? t('{events, plural, one {# event} other {# events}}', { events: lag.events })
    : t('{seconds, number} s', { seconds: Math.ceil(lag.seconds) });
}

/** Why a read model stands still; undefined: it does not. */
export function pauseWords({ pausedAt, pausedBecause }: ReadModel): string | undefined {
  if (pausedAt)
    return t('At {type} {event}, position {position}', {
      type: pausedAt.type,
      event: pausedAt.eventId,
      position: pausedAt.position,
    });
  return pausedBecause === null ? undefined : t('By order: {reason}', { reason: pausedBecause });
}

const SIZES = [msg('{size} bytes'), msg('{size} KB'), msg('{size} MB'), msg('{size} GB'), msg('{size} TB')] as const;

export function sizeWords(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = bytes / 1024 ** step;
  return t(SIZES[step] ?? SIZES[0], { size: step === 0 ? String(size) : tenths(size) });
}

export function upWords(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600), Math.floor(seconds / 60)];
  if (days > 1) return t('{days, number} days', { days });
  if (hours > 1) return t('{hours} hours', { hours });
  return minutes > 1 ? t('{minutes} minutes', { minutes }) : t('{seconds} seconds', { seconds: Math.floor(seconds) });
}
