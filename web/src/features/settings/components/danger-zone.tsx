/** Where the dangerous actions live, apart from everything else. */
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { t } from '../../../lib/texts.js';

export function DangerZone({
  title = t('Danger Zone'),
  text,
  children,
}: {
  title?: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-12 flex max-w-2xl flex-col items-start gap-4 border-t-2 border-bad pt-5"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="flex items-center gap-2 text-lg text-bad">
          <TriangleAlert aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
