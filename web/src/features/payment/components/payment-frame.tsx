/** The frame of the pages around a payment: one leaf, nothing beside it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { Wordmark } from '../../../ui/mark.js';
import { ThemeToggle } from '../../../ui/theme-toggle.js';
import { installation, titled } from '../../../lib/installation.js';
import { t } from '../../../lib/texts.js';

export function PaymentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-5 pb-16 sm:px-10">
      <title>{titled(title)}</title>
      <header className="mx-auto flex h-18 w-full max-w-5xl items-center justify-between">
        <Link
          to={paths.home}
          aria-label={t('{name}, to the front page', { name: installation.brand.name })}
          className="flex rounded-md"
        >
          <Wordmark />
        </Link>
        <ThemeToggle />
      </header>
      <main className="rise mx-auto flex w-full max-w-xl grow flex-col justify-center">
        <div className="flex flex-col items-start gap-7 rounded-lg border bg-sheet px-6 py-10 shadow-float sm:px-12 sm:py-12">
          {children}
        </div>
      </main>
    </div>
  );
}
