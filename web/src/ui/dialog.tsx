/**
 * The browser's own modal dialog: it keeps the focus, closes on Escape, makes the rest inert and gives the focus back,
 * without any script or style of ours. A press on the backdrop closes it, too.
 */
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** As large as the screen allows. */
  full?: boolean;
  /** A press beside it does not close it: what it shows is shown once. */
  stays?: boolean;
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  wide = false,
  full = false,
  stays = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Taken away while it is open it would take the focus along: closed before, it gives it back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => !ref.current?.open && onClose()}
      onPointerDown={(event) => !stays && event.target === ref.current && onClose()}
      className={classNames(
        'm-auto w-[calc(100vw-2rem)] overflow-hidden rounded-lg border bg-raised p-0 shadow-float open:rise open:flex open:flex-col',
        full ? 'max-h-[94dvh] max-w-5xl' : 'max-h-[min(90dvh,48rem)]',
        !full && (wide ? 'max-w-2xl' : 'max-w-md'),
      )}
    >
      {open && (
        <>
          <div className="flex flex-col gap-3 overflow-y-auto p-6">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            {children}
          </div>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">{footer}</div>}
        </>
      )}
    </dialog>
  );
}
