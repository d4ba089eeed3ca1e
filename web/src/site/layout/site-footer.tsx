/** The end of every public page: the newsletter, where else one can go, the small print. */
import { paths } from '../../entities/paths.js';
import { msg, t } from '../../lib/texts.js';
import { Wordmark } from '../../ui/mark.js';
import { ThemeToggle } from '../../ui/theme-toggle.js';
import { FOOTER_ID, NewsletterPart } from './forms.js';
import { LanguageMenu } from './language-menu.js';
import type { SiteLink } from './links.js';

const COLUMNS: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: msg('Product'),
    links: [
      { href: paths.homePart('features'), text: msg('Features') },
      { href: paths.homePart('pricing'), text: msg('Pricing') },
      { href: paths.homePart('free-test'), text: msg('Try Free') },
      { href: paths.homePart('measured'), text: msg('What we measured') },
    ],
  },
  {
    title: msg('Resources'),
    links: [
      { href: paths.blog, text: msg('Blog') },
      { href: paths.api, text: msg('API') },
      { href: paths.feed, text: msg('RSS feed') },
    ],
  },
  {
    title: msg('Company'),
    links: [
      { href: paths.homePart('about'), text: msg('About') },
      { href: paths.homePart('contact'), text: msg('Contact') },
      { href: paths.terms, text: msg('Terms of service') },
      { href: paths.privacy, text: msg('Privacy policy') },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer id={FOOTER_ID} className="border-t bg-sheet">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-12 px-5 pt-16 pb-12 sm:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex max-w-md flex-col items-start gap-4">
          <a href={paths.home} aria-label={t('Recto, to the front page')} className="flex rounded-md">
            <Wordmark name="Recto" />
          </a>
          <p className="text-sm text-ink-soft">
            {t(
              'Documents in, structured data out. Subscribe to what we learn; leave by the link in the mail that welcomes you.',
            )}
          </p>
          <div className="w-full">
            <NewsletterPart source="footer" />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className="font-sans text-sm font-semibold tracking-normal">{t(title)}</h2>
              <ul className="mt-3 flex flex-col gap-1">
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1 text-sm text-ink-soft hover:text-ink hover:underline">
                      {t(text)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="mx-auto max-w-7xl px-5 sm:px-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t py-5">
          <p className="text-xs text-ink-faint">{t('Recto is free software under the Apache License 2.0.')}</p>
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
