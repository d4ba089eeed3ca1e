/** Nothing here yet: says so, says what to do, offers the way. A blank leaf stands beside it. */
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** h1 where nothing else is on the screen. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ title, hint, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-6 px-6 py-14 text-center sm:py-20">
      <svg
        viewBox="0 0 96 112"
        className="h-28 w-24 text-line-strong"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path d="M14 4h54l18 18v86H14z" fill="var(--raised)" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M68 4v18h18" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M30 4v104" strokeWidth="1.25" />
        <path d="M40 42h32M40 54h32M40 78h20" strokeWidth="1.25" strokeDasharray="3 4" />
        <path d="M38 61h38v10H38z" fill="var(--mark)" stroke="none" />
      </svg>
      <div className="flex max-w-sm flex-col gap-1.5">
        <Heading className="text-lg">{title}</Heading>
        {hint && <p className="text-balance text-ink-soft">{hint}</p>}
      </div>
      {action}
    </div>
  );
}
