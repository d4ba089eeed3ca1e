/** The headings of a long text, beside it on wide screens and before it on narrow ones. */
import { t } from '../../lib/texts.js';
export function TableOfContents({ headings }: { headings: readonly { readonly id: string; readonly text: string }[] }) {
  return (
    <nav aria-label={t('Table of contents')} className="border-t border-line-strong pt-3 lg:sticky lg:top-24">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{t('Table of contents')}</h2>
      <ol className="mt-3 flex flex-col gap-0.5">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 text-sm leading-snug text-ink-soft hover:text-accent hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
