/** On small screens the margin slides in over the page. A modal dialog, so that focus and Escape behave. */
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../entities/account/session.js';
import { IconButton } from '../../ui/button.js';
import { Wordmark } from '../../ui/mark.js';
import { SideMenu } from './side-menu.js';
import { t } from '../../lib/texts.js';

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const user = useSession()?.user;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const wide = matchMedia('(min-width: 64rem)');
    const closeWhenWide = () => wide.matches && dialog.close();
    wide.addEventListener('change', closeWhenWide);
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-label={t('Menu')}
      onClose={onClose}
      onPointerDown={(event) => event.target === ref.current && onClose()}
      className="m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none border-r bg-ground p-0 open:slide"
    >
      {open && (
        <div className="flex h-full flex-col gap-4">
          <div className="flex h-16 shrink-0 items-center justify-between border-b pr-3 pl-6">
            <Wordmark />
            <IconButton label={t('Close menu')} onClick={onClose}>
              <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </IconButton>
          </div>
          <p className="truncate px-6 text-sm text-ink-soft">{user?.name}</p>
          <div className="min-h-0 grow">
            <SideMenu onChoose={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
