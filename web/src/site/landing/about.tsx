/** Who makes this and by which rules; why to choose it. */
import { Section } from '../layout/section.js';
import { msg, t } from '../../lib/texts.js';

const VALUES = [
  {
    title: msg('Show the source'),
    text: msg('A value without its place on the page is a rumour. We do not accept one as certain.'),
  },
  {
    title: msg('Say how sure'),
    text: msg('Being wrong happens. Being wrong and looking certain is the fault we work against.'),
  },
  { title: msg('Keep nothing needless'), text: msg('What you delete is gone. What you only try is never stored.') },
  {
    title: msg('Measure before claiming'),
    text: msg('Our figures say of what, on which documents, and what counted as right.'),
  },
] as const;

const REASONS = [
  {
    title: msg('E-invoices without guessing'),
    text: msg(
      'Factur-X, ZUGFeRD and XRechnung carry their data as XML. We take that as it stands, and mark it where it is on the page.',
    ),
  },
  {
    title: msg('Proof where proof is possible'),
    text: msg('Totals that add up, check digits of IBANs, passports and parcels, dates that exist.'),
  },
  {
    title: msg('Review made for the keyboard'),
    text: msg(
      'One key takes you to the next value worth a look, and the page follows. Every shortcut is listed behind a question mark.',
    ),
  },
  {
    title: msg('A history that cannot be bent'),
    text: msg('Every change is an entry in a chained log. Silent edits break the chain, and the break shows.'),
  },
  {
    title: msg('Runs where you need it'),
    text: msg('One process on a small machine, or in parts on a cluster. The same code, under the Apache License 2.0.'),
  },
  {
    title: msg('An API for documents'),
    text: msg(
      'What the screens do with documents, your programs can do, too: described in OpenAPI, with signed webhooks.',
    ),
  },
] as const;

export function About() {
  return (
    <Section
      id="about"
      note={t('About')}
      tone="sheet"
      title={t('Recto is the front of a leaf')}
      lead={t(
        'The side you read first. We build for the people who still have to know what is on the page: in accounting, legal, HR, logistics, real estate and healthcare. Our idea is old: the document stands as it is, and what was read from it stands beside it, like a note in the margin.',
      )}
    >
      <h3 className="text-lg">{t('What we hold to')}</h3>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ title, text }) => (
          <li key={title} data-reveal="" className="border-l-4 border-mark pl-5">
            <h4 className="font-semibold">{t(title)}</h4>
            <p className="mt-1.5 text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-16 text-lg">{t('Why Recto')}</h3>
      <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
        {REASONS.map(({ title, text }) => (
          <li
            key={title}
            data-reveal=""
            className="grid gap-x-8 gap-y-1 border-t py-5 xl:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <h4 className="font-semibold">{t(title)}</h4>
            <p className="text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
