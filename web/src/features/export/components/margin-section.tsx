/** A titled part of the margin. */
import type { ReactNode } from 'react';

export function MarginSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-md">{title}</h2>
      {children}
    </section>
  );
}
