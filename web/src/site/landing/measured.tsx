/** What was measured, and how: figures instead of adjectives. */
import { paths } from '../../entities/paths.js';
import { Section } from '../layout/section.js';
import { msg, t } from '../../lib/texts.js';

const FIGURES = [
  {
    figure: '97%',
    what: msg('Totals on receipts'),
    detail: msg('Photographed and scanned shop receipts from a public set. Right means equal to the cent.'),
  },
  {
    figure: '98%',
    what: msg('Dates on receipts'),
    detail: msg('The same receipts. Right means the same day; a date of two meanings is said to be unsure.'),
  },
  {
    figure: '98%',
    what: msg('Sure, and right'),
    detail: msg('Of the values Recto calls at least 95% sure, on receipts, invoices, contracts, ID cards and labels.'),
  },
] as const;

export function Measured() {
  return (
    <Section
      id="measured"
      note={t('Measured')}
      title={t('No 99.9% here')}
      lead={t(
        'You will read “99.9% accuracy”, “50x faster” and “20+ languages” on many pages like this one. Accuracy of what, against whose documents? Here is what we measured, with the local engine alone and no cloud behind it.',
      )}
    >
      <dl className="grid gap-x-12 gap-y-10 sm:grid-cols-3">
        {FIGURES.map(({ figure, what, detail }) => (
          <div key={what} data-reveal="" className="flex flex-col border-t-2 border-mark-line pt-5">
            <dt className="order-2 mt-3 font-medium">{t(what)}</dt>
            <dd className="order-1 font-serif text-[3.5rem] leading-none font-semibold tracking-tight tabular">
              {figure}
            </dd>
            <dd className="order-3 mt-1.5 text-sm text-ink-soft">{t(detail)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-12 max-w-[42rem] text-ink-soft">
        {t(
          'Invoices and receipts are read by labels in twenty-four European languages, pictures of clean print in 32 languages. No rule was written from a look at these receipts, yet yours may do worse; long contracts, faint thermal paper and handwriting do. That is why every value carries its own certainty, and why the ones to look at come first.',
        )}{' '}
        <a href={`${paths.article('invoice-ocr-guide')}#how-to-measure-accuracy`} className="link">
          {t('How to measure it with your own documents')}
        </a>
      </p>
    </Section>
  );
}
