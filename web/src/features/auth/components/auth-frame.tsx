/** The frame of sign-in and sign-up: the form on the page, and beside it, on wide screens, a leaf being read. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { Wordmark } from '../../../ui/mark.js';
import { SampleLeaf } from './sample-leaf.js';
import { ThemeToggle } from '../../../ui/theme-toggle.js';
import { WhenReady } from '../../../ui/when-ready.js';
import { installation, titled } from '../../../lib/installation.js';
import { t } from '../../../lib/texts.js';

export function AuthFrame({
  title,
  lead,
  children,
  footer,
}: {
  title: string;
  lead: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <title>{titled(title)}</title>
      <div className="flex flex-col bg-sheet px-5 sm:px-10 lg:border-r">
        <header className="flex h-18 items-center justify-between">
          <Link
            to={paths.home}
            aria-label={t('{name}, to the front page', { name: installation.brand.name })}
            className="flex rounded-md"
          >
            <Wordmark />
          </Link>
          <ThemeToggle />
        </header>
        <main className="rise mx-auto flex w-full max-w-sm grow flex-col justify-center gap-8 py-10">
          <div className="flex flex-col gap-2">
            <h1 className="text-2xl">{title}</h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
          <WhenReady>{children}</WhenReady>
          <p className="text-sm text-ink-soft">{footer}</p>
        </main>
      </div>
      <aside aria-label={t('An example')} className="hidden place-items-center overflow-hidden px-10 py-16 lg:grid">
        <SampleLeaf />
      </aside>
    </div>
  );
}

export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 text-sm text-bad">
      {children}
    </p>
  );
}
