/** The newsletter, across the page. */
import { NEWSLETTER_ID, NewsletterPart } from '../layout/forms.js';
import { t } from '../../lib/texts.js';

export function NewsletterBand() {
  return (
    <section id={NEWSLETTER_ID} aria-labelledby="newsletter-title" className="border-t bg-sheet">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-6 px-5 py-14 sm:px-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-xl">
            {t('Notes from the margin')}
          </h2>
          <p className="mt-2 max-w-[32rem] text-ink-soft">
            {t(
              'What we learn about reading documents. No letter has gone out yet. You confirm by e-mail, and leave by the link in the mail that welcomes you.',
            )}
          </p>
        </div>
        <NewsletterPart source="homepage" />
      </div>
    </section>
  );
}
