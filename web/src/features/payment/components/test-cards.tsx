/** Cards that are none: what a real one might do, to be chosen. */
import type { TestPayment } from '#contracts/payment.js';
import { msg, t } from '../../../lib/texts.js';

type Outcome = TestPayment['outcome'];

const CARDS: readonly { outcome: Outcome; name: string; hint: string }[] = [
  { outcome: 'paid', name: msg('A card that works'), hint: msg('Every payment goes through.') },
  { outcome: 'paid_once', name: msg('A card that works once'), hint: msg('The next payment fails.') },
  { outcome: 'declined', name: msg('A card that is declined'), hint: msg('Nothing is booked.') },
];

export function TestCards({ chosen, onChoose }: { chosen: Outcome; onChoose: (outcome: Outcome) => void }) {
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-2 text-sm font-medium">{t('Test card')}</legend>
      {CARDS.map(({ outcome, name, hint }) => (
        <label key={outcome} className="flex min-h-13 cursor-pointer items-center gap-3 border-t py-2 last:border-b">
          <input
            type="radio"
            name="card"
            className="size-4.5 shrink-0 accent-accent"
            checked={chosen === outcome}
            onChange={() => onChoose(outcome)}
          />
          <span className="flex grow flex-col justify-between gap-x-4 sm:flex-row sm:items-baseline">
            <span className="font-medium">{t(name)}</span>
            <span className="text-sm text-ink-soft">{t(hint)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
