/** The title of a step, which takes the focus when one arrives, and a line about it. */
import type { ReactNode } from 'react';

export function StepHead({ title, lead, aside }: { title: string; lead: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 tabIndex={-1} className="text-lg focus:outline-none">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{lead}</p>
      </div>
      {aside}
    </div>
  );
}

/** The way back and the way on, at the foot of a step. */
export function StepFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center justify-between gap-3 pt-7">{children}</div>;
}
