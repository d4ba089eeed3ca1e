/** A ledger: dense rows, thin rules, one line each. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Loading, Skeleton } from './skeleton.js';

export function Ledger({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-y">
      {children}
    </ul>
  );
}

export function LedgerRow({ selected = false, children }: { selected?: boolean; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'group/row relative isolate flex min-h-13 items-center gap-3 not-first:border-t sm:gap-4',
        'before:absolute before:-inset-x-3 before:inset-y-px before:-z-10 before:rounded-md before:transition-colors',
        selected ? 'before:bg-mark-wash' : 'hover:before:bg-sunken',
      )}
    >
      {children}
    </li>
  );
}

export function LedgerSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Loading label={label}>
      <div className="border-y">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex min-h-13 items-center gap-4 not-first:border-t">
            <Skeleton className="size-4.5 rounded-full" />
            <Skeleton className="h-4 max-w-64 grow" />
            <Skeleton className="ml-auto h-5 w-24" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
