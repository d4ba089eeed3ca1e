/** A turning pen stroke. Says nothing by itself: what is waited for is said beside it. */
import { LoaderCircle } from 'lucide-react';
import { t } from '../lib/texts.js';

export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} strokeWidth={1.75} />;
}

export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-faint">
      <Spinner className="size-7" />
      <span className="sr-only">{t('Loading')}</span>
    </div>
  );
}
