/** Who to ask, and what to expect of asking. */
import { CONTACT_ID, ContactPart } from '../layout/forms.js';
import { Section } from '../layout/section.js';
import { msg, t } from '../../lib/texts.js';

const NOTES = [
  {
    title: msg('Which plan fits'),
    text: msg('Tell us how many documents a month, of which kinds, and what should come out.'),
  },
  {
    title: msg('A document that will not read'),
    text: msg('Describe it rather than send it: what kind, which language, scanned or photographed.'),
  },
  {
    title: msg('A hole in our security'),
    text: msg('Choose “security” as the subject, and say what you did and what you saw.'),
  },
] as const;

export function Contact() {
  return (
    <Section
      id={CONTACT_ID}
      note={t('Contact')}
      title={t('Ask a person')}
      lead={t('About prices, a stubborn document, or running Recto yourself.')}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactPart />
        <dl className="flex flex-col gap-6">
          {NOTES.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong/60 pt-4">
              <dt className="font-semibold">{t(title)}</dt>
              <dd className="mt-1.5 text-ink-soft">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
