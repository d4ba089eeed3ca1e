/** Names and values, read-only, one rule apart. */
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.js';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="max-w-2xl border-y *:not-first:border-t">{children}</dl>;
}

/** @param children undefined while it is on its way */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 items-center gap-x-6 py-2.5 has-[dd_p]:items-baseline sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere tabular">{children ?? <Skeleton className="my-1 h-4 w-24" />}</dd>
    </div>
  );
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
