/**
 * Always at hand below the fields: how many values still need a look, and the way through them. With a value chosen:
 * what it is and how sure we are, to confirm or to leave for later. When nothing is left it says so, once, also aloud.
 */
import { ArrowRight, CircleCheck, CornerDownLeft } from 'lucide-react';
import { CERTAINTY_WORDS, certaintyOf } from '../../../entities/values/certainty.js';
import { percent } from '../../../lib/format.js';
import { Button } from '../../../ui/button.js';
import { labelOf } from '../../../entities/values/field-names.js';
import { useReview, type Review } from '../model/review-context.js';
import { t } from '../../../lib/texts.js';

export function ReviewBar() {
  const review = useReview();
  const { reading, keys, uncertain, mayReview, chosen, go, confirm } = review;
  const scored = keys.filter((key) => reading.confidence[key] !== undefined).length;
  if (scored === 0) return null;
  const at = chosen !== null && uncertain.includes(chosen) ? chosen : null;
  const left = uncertain.length;
  const note = chosen !== null && (whence(review, chosen) ?? (at !== null && certainty(review, at)));
  return (
    <div className="sticky bottom-0 z-10 -mx-3 flex min-h-14 items-center gap-3 border-t bg-sheet px-3 py-2">
      <div className="min-w-0 grow">
        <p role="status" className="flex items-center gap-2 text-sm">
          {left === 0 ? (
            <>
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-good" strokeWidth={1.75} />
              {t('Nothing left to confirm')}
            </>
          ) : (
            <span className="tabular">
              {mayReview
                ? t('{left, plural, one {# value to confirm} other {# values to confirm}}', { left })
                : t('{left, plural, one {# value not confirmed} other {# values not confirmed}}', { left })}
            </span>
          )}
        </p>
        {chosen !== null && note && <p className="truncate text-xs text-ink-faint">{note}</p>}
      </div>
      {at !== null ? (
        <>
          {left > 1 && (
            <Button look="quiet" size="small" onClick={() => go(1, 'uncertain')}>
              {t('Skip')}
            </Button>
          )}
          {mayReview && (
            <Button
              look="primary"
              size="small"
              icon={<CornerDownLeft aria-hidden="true" className="size-3.5" />}
              onClick={() => confirm(at)}
            >
              {t('Confirm')}
            </Button>
          )}
        </>
      ) : (
        left > 0 && (
          <Button
            size="small"
            icon={<ArrowRight aria-hidden="true" className="size-3.5" />}
            onClick={() => go(1, 'uncertain')}
          >
            {left === 1 ? t('Review it') : t('Review them')}
          </Button>
        )
      )}
    </div>
  );
}

function certainty({ reading }: Review, key: string): string {
  const sure = reading.confidence[key] ?? 0;
  return `${labelOf(partsOf(key))}: ${t(CERTAINTY_WORDS[certaintyOf(sure)])} ${percent(sure)}`;
}

/** Why nothing lights up on the page, or that what does is not what the value was read from. */
function whence({ places, sourceOf, originalShown }: Review, key: string): string | undefined {
  const placed = places.some((place) => place.key === key);
  if (sourceOf(key) === 'e-invoice' && originalShown)
    return placed ? t('From the XML, printed here') : t('Only in the XML, not printed');
  return originalShown && !placed ? t('Has no place on the page') : undefined;
}

const partsOf = (key: string) => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
