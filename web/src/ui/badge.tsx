/** A word in its own small frame; its tone repeats in colour what the word says. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-wash text-accent',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
};

export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-ink-faint',
  accent: 'text-accent',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
};

export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap tabular',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
