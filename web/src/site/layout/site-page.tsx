/** The frame of a public page. */
import { useEffect, useRef, type ReactNode } from 'react';
import { titleOf } from '../content/public-pages.js';
import { t } from '../../lib/texts.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { useReveal } from './use-reveal.js';

export function SitePage({ path, children }: { path: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useReveal(main);
  // From here on the screens themselves know who is signed in.
  useEffect(() => {
    delete document.documentElement.dataset.member;
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{titleOf(path)}</title>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-40 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-float"
      >
        {t('Skip to the text')}
      </a>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="grow overflow-x-clip">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
