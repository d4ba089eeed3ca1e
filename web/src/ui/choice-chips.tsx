/** Any number of a few words, each switched on and off. */
import { Check } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.js';
import { t } from '../lib/texts.js';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  /** English, marked with `msg`. */
  words: Record<Value, string>;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

export function ChoiceChips<Value extends string>({
  legend,
  options,
  words,
  chosen,
  onToggle,
}: ChoiceChipsProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="text-sm font-medium">
        {legend}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => {
          const on = chosen.includes(option);
          return (
            <button
              key={option}
              type="button"
              aria-pressed={on}
              onClick={() => onToggle(option)}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors',
                on
                  ? 'border-accent bg-accent-wash font-medium text-accent'
                  : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
              )}
            >
              {on && <Check aria-hidden="true" className="size-3.5" />}
              {t(words[option])}
            </button>
          );
        })}
      </div>
    </div>
  );
}
