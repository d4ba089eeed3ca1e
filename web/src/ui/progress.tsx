/** How far something is, as a thin inked rule. */
import { classNames } from './class-names.js';

const FILLS = { accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' } as const;

interface ProgressProps {
  /** 0..1 */
  value: number;
  label: string;
  tone?: keyof typeof FILLS;
  /** A level is a state ("72 % used"), a progress goes on by itself. */
  kind?: 'progressbar' | 'meter';
}

export function Progress({ value, label, tone = 'accent', kind = 'progressbar' }: ProgressProps) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <div
      role={kind}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className="h-1 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames('h-full origin-left transition-[width]', FILLS[tone])}
        style={{ width: `${part * 100}%` }}
      />
    </div>
  );
}
