/** The workspace's frame: a head, the margin with the menu, and the page. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useFreshRole, useOwnLanguage } from '../../entities/account/account.query.js';
import { useMay, useSession } from '../../entities/account/session.js';
import { Spinner } from '../../ui/spinner.js';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmProvider } from '../../ui/confirm.js';
import { followLiveChanges } from '../live/live-updates.js';
import { followSettledDocuments } from '../live/settled-documents.js';
import { DropAnywhere } from './drop-anywhere.js';
import { Masthead } from './masthead.js';
import { MobileMenu } from './mobile-menu.js';
import { OfflineNote } from './offline-note.js';
import { SideMenu } from './side-menu.js';
import { t } from '../../lib/texts.js';

export function Shell() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const mayUpload = useMay('upload');
  const token = useSession()?.token;
  useFreshRole();
  useOwnLanguage();
  useEffect(() => (token ? followLiveChanges(client) : undefined), [client, token]);
  useEffect(() => followSettledDocuments(client), [client]);
  // A block body: newer browsers answer scrollTo with a promise, which is no clean-up function.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className="min-h-dvh">
      <a
        href="#page"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('Skip to the page')}
      </a>
      <Masthead onMenu={() => setMenuOpen(true)} />
      {mayUpload && <DropAnywhere />}
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] pt-8 lg:block">
          <SideMenu />
        </aside>
        <main
          id="page"
          ref={main}
          tabIndex={-1}
          className="min-h-[calc(100dvh-4rem)] border-line bg-sheet px-4 pt-6 pb-20 sm:px-8 lg:border-l lg:px-12 lg:pt-10"
        >
          <OfflineNote />
          <div className="mx-auto max-w-6xl has-data-wide:max-w-none 2xl:mx-0">
            <ConfirmProvider>
              <Suspense fallback={<Spinner className="mx-auto mt-24 size-6 text-ink-faint" />}>
                <Outlet />
              </Suspense>
            </ConfirmProvider>
          </div>
        </main>
      </div>
    </div>
  );
}
