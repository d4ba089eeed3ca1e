/** Who makes this and by which rules; why to choose it. */
import { Section } from '../layout/section.js';

const VALUES = [
  {
    title: 'Show the source',
    text: 'A value without its place on the page is a rumour. We do not accept one as certain.',
  },
  { title: 'Say how sure', text: 'Being wrong happens. Being wrong and looking certain is the fault we work against.' },
  { title: 'Keep nothing needless', text: 'What you delete is gone. What you only try is never stored.' },
  { title: 'Measure before claiming', text: 'Our figures say of what, on which documents, and what counted as right.' },
] as const;

const REASONS = [
  {
    title: 'E-invoices without guessing',
    text: 'Factur-X, ZUGFeRD and XRechnung carry their data as XML. We take that as it stands, and mark it where it is on the page.',
  },
  {
    title: 'Proof where proof is possible',
    text: 'Totals that add up, check digits of IBANs, passports and parcels, dates that exist.',
  },
  {
    title: 'Review made for the keyboard',
    text: 'One key takes you to the next value worth a look, and the page follows. Every shortcut is listed behind a question mark.',
  },
  {
    title: 'A history that cannot be bent',
    text: 'Every change is an entry in a chained log. Silent edits break the chain, and the break shows.',
  },
  {
    title: 'Runs where you need it',
    text: 'One process on a small machine, or in parts on a cluster. The same code, under the Apache License 2.0.',
  },
  {
    title: 'An API for documents',
    text: 'What the screens do with documents, your programs can do, too: described in OpenAPI, with signed webhooks.',
  },
] as const;

export function About() {
  return (
    <Section
      id="about"
      note="About"
      tone="sheet"
      title="Recto is the front of a leaf"
      lead="The side you read first. We build for the people who still have to know what is on the page: in accounting, legal, HR, logistics, real estate and healthcare. Our idea is old: the document stands as it is, and what was read from it stands beside it, like a note in the margin."
    >
      <h3 className="text-lg">What we hold to</h3>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ title, text }) => (
          <li key={title} data-reveal="" className="border-l-4 border-mark pl-5">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-16 text-lg">Why Recto</h3>
      <ul className="mt-4 grid gap-x-12 sm:grid-cols-2">
        {REASONS.map(({ title, text }) => (
          <li
            key={title}
            data-reveal=""
            className="grid gap-x-8 gap-y-1 border-t py-5 xl:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <h4 className="font-semibold">{title}</h4>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
