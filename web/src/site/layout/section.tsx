/** A section of a public page: its name in the margin, as on a printed page, and its content beside it. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';

interface SectionProps {
  id: string;
  /** Stands in the margin. */
  note: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'ground' | 'sheet';
  children: ReactNode;
}

export function Section({ id, note, title, lead, tone = 'ground', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('border-t', tone === 'sheet' && 'bg-sheet')}>
      <div className="mx-auto grid max-w-7xl gap-x-12 px-5 py-16 sm:px-10 sm:py-24 xl:grid-cols-[10rem_minmax(0,1fr)]">
        <p aria-hidden="true" className="mb-4 text-sm text-ink-faint xl:mb-0 xl:border-t xl:border-line-strong xl:pt-3">
          {note}
        </p>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="max-w-[42rem] text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-4 max-w-[40rem] text-md text-ink-soft">{lead}</p>}
          <div className="mt-10 sm:mt-14">{children}</div>
        </div>
      </div>
    </section>
  );
}
