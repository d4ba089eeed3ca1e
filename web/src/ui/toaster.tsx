/**
 * Toasts at the top right for four seconds; they wait while pointed at or focused. Errors are read out at once. Their
 * place is there before they are: what is read out is what comes into a place that was there.
 */
import { CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, TOAST_DURATION, type Toast } from './toast-list.js';
import { t } from '../lib/texts.js';

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  // The top layer, so that a toast shows above an open dialog …
  useEffect(() => {
    const element = region.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, []);
  // … once more when the dialog came there later.
  useEffect(() => {
    if (toasts.length === 0 || !document.querySelector('dialog[open]')) return;
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [toasts.length]);
  const of = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          paused={paused}
          onDismiss={() => {
            setPaused(false);
            dismissToast(toast.id);
          }}
        />
      ));
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t('Notifications')}
      className="pointer-events-none fixed inset-auto top-4 right-4 m-0 w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible border-0 bg-transparent p-0 text-ink open:flex"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="alert" className="flex flex-col gap-2">
        {of('error')}
      </div>
      <div role="status" className="flex flex-col gap-2">
        {of('success')}
      </div>
    </section>
  );
}

function ToastCard({ toast, paused, onDismiss }: { toast: Toast; paused: boolean; onDismiss: () => void }) {
  const left = useRef(TOAST_DURATION);
  useEffect(() => {
    left.current = TOAST_DURATION;
  }, [toast.times]);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, toast.id, toast.times]);
  const Icon = toast.kind === 'success' ? CircleCheck : CircleX;
  return (
    <div className="arrive pointer-events-auto flex items-start gap-3 rounded-md border bg-raised py-2.5 pr-1.5 pl-3.5 shadow-float">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-1 size-4.5 shrink-0 ${toast.kind === 'success' ? 'text-good' : 'text-bad'}`}
      />
      <p className="min-w-0 grow py-0.5 text-sm wrap-anywhere">
        {toast.text}
        {toast.times > 1 && <span className="ml-2 text-ink-faint tabular">× {toast.times}</span>}
      </p>
      <button
        type="button"
        aria-label={t('Dismiss')}
        onClick={onDismiss}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-faint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
