import type { ReactNode } from 'react';
import { t } from '../lib/texts.js';

/** A grey stand-in of the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`breathe block rounded-sm bg-line ${className ?? 'h-4 w-full'}`} />;
}

/** Announces once that something loads, around skeletons that are silent. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      <span role="status" className="sr-only">
        {label ?? t('Loading')}
      </span>
      {children}
    </div>
  );
}
