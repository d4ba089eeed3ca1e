/** What Recto does, in six. */
import { Section } from '../layout/section.js';
import { msg, t } from '../../lib/texts.js';
import {
  DeletedDrawing,
  FormatsDrawing,
  HistoryDrawing,
  LocalDrawing,
  PlaceDrawing,
  SureDrawing,
} from './feature-drawings.js';

const FEATURES = [
  {
    Drawing: PlaceDrawing,
    title: msg('Every value has its place'),
    text: msg(
      'Choose a field and the page shows where it stands; choose a place and the page shows the field. Nothing to search for, nothing to take on trust.',
    ),
  },
  {
    Drawing: SureDrawing,
    title: msg('How sure, value by value'),
    text: msg(
      'Sums that must agree, check digits and dates that exist are proved. What is only likely says so, and waits for your eye.',
    ),
  },
  {
    Drawing: HistoryDrawing,
    title: msg('Correct it, and keep the history'),
    text: msg(
      'Edit fields or JSON, see who changed what, compare any two versions and go back to one. Corrections are facts, not overwrites.',
    ),
  },
  {
    Drawing: FormatsDrawing,
    title: msg('Out in the form you need'),
    text: msg(
      'JSON, CSV, Excel, XML and PDF, one document or a selection, with the fields you chose in the order you chose. Or by API.',
    ),
  },
  {
    Drawing: LocalDrawing,
    title: msg('Read on the machine it runs on'),
    text: msg(
      'Text recognition and extraction need no cloud. Run Recto on your own server and no page leaves it, unless you connect an outside model yourself.',
    ),
  },
  {
    Drawing: DeletedDrawing,
    title: msg('Deleted means deleted'),
    text: msg(
      'Each document is sealed under a key of its own. Delete it and the key is destroyed: copies of its file that lie elsewhere cannot be opened without it.',
    ),
  },
] as const;

export function Features() {
  return (
    <Section
      id="features"
      note={t('Features')}
      title={t('It does not just read. It shows its work.')}
      lead={t(
        'Anyone can hand you a number. Recto hands you the number, the line it came from and a reason to believe it.',
      )}
    >
      <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ Drawing, title, text }) => (
          <li key={title} data-reveal="" className="border-t border-line-strong/60 pt-6">
            <Drawing />
            <h3 className="mt-5 text-lg">{t(title)}</h3>
            <p className="mt-2 text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
