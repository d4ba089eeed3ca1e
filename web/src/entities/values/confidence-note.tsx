/**
 * How sure we are of a value: a word, a figure, and a colour that repeats them. Set or found right by a person: that.
 */
import { CheckCheck, CircleAlert, CircleCheck, CircleDot, PencilLine } from 'lucide-react';
import { CERTAINTY_WORDS, certaintyOf } from './certainty.js';
import { percent } from '../../lib/format.js';
import { t } from '../../lib/texts.js';

const LOOKS = {
  sure: { tone: 'text-good', Icon: CircleCheck },
  likely: { tone: 'text-warn', Icon: CircleDot },
  check: { tone: 'text-bad', Icon: CircleAlert },
} as const;

interface ConfidenceNoteProps {
  confidence: number | undefined;
  edited: boolean;
  confirmed?: boolean;
}

export function ConfidenceNote({ confidence, edited, confirmed = false }: ConfidenceNoteProps) {
  if (edited) {
    return (
      <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint">
        <PencilLine aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {t('Edited')}
      </span>
    );
  }
  if (confirmed) {
    return (
      <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-good">
        <CheckCheck aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {t('Confirmed')}
      </span>
    );
  }
  if (confidence === undefined) return null;
  const certainty = certaintyOf(confidence);
  const { tone, Icon } = LOOKS[certainty];
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs whitespace-nowrap tabular ${tone}`}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {t(CERTAINTY_WORDS[certainty])} {percent(confidence)}
    </span>
  );
}
