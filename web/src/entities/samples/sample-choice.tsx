/** Our own sample documents to choose from, for whoever has nothing at hand. */
import { SAMPLES, thumbnailOf, type SampleName } from './samples.js';
import { t } from '../../lib/texts.js';

interface SampleChoiceProps {
  /** What else is to be said of taking one. */
  note?: string;
  onSample: (name: SampleName) => void;
}

export function SampleChoice({ note, onSample }: SampleChoiceProps) {
  return (
    <div role="group" aria-label={t('Sample documents')} className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        {t('Nothing at hand? Take one of ours.')}
        {note && ` ${note}`}
      </p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {SAMPLES.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onSample(name)}
              className="group flex w-full flex-col gap-2 rounded-md p-1 text-left"
            >
              <span className="relative block aspect-4/5 w-full overflow-hidden rounded-sm border bg-sunken">
                <img
                  src={thumbnailOf(name)}
                  alt=""
                  loading="lazy"
                  className="absolute inset-2 h-[calc(100%-1rem)] w-[calc(100%-1rem)] object-contain transition-transform group-hover:-translate-y-0.5"
                />
              </span>
              <span className="text-xs text-ink-soft group-hover:text-ink">{t(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
