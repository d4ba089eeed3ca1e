/** A table that scrolls sideways by itself when it is wider than its place; the keyboard can scroll it, too. */
import type { ReactNode } from 'react';

export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-sm">{children}</table>
    </div>
  );
}
